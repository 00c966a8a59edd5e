"""What lies in the box, drawn as on the table."""

from regnum.core.scene import group, tag, use
from regnum.core.sheet import Item, Section, Sheet
from regnum.core.text import Texts
from regnum.games.kingisdead.components import CARDS, COPIES, DATA, FACTIONS, KINDS, MAPS, REGIONS
from regnum.games.kingisdead.scene.board import definitions, surface
from regnum.games.kingisdead.scene.layout import ACTION_CARD, MAP_HEIGHT, MAP_WIDTH, REGION_CARD
from regnum.games.kingisdead.scene.style import STYLE
from regnum.games.kingisdead.scene.table import BANNERS

COUNTS = DATA["components"]
KNOWN = {"standard": "inferred", "alternative": "single"}  # three borders of the one; all of the other


def sheet(texts: Texts) -> Sheet:
    boards = [Section(texts("sheet-map"), (board(texts, map_),), 1, 1.18) for map_ in MAPS]
    return Sheet(
        class_="kid", style=STYLE, definitions="".join(definitions(texts, mordred=True)),
        sections=(
            boards[0],
            Section(texts("sheet-region-cards"), tuple(region_card(texts, region) for region in REGIONS), 4),
            Section(texts("sheet-action-cards"), tuple(action_card(texts, card) for card in CARDS), 4, 0.9),
            Section(texts("sheet-followers"), tuple(follower(texts, kind) for kind in KINDS), 4, 1.4),
            Section(texts("sheet-tokens"), tuple(tokens(texts)), 5),
            *boards[1:],
        ),
    )  # fmt: skip


def board(texts: Texts, map_: str) -> Item:
    names = (tag("use", href=f"#kid-name-{region}") for region in REGIONS)
    name = f"{texts('option-map')}: {texts(f'option-map-{map_}')}"
    return Item(name, group(surface(texts, map_), *names), (MAP_WIDTH, MAP_HEIGHT), KNOWN[map_])


def region_card(texts: Texts, region: str) -> Item:
    face = tag("use", href=f"#kid-card-{region}") + use(f"kid-banner-{BANNERS[region]}", 148, 68)
    return Item(texts.name("region", region), face, REGION_CARD)


def action_card(texts: Texts, card: str) -> Item:
    count = int(COPIES[CARDS.index(card)]) * COUNTS["action_card_sets"]
    return Item(texts.name("card", card), tag("use", href=f"#kid-hand-{card}"), ACTION_CARD, count=count)


def follower(texts: Texts, kind: str) -> Item:
    count = COUNTS["followers_per_faction"] if kind in FACTIONS else COUNTS["loyalist_cubes"]
    return Item(texts.name("follower", kind), use(f"kid-token-{kind}", 45, 28), (90, 56), count=count)


def tokens(texts: Texts) -> list[Item]:
    found = [
        Item(texts.name("holder", holder), use(f"kid-control-{holder}", 62, 48), (124, 96), count=count)
        for holder, count in ((*((f, COUNTS["control_tokens_per_faction"]) for f in FACTIONS),
                               ("saxons", COUNTS["saxon_control_tokens"])))
    ]  # fmt: skip
    crown = Item(texts("sheet-crown-token"), use("kid-crown-0", 62, 60), (124, 96), count=COUNTS["crown_tokens"])
    return [*found, crown]
