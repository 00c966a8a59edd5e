"""The search bot: thinks for a given time, and can say what it thinks."""

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from regnum.bots.bot import Observation
from regnum.bots.learnt import network_of
from regnum.bots.network import Network, new_neurons
from regnum.bots.tree import DEEPEST, FAR, NONE, compile_search, node_dtype
from regnum.core.game import Game
from regnum.core.journal import SILENT

NODES = 2_000_000
SECONDS_PER_CALL = 0.005
HURRY = 64  # simulations at once from which it pays to ask whether the choice is made

OWN_TURN = 1  # how far a simulation looks: to the end of the player's own turn


@cache
def searcher(game: Game) -> Any:
    return compile_search(game)


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of one action: how often it looked at it, and each seat's share of the win."""

    action: int
    visits: int
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """Opinions on all actions that were looked at, by number; and the line of play that was looked at most."""

    opinions: tuple[Opinion, ...]
    line: tuple[tuple[int, int], ...]  # seat and action
    seconds: float = field(default=0.0, compare=False)

    @property
    def simulations(self) -> int:
        """How many simulations were made."""
        return sum(opinion.visits for opinion in self.opinions)

    @property
    def ranked(self) -> list[Opinion]:
        """From best to worst."""
        seat, _ = self.line[0]
        return ranked(self.opinions, seat)

    @property
    def best(self) -> Opinion:
        """The action that was looked at most."""
        return self.ranked[0]


class Tree:
    """One thread's share of the thinking."""

    def __init__(self, observation: Observation, seed: int, size: int, network: Network) -> None:
        game = observation.game
        self.game, self.seat, self.seed = game, observation.seat, seed
        self.states = game.new_states(3)  # where the seat stands, where a simulation is, where an action leads
        self.states[0] = observation.states[0]
        self.players = observation.players
        self.nodes = np.zeros(size, node_dtype)
        self.nodes["child"][0] = self.nodes["sibling"][0] = NONE
        self.used, self.decisions, self.learnt = 1, 0, network.first.size > 0
        self.room = (
            game.new_actions(), np.zeros(DEEPEST, np.int32), np.zeros(game.players[-1]), network, new_neurons(game),
        )  # fmt: skip

    def simulate(self, rounds: int, sight: int, turns: int, exploration: float) -> None:
        self.used, self.decisions = searcher(self.game)(
            self.states, self.seat, self.nodes, self.used, rounds, sight, turns, exploration,
            np.uint64(self.seed % 2**64), *self.room, SILENT,
        )  # fmt: skip

    def lead(self) -> int:
        """Visits of the action looked at most, beyond those of the next."""
        visits = np.sort(self.nodes["visits"][self.children(0)])
        return int(visits[-1] - visits[-2]) if len(visits) > 1 else int(visits[-1])

    def children(self, node: int) -> list[int]:
        found, child = [], int(self.nodes["child"][node])
        while child != NONE:
            found.append(child)
            child = int(self.nodes["sibling"][child])
        return found


