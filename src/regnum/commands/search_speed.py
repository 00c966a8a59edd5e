"""`regnum bench --bots`: how many simulations the search makes, beside plain random playouts of the same length."""

import time
from typing import Any

import numpy as np

import regnum
from regnum.bots import Observation, Search
from regnum.bots.network import new_neurons
from regnum.bots.playouts import compile_playouts
from regnum.bots.search import NODES, Tree
from regnum.bots.tree import FAR
from regnum.core.game import Game
from regnum.core.journal import SILENT

ROUNDS = 5
SIMULATIONS = 10_000
FULL_SIMULATIONS = 3_000
LONGEST = 1 << 30


def measure_search(game: Game) -> list[dict[str, Any]]:
    """From the first decision of a game, on one core: simulations cut off as the bots do, and full ones."""
    playouts = compile_playouts(game)
    rows = []
    for players in game.players:
        match = regnum.match(game.id, players, seed=1)
        observation = Observation.of(match, 1)
        row: dict[str, Any] = {"game": game.id, "players": players, "turns": game.evaluation.turns}
        for name, turns, count in (("", None, SIMULATIONS), ("full_", FAR, FULL_SIMULATIONS)):
            speed = plain = decisions = 0.0
            for _ in range(ROUNDS):  # in turns, and the best of each counts: other programs only slow them down
                found, decisions, depth = search_speed(observation, turns, count)
                longest = LONGEST if turns == FAR else round(decisions)
                speed = max(speed, found)
                tried = 0 if turns == FAR else round(depth)
                plain = max(plain, plain_speed(playouts, observation, tried, longest, count))
            row |= {
                f"{name}decisions": round(decisions, 1),
                f"{name}search_per_second": round(speed),
                f"{name}playouts_per_second": round(plain),
                f"{name}ratio": round(speed / plain, 2),
            }
        rows.append(row)
    return rows


def search_speed(observation: Observation, turns: int | None, simulations: int) -> tuple[float, float, float]:
    """Simulations a second; of each, the decisions in all and those in the tree."""
    search = Search(1, turns=turns)
    tree = Tree(observation, 1, NODES, search.network_for(observation))
    search.simulate(tree, 1)  # compiled, or loaded
    start = time.process_time()
    search.simulate(tree, simulations)
    seconds = time.process_time() - start
    depth = (tree.nodes["visits"][1 : tree.used] - 1).sum() / (simulations + 1)
    return simulations / seconds, tree.decisions / simulations, depth


def plain_speed(playouts: Any, observation: Observation, tried: int, longest: int, count: int) -> float:
    game = observation.game
    states = game.new_states(3)
    states[0] = observation.states[0]
    network = Search(1).network_for(observation)
    room = np.uint64(1), game.new_actions(), np.zeros(game.players[-1]), network, new_neurons(game), SILENT
    playouts(states, observation.seat, 1, tried, longest, *room)
    start = time.process_time()
    playouts(states, observation.seat, count, tried, longest, *room)
    return count / (time.process_time() - start)
