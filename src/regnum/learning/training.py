"""Learning: a network is changed step by step until it foretells best who won games that it hasn't seen."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from regnum.bots.network import SECOND, Network
from regnum.core.game import Sides
from regnum.extras import needed
from regnum.learning.layers import Layers, forward, layers_of, new_layers, numbers_of

with needed("learning"):
    import jax
    import jax.numpy as jnp

TRUSTS = (0.3, 0.5, 0.7, 0.85, 1.0, 1.2, 1.5)


class Course(NamedTuple):
    """How to learn: how often all is seen, how much at a time, in which steps, and what keeps it from rote."""

    epochs: int
    batch: int
    rate: float
    decay: float  # of weights
    dropped: float  # of what is seen, each time


BARE = Course(5, 4096, 2e-3, 1.0, 0.2)  # of the many features of a bare position, most are seldom seen
TERMS = Course(8, 2048, 3e-3, 0.2, 0.0)  # terms of an evaluation are few, and always there


class Trained(NamedTuple):
    """The numbers of a network, and how well games are foretold that were held out: cross-entropy, less is better."""

    numbers: np.ndarray
    evaluation: float  # by the game's evaluation
    scaled: float  # by the same, trusted more or less
    network: float


def learn(
    sides: Sides, course: Course, seen: np.ndarray, logs: np.ndarray, shares: np.ndarray, held_out: np.ndarray,
    start: Network | None = None,
) -> Trained:  # fmt: skip
    """The network that foretold held-out games best; it goes on from another one, if that is given."""
    joined = np.array([[seat in side for side in sides] for seat in range(logs.shape[1])], np.float32)

    def loss(layers: Layers, seen: jax.Array, logs: jax.Array, shares: jax.Array) -> jax.Array:
        chances = jax.nn.softmax(forward(layers, seen, logs), 1) @ joined
        return -((shares @ joined) * jnp.log(chances + 1e-7)).sum(1).mean()

    layers = layers_of(start) if start else new_layers(seen.shape[2])
    test = [jax.device_put(array[held_out]) for array in (seen, logs, shares)]
    data = [jax.device_put(array[~held_out]) for array in (seen, logs, shares)]
    course = course._replace(batch=min(course.batch, len(data[0])))  # a few games make less than a batch
    told = jax.jit(loss)
    silent = {**layers, "third": jnp.zeros(SECOND)}
    before = float(told(silent, *test))
    scaled, trust = min((float(told({**silent, "trust": jnp.float32(trust)}, *test)), trust) for trust in TRUSTS)
    if start:
        course = course._replace(rate=course.rate / 2)
    else:
        layers["trust"] = jnp.float32(trust)
    best, kept = float("inf"), layers
    for found in descend(jax.value_and_grad(loss), layers, course, *data):
        if (now := float(told(found, *test))) < best:
            best, kept = now, found
    return Trained(numbers_of(kept), before, scaled, best)


def descend(
    slope: Callable[..., Any], layers: Layers, course: Course, seen: jax.Array, logs: jax.Array, shares: jax.Array
) -> Iterator[Layers]:
    """Adam with decaying steps and weights; some features are left out each time, so that none is relied upon."""
    per_epoch = len(seen) // course.batch
    steps, shown = course.epochs * per_epoch, 1 - course.dropped

    @jax.jit
    def epoch(layers: Layers, mean: Any, square: Any, done: Any, key: Any, seen: Any, logs: Any, shares: Any) -> Any:
        key, mine = jax.random.split(key)
        order = jax.random.permutation(mine, len(seen))

        def change(number: Any, carried: Any) -> Any:
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
