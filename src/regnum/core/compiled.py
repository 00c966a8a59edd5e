"""`@rule`: plain Python functions over a state, compiled by Numba and kept on disk.

Numba's own cache looks only at the file a function stands in, so a change in a function that it calls would go
unnoticed. Here the cache folder is named by a hash of all sources and components that the compiled code can depend on.
Set NUMBA_DISABLE_JIT=1 to run the same rules uncompiled, for debugging and coverage.
"""

import dis
import hashlib
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import event
from numba.core.dispatcher import Dispatcher

from regnum.core.cache import cache_subfolder
from regnum.core.components import component_bytes
from regnum.core.homes import PACKAGE, game_of, homes
from regnum.core.linking import InnerCache, InnerCompiler, OuterCompiler

COMPILED = not numba.config.DISABLE_JIT

# Files and folders, by name, that can't change what is compiled: editing them must not cost a recompilation.
UNCOMPILED_PARTS = {
    "view", "scene", "why", "describe", "addresses", "game", "match", "record", "text", "errors", "cache",
    "homes", "places", "sheet", "reasons", "migration", "migrate", "facts", "tale", "touching", "prompts", "decisions",
    "packing", "learnt",
}  # fmt: skip

SETUP = PACKAGE / "core" / "setup.py"  # nor can this one, but `setup` is also the name of a rule

# What is compiled beside the rules of a game, and apart from them: tuning it must not recompile the rules.
BESIDE_THE_RULES = {"evaluation", "features"}

NARROW = frozenset((np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32))

_rules: dict[str, list[Any]] = {}

# Compiled code computes with 64 bits where NumPy stays with 8: uncompiled, say so instead of wrapping around.
if not COMPILED:
    np.seterr(over="raise")


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule for the game, or other part of the package, whose folder it stands in.

    Rules are called by other rules and by what specialise() makes of core/engine.py, or uncompiled through plain().
    """
    return _compile(function, _part(function.__module__), inner=True)


def specialise(function: Callable[..., Any], game: str, inner: bool = False, **names: Any) -> Any:
    """Compile a generic function for one game, whose own functions it finds among its globals as `names`.

    As globals they are cached on disk; as arguments or closure variables they would be compiled in every process.
    """
    copy = types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    copy.__qualname__ = f"{function.__qualname__}_{game}"
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    needed = {part for thing in names.values() for part in getattr(thing, "parts", ())}
    return _compile(copy, *dict.fromkeys((f"games/{game}", _part(function.__module__), *sorted(needed))), inner=inner)


@cache
def plain(function: Any) -> Callable[..., Any]:
    """A rule uncompiled, with all the rules that it calls: for views, reasons and tests, on Match.state."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    if not COMPILED or source is function:
        return source
    loaded = {step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL"}
    things = {name: source.__globals__[name] for name in loaded if name in source.__globals__}
    rules = {name: plain(thing) for name, thing in things.items() if isinstance(thing, Dispatcher)}
    copy = types.FunctionType(source.__code__, {**source.__globals__, **rules}, source.__name__, source.__defaults__)
    return _widening(copy)


def _widening(function: Callable[..., Any]) -> Callable[..., Any]:
    """Uncompiled too, rules are called with 64-bit integers: Python's own, which don't wrap around."""

    @wraps(function)
    def widened(*arguments: Any) -> Any:
        return function(*[int(a) if type(a) in NARROW else a for a in arguments])

    return widened


def _compile(function: Callable[..., Any], *parts: str, inner: bool) -> Any:
    if not COMPILED:
        return _widening(function)
    folder = cache_folder(*parts)
    previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder or "")
    try:
        compiled = numba.njit(
            cache=folder is not None, nogil=True, _nrt=False, error_model="numpy", no_cpython_wrapper=inner,
            no_cfunc_wrapper=True, pipeline_class=InnerCompiler if inner else OuterCompiler,
        )(function)  # fmt: skip
        if inner and folder is not None:
            compiled._cache = InnerCache(function)
    finally:
        numba.config.CACHE_DIR = previous
    compiled.parts = parts  # what it depends on, for those that call it
    _widen_calls(compiled)
    _rules.setdefault(parts[0], []).append(compiled)
    return compiled


def _widen_calls(compiled: Any) -> None:
    """Compile what other rules call for 64-bit integers alone, not for every mixture of widths."""
    template = compiled.get_call_template

    def widened(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return template(tuple(_wide(argument) for argument in arguments), keywords)

    compiled.get_call_template = widened


def _wide(argument: Any) -> Any:
    argument = numba.types.unliteral(argument)
    narrow = isinstance(argument, numba.types.Integer) and argument.bitwidth < 64
    return numba.types.int64 if narrow else argument


def _part(module: str) -> str:
    """The part of the package that a module belongs to: core, bots, games/tara, games/tara/evaluation..."""
    game = game_of(module)
    if game is None:
        return module.split(".")[1]
    inside = module.removeprefix(f"{homes()[game].package}.").split(".")[0]
    return f"games/{game}/{inside}" if inside in BESIDE_THE_RULES else f"games/{game}"


def _folder(part: str) -> Path:
    if not part.startswith("games/"):
        return PACKAGE / part
    game, *inside = part.removeprefix("games/").split("/")
    return homes()[game].folder.joinpath(*inside)


def _sources(part: str) -> Iterator[Path]:
    """The files that a part is compiled from."""
    folder = _folder(part)
    if folder.with_suffix(".py").exists():
        yield folder.with_suffix(".py")
        return
    rules = part.startswith("games/") and folder.name not in BESIDE_THE_RULES
    skipped = UNCOMPILED_PARTS | (BESIDE_THE_RULES if rules else set())
    for source in sorted(folder.rglob("*.py")):
        names = source.relative_to(folder).with_suffix("").parts
        if not skipped.intersection(names) and source != SETUP:
            yield source


@cache
def cache_folder(*parts: str) -> Path | None:
    """Where the code of some parts of the package is kept, if anywhere."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    games = {"/".join(part.split("/")[:2]) for part in parts if part.startswith("games/")}
    for part in sorted({"core", *parts, *games}):
        for source in _sources(part):
            place = f"{part}/{source.relative_to(_folder(part).parent).as_posix()}"
            digest.update(place.encode() + source.read_bytes())
    for game in sorted(games):
        digest.update(component_bytes(game.removeprefix("games/")))
    return cache_subfolder(digest.hexdigest()[:16])


@contextmanager
def compilation(game: str, report: Callable[[int, int], None]) -> Iterator[None]:
    """Call report(done, total) for every function that has to be compiled; never, where all are cached."""

    class Progress(event.Listener):
        def __init__(self) -> None:
            self.seen: set[Any] = set()

        def on_start(self, event: Any) -> None:
            self.tell()

        def on_end(self, event: Any) -> None:
            self.seen.add(event.data["dispatcher"])
            self.tell()

        def tell(self) -> None:
            total = sum(len(_rules.get(part, ())) for part in ("core", f"games/{game}"))
            report(min(len(self.seen), total), total)

    with event.install_listener("numba:compile", Progress()):
        yield
