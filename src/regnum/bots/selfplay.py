"""Games that the search plays against itself, compiled from end to end, to learn from."""

from functools import cache
from typing import Any

import numpy as np

from regnum.bots.network import LEAST, Network, compile_inputs, input_count, new_neurons
from regnum.bots.tree import DEEPEST, NONE, compile_simulate, node_dtype
from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import specialise
from regnum.core.engine import ADVANCE
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import Setup

prepare: Any = None
step: Any = None
outcome: Any = None
simulate: Any = None
terms: Any = None
evaluate: Any = None

BYTE = 256  # chances are given as so many of it
SLIPS = 13  # decisions taken at random: none in one game of four, up to three times as many in the others


def _self_play(
    games, players, options, seed, simulations, sight, turns, exploration, kept, table, states, nodes, actions,
    considered, path, result, network, neurons, journal, positions, shares, numbers,
):  # fmt: skip
    """Play games until they are all played or `positions` is full; the number of positions kept, of whole games."""
    found = 0
    for game in range(games):
        began = found
        prepare(table, 0, players, options, seed + np.uint64(game))
        luck = threefry(seed + np.uint64(game), seed) | np.uint64(1)
        count = step(table, 0, np.int64(ADVANCE), actions, journal)
        while count > 0:
            luck = spin(luck)
            if below(luck, BYTE) < kept:
                if found == positions.shape[0]:
                    return began
                positions[found] = table[0]
                numbers[found] = game
                found += 1
            luck = spin(luck)
            slip = below(luck, BYTE) < SLIPS * (game % 4)
            luck = spin(luck)
            action = np.int64(actions[below(luck, count)])
            if not slip:
                states[0] = table[0]
                nodes[0].child = nodes[0].sibling = NONE
                nodes[0].visits = 0
                seat = np.int64(table[0].actor)
                simulate(
                    states, seat, nodes, 1, simulations, sight, turns, exploration, luck, considered, path, result,
                    network, neurons, journal,
                )  # fmt: skip
                child = nodes[0].child
                most = -1.0
                while child != NONE:
                    looks = nodes[child].visits + nodes[child].shares[seat] / (2 * nodes[child].visits)
                    if looks > most:
                        action = np.int64(nodes[child].action)
                        most = looks
                    child = nodes[child].sibling
            count = step(table, 0, action, actions, journal)
        outcome(table[0], result)
        for place in range(began, found):
            for player in range(players):
                shares[place, player] = result[player]
    return found


def _learners_see(states, seen, logs, shares):
    """What each seat knows of some states, and the logarithm of its share by the game's evaluation."""
    for i in range(states.shape[0]):
        evaluate(states[i], shares)
        terms(states[i], seen[i])
        for seat in range(states[i].players):
            logs[i, seat] = np.log(max(shares[seat], LEAST))


@cache
def compile_self_play(game: Game) -> Any:
    engine = game.engine
    return specialise(
        _self_play, game.id, prepare=engine.prepare, step=engine.step, outcome=game.outcome,
        simulate=compile_simulate(game),
    )  # fmt: skip


@cache
def compile_learners_see(game: Game) -> Any:
    return specialise(_learners_see, game.id, terms=compile_inputs(game), evaluate=game.evaluation.evaluate)


def self_play(
    game: Game, players: int, games: int, seed: int, simulations: int, sight: int, exploration: float, kept: int,
    network: Network,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:  # fmt: skip
    """Positions, `kept` of 256; the shares of the win that came of them; and the numbers of their games."""
    room = games * 1000 * (kept + 1) // BYTE
    positions = game.new_states(room)
    shares, numbers = np.zeros((room, players), np.float32), np.zeros(room, np.int32)
    nodes = np.zeros(simulations * game.width + 1, node_dtype)
    found = compile_self_play(game)(
        games, players, Setup.of(game, players).option_array, np.uint64(seed), simulations, sight,
        game.evaluation.turns, exploration, kept, game.new_states(1), game.new_states(3), nodes,
        game.new_actions(), game.new_actions(), np.zeros(DEEPEST, np.int32), np.zeros(game.players[-1]), network,
        new_neurons(game), SILENT, positions, shares, numbers,
    )  # fmt: skip
    return positions[:found], shares[:found], numbers[:found]


def learners_see(game: Game, players: int, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the network starts from: the features of every seat, (states, players, features), and logarithms."""
    seen = np.zeros((len(states), players, input_count(game)), np.float32)
    logs = np.zeros((len(states), players), np.float32)
    compile_learners_see(game)(states, seen, logs, np.zeros(game.players[-1]))
    return seen, logs
