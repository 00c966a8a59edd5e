"""Information-set Monte Carlo tree search, compiled for each game: one tree for all that may be hidden.

Every simulation guesses the hidden anew, walks down the tree by upper confidence bounds among the actions that are
legal under that guess, adds a node, plays on at random for some turns, and notes everybody's share of the win on the
way back: the true one where the game has ended, else the game's own evaluation.
A node's children are a linked list; decisions with one answer are taken and get no node.
"""

from typing import Any

import numpy as np

from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import rule, specialise
from regnum.core.game import Game

conceal: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
evaluate: Any = None

NONE = -1
DEEPEST = 200  # decisions in the tree

node_dtype = np.dtype(
    [
        ("action", "i4"),
        ("seat", "i4"),  # who took it
        ("child", "i4"),  # the first one
        ("sibling", "i4"),  # the next one
        ("visits", "i4"),
        ("offered", "i4"),  # how often the action was legal when its parent was visited
    ]
)


@rule
def find(actions, count, action):
    """Where an action stands in the ascending list of legal ones, or NONE."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low if low < count and actions[low] == action else NONE


@rule
def pick_untried(tried, count, untried, luck):
    """One of the legal actions that have no child yet."""
    skip = below(luck, untried)
    for i in range(count):
        if tried[i] == 0:
            if skip == 0:
                return i
            skip -= 1
    return 0


@rule
def best_child(nodes, shares, node, seat, actions, count, tried, exploration):
    """Offer all children whose actions are legal, mark those as tried; the most promising, and how many there are."""
    best = NONE
    highest = -1.0
    found = 0
    child = nodes[node].child
    while child != NONE:
        place = find(actions, count, nodes[child].action)
        if place != NONE:
            tried[place] = 1
            found += 1
            nodes[child].offered += 1
            visits = nodes[child].visits
            promise = shares[child, seat] / visits + exploration * np.sqrt(np.log(nodes[child].offered) / visits)
            if promise > highest:
                best, highest = child, promise
        child = nodes[child].sibling
    return best, found


@rule
def add_child(nodes, node, child, seat, action):
    """A new node in front of its siblings."""
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[child].child = NONE
    nodes[child].sibling = nodes[node].child
    nodes[child].visits = 0
    nodes[child].offered = 1
    nodes[node].child = child


def _simulate(
    states, seat, nodes, shares, used, rounds, sight, turns, exploration, seed, actions, tried, path, result, journal
):
    """So many simulations from states[0]; the number of nodes in use, and the decisions taken in all.

    A simulation ends when the deciding seat has changed `sight` times in all, or `turns` times since it left the tree.
    """
    decisions = 0
    for _ in range(rounds):
        states[1] = states[0]
        state = states[1]
        luck = threefry(seed, np.uint64(nodes[0].visits)) | np.uint64(1)
        conceal(state, seat, luck)
        node = 0
        depth = 1
        path[0] = 0
        walking = True
        decider = seat
        seen = 0
        last = sight
        while state.actor >= 0:
            count = legal(state, actions)
            choice = 0
            if count > 1:
                luck = spin(luck)
                if state.actor != decider:
                    decider = state.actor
                    seen += 1
                    if seen >= last:
                        break
                decisions += 1
                choice = below(luck, count)
                if walking:
                    for i in range(count):
                        tried[i] = 0
                    child, found = best_child(nodes, shares, node, decider, actions, count, tried, exploration)
                    if found < count and used < nodes.shape[0]:
                        choice = pick_untried(tried, count, count - found, luck)
                        child = used
                        used += 1
                        add_child(nodes, node, child, decider, actions[choice])
                        walking = False
                    elif child != NONE:
                        choice = find(actions, count, nodes[child].action)
                    if child != NONE:  # else the tree is full
                        node = child
                        path[depth] = node
                        depth += 1
                    walking = walking and child != NONE and depth < path.shape[0]
                    if not walking:
                        last = min(sight, seen + turns)
            apply(state, actions[choice], journal)
        if state.actor < 0:
            outcome(state, result)
        else:
            evaluate(state, result)
        for i in range(depth):
            nodes[path[i]].visits += 1
            for player in range(result.shape[0]):
                shares[path[i], player] += result[player]
    return used, decisions


def compile_search(game: Game) -> Any:
    return specialise(
        _simulate, game.id, conceal=game.conceal, legal=game.legal, apply=game.apply, outcome=game.outcome,
        evaluate=game.part("evaluation").evaluate,
    )  # fmt: skip
