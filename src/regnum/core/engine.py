"""What is done with any game's rules, written once and compiled for each of them by specialise().

`setup`, `legal`, `apply`, `conceal` and `outcome` are the game's own, found among the globals of the compiled copies.
States are passed as an array and an index: handing over a single record would cost Python two microseconds.
"""

from typing import Any

import numpy as np

from regnum.core.chance import below, reseed, spin, threefry
from regnum.core.compiled import specialise

setup: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
outcome: Any = None
advance: Any = None
begin: Any = None
playout: Any = None
itemsize: Any = None

POLICY = np.uint64(0xFFFFFFFF)  # a counter that no game reaches: the luck of playouts is apart from the game's own


def _advance(state, actions, journal):
    """Take the decisions that have one answer only, until somebody has a choice; the number of choices."""
    while state.actor >= 0:
        count = legal(state, actions)
        if count != 1:
            return count
        apply(state, actions[0], journal)
    return 0


def _begin(states, i, players, options, seed, actions, journal):
    """Set up a game from nothing; the number of legal actions."""
    raw = states.view(np.uint8)
    for at in range(i * itemsize, (i + 1) * itemsize):
        raw[at] = 0
    state = states[i]
    reseed(state, seed)
    state.players = players
    setup(state, players, options, seed)
    return advance(state, actions, journal)


def _step(states, i, action, actions, journal):
    """Carry out one decision; the number of legal actions of the next one, listed in `actions`, 0 at the end."""
    state = states[i]
    state.ply += 1
    apply(state, action, journal)
    return advance(state, actions, journal)


def _choices(states, i, actions):
    """List the legal actions of a state that waits for a decision; their number."""
    if states[i].actor < 0:
        return 0
    return legal(states[i], actions)


def _hide(states, i, seat, seed):
    """Replace all that a seat can't know by a random guess."""
    conceal(states[i], seat, seed)


def _shares(states, i, result):
    """Each seat's share of the win."""
    outcome(states[i], result)


def _playout(states, i, luck, actions, journal):
    """Play at random to the end; the number of decisions."""
    state = states[i]
    count = legal(state, actions) if state.actor >= 0 else 0
    moves = 0
    while count > 0:
        luck = spin(luck)
        state.ply += 1
        apply(state, actions[below(luck, count)], journal)
        count = advance(state, actions, journal)
        moves += 1
    return moves


def _random_games(states, players, options, seed, lengths, results, actions, journal):
    """Fill `states` with finished random games of consecutive seeds."""
    for i in range(states.shape[0]):
        begin(states, i, players, options, seed + np.uint64(i), actions, journal)
        luck = threefry(seed + np.uint64(i), POLICY) | np.uint64(1)
        lengths[i] = playout(states, i, luck, actions, journal)
        outcome(states[i], results[i])


class Engine:
    """The compiled functions of one game."""

    def __init__(self, game: str, dtype: np.dtype, **rules: Any) -> None:
        def make(function: Any, **more: Any) -> Any:
            return specialise(function, game, **rules, **more)

        self.dtype = dtype
        advance = make(_advance, inner=True)
        self.begin = make(_begin, advance=advance, itemsize=dtype.itemsize)
        self.step = make(_step, advance=advance)
        self.choices = make(_choices)
        self.hide = make(_hide)
        self.shares = make(_shares)
        playout = make(_playout, advance=advance, inner=True)
        self.random_games = make(_random_games, begin=self.begin, playout=playout)
