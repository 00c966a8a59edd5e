"""Where on the drawing moves are made: what a player touches, in any order. A game declares it verb by verb."""

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any

from regnum.core.actions import ActionSpace

Fixed = Callable[..., tuple[str, ...]]  # of the ids that an action names
Shifting = Callable[..., tuple[str, ...]]  # of the state, and then of the ids that an action names


def each(place: str) -> Fixed:
    """Every thing that is named lies in one place of the drawing: each("hand")("bishop") is hand/bishop."""
    return lambda *ids: tuple(f"{place}/{ident}" for ident in ids)


class Addresses:
    """The addresses of verbs are `fixed`, or `shifting` with the state; verbs without any are buttons.

    Addresses that begin with a `private` place lie where their player alone looks: others are never told them.
    """

    def __init__(
        self, space: ActionSpace, *, fixed: Mapping[str, Fixed], shifting: Mapping[str, Shifting] | None = None,
        private: Collection[str] = (),
    ) -> None:  # fmt: skip
        self.space = space
        self.fixed = fixed
        self.shifting = shifting or {}
        self.private = frozenset(private)
        verbs = {verb.name for verb in space.verbs}
        unknown = {*self.fixed, *self.shifting} - verbs | (self.fixed.keys() & self.shifting.keys())
        if unknown:
            raise ValueError(f"addresses of {', '.join(sorted(unknown))}: no verb, or declared twice")

    def __call__(self, state: Any, number: int) -> tuple[str, ...]:
        """Of an action that the state's phase asks for."""
        found = self.anywhere[number]
        if found is not None:
            return found
        verb, *ids = self.space[number].notation.split()
        return self.shifting[verb](state, *ids)

    @cached_property
    def anywhere(self) -> tuple[tuple[str, ...] | None, ...]:
        """Holds the addresses of each action, or None where they depend on the state."""
        found: list[tuple[str, ...] | None] = []
        for action in self.space.actions:
            verb, *ids = action.notation.split()
            found.append(None if verb in self.shifting else self.fixed[verb](*ids) if verb in self.fixed else ())
        return tuple(found)

    def is_private(self, address: str) -> bool:
        return address.partition("/")[0] in self.private
