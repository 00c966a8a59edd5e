"""Places: the things on a drawing that moves touch."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

NAME = re.compile(r"\{\w+\}")


@dataclass(frozen=True)
class Place:
    """A sort of thing on the drawing: how its address is written, and the verbs of the moves that touch it.

    Names in braces are kinds of things: `region/{region}/{follower}` stands for `region/deva/scots` and its like.
    """

    address: str
    verbs: tuple[str, ...]

    def touched(self, *ids: str) -> tuple[str, ...]:
        """By a move that names these ids: where an address has one name in braces, a thing for each of them."""
        if len(NAME.findall(self.address)) == 1:
            return tuple(NAME.sub(ident, self.address) for ident in ids)
        return (NAME.sub("{}", self.address).format(*ids),)

    def fits(self, address: str, kinds: Mapping[str, Sequence[str]]) -> bool:
        parts, names = self.address.split("/"), address.split("/")
        return len(parts) == len(names) and all(
            name in kinds[part[1:-1]] if part.startswith("{") else name == part
            for part, name in zip(parts, names, strict=True)
        )
