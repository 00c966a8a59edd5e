"""Plain random playouts, to compare the search with: the same decisions and the same value at the end, but no tree."""

from typing import Any

import numpy as np

from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import specialise
from regnum.core.game import Game

conceal: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
evaluate: Any = None


def _play_out(states, seat, rounds, longest, seed, actions, result, journal):
    """So many playouts of at most `longest` decisions from states[0]; the sum of the seat's shares."""
    total = 0.0
    for number in range(rounds):
        states[1] = states[0]
        state = states[1]
        luck = threefry(seed, np.uint64(number)) | np.uint64(1)
        conceal(state, seat, luck)
        left = longest
        while state.actor >= 0:
            count = legal(state, actions)
            choice = 0
            if count > 1:
                if left == 0:
                    break
                left -= 1
                luck = spin(luck)
                choice = below(luck, count)
            apply(state, actions[choice], journal)
        if state.actor < 0:
            outcome(state, result)
        else:
            evaluate(state, result)
        total += result[seat]
    return total


def compile_playouts(game: Game) -> Any:
    return specialise(
        _play_out, game.id, conceal=game.conceal, legal=game.legal, apply=game.apply, outcome=game.outcome,
        evaluate=game.part("evaluation").evaluate,
    )  # fmt: skip
