"""What a game can tell learners: all that a seat knows, as a vector of a fixed size."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Features:
    """Declared as FEATURES in a game's `features`. `layout` tells, in order, each block's name, length and meaning."""

    layout: tuple[tuple[str, int, str], ...]
    rule: Any  # features(state, seat, out) writes what a seat, or with -1 a spectator, knows

    @property
    def size(self) -> int:
        return sum(length for _, length, _ in self.layout)
