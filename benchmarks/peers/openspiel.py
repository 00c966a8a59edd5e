"""OpenSpiel's games in C++, reached as its users reach them."""

import random
from functools import cache, partial
from typing import Any

from benchmarks.peers.contest import Contender, Rate, timed

ENGINE = "OpenSpiel"
SIMULATIONS = 300


def load(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def contenders(make: Any, *names: str, note: str = "") -> list[Contender]:
    return [Contender(ENGINE, name + note, partial(make, name), partial(length, name)) for name in names]


def play(game: Any, luck: random.Random) -> int:
    """A random game from Python; its decisions, chance not counted."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        made += not state.is_chance_node()
        state.apply_action(legal[int(luck.random() * len(legal))])
    return made


@cache
def length(name: str) -> float:
    game, luck = load(name), random.Random(1)
    return sum(play(game, luck) for _ in range(50)) / 50


def python_loop(name: str) -> Rate:
    game, luck = load(name), random.Random(1)
    return timed(lambda: play(game, luck))


def playouts(name: str) -> Rate:
    """Whole games in C++, by its own random bots."""
    import pyspiel

    game, mean = load(name), length(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(game.num_players())]
    seed = 0

    def chunk() -> int:
        nonlocal seed
        for _ in range(20):
            seed += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(20 * mean)

    return timed(chunk)


def dealt(game: Any) -> Any:
    """The first decision."""
    state, luck = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def mcts(name: str) -> Rate:
    import pyspiel

    game = load(name)
    state, evaluator = dealt(game), pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 500, False, 1, False)
    return timed(lambda: (bot.step(state), SIMULATIONS)[1])


def ismcts(name: str) -> Rate:
    import pyspiel

    game = load(name)
    state, evaluator = dealt(game), pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, policy, False, False)
    return timed(lambda: (bot.step(state), SIMULATIONS)[1])
