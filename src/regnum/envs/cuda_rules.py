"""The rules for a GPU: the same sources, with what is slow there taken out, and compared with the CPU byte by byte.

A GPU is slow at 64-bit arithmetic, and at the negative indices that Python counts from the end. Rules use no negative
index, hardly a number of more than 32 bits, and a batch has one player count: so indices become unsigned, arithmetic
that of cuda_arithmetic.py, and `state.players` a number. Nobody listens, so nothing is told. What limits most is the
room for instructions, so large functions are not copied into their callers.
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

from regnum.core.compiled import _widening
from regnum.core.journal import tell, tell_only
from regnum.envs.cuda_arithmetic import BINARY, FITS, SIMULATED, UNARY, arithmetic


class _Rewrite(ast.NodeTransformer):
    def __init__(self, players: int, numbers: dict[str, int]) -> None:
        self.players = players
        self.numbers = numbers  # by the names of globals

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        node.decorator_list = []
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        name = ast.unparse(node.func)
        if name.startswith("cuda."):  # sizes, which have to be literal
            return node
        # A loop over a number of players would be unrolled: more instructions
        node.args = [a if name == "range" and "state.players" in ast.unparse(a) else self.visit(a) for a in node.args]
        return call("Narrowed", *node.args) if name == "np.int64" else node

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        if ast.unparse(node) == "state.players" and isinstance(node.ctx, ast.Load):
            return self.visit(ast.Constant(self.players))
        return self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        if ast.unparse(node) == "journal.shape[0]":
            return ast.Constant(0)
        node.value = self.visit(node.value)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self.unsigned(index) for index in node.slice.elts]
        else:
            node.slice = self.unsigned(node.slice)
        return node

    def unsigned(self, index: ast.expr) -> ast.expr:
        return index if isinstance(index, (ast.Constant, ast.Slice)) else call("_unsigned", self.visit(index))

    # Arithmetic in 32 bits

    def visit_Constant(self, node: ast.Constant) -> Any:
        is_small = isinstance(node.value, int) and not isinstance(node.value, bool) and node.value in FITS
        return call("Number", node) if is_small else node

    def visit_Name(self, node: ast.Name) -> Any:
        if isinstance(node.ctx, ast.Load) and node.id in self.numbers:
            return self.visit(ast.Constant(self.numbers[node.id]))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        if isinstance(node.op, ast.LShift) and ast.unparse(node.left).startswith("np.int64("):
            return node  # who writes np.int64(1) << n wants more than 32 bits
        self.generic_visit(node)
        name = type(node.op).__name__
        return call(name, node.left, node.right) if name in BINARY else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        match node:
            case ast.UnaryOp(ast.USub(), ast.Constant(int(number))):
                return self.visit(ast.Constant(-number))
        self.generic_visit(node)
        name = type(node.op).__name__
        return call(name, node.operand) if name in UNARY else node

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        if not isinstance(node.target, ast.Name):
            return self.generic_visit(node)
        before = ast.Name(node.target.id, ast.Load())
        return ast.Assign([node.target], self.visit(ast.BinOp(before, node.op, node.value)))


def call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


class DeviceRules:
    """Makes functions for the device, for games of one player count; each rule once.

    Those of up to `copied` instructions of Python's are copied into their callers, the others are called.
    """

    def __init__(self, players: int, copied: int) -> None:
        self.players = players
        self.copied = copied
        self.made: dict[Any, Any] = {}

    def rule(self, rule: Any) -> Any:
        if rule not in self.made:
            source = _silence if rule in (tell, tell_only) else inspect.unwrap(getattr(rule, "py_func", rule))
            self.made[rule] = self.function(source)
            if not SIMULATED and len(list(dis.get_instructions(source))) > self.copied:
                keep_apart(self.made[rule])
        return self.made[rule]

    def function(self, source: Any, **names: Any) -> Any:
        """A function that is called on the device. Calls are widened, as on the CPU; the simulator runs Python."""
        function = self.rewritten(source, **names)
        if SIMULATED:
            return _widening(cuda.jit(device=True)(function) if "cuda" in source.__code__.co_names else function)
        compiled = cuda.jit(device=True)(function)
        template = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: template(tuple(in_32_bits(argument) for argument in args), kws)
        return compiled

    def kernel(self, source: Any, registers: int | None = None, **names: Any) -> Any:
        function = self.rewritten(source, **names)
        return cuda.jit(function) if SIMULATED else cuda.jit(max_registers=registers)(function)

    def rewritten(self, source: Any, **names: Any) -> Any:
        """A function written anew, with `names` among its globals, and all that it needs fit for the device."""
        found = dict(source.__globals__)
        for name in {step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL"}:
            if isinstance(found.get(name), Dispatcher):
                found[name] = self.rule(found[name])
            elif isinstance(found.get(name), np.ndarray):
                found[name] = narrow(found[name])
        found |= names
        tree = ast.parse(textwrap.dedent(inspect.getsource(source)))
        local = source.__code__.co_varnames
        numbers = {name: value for name, value in found.items() if type(value) is int and name not in local}
        tree = _Rewrite(self.players, numbers).visit(tree)
        space = {**found, **arithmetic(), "_unsigned": np.uint32}
        exec(compile(ast.fix_missing_locations(tree), inspect.getfile(source), "exec"), space)
        return space[source.__name__]


def in_32_bits(argument: Any) -> Any:
    """Functions are compiled for integers of 32 and of 64 bits alone, not for every mixture of widths."""
    argument = numba.types.unliteral(argument)
    narrow = isinstance(argument, numba.types.Integer) and argument.bitwidth < 64
    return numba.types.int32 if narrow and argument is not numba.types.uint32 else argument


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
