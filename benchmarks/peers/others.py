"""pgx, fastcatan, catanatron, RLCard and PettingZoo."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from benchmarks.peers.contest import Contender, Rate, timed

BATCH = 1024
MOVES = 20


def walk(env: Any) -> Callable[[], int]:
    """A random game of a PettingZoo environment, by its masks."""
    luck = np.random.default_rng(1)

    def play() -> int:
        made = 0
        env.reset(seed=int(luck.integers(1 << 30)))
        for _ in env.agent_iter(2000):
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(int(luck.choice(np.flatnonzero(mask))))
            made += 1
        return made

    return play


def pettingzoo(name: str) -> Contender:
    def make() -> Rate:
        from importlib import import_module

        return timed(walk(import_module(f"pettingzoo.classic.{name}").env()))

    return Contender("PettingZoo", name, make)


def pgx(name: str) -> Contender:
    """Steps of a batch within one compiled call: masked random choice, step, a new game where one is over."""

    def make() -> Rate:
        import jax
        import pgx as engine
        from pgx.experimental import act_randomly, auto_reset

        env = engine.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def turn(_: int, carry: Any) -> Any:
            state, key = carry
            key, choice, chance = jax.random.split(key, 3)
            actions = act_randomly(choice, state.legal_action_mask)
            return step(state, actions, jax.random.split(chance, BATCH)), key

        turns = jax.jit(lambda carry: jax.lax.fori_loop(0, MOVES, turn, carry))
        carry = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2))
        carry = jax.block_until_ready(turns(carry))

        def chunk() -> int:
            nonlocal carry
            carry = jax.block_until_ready(turns(carry))
            return BATCH * MOVES

        return timed(chunk)

    return Contender("pgx", name, make)


def fastcatan_loop() -> Contender:
    def make() -> Rate:
        import fastcatan

        game, luck = fastcatan.Env(), random.Random(1)

        def play() -> int:
            made = 0
            game.reset(seed=luck.getrandbits(30))
            while not game.done and made < 2000:
                legal = game.legal_actions()
                game.step(legal[int(luck.random() * len(legal))])
                made += 1
            return made

        return timed(play)

    return Contender("fastcatan", "Catan, 4 players", make)


def fastcatan_batch() -> Contender:
    """Its masks are bits: the choice among them is compiled, so that it isn't NumPy that is measured."""

    def make() -> Rate:
        import fastcatan
        import numba

        @numba.njit
        def choose(masks: Any, actions: Any, luck: Any) -> None:
            for i in range(masks.shape[0]):
                count = 0
                for word in range(masks.shape[1]):
                    bits = masks[i, word]
                    while bits:
                        bits &= bits - np.uint64(1)
                        count += 1
                left = int(luck[i] * count)
                for word in range(masks.shape[1]):
                    for bit in range(64):
                        if masks[i, word] >> np.uint64(bit) & np.uint64(1):
                            if left == 0:
                                actions[i] = word * 64 + bit
                            left -= 1

        games, luck = fastcatan.BatchedEnv(BATCH, seed=0), np.random.default_rng(1)
        games.reset()
        masks = np.zeros((BATCH, fastcatan.MASK_WORDS), np.uint64)
        actions, over = np.zeros(BATCH, np.uint32), np.zeros(BATCH, np.uint8)

        def chunk() -> int:
            for _ in range(MOVES):
                games.write_masks(masks)
                choose(masks, actions, luck.random(BATCH))
                games.step_autoreset(actions, over)
            return BATCH * MOVES

        return timed(chunk)

    return Contender("fastcatan", "Catan, 4 players, masks and choice outside", make)


def catanatron() -> Contender:
    def make() -> Rate:
        from catanatron import Color, Game, RandomPlayer

        def play() -> int:
            game = Game([RandomPlayer(color) for color in Color])
            made = 0
            while game.winning_color() is None and made < 2000:
                game.play_tick()
                made += 1
            return made

        return timed(play)

    return Contender("catanatron", "Catan, 4 players", make)


def rlcard(name: str) -> Contender:
    def make() -> Rate:
        import rlcard as engine

        env, luck = engine.make(name), random.Random(1)

        def play() -> int:
            state, _ = env.reset()
            made = 0
            while not env.is_over() and made < 2000:
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(luck.random() * len(legal))])
                made += 1
            return made

        return timed(play)

    return Contender("RLCard", name, make)
