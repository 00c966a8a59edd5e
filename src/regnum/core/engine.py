"""What is done with any game's rules, written once and compiled for each of them by specialise().

`setup`, `legal`, `apply`, `conceal` and `outcome` are the game's own, found among the globals of the compiled copies.
States are passed as an array and an index: handing over a single record would cost Python two microseconds.
"""

from typing import Any

import numpy as np

from regnum.core.chance import below, reseed, spin, threefry
from regnum.core.compiled import specialise
from regnum.core.journal import SILENT

setup: Any = None
legal: Any = None
apply: Any = None
conceal: Any = None
outcome: Any = None
prepare: Any = None
step: Any = None
itemsize: Any = None
private: Any = None
features: Any = None

ADVANCE, LIST = -1, -2

POLICY = np.uint64(0xFFFFFFFF)  # a counter that no game reaches: the luck of playouts is apart from the game's own


def _prepare(states, i, players, options, seed):
    """Set up a game from nothing."""
    raw = states.view(np.uint8)
    for at in range(i * itemsize, (i + 1) * itemsize):
        raw[at] = 0
    state = states[i]
    reseed(state, seed)
    state.players = players
    setup(state, players, options, seed)


def _step(states, i, action, actions, journal):
    """Carry out one decision, and those that all know to have one answer; the number of choices then, in `actions`.

    The action may be ADVANCE, to carry out nothing first, or LIST, to carry out nothing at all. It is all one function
    because the rules are compiled into every function that calls them.
    """
    state = states[i]
    if action >= 0:
        state.ply += 1
        apply(state, action, journal)
    while state.actor >= 0:
        count = legal(state, actions)
        if count != 1 or action == LIST or private >> state.phase & 1:
            return count
        apply(state, actions[0], journal)
    return 0


def _hide(states, i, seat, seed):
    """Replace all that a seat can't know by a random guess."""
    conceal(states[i], seat, seed)


def _shares(states, i, result):
    """Each seat's share of the win."""
    outcome(states[i], result)


def _observe(states, i, seat, out):
    """Write what a seat, or a spectator with -1, knows of a state into `out`, as learners want it."""
    features(states[i], seat, out)


def _random_games(states, players, options, seed, lengths, results, actions, journal):
    """Fill `states` with finished random games of consecutive seeds."""
    for i in range(states.shape[0]):
        prepare(states, i, players, options, seed + np.uint64(i))
        luck = threefry(seed + np.uint64(i), POLICY) | np.uint64(1)
        state = states[i]
        count = step(states, i, ADVANCE, actions, journal)
        while count > 0:
            luck = spin(luck)
            count = step(states, i, actions[below(luck, count)], actions, journal)
        lengths[i] = state.ply
        outcome(state, results[i])


def observer(game: str, features: Any) -> Any:
    """Apart from the engine, for few need it."""
    return specialise(_observe, game, features=features)


class Engine:
    """The compiled functions of one game."""

    def __init__(self, game: str, dtype: np.dtype, private: int, **rules: Any) -> None:
        def make(function: Any, **more: Any) -> Any:
            return specialise(function, game, **rules, **more)

        self.prepare = make(_prepare, itemsize=dtype.itemsize)
        self.step = make(_step, private=private)
        self.hide = make(_hide)
        self.shares = make(_shares)
        self.random_games = make(_random_games, prepare=self.prepare, step=self.step)

    def begin(
        self, states: np.ndarray, i: int, players: int, options: np.ndarray, seed: Any, actions: np.ndarray,
        journal: np.ndarray,
    ) -> int:  # fmt: skip
        """Set up a game; the number of legal actions."""
        self.prepare(states, i, players, options, seed)
        return self.step(states, i, ADVANCE, actions, journal)

    def choices(self, states: np.ndarray, i: int, actions: np.ndarray) -> int:
        """List the legal actions of a state that waits for a decision; their number."""
        return self.step(states, i, LIST, actions, SILENT)
