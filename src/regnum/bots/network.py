"""A small neural network that corrects a game's evaluation by what was learnt from games against itself.

Each player's view of the state, in the terms of the evaluation or as features.py gives it to learners, goes through two
hidden layers to one number that is added to the logarithm of the player's share; then shares are made to add up to 1
again. Few features are not 0, and only those are multiplied.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regnum.core.compiled import rule, specialise
from regnum.core.game import Game

evaluate: Any = None
features: Any = None
terms: Any = None

FIRST, SECOND = 32, 16  # neurons of the hidden layers
GROUP = 4  # rows added at a time
LEAST = 1e-4  # of a share, before its logarithm is taken


class Network(NamedTuple):
    """Weights of the layers; the last row of each is added whatever the input is.

    `first` has a row of zeros more, to fill up groups with; the last number of `third` is the trust in the evaluation.
    Without any rows nothing has been learnt.
    """

    first: np.ndarray
    second: np.ndarray
    third: np.ndarray


class Neurons(NamedTuple):
    """Room for what the network computes: each seat's features, which of them are not 0, and neurons.

    `sides` tells, by the number of players and the seat, who is the first of those that it wins together with.
    """

    features: np.ndarray
    found: np.ndarray
    first: np.ndarray
    second: np.ndarray
    sides: np.ndarray


@rule
def add_features(features, found, weights, neurons):
    """The first layer: the rows of all features that are not 0, four at a time."""
    last = features.shape[0] - 1
    count = 0
    for i in range(features.shape[0]):
        found[count] = i
        count += features[i] != 0
    found[count] = found[count + 1] = found[count + 2] = last
    for j in range(neurons.shape[0]):
        neurons[j] = 0
    for place in range(0, count, GROUP):
        i, k, m, n = found[place], found[place + 1], found[place + 2], found[place + 3]
        a, b, c, d = features[i], features[k], features[m], features[n]
        of_a, of_b, of_c, of_d = weights[i], weights[k], weights[m], weights[n]
        for j in range(neurons.shape[0]):
            neurons[j] += a * of_a[j] + b * of_b[j] + c * of_c[j] + d * of_d[j]


@rule
def add_neurons(before, weights, neurons):
    """The second layer: neurons that fire, times their weights."""
    for j in range(neurons.shape[0]):
        neurons[j] = weights[before.shape[0], j]
    for i in range(before.shape[0]):
        x = max(before[i], np.float32(0))
        row = weights[i]
        for j in range(neurons.shape[0]):
            neurons[j] += x * row[j]


@rule
def share_alike(shares, sides, players):
    """Those who win together have the same chance: that of all of them on average."""
    for first in range(players):
        total = 0.0
        together = 0
        for seat in range(first, players):
            if sides[seat] == first:
                total += shares[seat]
                together += 1
        if together > 1:
            for seat in range(first, players):
                if sides[seat] == first:
                    shares[seat] = total / together


def _judge(state, shares, network, neurons):
    """Each seat's share of the win, by the game's evaluation and the network."""
    evaluate(state, shares)
    if network.first.shape[0] == 0:
        return
    terms(state, neurons.features)
    best = -1e9
    for seat in range(state.players):
        add_features(neurons.features[seat], neurons.found, network.first, neurons.first)
        add_neurons(neurons.first, network.second, neurons.second)
        total = network.third[SECOND] * np.log(max(shares[seat], LEAST))
        for j in range(SECOND):
            total += max(neurons.second[j], np.float32(0)) * network.third[j]
        shares[seat] = total
        best = max(best, total)
    whole = 0.0
    for seat in range(state.players):
        shares[seat] = np.exp(shares[seat] - best)
        whole += shares[seat]
    for seat in range(state.players):
        shares[seat] /= whole
    share_alike(shares, neurons.sides[state.players], state.players)


def _all_known(state, out):
    """For each seat a row: all that it knows."""
    for seat in range(state.players):
        features(state, seat, out[seat])


def _nothing_known(state, out):
    """No network looks at a game without features."""


def has_terms(game: Game) -> bool:
    """Do networks look at the evaluation's own terms, or else at all that a player knows?"""
    return game.evaluation.terms is not None


def input_layout(game: Game) -> list[tuple[str, int]]:
    """Names and lengths of what a network looks at, in order; nothing for a game with neither terms nor features."""
    if has_terms(game):
        return list(game.evaluation.term_layout)
    return [(name, length) for name, length, _ in game.features.layout.blocks] if game.features else []


def input_count(game: Game) -> int:
    return sum(length for _, length in input_layout(game))


@cache
def compile_inputs(game: Game) -> Any:
    if has_terms(game):
        return game.evaluation.terms
    if game.features is None:
        return specialise(_nothing_known, game.id, inner=True)
    return specialise(_all_known, game.id, inner=True, features=game.features.rule)


@cache
def compile_judge(game: Game) -> Any:
    return specialise(_judge, game.id, inner=True, evaluate=game.evaluation.evaluate, terms=compile_inputs(game))


def new_neurons(game: Game) -> Neurons:
    features = np.zeros((game.players[-1], input_count(game) + 2), np.float32)
    features[:, -2] = 1
    found = np.zeros(features.shape[1] + GROUP, np.int32)
    sides = np.zeros((game.players[-1] + 1, game.players[-1]), np.int8)
    for players in game.players:
        for side in game.sides(players):
            sides[players, list(side)] = min(side)
    return Neurons(features, found, np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32), sides)


def network_from(numbers: np.ndarray) -> Network:
    """Layers of the numbers that were learnt, one after the other."""
    third = SECOND + 1
    second = third + (FIRST + 1) * SECOND
    numbers = numbers.astype(np.float32)
    first = numbers[:-second].reshape(-1, FIRST)
    return Network(
        np.vstack([first, np.zeros((min(1, len(first)), FIRST), np.float32)]),
        numbers[-second:-third].reshape(-1, SECOND),
        numbers[-third:],
    )


NOTHING_LEARNT = network_from(np.zeros(SECOND + 1 + (FIRST + 1) * SECOND))
