"""Places: the things on a drawing that moves touch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """A sort of thing on the drawing: how its address is written, and the verbs of the moves that touch it.

    Names in braces are kinds of things: `region/{region}/{follower}` stands for `region/deva/scots` and its like.
    """

    address: str
    verbs: tuple[str, ...]

    def fits(self, address: str, kinds: Mapping[str, Sequence[str]]) -> bool:
        parts, names = self.address.split("/"), address.split("/")
        return len(parts) == len(names) and all(
            name in kinds[part[1:-1]] if part.startswith("{") else name == part
            for part, name in zip(parts, names, strict=True)
        )
