"""Information-set Monte Carlo tree search, compiled for each game: one tree for all that may be hidden.

Every simulation guesses the hidden anew and walks down the tree by upper confidence bounds among the actions that are
legal under that guess. Where the tree ends, it tries all actions of the player to decide and values what comes of each,
so that rivals answer sensibly from the first look on. It goes on with the best, plays some turns at random if the game
wants that, and notes everybody's share of the win on the way back: the true one where the game has ended, else what the
game's evaluation and a network think of it.
A node's children are a linked list in the order of their actions, which is the order of the legal ones too, so that
both are gone through together. Decisions with one answer are taken and get no node, but the one that is thought about.
"""

from functools import cache
from typing import Any

import numpy as np

from regnum.bots.network import compile_judge
from regnum.core.chance import below, spin, threefry
from regnum.core.compiled import rule, specialise
from regnum.core.evaluation import TO_THE_END
from regnum.core.game import Game

conceal: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
judge: Any = None
value: Any = None
branch: Any = None
simulate: Any = None

NONE = -1
FAR = TO_THE_END
DEEPEST = 200  # decisions in the tree
MOST_SEATS = 5

node_dtype = np.dtype(
    [
        ("child", "i4"),  # the first one
        ("sibling", "i4"),  # the next one
        ("visits", "i4"),  # the first one is the valuation with which it began
        ("offered", "i4"),  # how often the action was legal when its parent was visited
        ("shares", "f4", (MOST_SEATS,)),  # of the win, added up
        ("action", "i2"),
        ("seat", "i2"),  # who took it
    ]
)


def _value(state, result, network, neurons):
    """Everybody's share of the win, or what is thought of it."""
    if state.actor < 0:
        outcome(state, result)
    else:
        judge(state, result, network, neurons)


def _branch(states, nodes, node, used, seat, actions, count, valued, result, network, neurons, journal):
    """A child for each legal action that has none, while there is room; the number of nodes in use.

    If they are not valued, an equal share takes the place of a first visit.
    """
    if not valued:
        for player in range(result.shape[0]):
            result[player] = 1.0 / states[1].players
    before = NONE
    child = nodes[node].child
    for place in range(count):
        while child != NONE and nodes[child].action < actions[place]:
            before, child = child, nodes[child].sibling
        if (child != NONE and nodes[child].action == actions[place]) or used == nodes.shape[0]:
            continue
        if valued:
            states[2] = states[1]
            apply(states[2], np.int64(actions[place]), journal)
            value(states[2], result, network, neurons)
        nodes[used].action = actions[place]
        nodes[used].seat = seat
        nodes[used].child = NONE
        nodes[used].sibling = child
        nodes[used].offered = max(1, nodes[node].visits)
        nodes[used].visits = 1
        for player in range(result.shape[0]):
            nodes[used].shares[player] = result[player]
        if before == NONE:
            nodes[node].child = used
        else:
            nodes[before].sibling = used
        before = used
        used += 1
    return used


@rule
def best_child(nodes, node, seat, actions, count, exploration):
    """Offer all children whose actions are legal, and find the most promising; NONE if there are none."""
    best = NONE
    highest = -1.0
    place = 0
    offered = 0
    log = 0.0
    child = nodes[node].child
    while child != NONE:
        action = nodes[child].action
        while place < count and actions[place] < action:
            place += 1
        if place == count:
            break
        if actions[place] == action:
            nodes[child].offered += 1
            if nodes[child].offered != offered:  # most siblings have been offered equally often
                offered = nodes[child].offered
                log = np.log(offered)
            part = 1.0 / nodes[child].visits
            promise = part * nodes[child].shares[seat] + exploration * np.sqrt(part * log)
            if promise > highest:
                best, highest = child, promise
        child = nodes[child].sibling
    return best


def _simulate(
    states, seat, nodes, used, rounds, sight, turns, exploration, seed, actions, path, result, network, neurons, journal
):  # fmt: skip
    """So many simulations from states[0]; the number of nodes in use, and the decisions taken in all.

    A simulation ends when the deciding seat has changed `sight` times in all, or `turns` times since it left the tree;
    with no turns, where it leaves the tree. Those that go as far as the game does ask nobody for a valuation.
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
            action = np.int64(actions[0])
            if count > 1 or node == 0:
                luck = spin(luck)
                if state.actor != decider:
                    decider = np.int64(state.actor)
                    seen += 1
                    if seen >= last:
                        break
                decisions += 1
                if walking:
                    known = nodes[node].child != NONE
                    used = branch(
                        states, nodes, node, used, decider, actions, count, turns < FAR, result, network, neurons,
                        journal,
                    )  # fmt: skip
                    child = best_child(nodes, node, decider, actions, count, exploration)
                    walking = known and child != NONE and depth < path.shape[0] - 1
                    if not walking:
                        last = min(sight, seen + turns)
                    if child == NONE:  # the tree is full
                        action = np.int64(actions[below(luck, count)])
                    else:
                        node = child
                        path[depth] = node
                        depth += 1
                        action = np.int64(nodes[node].action)
                else:
                    action = np.int64(actions[below(luck, count)])
            apply(state, action, journal)
            if turns == 0 and not walking:  # valued in the middle of a turn
                break
        value(state, result, network, neurons)
        for i in range(depth):
            nodes[path[i]].visits += 1
            for player in range(state.players):
                nodes[path[i]].shares[player] += result[player]
    return used, decisions


@cache
def compile_value(game: Game) -> Any:
    return specialise(_value, game.id, inner=True, outcome=game.outcome, judge=compile_judge(game))


@cache
def compile_simulate(game: Game) -> Any:
    """For other compiled functions to call."""
    value = compile_value(game)
    branch = specialise(_branch, game.id, inner=True, apply=game.apply, value=value)
    return specialise(
        _simulate, game.id, inner=True, conceal=game.conceal, legal=game.legal, apply=game.apply, value=value,
        branch=branch,
    )  # fmt: skip


def _search(*arguments):
    return simulate(*arguments)


def compile_search(game: Game) -> Any:
    if game.players[-1] > MOST_SEATS:  # compiled code would write beyond a node
        raise ValueError(f"bots search games of at most {MOST_SEATS} players, and {game.id} has {game.players[-1]}")
    return specialise(_search, game.id, simulate=compile_simulate(game))