class Search:
    """Information-set Monte Carlo tree search for some seconds a decision, or less after so many simulations.

    How many those are, the name of a level can say: the game's evaluation has its number. The search goes by that
    evaluation and by what was learnt for the table, unless it is given another network.
    """

    def __init__(
        self, seconds: float, simulations: int | str | None = None, threads: int = 1, sight: int = FAR,
        turns: int | None = None, exploration: float | None = None, network: Network | None = None,
    ) -> None:  # fmt: skip
        self.seconds = seconds
        self.simulations = simulations
        self.threads = threads
        self.sight = sight
        self.turns = turns
        self.exploration = exploration
        self.network = network

    def choose(self, observation: Observation, seed: int, seconds: float | None = None) -> int:
        """The action looked at most; thinks no longer once no other can overtake it."""
        return self._think(observation, seed, seconds, hurry=True).best.action

    def think(self, observation: Observation, seed: int, seconds: float | None = None) -> Thought:
        """Think for `seconds`, or for the bot's own time, and say what came of it."""
        return self._think(observation, seed, seconds, hurry=False)

    def _think(self, observation: Observation, seed: int, seconds: float | None, hurry: bool) -> Thought:
        simulations = self.simulations_for(observation)
        share = None if simulations is None else -(-simulations // self.threads)
        size = NODES if share is None else min(NODES, share * observation.game.width + 1)
        network = self.network_for(observation)
        trees = [Tree(observation, seed + (thread << 40), size, network) for thread in range(self.threads)]
        self.simulate(trees[0], 0)  # compiled, or loaded, before the clock runs
        start = time.monotonic()
        end = start + (self.seconds if seconds is None else seconds)
        if self.threads == 1:
            self._grow(trees[0], end, share, hurry)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree: self._grow(tree, end, share, hurry), trees))
        return replace(merged(trees), seconds=time.monotonic() - start)

    def simulations_for(self, observation: Observation) -> int | None:
        """How many simulations are made at most; None for no limit."""
        if not isinstance(self.simulations, str):
            return self.simulations
        return observation.game.evaluation.simulations_of(self.simulations, observation.players)

    def network_for(self, observation: Observation) -> Network:
        """What corrects the evaluation at this table."""
        if self.network is not None:
            return self.network
        return network_of(observation.game, observation.players)

    def simulate(self, tree: Tree, rounds: int) -> None:
        """Let a tree grow by so many simulations."""
        evaluation = tree.game.evaluation
        turns = evaluation.turns if self.turns is None else self.turns
        sight = FAR if evaluation.plays_on else self.sight
        tree.simulate(rounds, sight, turns, self.exploration_for(tree))

    def exploration_for(self, tree: Tree) -> float:
        """How much is tried that looks worse."""
        if self.exploration is not None:
            return self.exploration
        return tree.game.evaluation.exploration_of(self.simulations, tree.players, tree.learnt)

    def _grow(self, tree: Tree, end: float, simulations: int | None, hurry: bool) -> None:
        """Simulate until the time is up, looking at the clock every few milliseconds."""
        rounds, left = 1, FAR if simulations is None else simulations
        while True:
            start = time.monotonic()
            self.simulate(tree, rounds)
            now = time.monotonic()
            left -= rounds
            speed = rounds / max(1e-6, now - start)
            fitting = int(min(left, speed * (end - now)))  # before the time is up
            if left == 0 or now >= end or (hurry and rounds >= HURRY and tree.lead() > fitting):
                return
            rounds = max(1, min(2 * rounds, int(speed * SECONDS_PER_CALL), fitting))


def merged(trees: list[Tree]) -> Thought:
    """The thoughts of several trees as one: visits and shares are added up."""
    opinions: tuple[Opinion, ...] = ()
    line: list[tuple[int, int]] = []
    level = [(tree, 0) for tree in trees]
    while found := below(level):
        thoughts = {action: opinion(action, nodes) for action, nodes in sorted(found.items())}
        opinions = opinions or tuple(thoughts.values())
        tree, node = next(iter(found.values()))[0]
        seat = int(tree.nodes["seat"][node])
        best = ranked(thoughts.values(), seat)[0]
        if best.visits == 0:
            break
        line.append((seat, best.action))
        level = found[best.action]
    return Thought(opinions, tuple(line))


def below(level: list[tuple[Tree, int]]) -> dict[int, list[tuple[Tree, int]]]:
    """The children of some nodes by their action."""
    found: dict[int, list[tuple[Tree, int]]] = {}
    for tree, node in level:
        for child in tree.children(node):
            found.setdefault(int(tree.nodes["action"][child]), []).append((tree, child))
    return found


def opinion(action: int, nodes: list[tuple[Tree, int]]) -> Opinion:
    """What several trees think of an action. A valuation, with which a node begins, is no visit but counts."""
    count = sum(int(tree.nodes["visits"][node]) for tree, node in nodes)
    total = sum(tree.nodes["shares"][node][: tree.players].astype(float) for tree, node in nodes)
    return Opinion(action, count - len(nodes), tuple((total / count).tolist()))


def ranked(opinions: Iterable[Opinion], seat: int) -> list[Opinion]:
    """Those looked at most first; among equals, the best for the seat."""
    return sorted(opinions, key=lambda opinion: (opinion.visits, opinion.shares[seat]), reverse=True)
