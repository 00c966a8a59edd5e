"""The engine against a second, naive implementation of the rules: every legal set and every fact, turn by turn.

REGNUM_FUZZ=<games per table> looks longer.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import regnum
from tests.oracles import tajmahal as oracle
from tests.oracles.tajmahal_positions import POLICIES, Policy, at_random, construct, fight, hoard
from tests.oracles.tajmahal_scoring import shares
from tests.oracles.tajmahal_visit import Question, Script, game

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
each_table = pytest.mark.parametrize("players", (3, 4, 5))
seen: Counter[str] = Counter()  # positions compared, and what happened in them

POINTS = {"plus2_played", "bonus_points", "bonus_good", "tile_good", "hand_scored"}


RARE = (
    "other colour", "back to the first colour", "change of colour in the first turn", "change of colour without need",
    "beside another's crown", "bonus tile under a crown", "crown beside own palace", "crown beside another's palace",
    "crown on a bonus tile", "two alike taken", "last one plays on", "last one played nothing",
    "special card of another", "special card held already", "card tile without a card", "reshuffled for a card tile",
    "idle without a card", "display_short", "took_nothing", "can only withdraw", "shared win",
)  # fmt: skip


class Unforeseen(Exception):
    """Two displays were dealt since a reshuffle: the order of its cards can't be read from the state."""


def compare(match: regnum.Match, p: oracle.Position, question: Question | None, story: str) -> None:
    state, kinds, theirs = match.state, match.game.kinds, oracle.read(match)
    found, wanted = oracle.facts(theirs), oracle.facts(p)
    assert found.keys() == wanted.keys(), story
    for name, value in wanted.items():
        assert found[name] == value, f"{name}: {found[name]}, not {value} {story}"
    for seat in p.seats:
        mine = [city for city in kinds["city"] if seat in (p.palace.get(city), p.crown.get(city))]
        assert int(state.network[seat]) == sum(1 << kinds["city"].index(city) for city in mine), f"network {story}"
        counts = [oracle.symbols(p, seat)[symbol] for symbol in kinds["symbol"]]
        assert state.symbols[seat].tolist() == counts, f"symbols {story}"
        assert int(state.hand_size[seat]) == p.players[seat].hand.total(), f"hand size {story}"
        assert p.players[seat].known <= p.players[seat].hand
    assert int(state.display_size) == p.display.total(), f"display size {story}"
    assert int(state.discards_size) == p.discards.total(), f"discards {story}"
    laid = Counter(card for player in p.players for card in player.played if card not in oracle.SPECIALS)
    everywhere = sum((player.hand for player in p.players), Counter(p.deck) + p.display + p.discards + laid)
    assert everywhere == oracle.PACK, story
    if question is None:
        assert match.over and match.shares == pytest.approx(shares(p)), f"end {story}"
    else:
        assert (match.actor, match.game.phases[state.phase].name) == (question.seat, question.phase), story
        assert sorted(notations(match)) == question.answers, f"legal {story}"
        assert match.legal == sorted(match.legal), story


def notations(match: regnum.Match) -> list[str]:
    return [match.game.space[number].notation for number in match.legal]


def points(happenings: Any) -> Counter[int]:
    """Who got how many points, as the engine tells it."""
    told: Counter[int] = Counter()
    for happening in happenings:
        if happening.kind.name in POINTS:
            told[happening.arguments["seat"]] += happening.arguments["points"]
        elif happening.kind.name in ("palace_here", "palace_chain"):
            told[happening.arguments["seat"]] += 1
    return told


def play_out(match: regnum.Match, rng: random.Random, policies: list[Policy], story: str) -> None:
    """Play to the end on both sides."""
    p = oracle.read(match)
    moves: list[str] = []
    told: list[list[Any]] = []  # what followed each reshuffle that the last decision led to

    def reshuffled(pile: list[str]) -> list[str]:
        return new_deck(match, pile, told.pop(0), last=not told)

    p.shuffled = reshuffled
    script, answer = game(p), None
    try:
        while question := following(script, answer):
            compare(match, p, question, f"{story} after {moves}")
            seen["positions"] += 1
            answer = policies[question.seat](rng, p, question)
            moves.append(answer)
            seen.update(situations(p, question, answer))
            before = [player.score for player in p.players]
            happenings = match.play(answer)
            told[:] = since_reshuffles(happenings)
            seen.update(events(happenings))
            gained = points(happenings)
            scores = [score + gained[seat] for seat, score in enumerate(before)]
            assert match.state.score[: match.players].tolist() == scores, f"points told {story} after {moves}"
        compare(match, p, None, f"{story} after {moves}")
        seen["games"] += 1
        seen["shared win"] += max(shares(p)) < 1
    except Unforeseen:
        seen["unforeseen"] += 1


