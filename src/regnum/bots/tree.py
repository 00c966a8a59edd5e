"""Information-set Monte Carlo tree search, compiled for each game: one tree for all that may be hidden.

Every simulation guesses the hidden anew, walks down the tree by upper confidence bounds among the actions that are
legal under that guess, adds a node, plays on at random for some turns, and notes everybody's share of the win on the
way back: the true one where the game has ended, else the game's own evaluation.
A node's children are a linked list in the order of their actions, which is the order of the legal ones too, so that
both are gone through together. Decisions with one answer are taken and get no node.
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
MOST_SEATS = 5

node_dtype = np.dtype(
    [
        ("action", "i4"),
        ("seat", "i4"),  # who took it
        ("child", "i4"),  # the first one
        ("children", "i4"),  # how many
        ("sibling", "i4"),  # the next one
        ("visits", "i4"),
        ("offered", "i4"),  # how often the action was legal when its parent was visited
        ("shares", "f4", (MOST_SEATS,)),  # of the win, added up
    ]
)


@rule
def best_child(nodes, node, seat, actions, count, exploration):
    """Offer all children whose actions are legal; how many there are, and the best if no action is untried."""
    best = NONE
    highest = -1.0
    found = 0
    place = 0
    offered = 0
    log = 0.0
    complete = nodes[node].children >= count
    child = nodes[node].child
    while child != NONE:
        action = nodes[child].action
        while place < count and actions[place] < action:
            place += 1
        if place == count:
            break
        if actions[place] == action:
            found += 1
            nodes[child].offered += 1
            if complete:
                if nodes[child].offered != offered:  # most siblings have been offered equally often
                    offered = nodes[child].offered
                    log = np.log(offered)
                part = 1.0 / nodes[child].visits
                promise = part * nodes[child].shares[seat] + exploration * np.sqrt(part * log)
                if promise > highest:
                    best, highest = child, promise
        child = nodes[child].sibling
    return best, found


@rule
def add_child(nodes, node, new, seat, actions, count, skip):
    """A new node among its siblings, for the legal action that has no node yet and comes after `skip` such actions."""
    before = NONE
    child = nodes[node].child
    place = 0
    while True:
        while child != NONE and nodes[child].action < actions[place]:
            before, child = child, nodes[child].sibling
        if child == NONE or nodes[child].action != actions[place]:
            if skip == 0:
                break
            skip -= 1
        place += 1
    nodes[new].action = actions[place]
    nodes[new].seat = seat
    nodes[new].child = NONE
    nodes[new].sibling = child
    nodes[new].offered = 1
    nodes[node].children += 1
    if before == NONE:
        nodes[node].child = new
    else:
        nodes[before].sibling = new


def _simulate(states, seat, nodes, used, rounds, sight, turns, exploration, seed, actions, path, result, journal):
    """So many simulations from states[0]; the number of nodes in use, and the decisions taken in all.

    A simulation ends when the deciding seat has changed `sight` times in all, or `turns` times since it left the tree;
    with no turns, where it leaves the tree.
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
            if count > 1:
                luck = spin(luck)
                if state.actor != decider:
                    decider = np.int64(state.actor)
                    seen += 1
                    if seen >= last:
                        break
                decisions += 1
                if walking:
                    child, found = best_child(nodes, node, decider, actions, count, exploration)
                    if found < count and used < nodes.shape[0]:
                        child = used
                        used += 1
                        add_child(nodes, node, child, decider, actions, count, below(luck, count - found))
                        walking = False
                    if child != NONE:
                        node = child
                        path[depth] = node
                        depth += 1
                        action = np.int64(nodes[node].action)
                    else:  # the tree is full
                        action = np.int64(actions[below(luck, count)])
                        walking = False
                    walking = walking and depth < path.shape[0]
                    if not walking:
                        last = min(sight, seen + turns)
                else:
                    action = np.int64(actions[below(luck, count)])
            apply(state, action, journal)
            if turns == 0 and not walking:  # valued in the middle of a turn
                break
        if state.actor < 0:
            outcome(state, result)
        else:
            evaluate(state, result)
        for i in range(depth):
            at = path[i]
            nodes[at].visits += 1
            for player in range(state.players):
                nodes[at].shares[player] += result[player]
    return used, decisions


def compile_search(game: Game) -> Any:
    return specialise(
        _simulate, game.id, conceal=game.conceal, legal=game.legal, apply=game.apply, outcome=game.outcome,
        evaluate=game.part("evaluation").evaluate,
    )  # fmt: skip
