"""Batches: many games of one table at once, all cores at work, everything in NumPy arrays that nobody copies."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any

import numpy as np

from regnum.core.compiled import specialise
from regnum.core.errors import IllegalMove, WrongSetup
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.cores import cores
from regnum.envs import batch_kernels as kernels
from regnum.envs.batch_kernels import BEGIN, NOTHING, RANDOM
from regnum.envs.features import Features, features_of

SLICES_PER_CORE = 4  # so that a core whose games are quick gets more of them
SMALLEST_SLICE = 256  # games that are not worth a thread


class Kernels:
    """The compiled functions of one game."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        self.serve = specialise(
            kernels._serve, game.id, prepare=engine.prepare, legal=game.legal, apply=game.apply, outcome=game.outcome
        )
        self.mark_all = specialise(kernels._mark_all, game.id)
        self.observe_all = specialise(kernels._observe_all, game.id, features=features_of(game).rule)


@cache
def kernels_of(game: Game) -> Kernels:
    return Kernels(game)


class Batch:
    """`n` games at one table. Slot i plays the games of seeds seed + i, seed + i + n, seed + i + 2 n and so on.

    states: the records. actors: the seat to decide, -1 when over. choices and counts: the legal actions of each game as
    a list; `legal`: as a mask. done: which games are over. shares: each seat's share of the win, once a game is over.
    rewards: what learners get, at the end their share less an equal one, before that 0.
    """

    device = "cpu"
    states: Any
    seeds: Any
    choices: Any
    counts: Any
    actors: Any
    done: Any
    shares: Any
    rewards: Any
    _lucks: Any
    _refused: Any

    def __init__(
        self, game: Game, players: int | None, n: int, seed: int = 0, threads: int | None = None, **options: Any
    ) -> None:  # fmt: skip
        self.game = game
        self.players = game.check_players(game.players[0] if players is None else players)
        self.options = game.option_values(options)
        self.seed = game.check_seed(seed)
        if n < 1:
            raise WrongSetup("batch-empty", n=n)
        self.n = n
        self._stride = np.uint64(n)  # from a slot's game to its next one
        self.threads = threads or cores()
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 and n > SMALLEST_SLICE else None
        self._option_array = game.option_array(options)
        self._allocate()
        self._order(np.full(n, BEGIN, np.int16))

    def _allocate(self) -> None:
        n, game = self.n, self.game
        self.states = game.new_states(n)
        self.seeds = np.uint64(self.seed) + np.arange(n, dtype=np.uint64)
        self.choices = np.zeros((n, game.width), np.int16)
        self.counts = np.zeros(n, np.int32)
        self.actors = np.zeros(n, np.int8)
        self.done = np.zeros(n, np.bool_)
        self.shares = np.zeros((n, self.players), np.float32)
        self.rewards = np.zeros((n, self.players), np.float32)
        self._lucks = np.zeros(n, np.uint64)
        self._refused = np.zeros(n, np.bool_)

    @cached_property
    def _mask(self) -> tuple[Any, ...]:
        """What is to be marked, between which actions marks lie, and the masks themselves."""
        spans = np.zeros((self.n, 2), np.uint16)
        masks = np.zeros((self.n, len(self.game.space)), np.bool_)
        return self.choices.view(np.uint16), self.counts, spans, masks  # places without sign are found faster

    @cached_property
    def _all_random(self) -> np.ndarray:
        return np.full(self.n, RANDOM, np.int16)

    @property
    def features(self) -> Features:
        """What observations consist of."""
        return features_of(self.game)

    # what is the case

    @property
    def legal(self) -> np.ndarray:
        """The legal actions as a mask, (n, actions): always the same array, to be read alone."""
        self._share_out(kernels_of(self.game).mark_all, *self._mask)
        return self._mask[-1]

    def observe(self, seats: Any = None, out: np.ndarray | None = None) -> np.ndarray:
        """What the seat to act, or a given one, knows of each game: float32 (n, features.size)."""
        seats = np.broadcast_to(self.actors if seats is None else np.asarray(seats, np.int8), self.n)
        if out is None:
            out = self.features.blank(self.n)
        self._share_out(kernels_of(self.game).observe_all, self.states, np.ascontiguousarray(seats), out)
        return out

    # what is done

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; what is given for games that are over is ignored.

        One that is not legal raises IllegalMove: its game stays as it was, the others have moved.
        """
        self._order(np.ascontiguousarray(actions, np.int16))
        if self._refused.any():
            slot = int(np.flatnonzero(self._refused)[0])
            self._refused[:] = False
            raise IllegalMove("batch-illegal", slot=str(slot), action=str(actions[slot]))

    def random(self, moves: int) -> None:
        """So many random moves in each game; when one is over, the slot goes on with its next game."""
        self._order(self._all_random, moves)

    def reset_done(self) -> np.ndarray:
        """Begin a new game in every slot whose game is over; which they were."""
        over = self.done.copy()
        self.seeds[over] += self._stride
        self._order(np.where(over, np.int16(BEGIN), np.int16(NOTHING)))
        return over

    def _order(self, orders: np.ndarray, moves: int = 1) -> None:
        self._share_out(
            kernels_of(self.game).serve, self.states, orders, moves, self.players, self._option_array, self.seeds,
            self._stride, self._lucks, self.choices, self.counts, self.actors, self.done, self.shares,
            self.rewards, self._refused, SILENT,
        )  # fmt: skip

    def _share_out(self, kernel: Callable, *arguments: Any) -> None:
        """Call kernel(low, high, ...) for slices of the batch, on all cores where it is worth it."""
        if self._pool is None:
            kernel(0, self.n, *arguments)
            return
        size = max(SMALLEST_SLICE, -(-self.n // (self.threads * SLICES_PER_CORE)))
        slices = [self._pool.submit(kernel, low, min(low + size, self.n), *arguments) for low in range(0, self.n, size)]
        for each in slices:
            each.result()


def new_batch(game: Game, players: int | None, n: int, seed: int, device: str, **options: Any) -> Batch:
    if device == "cpu":
        return Batch(game, players, n, seed, **options)
    if device == "cuda":
        from regnum.envs.cuda import CudaBatch

        return CudaBatch(game, players, n, seed, **options)
    raise WrongSetup("batch-device", device=device)