def following(script: Script, answer: str | None) -> Question | None:
    """The next question, None at the end of the game."""
    try:
        return script.send(answer)
    except StopIteration:
        return None


def situations(p: oracle.Position, question: Question, answer: str) -> Iterator[str]:
    """What is rare about a decision."""
    seat = question.seat
    me, (verb, *things) = p.players[seat], answer.split()
    last = sum(not player.withdrawn for player in p.players) == 1
    if verb == "play" and me.colour:
        yield from ["other colour"] * (oracle.COLOUR[things[0]] != me.colour)
        others = {oracle.COLOUR.get(card, "white") for card in me.played} - {me.colour, "white"}
        yield from ["back to the first colour"] * bool(others and oracle.COLOUR[things[0]] == me.colour)
    if "special_colour" in things and me.colour in (None, oracle.COLOUR[things[0]]):
        yield "change of colour without need" if me.colour else "change of colour in the first turn"
    elif verb == "build" and things[0] in p.crown:
        yield "beside another's crown"
        yield from ["bonus tile under a crown"] * (things[0] in p.bonus)
    elif verb == "crown":
        if things[0] in p.palace:
            yield "crown beside own palace" if p.palace[things[0]] == seat else "crown beside another's palace"
        yield from ["crown on a bonus tile"] * (things[0] in p.bonus)
    elif verb == "take" and len(things) == 2:
        yield from ["two alike taken"] * (things[0] == things[1])
    yield from ["can only withdraw"] * (question.answers == ["withdraw"])
    if last:
        yield from ["last one plays on"] * (verb == "play")
        yield from ["last one played nothing"] * (verb == "withdraw" and not me.played)


def events(happenings: Any) -> Iterator[str]:
    """What happened, by name; rare things by names of their own."""
    before = ""
    for happening in happenings:
        name = happening.kind.name
        yield name
        if name == "special_won" and happening.arguments["from"] >= 0:
            own = happening.arguments["from"] == happening.arguments["seat"]
            yield "special card held already" if own else "special card of another"
        elif name in ("nothing_to_draw", "reshuffled") and before == "bonus_card":
            yield "card tile without a card" if name == "nothing_to_draw" else "reshuffled for a card tile"
        elif name == "nothing_to_draw" and before == "draws_without_play":
            yield "idle without a card"
        before = name


def since_reshuffles(happenings: Any) -> list[list[Any]]:
    """What happened after each reshuffle, up to the next one."""
    told: list[list[Any]] = []
    for happening in happenings:
        if happening.kind.name == "reshuffled":
            told.append([])
        elif told:
            told[-1].append(happening)
    seen["several reshuffles at once"] += len(told) > 1
    return told


def new_deck(match: regnum.Match, pile: list[str], told: list[Any], last: bool) -> list[str]:
    """The order that chance gave a pile: what is left of it lies in the engine's deck, what was drawn is told.

    In a display the order makes no difference: what is neither left nor drawn to a hand went there.
    """
    left = oracle.read(match).deck if last else []
    to_hands: list[list[str]] = [[]]
    for happening in told:
        if happening.kind.name == "drew_card":
            to_hands[-1].append(match.game.kinds["card"][happening.arguments["card"]])
        elif happening.kind.name in ("display_dealt", "display_short"):
            to_hands.append([])
    to_display = Counter(pile)
    to_display.subtract([*left, *chain(*to_hands)])
    assert all(number >= 0 for number in to_display.values()), f"reshuffled other cards than {pile}"
    if len(to_hands) > 2:
        raise Unforeseen
    order = [*to_hands[0], *to_display.elements(), *(to_hands[1] if len(to_hands) == 2 else [])]
    return [*left, *reversed(order)]


@each_table
def test_whole_games(players: int) -> None:
    seen["tables"] += 1
    for number in range(FUZZ or 7):
        rng = random.Random(f"{players} {number}")
        name = list(POLICIES)[number % len(POLICIES)]
        mixed = [rng.choice([POLICIES[name], rng.choice(list(POLICIES.values()))]) for _ in range(players)]
        everyone = [POLICIES[name]] * players
        match = regnum.match("tajmahal", players, seed=rng.getrandbits(63))
        play_out(match, rng, everyone if rng.random() < 0.4 else mixed, f"game {number}, {name}")


@each_table
def test_constructed_positions(players: int) -> None:
    seen["tables"] += 1
    for number in range(FUZZ or 14):
        rng = random.Random(f"constructed {players} {number}")
        match = regnum.match("tajmahal", players, seed=number)
        construct(match, rng)
        play_out(match, rng, [rng.choice([at_random, fight, hoard])] * players, f"position {number}")


def test_rare_situations_were_met() -> None:
    if seen["tables"] < 6:  # the tests before ran in another process
        for players in (3, 4, 5):
            test_whole_games(players)
            test_constructed_positions(players)
    for situation in RARE:
        assert seen[situation], situation
