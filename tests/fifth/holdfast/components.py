"""The deck of Holdfast."""

from regnum.core.components import Check, load_components

DATA = load_components("holdfast")
check = Check("holdfast")

with check.part("ranks"):
    RANKS: tuple[str, ...] = tuple(DATA["ranks"])
    check.counts("ranks", len(RANKS), 5)
with check.part("copies"):
    COPIES: int = DATA["copies"]
    check.counts("copies", COPIES, 3)

check.done()
