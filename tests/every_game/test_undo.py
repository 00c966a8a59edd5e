"""Undo takes back one's own decisions, and never what was revealed, drawn at random or decided by another."""

import pytest

import regnum
from regnum.core.errors import NoUndo
from tests.every_game.observer import all_that_reaches, observers
from tests.every_game.play import sampled


def test_undo_restores_every_byte(table):
    undone = 0
    for match in sampled(table, games=2, share=0.4):
        if match.can_undo():
            after, legal, action = bytes(match), match.legal, match.decisions[-1].action
            decision = match.undo(match.decisions[-1].seat)
            assert bytes(match) == decision.before
            match.play(action)
            assert bytes(match) == after and match.legal == legal
            undone += 1
    assert undone > 2


def test_undo_never_crosses_chance_or_another_players_decision(table):
    for match in sampled(table, games=2, share=0.2):
        if match.decisions:
            last = match.decisions[-1]
            others = [seat for seat in range(match.players) if seat != last.seat]
            assert not any(match.can_undo(seat) for seat in others)
            with pytest.raises(NoUndo):
                match.undo(others[0])
            before = regnum.replay(match.record(), match.ply - 1)
            if before.state.drawn != match.state.drawn:
                assert not match.can_undo(last.seat)
                with pytest.raises(NoUndo):
                    match.undo(last.seat)


def test_undo_never_crosses_a_revelation(table):
    """A move that may be taken back taught nobody anything: it was possible and led to the same whatever was hidden."""
    undone = 0
    for match in sampled(table, games=2, share=0.15):
        if match.over:
            continue
        seat = match.actor
        action = match.legal[(7 * match.ply) % len(match.legal)]
        true = match.copy()
        true.play(action)
        if true.can_undo(seat):
            undone += 1
            for observer in observers(match):
                for seed in range(3):
                    compare_guess(match.determinise(observer, seed), action, true, observer)
    assert undone > 0


def compare_guess(guess, action, true, observer):
    if action in guess.legal:
        guess.play(action)
        assert all_that_reaches(guess, observer) == all_that_reaches(true, observer)
        return
    # Cards that the player may not have: nothing has been told of them yet, and their player is still being asked.
    assert true.decisions[-1].happenings == ()
    assert true.actor == true.decisions[-1].seat
    assert true.game.phases[true.state.phase].private


def test_there_is_nothing_to_undo_at_the_start(game):
    with pytest.raises(NoUndo):
        regnum.match(game.id).undo()
