"""A match that many look at: its state is read once per ply, and not anew for every field of every view."""

from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from regnum.core.match import Match


class Fields(SimpleNamespace):
    """As a record has them: attributes, and items."""

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


class SwiftMatch(Match):
    """Fields of NumPy records are slow to reach by name; views ask for dozens, once for each pair of eyes."""

    @cached_property
    def state(self) -> Any:
        names, values = self.game.State.names or (), self._states.tolist()[0]
        return Fields(**dict(zip(names, values, strict=True)))

    @cached_property
    def actor(self) -> int:
        return int(self._states["actor"][0])

    def _forget(self) -> None:
        """What was read of the state before."""
        self.__dict__.pop("state", None)
        self.__dict__.pop("actor", None)

    def _step(self, action: int) -> None:
        self._forget()
        super()._step(action)

    def _restore(self, state: bytes) -> None:
        self._forget()
        super()._restore(state)

    def copy(self) -> "SwiftMatch":
        """The journal is shared: it is read as soon as it is written. States are copied as bytes, not by fields."""
        twin = object.__new__(SwiftMatch)
        twin.__dict__.update(self.__dict__)
        twin._forget()
        twin.decisions = list(self.decisions)
        twin._states = np.frombuffer(bytearray(self._states.tobytes()), self.game.State).view(type(self._states))
        twin._actions = self._actions.copy()
        return twin


class Past:
    """A state kept as bytes, to look up a field or two."""

    def __init__(self, state: bytes, dtype: np.dtype) -> None:
        self._row = np.frombuffer(state, dtype)[0]

    def __getattr__(self, name: str) -> Any:
        return self._row[name]

    __getitem__ = __getattr__
