"""Why can't I? Every forbidden action has a rule that forbids it, stated in every language, and truly."""

import os
import random
import re
from collections.abc import Iterator

import pytest

import regnum
from regnum.core.homes import homes
from regnum.core.text import LANGUAGES
from tests.every_game.play import LONGEST, sampled
from tests.every_game.test_words import messages
from tests.refusals import Refusal, checks, is_true

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
GAMES = FUZZ or 2
DEPTH = 3 * LONGEST if FUZZ else LONGEST


def documented(game):
    return set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)", homes()[game].rules("en", game).read_text("utf-8")))


def positions(table: tuple, share: float) -> Iterator[tuple[regnum.Match, random.Random]]:
    """Some positions of random games. In every other one nobody passes, stops or declines who can do anything else."""
    name, players, options = table
    for seed in range(GAMES):
        rng = random.Random(f"{table} {seed}")
        match = regnum.match(name, players, seed=rng.getrandbits(64), **options)
        while not match.over and match.ply < DEPTH:
            if rng.random() < share:
                yield match, rng
            doing = [number for number in match.legal if match.game.space[number].values]
            match.play(rng.choice(doing if doing and seed % 2 else match.legal))


def refused(match: regnum.Match, rng: random.Random, most: int) -> Iterator[Refusal]:
    """Actions that are not legal: most of them of verbs that are being asked for, each verb as often."""
    view, legal, space = match.view(match.actor), set(match.legal), match.game.space
    asked = match.game.phases[match.state.phase].verbs
    by_verb: dict[str, list[int]] = {}
    for action in space.actions:
        if action.number not in legal:
            by_verb.setdefault(action.verb.name, []).append(action.number)
    for verb, numbers in by_verb.items():
        for number in rng.sample(numbers, min(most if verb in asked else 1, len(numbers))):
            yield Refusal(match, number, view, match.why_not(number))


def test_every_illegal_action_is_refused_with_a_rule(table):
    rules = documented(table[0])
    rng = random.Random(str(table))
    for match in sampled(table, games=2, share=0.1):
        before = bytes(match)
        for action in rng.sample(range(len(match.game.space)), min(30, len(match.game.space))):
            if action not in match.legal:
                with pytest.raises(regnum.IllegalMove) as refusal:
                    match.play(action)
                if match.over:
                    continue
                assert refusal.value.rule in rules, refusal.value.message
                sentences = {refusal.value.text(language) for language in LANGUAGES}
                assert len(sentences) == len(LANGUAGES), f"not translated: {sentences}"
        assert bytes(match) == before


def test_every_reason_of_a_game_can_be_checked(game):
    assert {name for name in messages("en", game.id) if name.startswith("why-")} == set(checks(game.id))


def test_a_refusal_is_true(table):
    """Each reason is looked at independently: tests/refusals."""
    for match, rng in positions(table, share=0.15):
        for it in refused(match, rng, most=8):
            assert is_true(it), f"{' '.join(it.words)} at ply {match.ply}: {it.reason}"


def test_phases_name_the_verbs_that_answer_them(table):
    for match in sampled(table, games=2, share=0.3):
        if not match.over:
            asked = match.game.phases[match.state.phase].verbs
            assert {match.game.space[number].verb.name for number in match.legal} <= set(asked)


def test_every_verb_is_asked_for_somewhere_and_says_when(game):
    verbs = {verb.name for verb in game.space.verbs}
    assert {verb for phase in game.phases for verb in phase.verbs} == verbs
    assert {name for name in messages("en", game.id) if name.startswith("when-")} == {f"when-{v}" for v in verbs}


def drawn(match: regnum.Match) -> list[str]:
    return sorted(set(re.findall(r'data-at="([^"]+)"', match.scene(match.actor).svg())))


def test_everything_drawn_says_why_it_can_not_be_touched(table):
    """A thing that no legal move touches gives a reason; one of another phase says what it is for and when."""
    rules = documented(table[0])
    for match, _ in positions(table, share=0.02):
        lit = {address for move in match.moves() for address in move.addresses}
        asked = match.game.phases[match.state.phase].verbs
        for address in drawn(match):
            reason = match.why_at(address)
            assert (reason is None) == (address in lit), address
            if reason is not None:
                assert reason.rule in rules and reason.message != "why-nothing", address
                assert len({reason.text(language) for language in LANGUAGES}) == len(LANGUAGES)
            if reason is not None and reason.message == "why-other-decision":
                assert not {verb for _, verb in reason.arguments["when"]} & set(asked)


def test_places_name_the_verbs_that_touch_them(table):
    for match in sampled(table, games=2, share=0.2):
        game, moves = match.game, [] if match.over else match.moves()
        for move in moves:
            for address in move.addresses:
                assert any(place.fits(address, game.space.kinds) and move.verb in place.verbs for place in game.places)
