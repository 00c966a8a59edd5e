"""What lies in the box, drawn as on the table."""

from collections import Counter

from regnum.core.scene import tag
from regnum.core.sheet import Item, Section, Sheet
from regnum.core.text import Texts
from regnum.games.tirnanog.components import CREATURES, DATA, KINDS, SPECIES, TERRITORIES
from regnum.games.tirnanog.scene.board import definitions
from regnum.games.tirnanog.scene.layout import CARD, CREATURE
from regnum.games.tirnanog.scene.style import STYLE
from regnum.games.tirnanog.scene.table import Key, face, key
from regnum.games.tirnanog.scene.wording import Wording

# The costs in the rulebook's examples; of the volcano's only the dragon is known.
IN_EXAMPLES = {("plain", ("griffin", "elf")), ("castle", ("griffin", "centaur", "centaur", "?"))}


def sheet(texts: Texts) -> Sheet:
    said = Wording(texts)
    alike = Counter(key(card)._replace(id="") for card in TERRITORIES)
    return Sheet(
        class_="tno", style=STYLE, definitions=definitions(said),
        sections=(
            Section(texts("sheet-creatures"), tuple(creature(said, name) for name in SPECIES), 5, 1.2),
            *(
                Section(said.territory(kind), tuple(territory(said, c, n) for c, n in alike.items() if c.kind == kind),
                        4, 0.68)
                for kind in KINDS
            ),
            Section(texts("sheet-fountains"), (fountain(said),), 4, 0.68),
        ),
    )  # fmt: skip


def creature(said: Wording, name: str) -> Item:
    count = int(CREATURES[SPECIES.index(name)])
    return Item(said.creature(name), tag("use", href=f"#tno-card-{name}"), CREATURE, "partly", count)


def territory(said: Wording, card: Key, count: int) -> Item:
    cost = ", ".join("?" if symbol == "?" else said.creature(symbol) for symbol in card.cost)
    return Item(f"{said.territory(card.kind)} {card.value}: {cost}", face(card, said), CARD, known(card), count)


def known(card: Key) -> str:
    if (card.kind, card.cost) in IN_EXAMPLES:
        return "rulebook"
    return "partly" if card.kind == "volcano" and "dragon" in card.cost else "reconstructed"


def fountain(said: Wording) -> Item:
    name = said.territory("fountain")
    return Item(name, tag("use", href="#tno-card-fountain"), CARD, count=DATA["fountains"]["count"])
