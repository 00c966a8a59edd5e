"""Plain random playouts, to compare the search with: the same decisions, the same valuing, but no tree."""

from typing import Any

import numpy as np

from regnum.bots.tree import compile_value
from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import specialise
from regnum.core.game import Game

conceal: Any = None
legal: Any = None
apply: Any = None
value: Any = None


def _play_out(states, seat, rounds, tried, longest, seed, actions, result, network, neurons, journal):
    """So many playouts of at most `longest` decisions from states[0]; the sum of the seat's shares.

    At decision number `tried` all actions are tried and valued, as the search does where it leaves its tree.
    """
    total = 0.0
    for number in range(rounds):
        states[1] = states[0]
        state = states[1]
        luck = threefry(seed, np.uint64(number)) | np.uint64(1)
        conceal(state, seat, luck)
        decision = 0
        while state.actor >= 0:
            count = legal(state, actions)
            choice = 0
            if count > 1:
                if decision == longest:
                    break
                decision += 1
                if decision == tried:
                    for place in range(count):
                        states[2] = states[1]
                        apply(states[2], np.int64(actions[place]), journal)
                        value(states[2], result, network, neurons)
                        total += result[seat]
                luck = spin(luck)
                choice = below(luck, count)
            apply(state, np.int64(actions[choice]), journal)
        value(state, result, network, neurons)
        total += result[seat]
    return total


def compile_playouts(game: Game) -> Any:
    return specialise(
        _play_out, game.id, conceal=game.conceal, legal=game.legal, apply=game.apply, value=compile_value(game)
    )
