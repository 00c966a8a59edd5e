"""The fields of a state, read once per position: records are slow to reach by name, and views ask for dozens."""

from collections.abc import Callable
from functools import wraps
from types import SimpleNamespace
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")

MISSING: Any = object()


class Facts(SimpleNamespace):
    """As a record has them: attributes, and items. Only to be read; rules that write need the record itself."""

    def __init__(self, state: bytes, dtype: np.dtype) -> None:
        values = np.frombuffer(state, dtype).tolist()[0]  # arrays among them look into these bytes, which never change
        super().__init__(**dict(zip(dtype.names or (), values, strict=True)))
        self._once: dict[Any, Any] = {}  # what was worked out of them, for the next who asks

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def once(work: Callable[Concatenate[Facts, P], T]) -> Callable[Concatenate[Facts, P], T]:
    """For what is the same whoever looks: worked out once per position, however many views it is part of."""

    @wraps(work)
    def remembered(facts: Facts, /, *arguments: P.args, **none: P.kwargs) -> T:
        if not isinstance(facts, Facts):  # a record, which may change
            return work(facts, *arguments, **none)
        found: T = facts._once.get((work, arguments), MISSING)
        if found is MISSING:
            found = facts._once[work, arguments] = work(facts, *arguments, **none)
        return found

    return remembered
