"""What a game can tell learners: all that a seat knows, as a vector of a fixed size."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regnum.core.compiled import rule

COUNTS = ("", "one", "two", "three", "four", "five", "six")


class Layout:
    """The blocks of a game's vector: first those that all games have, then its own, each named where it is declared.

    `HAND = LAYOUT.add("hand", SEATS * CARD_COUNT, "by seat, then card: copies / 2")` is where that block begins.
    """

    def __init__(
        self, players: Sequence[int], seats: int, phases: int, plies: int, endings: Sequence[str] = ()
    ) -> None:
        self.blocks: tuple[tuple[str, int, str], ...] = ()
        self.add("players", len(players), f"one of: {', '.join(COUNTS[n] for n in players)}")
        seat = self.add("seat", seats, "the own seat's number, one of; none for a spectator")
        actor = self.add("actor", seats, "who decides, one of, by seat from the own one on; none when the game is over")
        phase = self.add("phase", phases, "what is decided, one of the phases; none when the game is over")
        ending = self.size  # the block of a game that can end in one way only is empty, and left out
        if endings:
            self.add("ending", len(endings), f"how the game ended, one of: {', '.join(endings)}")
        ply = self.add("ply", 1, f"decisions so far / {plies}")
        self._common = (players[0], seat, actor, phase, ending, ply, plies)

    def add(self, name: str, length: int, meaning: str) -> int:
        """Declare a block; the place of its first number."""
        assert all(name != known for known, _, _ in self.blocks), f"{name} is declared twice"
        start = self.size
        self.blocks += ((name, length, meaning),)
        return start

    @property
    def size(self) -> int:
        return sum(length for _, length, _ in self.blocks)

    @property
    def common(self) -> tuple[int, ...]:
        """What common_features() needs to know, as a constant of compiled code; complete after the last block."""
        return (self.size, *self._common)


@rule
def common_features(state, seat, common, out):
    """The blocks that all games have, all others left blank; the first seat to tell of, and how many there are."""
    size, fewest, own, actor, phase, ending, ply, plies = common
    first = max(seat, 0)
    players = int(state.players)
    for i in range(size):
        out[i] = 0
    out[players - fewest] = 1
    if seat >= 0:
        out[own + seat] = 1
    if state.actor >= 0:
        out[actor + (int(state.actor) - first) % players] = 1
        out[phase + int(state.phase)] = 1
    elif ply > ending:
        out[ending + int(state.ending) - 1] = 1
    out[ply] = state.ply / plies
    return first, players


@dataclass(frozen=True)
class Features:
    """Declared as FEATURES in a game's `features`."""

    layout: Layout
    rule: Any  # features(state, seat, out) writes what a seat, or with -1 a spectator, knows

    @property
    def size(self) -> int:
        return self.layout.size
