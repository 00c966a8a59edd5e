"""Where on the drawing moves are made: what a player touches, in any order. A game declares it verb by verb."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from regnum.core.actions import ActionSpace
from regnum.core.places import Place

Fixed = Callable[..., tuple[str, ...]]  # of the ids that an action names
Shifting = Callable[..., tuple[str, ...]]  # of the state, and then of the ids that an action names


class Addresses:
    """The addresses of the verbs that touch `places`; verbs without any are buttons.

    They follow from what an action names, unless a verb has its own way in `fixed`, or in `shifting` where they change
    with the state. Addresses that begin with a `private` place lie where their player alone looks: others are never
    told them.
    """

    def __init__(
        self, space: ActionSpace, places: Sequence[Place] = (), *, fixed: Mapping[str, Fixed] | None = None,
        shifting: Mapping[str, Shifting] | None = None, private: Collection[str] = (),
    ) -> None:  # fmt: skip
        self.space = space
        self.shifting = shifting or {}
        self.private = frozenset(private)
        own = [*(fixed or {}), *self.shifting]
        usual = [(verb, place.touched) for place in places for verb in place.verbs if verb not in own]
        self.fixed = {**dict(usual), **(fixed or {})}
        declared = Counter([*own, *(verb for verb, _ in usual)])
        verbs = {verb.name for verb in space.verbs}
        wrong = sorted(verb for verb, times in declared.items() if times > 1 or verb not in verbs)
        if wrong:
            raise ValueError(f"addresses of {', '.join(wrong)}: no verb, or declared twice")

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
