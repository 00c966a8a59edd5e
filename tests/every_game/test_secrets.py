"""Non-interference: what a seat can't know changes not one byte of what reaches it."""

import json

import pytest

from tests.every_game.play import concealed, sampled


def all_that_reaches(match, seat):
    """Views, drawings and texts of a seat, and its moves when it is to decide."""
    scene = match.scene(seat)
    facts = {
        "view": match.view(seat),
        "scene": scene.svg(),
        "text": match.describe(seat),
        "tale": list(match.tale(seat)),
        "undo": match.can_undo(seat),
    }
    if seat is not None and seat == match.actor:
        facts["moves"] = [(m.action, m.notation, m.addresses, m.text) for m in match.moves()]
        illegal = [a for a in range(0, len(match.game.space), 7) if a not in match.legal]
        facts["why"] = [str(match.why_not(action)) for action in illegal[:20]]
    return json.dumps(facts, sort_keys=True)


def seats(match):
    return [None, *range(match.players)]


def test_concealing_changes_nothing_that_a_seat_can_see(table):
    for match in sampled(table, games=2, share=0.04):
        for seat in seats(match):
            truth = all_that_reaches(match, seat)
            for seed in (1, 2**63):
                twin = concealed(match, seat, seed)
                assert twin.actor == match.actor and twin.over == match.over
                assert all_that_reaches(twin, seat) == truth


def test_a_concealed_game_can_be_played_on(table):
    import random

    rng = random.Random(str(table))
    for match in sampled(table, games=2, share=0.02):
        for seat in seats(match):
            twin = concealed(match, seat, rng.getrandbits(64))
            for _ in range(60):
                if twin.over:
                    break
                twin.play(rng.choice(twin.legal))


def test_nobody_hears_what_depends_on_secrets(table):
    """What a move tells a seat is the same on states it can't tell apart, unless it revealed or drew something."""
    for match in sampled(table, games=2, share=0.05):
        if match.over:
            continue
        action = match.legal[match.ply % len(match.legal)]
        true = match.copy()
        true.play(action)
        if true.decisions[-1].final:
            continue
        for seat in seats(match):
            guess = concealed(match, seat, match.ply)
            if action in guess.legal and len(guess.legal) > 1:
                guess.play(action)
                if not guess.decisions[-1].final:
                    assert heard(guess, seat) == heard(true, seat)


def test_the_log_tells_a_seat_no_more_than_its_view(table):
    """Where a move leads to the same view whatever is hidden, the same is told, if in another order."""
    for match in sampled(table, games=2, share=0.08):
        if match.over:
            continue
        action = match.legal[-1]
        true = match.copy()
        true.play(action)
        for seat in seats(match):
            guess = concealed(match, seat, match.ply)
            if action in guess.legal:
                guess.play(action)
                if guess.view(seat) == true.view(seat):
                    assert sorted(map(str, heard(guess, seat))) == sorted(map(str, heard(true, seat)))


def heard(match, seat):
    return [(h.kind.name, h.arguments) for h in match.decisions[-1].happenings if h.heard_by(seat)]


def test_the_generator_is_in_no_view(table):
    for match in sampled(table, games=1, share=0.03):
        secrets = {str(int(match.state.rng)), str(match.seed)}
        for seat in seats(match):
            text = all_that_reaches(match, seat)
            assert not any(secret in text for secret in secrets if len(secret) > 6)


@pytest.mark.parametrize("seat", [-1, 7])
def test_a_seat_that_is_not_there_has_no_view(game, seat):
    import regnum

    with pytest.raises(regnum.RegnumError, match="seat"):
        regnum.match(game.id).view(seat)
