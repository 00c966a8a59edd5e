"""Batches on a GPU: the same rules, compiled by Numba for CUDA; the same bytes as on the CPU.

Arrays stay on the device; PyTorch, JAX and others take them through the CUDA array interface.
"""

from contextlib import nullcontext
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np
from numba import cuda

from regnum.core.errors import IllegalMove, WrongSetup
from regnum.core.game import Game
from regnum.envs import cuda_kernels as kernels
from regnum.envs import cuda_queues as queues
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import RANDOM
from regnum.envs.cuda_queues import WARP
from regnum.envs.cuda_rules import SIMULATED, DeviceRules, tables_in_global_memory
from regnum.envs.features import features_of

BLOCK = 4 if SIMULATED else 128  # threads of the simple kernels; those of the simulator are slow
COUNTERS = 2048  # bytes of shared memory that are left for the counters of the queues
FEW = 8  # things that are worth a queue each
REGISTERS = 64  # of a thread, where a block has up to 1024 threads
LARGE = {"kingisdead": 80, "tajmahal": 160, "tara": 220, "tirnanog": 160}  # see DeviceRules, by trial


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
            "PRIVATE": game.private,
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
    if find_spec(f"regnum.games.{game.id}.listing") and players in game.part("listing").PLAYERS:
        return game.part("listing").LISTS, game.part("listing").list_sort
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
    kernels: ("accepted", "first_wish", "begin", "do", "choose", "finish"),
}


class CudaKernels:
    """The kernels of one game with one player count."""

    def __init__(self, game: Game, players: int) -> None:
        device = DeviceRules(players, LARGE[game.id])
        self.serve = Serving(game, device)
        self.mark_all = device.kernel(kernels._mark_all)
        self.copy_all = device.kernel(kernels._copy_all)
        self.next_seeds = device.kernel(kernels._next_seeds)
        self.observe_all = device.kernel(kernels._observe_all, features=device.rule(features_of(game).rule))


@cache
def kernels_of(game: Game, players: int) -> CudaKernels:
    return CudaKernels(game, players)


class CudaBatch(Batch):
    """A batch on a GPU, whose arrays are device arrays; `copy_to_host()` makes NumPy arrays of them."""

    device = "cuda"

    def __init__(self, game: Game, players: int | None, n: int, seed: int = 0, **options: Any) -> None:
        if not cuda.is_available():
            raise WrongSetup("batch-no-cuda")
        self._kernels = kernels_of(game, game.check_players(game.players[0] if players is None else players))
        super().__init__(game, players, n, seed, threads=1, **options)

    def _allocate(self) -> None:
        super()._allocate()
        self._words: Any = cuda.to_device(self.states.view(np.uint64).reshape(self.n, -1))
        self.states = self._words.view(self.game.State).reshape(self.n)  # the same memory
        self._refused = np.zeros(1, np.int32)
        for name in ("seeds", "choices", "counts", "actors", "done", "shares", "rewards", "_lucks", "_option_array",
                     "_refused"):  # fmt: skip
            setattr(self, name, cuda.to_device(getattr(self, name)))

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
        if out is None:
            out = cuda.device_array((self.n, self.features.size), np.float32)
        seats = self.actors if seats is None else self._on_device(seats, np.int8)
        self._launch(self._kernels.observe_all, self.states, seats, out)
        return out

    def step(self, actions: Any) -> None:
        """`actions` may lie on the host or on the device."""
        orders = self._on_device(actions, np.int16)
        self._order(orders)
        slot = int(self._refused.copy_to_host()[0]) - 1
        if slot >= 0:
            self._refused.copy_to_device(np.zeros(1, np.int32))
            raise IllegalMove("batch-illegal", slot=str(slot), action=str(orders.copy_to_host()[slot]))

    def _on_device(self, values: Any, kind: Any) -> Any:
        """Numbers of any kind as an array of one kind: for every other one the rules would be compiled anew."""
        if not hasattr(values, "__cuda_array_interface__"):
            return cuda.to_device(np.full(self.n, values, kind))
        found = cuda.device_array(self.n, kind)
        self._launch(self._kernels.copy_all, cuda.as_cuda_array(values), found)
        return found

    def random(self, moves: int) -> None:
        self._order(cuda.to_device(np.full(self.n, RANDOM, np.int16)), moves)

    def reset_done(self) -> np.ndarray:
        over, orders = self.done.copy_to_host(), cuda.device_array(self.n, np.int16)
        self._launch(self._kernels.next_seeds, self.done, self.seeds, np.uint64(self.n), orders)
        self._order(orders)
        return over

    def _order(self, orders: Any, moves: int = 1) -> None:
        self._kernels.serve.launch(
            self.n, self._words.reshape(-1), orders, moves, self.players, self._option_array, self.seeds,
            np.uint64(self.n), self._lucks, self.choices, self.counts, self.actors, self.done, self.shares,
            self.rewards, self._refused,
        )  # fmt: skip

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        with nullcontext() if SIMULATED or kernel.overloads else tables_in_global_memory():
            kernel[-(-self.n // BLOCK), BLOCK](*arguments)
