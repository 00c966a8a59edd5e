"""The layers of bots/network.py as JAX computes and changes them."""

import numpy as np

from regnum.bots.network import FIRST, SECOND, Network
from regnum.extras import needed

with needed("learning"):
    import jax
    import jax.numpy as jnp

Layers = dict[str, jax.Array]

ORDER = ("first", "to_first", "second", "to_second", "third", "trust")  # of the numbers in a file


def forward(layers: Layers, seen: jax.Array, logs: jax.Array) -> jax.Array:
    """What is added up for each seat, before a softmax makes shares of it."""
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


def numbers_of(layers: Layers) -> np.ndarray:
    """One after the other, as `network_from` reads them."""
    return np.concatenate([np.ravel(layers[name]) for name in ORDER]).astype(np.float16)
