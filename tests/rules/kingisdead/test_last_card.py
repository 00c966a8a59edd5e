"""7 The last card with three players."""

import random

import numpy as np
import pytest
from numba import njit

import regnum
from regnum.core.journal import SILENT
from regnum.core.linking import OuterCompiler
from regnum.games.kingisdead.actions import PASS, PLAY
from regnum.games.kingisdead.rules import apply, legal, list_choices
from regnum.games.kingisdead.rules.ending import outcome
from regnum.games.kingisdead.state import NO_CARD

outer = njit(pipeline_class=OuterCompiler)  # what Python calls, with the rules that it calls


@outer
def carry_out(states, action, journal):
    apply(states[0], action, journal)


@outer
def list_all(states, actions):
    """What the card in play asks for, whether or not it wins."""
    return list_choices(states[0], actions)


@outer
def list_legal(states, actions):
    return legal(states[0], actions)


@outer
def finish(states, shares, journal):
    """All pass to the end."""
    while states[0].actor >= 0:
        apply(states[0], PASS, journal)
    outcome(states[0], shares)


def after(states, action):
    states = states.copy()
    carry_out(states, action, SILENT)
    return states


def listed(function, states):
    actions = np.zeros(64, np.int16)
    return actions[: function(states, actions)].tolist()


def can_win(states, owner):
    """By brute force: carry out the card in every way, let all pass, and see who wins."""
    if states["card"][0] != NO_CARD:
        return any(can_win(after(states, action), owner) for action in listed(list_all, states))
    states, shares = states.copy(), np.zeros(4)
    finish(states, shares, SILENT)
    return shares[owner] > 0


def last_card_positions(seed, **options):
    """A random game of three from the 23rd card on: every state where the last card's owner decides, asked or not."""
    rng = random.Random(seed)
    match = regnum.match("kingisdead", players=3, seed=seed, **options)
    while not match.over and match.state.cards_played < 23:
        match.play(rng.choice(match.legal))
    states = match.states
    while states["actor"][0] >= 0:
        state = states[0]
        last_turn = state["card"] == NO_CARD and state["cards_played"] == 23 and state["pile_size"][state["actor"]] == 7
        if last_turn or (state["card"] != NO_CARD and state["cards_played"] == 24):
            yield states
        states = after(states, rng.choice(listed(list_legal, states)))


@pytest.mark.rule("KID-7.1")
@pytest.mark.parametrize("mordred", ["off", "on"])
def test_the_last_card_is_legal_exactly_where_brute_force_finds_a_win(mordred):
    barred = chosen = 0
    for seed in range(150):
        for states in last_card_positions(seed, mordred=mordred):
            owner = states["actor"][0]
            if states["card"][0] == NO_CARD:
                card = next(card for card in range(7) if states["hand"][0, owner, card])
                wins = can_win(after(states, PLAY[card]), owner)
                wanted = [PASS, PLAY[card]] if wins else [PASS]
                barred += not wins
            else:
                wanted = [action for action in listed(list_all, states) if can_win(after(states, action), owner)]
                chosen += 1
            assert listed(list_legal, states) == wanted
    assert barred > 20 and chosen > 20
