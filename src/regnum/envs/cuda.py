"""Batches on a GPU: the same rules, compiled by Numba for CUDA; the same bytes as on the CPU.

Arrays stay on the device. PyTorch, JAX and CuPy take them through the CUDA array interface, without a copy.
"""

import dis
import types
from functools import cache, cached_property
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.core.dispatcher import Dispatcher

from regnum.core.compiled import _wide, plain
from regnum.core.errors import IllegalMove, WrongSetup
from regnum.core.game import Game
from regnum.envs import cuda_kernels as kernels
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import RANDOM
from regnum.envs.features import features_of

SIMULATED = bool(numba.config.ENABLE_CUDASIM)
BLOCK = 128  # threads
LIMITS: dict[str, int] = {}  # of the compiler: max_registers, for one


@cache
def on_device(function: Any) -> Any:
    """A rule, with all the rules that it calls, for CUDA. The simulator runs plain Python."""
    return plain(function) if SIMULATED else device_function(function.py_func)


def device_function(source: Any, **names: Any) -> Any:
    """Compile a function to be called on the device: integers are wide in calls, as on the CPU."""
    function = specialised(source, names)
    if SIMULATED:
        return function
    compiled = cuda.jit(device=True)(function)
    template = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: template(tuple(_wide(argument) for argument in args), kws)
    return compiled


def specialised(source: Any, names: dict[str, Any]) -> Any:
    """A copy of a function with `names` among its globals, and all that it needs in a form fit for the device."""
    found = dict(source.__globals__)
    for name in {step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL"} & found.keys():
        if isinstance(found[name], Dispatcher):
            found[name] = on_device(found[name])
        elif isinstance(found[name], np.ndarray) and not SIMULATED:
            found[name] = narrow(found[name])
    return types.FunctionType(source.__code__, {**found, **names}, source.__name__, source.__defaults__)


def narrow(table: np.ndarray) -> np.ndarray:
    """A table in the fewest bits: all of them have to fit into the 64 KiB of a GPU's constant memory."""
    if table.dtype.kind != "i" or not table.size:
        return table
    kinds = (np.int8, np.int16, np.int32, np.int64)
    return table.astype(next(k for k in kinds if np.iinfo(k).min <= table.min() and table.max() <= np.iinfo(k).max))


class CudaKernels:
    """The kernels of one game."""

    def __init__(self, game: Game) -> None:
        sizes = {"WIDTH": game.width, "WORDS": game.State.itemsize // 8, "SEATS": game.players[-1]}
        rules = {name: on_device(getattr(game, name)) for name in ("setup", "legal", "apply", "outcome")}
        # Threads of the simulator know no warps: each does what it wants itself.
        votes = (lambda key: key) if SIMULATED else device_function(kernels._most_wanted)
        turns = device_function(kernels._turns, most_wanted=votes, **rules, **sizes)
        record = np.dtype((np.record, game.State)) if SIMULATED else numba.from_dtype(game.State)
        self.serve = kernel(kernels._serve, turns=turns, STATE=record, **sizes)
        self.mark_all = kernel(kernels._mark_all)
        self.copy_all = kernel(kernels._copy_all)
        self.next_seeds = kernel(kernels._next_seeds)
        self.observe_all = kernel(kernels._observe_all, features=on_device(features_of(game).rule))


def kernel(source: Any, **names: Any) -> Any:
    return cuda.jit(**LIMITS)(specialised(source, names))


@cache
def kernels_of(game: Game) -> CudaKernels:
    return CudaKernels(game)


class CudaBatch(Batch):
    """A batch on a GPU, whose arrays are device arrays; `copy_to_host()` makes NumPy arrays of them."""

    device = "cuda"

    def __init__(self, game: Game, players: int | None, n: int, seed: int = 0, **options: Any) -> None:
        if not cuda.is_available():
            raise WrongSetup("batch-no-cuda")
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
    def _mask(self) -> Any:
        return cuda.to_device(super()._mask)

    @property
    def legal(self) -> Any:
        self._launch(kernels_of(self.game).mark_all, self.choices, self.counts, self._mask)
        return self._mask

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """`seats` may lie on the host or on the device."""
        if out is None:
            out = cuda.device_array((self.n, self.features.size), np.float32)
        seats = self.actors if seats is None else self._on_device(seats, np.int8)
        self._launch(kernels_of(self.game).observe_all, self.states, seats, out)
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
            return cuda.to_device(np.ascontiguousarray(np.broadcast_to(np.asarray(values, kind), self.n)))
        found = cuda.device_array(self.n, kind)
        self._launch(kernels_of(self.game).copy_all, cuda.as_cuda_array(values), found)
        return found

    def random(self, moves: int) -> None:
        self._order(cuda.to_device(np.full(self.n, RANDOM, np.int16)), moves)

    def reset_done(self) -> np.ndarray:
        over, orders = self.done.copy_to_host(), cuda.device_array(self.n, np.int16)
        self._launch(kernels_of(self.game).next_seeds, self.done, self.seeds, np.uint64(self.n), orders)
        self._order(orders)
        return over

    def _order(self, orders: Any, moves: int = 1) -> None:
        self._launch(
            kernels_of(self.game).serve, self._words, orders, moves, self.players, self._option_array, self.seeds,
            np.uint64(self.n), self._lucks, self.choices, self.counts, self.actors, self.done, self.shares,
            self.rewards, self._refused,
        )  # fmt: skip

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[-(-self.n // BLOCK), BLOCK](*arguments)
