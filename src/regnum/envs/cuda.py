"""Batches on a GPU: the same rules, compiled by Numba for CUDA; the same bytes as on the CPU.

Arrays stay on the device; PyTorch, JAX and others take them through the CUDA array interface.
"""

from contextlib import nullcontext
from functools import cache, cached_property
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import cuda

from regnum.core.errors import WrongArray, WrongSetup
from regnum.core.game import Game
from regnum.core.setup import Setup, described
from regnum.envs import arrays
from regnum.envs import cuda_kernels as kernels
from regnum.envs import cuda_queues as queues
from regnum.envs.arrays import SPECTATOR, at_least
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import RANDOM
from regnum.envs.cuda_queues import WARP
from regnum.envs.cuda_rules import SIMULATED, DeviceRules, tables_in_global_memory
from regnum.envs.features import features_of

BLOCK = 4 if SIMULATED else 128  # threads of the simple kernels; those of the simulator are slow
COUNTERS = 2048  # bytes of shared memory that are left for the counters of the queues
FEW = 8  # things that are worth a queue each
REGISTERS = 64  # of a thread, where a block has up to 1024 threads


class Serving:
    """The kernel that carries out orders, and how much of a batch a block takes."""

    def __init__(self, game: Game, device: DeviceRules) -> None:
        sorts, (lists, list_sort) = sorts_of(game), lists_of(game, device.players)
        do = kernels.LIST + lists
        size, wishes = game.State.itemsize, do + int(sorts.max()) + 1
        before = size + 8 + 4 + 4 + 2  # bytes of a game: state, luck, moves left, slot, action
        each = before + 2 * (wishes - queues.FREE)  # ... and its places in the queues
        self.games = 3 if SIMULATED else room() // each // WARP * WARP
        self.bytes = self.games * each
        names: dict[str, Any] = {
            **{name: device.rule(getattr(game, name)) for name in ("setup", "legal", "apply", "outcome")},
            "list_sort": device.rule(list_sort),
            "STATE": np.dtype((np.record, game.State)) if SIMULATED else numba.from_dtype(game.State),
            "SORTS": sorts,
            "WIDTH": game.width,
            "PRIVATE": game.phases.private,
            "WORDS": size // 8,
            "LUCK": self.games * size // 8,
            "LEFT": self.games * (size + 8) // 4,
            "SLOT": self.games * (size + 8 + 4) // 4,
            "ACTION": self.games * (size + 8 + 4 + 4) // 2,
            "QUEUE": self.games * (before // 2 - queues.FREE),
            "GAMES": self.games,
            "QUEUES": wishes,
            "DO": do,
            **(ALONE if SIMULATED else {}),
        }
        for module, functions in FUNCTIONS.items():
            for name in functions:
                names.setdefault(name, device.function(getattr(module, f"_{name}"), **names))
        self.kernel = device.kernel(kernels._serve, REGISTERS, **names)

    def launch(self, n: int, *arguments: Any) -> None:
        """Share out `n` slots among the multiprocessors."""
        if SIMULATED:
            share, threads = 2 * self.games, 1
        else:
            processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
            share = -(-n // (processors * WARP)) * WARP
            threads = min(self.games, share)
            if not self.kernel.overloads:
                self._compile(share, *arguments)
        self.kernel[-(-n // share), threads, 0, self.bytes](share, *arguments)

    def _compile(self, *arguments: Any) -> None:
        """Kernels must ask for more than 48 KB of shared memory, and Numba doesn't do it for them."""
        driver: Any = import_module("cuda.bindings.driver")
        with tables_in_global_memory():
            compiled = self.kernel.compile(tuple(self.kernel.typeof_pyval(argument) for argument in arguments))
        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        handle = driver.CUkernel(int(compiled._codelibrary.get_cufunc().handle))
        (error,) = driver.cuKernelSetAttribute(
            attribute, self.bytes, handle, driver.CUdevice(cuda.get_current_device().id)
        )
        if error != driver.CUresult.CUDA_SUCCESS:
            raise RuntimeError(f"{self.bytes} bytes of shared memory: {error.name}")


def room() -> int:
    """Bytes of shared memory for the games of a block: 225 KB on an H200."""
    return cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - COUNTERS


def lists_of(game: Game, players: int) -> tuple[int, Any]:
    """Lists of legal actions are made alike in a phase, unless the game knows better: how many sorts, and the rule."""
    listing = game.optional_part("listing")
    if listing is not None and players in listing.PLAYERS:
        return listing.LISTS, listing.list_sort
    return len(game.phases), _phase


def _phase(state):
    return state.phase


def sorts_of(game: Game) -> np.ndarray:
    """A number for each action; those with the same are carried out alike: the same verb, said of the same thing where
    these are few and no other verb is said of them, as cards that are played."""
    space, sorts = game.space, []
    kinds = [kind for verb in space.verbs for kind in verb.arguments.values()]
    for action in space.actions:
        own = [
            kind for kind in action.verb.arguments.values() if kinds.count(kind) == 1 and len(space.kinds[kind]) <= FEW
        ]
        sorts.append((action.verb.name, len(action.values), action.values if own else ()))
    numbers = {sort: number for number, sort in enumerate(dict.fromkeys(sorts))}
    return np.array([numbers[sort] for sort in sorts], np.int8)


# The simulator's threads know no warps: each is one by itself.
ALONE = {
    "highest": lambda number: number,
    "peers_of": lambda wish: 1,
    "told_by": lambda lane, number: number,
    "together": lambda: None,
    "pause": lambda: None,
    "WARP": 1,
}

# What the kernel consists of; functions stand after those that they call.
FUNCTIONS = {
    queues: ("highest", "peers_of", "told_by", "together", "pause", "hand_in", "claim", "take"),
    kernels: ("first_wish", "begin", "do", "choose", "finish"),
}


class CudaKernels:
    """The kernels of one game with one player count."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.device = device = DeviceRules(players, game.copied_on_gpu)
        self.serve = Serving(game, device)
        self.mark_all = device.kernel(kernels._mark_all)
        self.copy_all = device.kernel(kernels._copy_all)
        self.accept = device.kernel(kernels._accept)
        self.next_seeds = device.kernel(kernels._next_seeds)

    @cached_property
    def observe_all(self) -> Any:
        """Made when it is asked for: a game need not have features."""
        return self.device.kernel(kernels._observe_all, features=self.device.rule(features_of(self.game).rule))


@cache
def kernels_of(game: Game, players: int) -> CudaKernels:
    return CudaKernels(game, players)


def device_array(values: Any) -> Any:
    """An array that lies on the device, whoever made it; None for anything else."""
    if getattr(values, "__cuda_ndarray__", False):  # Numba's own, and its simulator's
        return values
    return cuda.as_cuda_array(values) if hasattr(values, "__cuda_array_interface__") else None


class CudaBatch(Batch):
    """A batch on a GPU, whose arrays are device arrays; `copy_to_host()` makes NumPy arrays of them."""

    device = "cuda"

    def __init__(
        self, game: Game | Setup, players: int | None = None, n: int = 1024, seed: int = 0, **options: Any
    ) -> None:  # fmt: skip
        if not cuda.is_available():
            raise WrongSetup("batch-no-cuda")
        setup = Setup.of(game, players, seed, **options)
        self._kernels = kernels_of(setup.game, setup.players)
        super().__init__(setup, n=n, threads=1)

    def _allocate(self) -> None:
        super()._allocate()
        self._words: Any = cuda.to_device(self.states.view(np.uint64).reshape(self.n, -1))
        self.states = self._words.view(self.game.State).reshape(self.n)  # the same memory
        for name in ("seeds", "choices", "counts", "actors", "done", "shares", "rewards", "_lucks"):
            setattr(self, name, cuda.to_device(getattr(self, name)))
        self._wrong = cuda.to_device(np.full(1, self.n, np.int32))  # the first slot that something is wrong with, or n

    def _prepare(self) -> None:
        super()._prepare()
        self._option_array = cuda.to_device(self._option_array)

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("a batch that lives on a GPU can't be copied or pickled")

    @cached_property
    def _mask(self) -> tuple[Any, ...]:
        masks = np.zeros((self.n, len(self.game.space)), np.bool_)
        marked = np.zeros((self.n, self.game.width), np.int16), np.zeros(self.n, np.int32)
        return tuple(cuda.to_device(array) for array in (*marked, masks))

    @property
    def legal(self) -> Any:
        self._launch(self._kernels.mark_all, self.choices, self.counts, *self._mask)
        return self._mask[-1]

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """`seats` may lie on the host or on the device."""
        shape = (self.n, self.features.size)
        out = cuda.device_array(shape, np.float32) if out is None else out
        room = device_array(out)
        if room is None or room.dtype != np.float32 or room.shape != shape or not room.is_c_contiguous():
            raise WrongArray("array-room", name="out", shape=str(shape), found=described(out))
        seats = self.actors if seats is None else self._checked_seats(seats)
        self._launch(self._kernels.observe_all, self.states, seats, room)
        return out

    def _checked_seats(self, seats: Any) -> Any:
        given = device_array(seats)
        if given is None:
            return cuda.to_device(super()._checked_seats(seats))
        found, slot = self._on_device("seats", given, np.int8, SPECTATOR, self.players - 1)
        if slot < self.n:
            raise WrongSetup("seat-wrong", seat=str(given.copy_to_host()[slot]), players=self.players)
        return found

    def _checked(self, actions: Any) -> Any:
        """They may lie on the host or on the device."""
        given = device_array(actions)
        if given is not None:
            orders, _ = self._on_device("actions", given, np.int16, 0, len(self.game.space) - 1)
        else:
            given = arrays.numbers("actions", actions, self.n)
            orders = cuda.to_device(arrays.narrow(given, np.int16, len(self.game.space)))
        self._launch(self._kernels.accept, orders, self.done, self.choices, self.counts, self._wrong)
        slot = self._first_wrong()
        if slot < self.n:
            value = given[slot] if isinstance(given, np.ndarray) else given.copy_to_host()[slot]
            raise self._refusal(slot, value, self.states.copy_to_host()[slot : slot + 1])
        return orders

    def _on_device(self, name: str, given: Any, kind: Any, least: int, most: int) -> tuple[Any, int]:
        """Whole numbers of any kind as an array of one kind: for every other one the rules would be compiled anew.

        And the first slot whose number is not between these; n where there is none.
        """
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise WrongArray("array-numbers", name=name, n=str(self.n), found=described(given))
        found = cuda.device_array(self.n, kind)
        self._launch(self._kernels.copy_all, given, found, least, most, self._wrong)
        return found, self._first_wrong()

    def _first_wrong(self) -> int:
        """What a kernel has noted, which is then forgotten."""
        slot = int(self._wrong.copy_to_host()[0])
        if slot < self.n:
            self._wrong.copy_to_device(np.full(1, self.n, np.int32))
        return slot

    def random(self, moves: int) -> None:
        self._order(cuda.to_device(np.full(self.n, RANDOM, np.int16)), at_least("moves", moves, 0))

    def reset_done(self) -> np.ndarray:
        over, orders = self.done.copy_to_host(), cuda.device_array(self.n, np.int16)
        self._launch(self._kernels.next_seeds, self.done, self.seeds, np.uint64(self.n), orders)
        self._order(orders)
        return over

    def _order(self, orders: Any, moves: int = 1) -> None:
        self._kernels.serve.launch(
            self.n, self._words.reshape(-1), orders, moves, self.players, self._option_array, self.seeds,
            np.uint64(self.n), self._lucks, self.choices, self.counts, self.actors, self.done, self.shares,
            self.rewards,
        )  # fmt: skip

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        with nullcontext() if SIMULATED or kernel.overloads else tables_in_global_memory():
            kernel[-(-self.n // BLOCK), BLOCK](*arguments)
