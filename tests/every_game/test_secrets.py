"""Non-interference: what a seat can't know changes not one byte of what reaches it, neither now nor after a move."""

import random

import pytest

import regnum
from tests.every_game.observer import all_that_reaches, another_past, heard, observers, told_alike
from tests.every_game.play import sampled


def test_concealing_changes_nothing_that_a_seat_can_see(table):
    for match in sampled(table, games=2, share=0.04):
        for seat in observers(match):
            truth = all_that_reaches(match, seat)
            for seed in (1, 2**63):
                twin = match.determinise(seat, seed)
                assert all_that_reaches(twin, seat) == truth


def test_another_past_changes_nothing_that_a_seat_can_see(table):
    """Also what was told long ago, and what it was told about, depends on nothing that this seat couldn't know."""
    rng = random.Random(str(table))
    for match in sampled(table, games=1, share=0.02):
        for seat in observers(match):
            assert all_that_reaches(another_past(match, seat, rng), seat) == all_that_reaches(match, seat)


def test_a_move_tells_an_observer_no_more_than_its_events_do(table):
    """The same move of another player, in a match and in one that the observer can't tell from it, leads to the same.

    Unless its events reveal something that nobody knew, or show other things.
    """
    rng = random.Random(f"observers {table}")
    compared = 0
    for match in sampled(table, games=3, share=0.12):
        for seat in observers(match):
            if match.over or seat == match.actor:
                continue
            twin = match.determinise(seat, rng.getrandbits(60))
            shared = sorted(set(match.legal) & set(twin.legal))
            rng.shuffle(shared)
            compared += any(compare_after(match, twin, action, seat) for action in shared)
    assert compared > 5


def compare_after(match, twin, action, seat) -> bool:
    after, other = match.copy(), twin.copy()
    after.play(action)
    other.play(action)
    if not told_alike(after, other, seat):
        return False
    assert all_that_reaches(other, seat) == all_that_reaches(after, seat), match.game.space[action].notation
    return True


def test_a_concealed_game_can_be_played_on(table):
    rng = random.Random(str(table))
    for match in sampled(table, games=2, share=0.02):
        for seat in observers(match):
            twin = match.determinise(seat, rng.getrandbits(64))
            for _ in range(60):
                if twin.over:
                    break
                twin.play(rng.choice(twin.legal))


def test_the_log_tells_a_seat_no_more_than_its_view(table):
    """Where a move leads to the same view whatever is hidden, the same is told, if in another order.

    But for what is declared to show something, which may be covered again at once, as by the cards of the next round.
    """
    for match in sampled(table, games=2, share=0.08):
        if match.over:
            continue
        action = match.legal[-1]
        true = match.copy()
        true.play(action)
        for seat in observers(match):
            guess = match.determinise(seat, match.ply)
            if action in guess.legal:
                guess.play(action)
                if guess.view(seat) == true.view(seat):
                    assert covered(guess.decisions[-1], seat) == covered(true.decisions[-1], seat)


def covered(decision, seat) -> list[str]:
    """What a seat heard, without the things that were shown."""
    return sorted(h.kind.name if h.kind.shows else str(h) for h in heard(decision, seat))


def test_the_generator_is_in_no_view(table):
    for match in sampled(table, games=1, share=0.03):
        secrets = {str(int(match.state.rng)), str(match.seed)}
        for seat in observers(match):
            text = all_that_reaches(match, seat)
            assert not any(secret in text for secret in secrets if len(secret) > 6)


@pytest.mark.parametrize("seat", [-1, 7])
def test_a_seat_that_is_not_there_has_no_view(game, seat):
    with pytest.raises(regnum.RegnumError, match="seat"):
        regnum.match(game.id).view(seat)
