"""Learn a game's networks: the search plays against itself, and a small network learns who won.

python benchmarks/learn.py tajmahal --games 30000 --simulations 12 --kept 8 --jobs 16

Needs JAX, best with a GPU. For each number of players it says how well the evaluation of the game foretells the winners
of games that it has not learnt from, and how well the network does (cross-entropy, less is better).
"""

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from rich.progress import track

import regnum
from regnum.bots.learnt import Learnt, fingerprint, network_of, save
from regnum.bots.network import FIRST, SECOND, Network, has_terms
from regnum.bots.search import FAR, OWN_TURN
from regnum.bots.selfplay import learners_see, self_play
from regnum.core.game import Sides

CHUNK = 200  # games of a process at a time
HELD_OUT = 10  # one game in so many is not learnt from
TRUSTS = (0.3, 0.5, 0.7, 0.85, 1.0, 1.2, 1.5)

Layers = dict[str, jax.Array]


class Course(NamedTuple):
    """How to learn: how often all is seen, how much at a time, in which steps, and what keeps it from rote."""

    epochs: int
    batch: int
    rate: float
    decay: float  # of weights
    dropped: float  # of what is seen, each time


BARE = Course(5, 4096, 2e-3, 1.0, 0.2)  # of the many features of a bare position, most are seldom seen
TERMS = Course(8, 2048, 3e-3, 0.2, 0.0)  # terms of an evaluation are few, and always there


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=regnum.games())
    parser.add_argument("--players", type=int, nargs="*", help="all that the game can have")
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--simulations", type=int, default=15, help="for each decision")
    parser.add_argument("--far", action="store_true", help="look beyond the own turn: better games, but fewer")
    parser.add_argument("--exploration", type=float, default=0.1)
    parser.add_argument("--kept", type=int, default=16, help="of 256 positions")
    parser.add_argument("--learnt", action="store_true", help="play with the networks there are, and learn on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, help="a folder; by default that of the game")
    given = parser.parse_args()
    game = regnum.game(given.game)
    out = given.out or Path(regnum.__file__).parent / "games" / game.id / "networks"
    out.mkdir(exist_ok=True)
    for players in given.players or game.players:
        states, shares, numbers = played(given, players)
        seen, logs = learners_see(game, players, states)
        known = network_of(game, players) if given.learnt else None
        start = known if known is not None and len(known.first) else None
        course = TERMS if has_terms(game) else BARE
        held_out = numbers % HELD_OUT == 0
        found = learn(game.sides(players), course, seen.astype(np.float16), logs, shares, held_out, start)
        save(out / f"{players}.npz", Learnt(found, fingerprint(game, players), {}))


def played(given: argparse.Namespace, players: int) -> tuple[np.ndarray, ...]:
    """Positions, shares and numbers of games."""
    starts = range(0, given.games, CHUNK)
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        found = pool.map(partial(play, given, players), starts)
        parts = list(track(found, f"{given.game} {players}", total=len(starts)))
    numbers = [start + numbers for start, (_, _, numbers) in zip(starts, parts, strict=True)]
    return np.concatenate([p for p, _, _ in parts]), np.concatenate([s for _, s, _ in parts]), np.concatenate(numbers)


def play(given: argparse.Namespace, players: int, start: int) -> tuple[np.ndarray, ...]:
    game = regnum.game(given.game)
    return self_play(
        game, players, min(CHUNK, given.games - start), given.seed + start, given.simulations,
        FAR if given.far else OWN_TURN, given.exploration, given.kept, network_of(game, players if given.learnt else 0),
    )  # fmt: skip


def forward(layers: Layers, seen: jax.Array, logs: jax.Array) -> jax.Array:
    first = jax.nn.relu(seen.astype(jnp.float32) @ layers["first"] + layers["to_first"])
    second = jax.nn.relu(first @ layers["second"] + layers["to_second"])
    return second @ layers["third"] + layers["trust"] * logs


def new_layers(features: int) -> Layers:
    luck = np.random.default_rng(0)
    return {
        "first": jnp.asarray(luck.normal(0, 0.13, (features, FIRST)), jnp.float32),
        "to_first": jnp.zeros(FIRST),
        "second": jnp.asarray(luck.normal(0, (2 / FIRST) ** 0.5, (FIRST, SECOND)), jnp.float32),
        "to_second": jnp.zeros(SECOND),
        "third": jnp.asarray(luck.normal(0, 0.05, SECOND), jnp.float32),
        "trust": jnp.ones(()),
    }


def layers_of(network: Network) -> Layers:
    return {
        "first": jnp.asarray(network.first[:-2]),
        "to_first": jnp.asarray(network.first[-2]),
        "second": jnp.asarray(network.second[:-1]),
        "to_second": jnp.asarray(network.second[-1]),
        "third": jnp.asarray(network.third[:-1]),
        "trust": jnp.asarray(network.third[-1]),
    }


def learn(
    sides: Sides, course: Course, seen: np.ndarray, logs: np.ndarray, shares: np.ndarray, held_out: np.ndarray,
    start: Network | None,
) -> np.ndarray:  # fmt: skip
    """The numbers of the network that foretold held-out games best."""
    joined = np.array([[seat in side for side in sides] for seat in range(logs.shape[1])], np.float32)

    def loss(layers: Layers, seen: jax.Array, logs: jax.Array, shares: jax.Array) -> jax.Array:
        chances = jax.nn.softmax(forward(layers, seen, logs), 1) @ joined
        return -((shares @ joined) * jnp.log(chances + 1e-7)).sum(1).mean()

    layers = layers_of(start) if start else new_layers(seen.shape[2])
    test = [jax.device_put(array[held_out]) for array in (seen, logs, shares)]
    data = [jax.device_put(array[~held_out]) for array in (seen, logs, shares)]
    told = jax.jit(loss)
    silent = {**layers, "third": jnp.zeros(SECOND)}
    before = float(told(silent, *test))
    scaled, trust = min((float(told({**silent, "trust": jnp.float32(trust)}, *test)), trust) for trust in TRUSTS)
    if not start:
        layers["trust"] = jnp.float32(trust)
    best, kept = float("inf"), layers
    if start:
        course = course._replace(rate=course.rate / 2)
    for found in descend(jax.value_and_grad(loss), layers, course, *data):
        if (now := float(told(found, *test))) < best:
            best, kept = now, found
    print(f"{len(seen)} positions: evaluation {before:.4f}, scaled {scaled:.4f}, network {best:.4f}")
    order = ("first", "to_first", "second", "to_second", "third", "trust")
    return np.concatenate([np.ravel(kept[name]) for name in order]).astype(np.float16)


def descend(
    slope: Callable, layers: Layers, course: Course, seen: jax.Array, logs: jax.Array, shares: jax.Array
) -> Iterator[Layers]:
    """Adam with decaying steps and weights; some features are left out each time, so that none is relied upon."""
    per_epoch = len(seen) // course.batch
    steps, shown = course.epochs * per_epoch, 1 - course.dropped

    @jax.jit
    def epoch(layers, mean, square, done, key, seen, logs, shares):  # type: ignore[no-untyped-def]
        key, mine = jax.random.split(key)
        order = jax.random.permutation(mine, len(seen))

        def change(number, carried):  # type: ignore[no-untyped-def]
            layers, mean, square, done, key = carried
            chosen = jax.lax.dynamic_slice(order, (number * course.batch,), (course.batch,))
            key, mine = jax.random.split(key)
            left = jax.random.bernoulli(mine, shown, seen[chosen].shape).astype(seen.dtype) / shown
            _, down = slope(layers, seen[chosen] * left, logs[chosen], shares[chosen])
            mean = jax.tree.map(lambda m, d: 0.9 * m + 0.1 * d, mean, down)
            square = jax.tree.map(lambda s, d: 0.999 * s + 0.001 * d * d, square, down)
            rate = course.rate * 0.5 * (1 + jnp.cos(jnp.pi * done / steps)) * jnp.minimum(1.0, (done + 1) / 50)
            bias, square_bias = 1 - 0.9 ** (done + 1), 1 - 0.999 ** (done + 1)
            layers = jax.tree.map(
                lambda w, m, s: w - rate * m / bias / (jnp.sqrt(s / square_bias) + 1e-8), layers, mean, square
            )
            layers |= {name: layers[name] * (1 - rate * course.decay) for name in ("first", "second")}
            return layers, mean, square, done + 1, key

        return jax.lax.fori_loop(0, per_epoch, change, (layers, mean, square, done, key))

    nothing = jax.tree.map(jnp.zeros_like, layers)
    carried = layers, nothing, nothing, jnp.float32(0), jax.random.PRNGKey(1)
    for _ in range(course.epochs):
        carried = epoch(*carried, seen, logs, shares)
        yield carried[0]


if __name__ == "__main__":
    main()
