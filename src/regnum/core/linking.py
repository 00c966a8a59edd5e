"""How rules become machine code: each is lowered once, and optimised only as part of the functions that Python calls.

Numba by itself optimises every function and makes machine code of it before it links it into its callers, where the
same is done again. Left alone until then, rules compile in half the time and run a fifth faster: the optimiser sees all
that follows from a decision at once. These classes stand on Numba's own extension points: a compiler with another kind
of library, and a cache that keeps what can be linked instead of what can be run.
"""

from typing import Any

import llvmlite.binding as llvm
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result


class InnerLibrary(JITCodeLibrary):
    """A rule to be linked into others: nothing to run."""

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironments(self._codegen)

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> Any:
        """The rule and all that it calls, so that it can be linked without them."""
        module = self._final_module.clone()
        for library in _called(self):
            module.link_in(library._get_module_for_linking(), preserve=True)
        return module.as_bitcode()


class OuterLibrary(JITCodeLibrary):
    """A function that Python calls, with all the rules below it."""

    def finalize(self) -> None:
        self._linking_libraries = _called(self)
        super().finalize()


class _WithoutEnvironments:
    """Rules raise nothing and touch no Python object, so there is no environment to hand to their machine code."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        pass


def _called(library: Any) -> list[Any]:
    """All libraries that a function needs, each once.

    Those that Python can call, too, come last: rules in them are optimised and may no longer call others, which the
    linker would then drop as needed by nobody, though a rule that comes later needs them.
    """
    waiting, found = list(library._linking_libraries), []
    while waiting:
        called = waiting.pop(0)
        if called not in found:
            found.append(called)
            if isinstance(called, InnerLibrary):
                waiting.extend(called._linking_libraries)
    return sorted(found, key=lambda called: isinstance(called, OuterLibrary))


class _RuleCompiler(Compiler):
    library: Any

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class InnerCompiler(_RuleCompiler):
    library = InnerLibrary


class OuterCompiler(_RuleCompiler):
    library = OuterLibrary


class _InnerCacheImpl(CompileResultCacheImpl):
    def rebuild(self, target_context: Any, payload: Any) -> Any:
        bitcode, fndesc, environment, signature, objectmode, lifted, _, reload_init, _ = payload
        library = InnerLibrary(target_context.codegen(), fndesc.qualname)
        library._final_module = llvm.parse_bitcode(bitcode)
        library.finalize()
        return compile_result(
            target_context=target_context, typing_context=target_context.typing_context, library=library,
            environment=environment, entry_point=target_context.get_executable(library, fndesc, environment),
            fndesc=fndesc, signature=signature, objectmode=objectmode, lifted=lifted, reload_init=reload_init,
            referenced_envs=(),
        )  # fmt: skip


class InnerCache(FunctionCache):
    _impl_class = _InnerCacheImpl
