"""Arithmetic in 32 bits, for a GPU: Numba computes with 64, which costs a GPU twice the instructions and registers.

Rules are rewritten (see cuda_rules.py) so that `a + b` becomes `Add(a, b)`. What is narrower than 64 bits
is computed in 32; numbers that come from 64 bits, as sets of cards do, stay there.
"""

import operator
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

SIMULATED = bool(numba.config.ENABLE_CUDASIM)

BINARY: dict[str, Callable] = {
    "Add": operator.add, "Sub": operator.sub, "Mult": operator.mul, "FloorDiv": operator.floordiv, "Mod": operator.mod,
    "LShift": operator.lshift, "RShift": operator.rshift, "BitOr": operator.or_, "BitXor": operator.xor,
    "BitAnd": operator.and_,
}  # fmt: skip
UNARY: dict[str, Callable] = {"USub": operator.neg, "Invert": operator.invert}

FITS = range(-(2**31), 2**31)


def _checked(operation: Callable) -> Callable:
    """For the simulator, which computes without bounds: say where 32 bits would not do."""

    def compute(*operands: Any) -> Any:
        result = operation(*operands)
        kinds = (int, np.integer)
        if isinstance(result, kinds) and not isinstance(result, np.uint64) and int(result) not in FITS:
            if all(isinstance(operand, kinds) and int(operand) in FITS for operand in operands):
                raise OverflowError(f"{operation.__name__}{operands} needs more than 32 bits")
        return result

    return compute


def _int64(number: Any) -> Any:
    """np.int64 of the simulator."""
    return np.int64(number)


def _compiled() -> tuple[dict[str, Any], Any]:
    from numba import types
    from numba.cuda.extending import intrinsic

    def is_small(kind: Any) -> bool:
        kind = types.unliteral(kind)
        return isinstance(kind, types.Boolean) or (
            isinstance(kind, types.Integer) and (kind.bitwidth < 32 or kind is types.int32)
        )

    def resized(builder: Any, value: Any, kind: Any, to: Any) -> Any:
        bits = value.type.width
        if bits > to.width:
            return builder.trunc(value, to)
        if bits == to.width:
            return value
        return builder.sext(value, to) if getattr(kind, "signed", False) else builder.zext(value, to)

    def divided(builder: Any, left: Any, right: Any, signed: bool) -> tuple[Any, Any]:
        """Quotient and remainder, rounded downwards as in Python."""
        if not signed:
            return builder.udiv(left, right), builder.urem(left, right)
        quotient, remainder = builder.sdiv(left, right), builder.srem(left, right)
        zero, one = remainder.type(0), remainder.type(1)
        apart = builder.icmp_signed("<", builder.xor(remainder, right), zero)
        off = builder.and_(builder.icmp_signed("!=", remainder, zero), apart)
        return (
            builder.select(off, builder.sub(quotient, one), quotient),
            builder.select(off, builder.add(remainder, right), remainder),
        )

    def emit(builder: Any, name: str, left: Any, right: Any, signed: bool) -> Any:
        flags = ["nsw"] if signed else []
        match name:
            case "Add":
                return builder.add(left, right, flags=flags)
            case "Sub":
                return builder.sub(left, right, flags=flags)
            case "Mult":
                return builder.mul(left, right, flags=flags)
            case "FloorDiv":
                return divided(builder, left, right, signed)[0]
            case "Mod":
                return divided(builder, left, right, signed)[1]
            case "LShift":
                return builder.shl(left, right)
            case "RShift":
                return builder.ashr(left, right) if signed else builder.lshr(left, right)
            case "BitOr":
                return builder.or_(left, right)
            case "BitXor":
                return builder.xor(left, right)
        return builder.and_(left, right)

    def binary(name: str, operation: Any) -> Any:
        def compute(typing: Any, left: Any, right: Any) -> Any:
            left, right = types.unliteral(left), types.unliteral(right)
            both_bool = isinstance(left, types.Boolean) and isinstance(right, types.Boolean)
            unsigned = left is types.uint32 and right is types.uint32
            if not unsigned and (both_bool or not (is_small(left) and is_small(right))):
                found = typing.resolve_function_type(operation, (left, right), {})

                def usual(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                    arguments = [
                        context.cast(builder, argument, given, wanted)
                        for argument, given, wanted in zip(arguments, signature.args, found.args, strict=True)
                    ]
                    return context.get_function(operation, found)(builder, arguments)

                return found.return_type(left, right), usual

            def in_32_bits(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                word = context.get_value_type(types.int32)
                first = resized(builder, arguments[0], left, word)
                return emit(builder, name, first, resized(builder, arguments[1], right, word), not unsigned)

            return (types.uint32 if unsigned else types.int32)(left, right), in_32_bits

        compute.__name__ = name
        return intrinsic(compute)

    def unary(name: str, operation: Any) -> Any:
        def compute(typing: Any, operand: Any) -> Any:
            operand = types.unliteral(operand)
            if not is_small(operand):
                found = typing.resolve_function_type(operation, (operand,), {})

                def usual(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                    value = context.cast(builder, arguments[0], signature.args[0], found.args[0])
                    return context.get_function(operation, found)(builder, [value])

                return found.return_type(operand), usual

            def in_32_bits(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                value = resized(builder, arguments[0], operand, context.get_value_type(types.int32))
                return builder.neg(value) if name == "USub" else builder.not_(value)

            return types.int32(operand), in_32_bits

        compute.__name__ = name
        return intrinsic(compute)

    def narrowed(typing: Any, number: Any) -> Any:
        """np.int64 of the rules: 32 bits, unless the number comes from 64. Dice come from unsigned 64 and are small."""
        number = types.unliteral(number)
        kind = types.int64 if number is types.int64 else types.int32

        def resize(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return resized(builder, arguments[0], number, context.get_value_type(kind))

        return kind(number), resize

    compute = {name: binary(name, operation) for name, operation in BINARY.items()}
    return compute | {name: unary(name, operation) for name, operation in UNARY.items()}, intrinsic(narrowed)


@cache
def arithmetic() -> dict[str, Any]:
    """What rewritten rules find among their globals, by name."""
    if SIMULATED:
        operations = {name: _checked(operation) for name, operation in (BINARY | UNARY).items()}
        return {**operations, "Narrowed": _checked(_int64), "Number": int}
    operations, narrowed = _compiled()
    return {**operations, "Narrowed": narrowed, "Number": np.int32}
