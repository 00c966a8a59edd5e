"""The deck of Holdfast."""

from regnum.core.components import Check, load_components

DATA = load_components("holdfast")
RANKS: tuple[str, ...] = tuple(DATA["ranks"])
COPIES: int = DATA["copies"]

check = Check("holdfast")
check.counts("ranks", len(RANKS), 5)
check(COPIES >= 2, "copies", "four players need eight cards")
