"""The rules for a GPU: the same sources, with what is slow there taken out, and compared with the CPU byte by byte.

A GPU is slow at 64-bit division, and at the negative indices that Python counts from the end. Rules use no negative
index, and a batch has one player count: so indices become unsigned and `state.players` a number. Nobody listens, so
nothing is told. What limits most is the room for instructions, so large functions are not copied into their callers.
"""

import ast
import dis
import inspect
import textwrap
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import numba
import numpy as np
from numba import cuda
from numba.core.dispatcher import Dispatcher

from regnum.core.compiled import _wide, _widening
from regnum.core.journal import tell, tell_only

SIMULATED = bool(numba.config.ENABLE_CUDASIM)

REGISTERS = 40  # of a thread: with fewer, more threads run at once; with fewer still, they keep too much in memory
LARGE = 80  # instructions of Python's: from this size on a function is called, not copied into its callers


class _Rewrite(ast.NodeTransformer):
    def __init__(self, players: int) -> None:
        self.players = players

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        node.decorator_list = []
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        if ast.unparse(node.func) == "range":  # a loop over a number would be unrolled: more instructions
            return node
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if ast.unparse(node) == "state.players" and isinstance(node.ctx, ast.Load):
            return ast.Constant(self.players)
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        if ast.unparse(node) == "journal.shape[0]":
            return ast.Constant(0)
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self.unsigned(index) for index in node.slice.elts]
        else:
            node.slice = self.unsigned(node.slice)
        return node

    def unsigned(self, index: ast.expr) -> ast.expr:
        if isinstance(index, (ast.Constant, ast.Slice)):
            return index
        return ast.Call(ast.Name("_unsigned", ast.Load()), [index], [])


class DeviceRules:
    """Makes functions for the device, for games of one player count; each rule once."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.made: dict[Any, Any] = {}

    def rule(self, rule: Any) -> Any:
        if rule not in self.made:
            source = _silence if rule in (tell, tell_only) else inspect.unwrap(getattr(rule, "py_func", rule))
            self.made[rule] = self.function(source)
            if not SIMULATED and len(list(dis.get_instructions(source))) > LARGE:
                keep_apart(self.made[rule])
        return self.made[rule]

    def function(self, source: Any, **names: Any) -> Any:
        """A function that is called on the device. Calls are widened, as on the CPU; the simulator runs Python."""
        function = self.rewritten(source, **names)
        if SIMULATED:
            return _widening(function)
        compiled = cuda.jit(device=True)(function)
        template = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: template(tuple(_wide(argument) for argument in args), kws)
        return compiled

    def kernel(self, source: Any, **names: Any) -> Any:
        function = self.rewritten(source, **names)
        return cuda.jit(function) if SIMULATED else cuda.jit(max_registers=REGISTERS)(function)

    def rewritten(self, source: Any, **names: Any) -> Any:
        """A function written anew, with `names` among its globals, and all that it needs fit for the device."""
        found = dict(source.__globals__)
        for name in {step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL"}:
            if isinstance(found.get(name), Dispatcher):
                found[name] = self.rule(found[name])
            elif isinstance(found.get(name), np.ndarray):
                found[name] = narrow(found[name])
        tree = _Rewrite(self.players).visit(ast.parse(textwrap.dedent(inspect.getsource(source))))
        space = {**found, **names, "_unsigned": np.uint32}
        exec(compile(ast.fix_missing_locations(tree), inspect.getfile(source), "exec"), space)
        return space[source.__name__]


def _silence(journal, *event):
    """In place of telling what happens."""


def keep_apart(compiled: Any) -> None:
    """Let a function be called, not copied into its callers."""
    template = compiled.get_call_template

    def called(arguments: tuple, keywords: dict) -> Any:
        found = template(arguments, keywords)
        for result in compiled.overloads.values():
            for function in result.library._module.functions:
                if function.name == result.fndesc.llvm_func_name:
                    function.attributes.add("noinline")
        return found

    compiled.get_call_template = called


def narrow(table: np.ndarray) -> np.ndarray:
    """A table in the fewest bits; the simulator would compute with them."""
    if table.dtype.kind != "i" or not table.size or SIMULATED:
        return table
    kinds = (np.int8, np.int16, np.int32, np.int64)
    return table.astype(next(k for k in kinds if np.iinfo(k).min <= table.min() and table.max() <= np.iinfo(k).max))


def tables_in_global_memory() -> AbstractContextManager:
    """While kernels are compiled: Numba would put tables into constant memory, which is too small for them."""
    from numba.cuda.cudadrv import nvvm

    return patch.object(nvvm, "ADDRSPACE_CONSTANT", nvvm.ADDRSPACE_GLOBAL)
