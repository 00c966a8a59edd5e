"""Undo takes back one's own decisions, and never what was revealed, drawn at random or decided by another."""

import pytest

import regnum
from regnum.core.errors import NoUndo
from tests.every_game.play import concealed, sampled


def test_undo_restores_every_byte(table):
    undone = 0
    for match in sampled(table, games=2, share=0.2):
        if match.can_undo():
            after, legal, action = bytes(match), match.legal, match.decisions[-1].action
            decision = match.undo(match.decisions[-1].seat)
            assert bytes(match) == decision.before
            match.play(action)
            assert bytes(match) == after and match.legal == legal
            undone += 1
    assert undone > 5


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
    """A move that may be taken back taught its player nothing: it leads to the same view whatever was hidden."""
    for match in sampled(table, games=2, share=0.15):
        if match.over:
            continue
        seat = match.actor
        action = match.legal[(7 * match.ply) % len(match.legal)]
        true = match.copy()
        true.play(action)
        if true.can_undo(seat):
            for seed in range(3):
                guess = concealed(match, seat, seed)
                guess.play(action)
                assert guess.view(seat) == true.view(seat)


def test_there_is_nothing_to_undo_at_the_start(game):
    with pytest.raises(NoUndo):
        regnum.match(game.id).undo()
