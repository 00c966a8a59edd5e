"""Batches: many games of one table at once, all cores at work, everything in NumPy arrays that nobody copies."""

import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any

import numpy as np

from regnum.core.compiled import specialise
from regnum.core.errors import IllegalMove, NotAMove, WrongSetup
from regnum.core.game import Game
from regnum.core.journal import SILENT
from regnum.core.setup import Setup, shown, whole
from regnum.cores import cores
from regnum.envs import arrays
from regnum.envs import batch_kernels as kernels
from regnum.envs.batch_kernels import BEGIN, NOTHING, RANDOM
from regnum.envs.features import Features, features_of

SLICES_PER_CORE = 4  # so that a core whose games are quick gets more of them
SMALLEST_SLICE = 256  # games that are not worth a thread
SMALLEST_CHECKED = 4096  # ... and those whose orders are not
MADE_ANEW = ("_pool", "_stride", "_option_array", "_mask", "_all_random")  # of a batch that is copied or unpickled


class Kernels:
    """The compiled functions of one game."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        self.accept = specialise(kernels._accept, game.id)
        self.first_wrong_seat = specialise(kernels._first_wrong_seat, game.id)
        self.serve = specialise(
            kernels._serve, game.id, prepare=engine.prepare, legal=game.legal, apply=game.apply, outcome=game.outcome,
            private=game.phases.private,
        )  # fmt: skip
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

    def __init__(
        self, game: Game | Setup, players: int | None = None, n: int = 1024, seed: int = 0, threads: int | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        """Of a set-up, or of what one is made from; the seed is that of the first game."""
        self.setup = setup = Setup.of(game, players, seed, **options)
        self.game = setup.game
        self.players = setup.players
        self.options = dict(setup.options)
        self.seed = setup.seed
        self.n = arrays.at_least("n", n, 1)
        self.threads = cores() if threads is None else arrays.at_least("threads", threads, 1)
        self._allocate()
        self._prepare()
        self._order(np.full(self.n, BEGIN, np.int16))

    def _prepare(self) -> None:
        """What can be made anew at any time, as in another process."""
        self._stride = np.uint64(self.n)  # from a slot's game to its next one
        self._option_array = self.setup.option_array
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 and self.n > SMALLEST_SLICE else None

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
        seats = self.actors if seats is None else self._checked_seats(seats)
        shape = (self.n, self.features.size)
        out = self.features.blank(self.n) if out is None else arrays.room("out", out, shape)
        self._share_out(kernels_of(self.game).observe_all, self.states, seats, out)
        return out

    def _checked_seats(self, seats: Any) -> np.ndarray:
        """A seat of each game, or the same of all."""
        if np.ndim(seats) == 0:
            return np.full(self.n, arrays.seat_or_spectator(self.setup, seats), np.int8)
        given = arrays.numbers("seats", seats, self.n)
        found = arrays.narrow(given, np.int8, self.players)
        slot = self._first(kernels_of(self.game).first_wrong_seat, found, self.players)
        if slot >= 0:
            raise WrongSetup("seat-wrong", seat=str(given[slot]), players=self.players)
        return found

    # what is done

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; what is given for games that are over is ignored.

        One that is not legal raises IllegalMove, as in a match, and no game moves.
        """
        self._order(self._checked(actions))

    def _checked(self, actions: Any) -> np.ndarray:
        """The actions as orders, if each is legal in its game or its game is over."""
        given = arrays.numbers("actions", actions, self.n)
        orders = arrays.narrow(given, np.int16, len(self.game.space))
        slot = self._first(kernels_of(self.game).accept, orders, self.choices, self.counts, self.done)
        if slot >= 0:
            raise self._refusal(slot, given[slot], self.states[slot : slot + 1])
        return orders

    def _refusal(self, slot: int, given: Any, states: np.ndarray) -> IllegalMove | NotAMove:
        """Why an action is not carried out."""
        action = whole(given)
        if action is None or not 0 <= action < len(self.game.space):
            return NotAMove("batch-no-action", slot=str(slot), action=str(given))
        reason = self.game.refusal(states.view(np.recarray)[0], action)
        return IllegalMove("batch-illegal", reason.rule, self.game.id, slot=str(slot), action=str(action))

    def random(self, moves: int) -> None:
        """So many random moves in each game; when one is over, the slot goes on with its next game."""
        self._order(self._all_random, arrays.at_least("moves", moves, 0))

    def reset_done(self) -> np.ndarray:
        """Begin a new game in every slot whose game is over; which they were."""
        over = self.done.copy()
        if over.any():
            self.seeds[over] += self._stride
            self._order(np.where(over, np.int16(BEGIN), np.int16(NOTHING)))
        return over

    def _order(self, orders: np.ndarray, moves: int = 1) -> None:
        self._share_out(
            kernels_of(self.game).serve, self.states, orders, moves, self.players, self._option_array, self.seeds,
            self._stride, self._lucks, self.choices, self.counts, self.actors, self.done, self.shares,
            self.rewards, SILENT,
        )  # fmt: skip

    def _first(self, kernel: Callable, *arguments: Any) -> int:
        """The first slot with something wrong, or -1. It is found fast: only large slices are worth a thread."""
        return next((slot for slot in self._share_out(kernel, *arguments, smallest=SMALLEST_CHECKED) if slot >= 0), -1)

    def _share_out(self, kernel: Callable, *arguments: Any, smallest: int = 1) -> list[Any]:
        """Call kernel(low, high, ...) for slices of the batch, on all cores where it is worth it; what it returned."""
        size = max(smallest, SMALLEST_SLICE, -(-self.n // (self.threads * SLICES_PER_CORE)))
        if self._pool is None or size >= self.n:
            return [kernel(0, self.n, *arguments)]
        slices = [self._pool.submit(kernel, low, min(low + size, self.n), *arguments) for low in range(0, self.n, size)]
        return [each.result() for each in slices]

    # as other Python objects do

    def copy(self) -> "Batch":
        """The same games once more, to be played on apart from these."""
        return copy.deepcopy(self)

    def __copy__(self) -> "Batch":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        states = self.game.new_states(self.n)
        states[:] = self.states
        self.states = states
        self._prepare()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.id}: {self.n} games of {self.players} players, on {self.device}>"


def new_batch(game: Game | Setup, players: int | None, n: int, seed: int, device: str, **options: Any) -> Batch:
    if device == "cpu":
        return Batch(game, players, n, seed, **options)
    if device == "cuda":
        from regnum.envs.cuda import CudaBatch

        return CudaBatch(game, players, n, seed, **options)
    raise WrongSetup("batch-device", device=shown(device))
