"""The viewer's own realm: points, pile, hand, and the reserve with what each territory would bring."""

from typing import Any

from regnum.core.scene import fitted, group, tag
from regnum.games.tirnanog.components import HAND_LIMIT, SPECIES
from regnum.games.tirnanog.scene.layout import (
    CARD,
    CREATURE,
    INNER,
    MARGIN,
    REALM_HEIGHT,
    copy,
    lines,
    moved,
    realm_top,
    slot,
    tooltip,
)
from regnum.games.tirnanog.scene.players import badge, counted, frame, heading, pile_caption, tokens
from regnum.games.tirnanog.scene.table import creature, face, key, value
from regnum.games.tirnanog.scene.wording import Wording

PILE_TOP, RESERVE_TOP = 82, 362
RIGHT = 342  # of the pile
STEP = 325
SCALE = 0.97  # of the territories in reserve


def realm(view: dict[str, Any], said: Wording) -> str:
    seat = view["seat"]
    facts = view["seats"][seat]
    parts = [frame(REALM_HEIGHT - 10, seat == view["actor"]), heading(view, said, seat), own_pile(facts, said)]
    parts += [hand(view, said), reserve(view, said)]
    if view["contest"]:
        parts.append(fitted(RIGHT, PILE_TOP + 166, said("board-counts"), 300, 22, "tno-caption"))
        parts += [tokens(counted(view, seat), RIGHT + 26, PILE_TOP + 202, 9), stakes(said)]
    else:
        parts += [covered(facts, said), *forecasts(view, said)]
    return moved(MARGIN, realm_top(view), *parts)


def own_pile(facts: dict[str, Any], said: Wording) -> str:
    """The visible consolidated territory."""
    width, height = CARD
    parts = [fitted(14, PILE_TOP - 10, pile_caption(facts, said), 310, 22, "tno-caption")]
    if not facts["pile"]:
        return parts[0] + slot(10, PILE_TOP, CARD)
    top = facts["pile"][-1]
    if not top["face_down"]:
        return parts[0] + moved(10, PILE_TOP, face(key(top), said))
    parts.append(tag("rect", x=10, y=PILE_TOP, width=width, height=height, rx=12, class_="tno-down"))
    parts.append(tag("rect", x=79, y=PILE_TOP + 90, width=180, height=44, rx=22, class_="tno-badge"))
    parts.append(fitted(169, PILE_TOP + 121, said("board-face-down"), 160, 24, "tno-middle tno-bold"))
    return "".join(parts)


def hand(view: dict[str, Any], said: Wording) -> str:
    """One's cards, side by side; where there is no room for all, those of a species overlap."""
    facts = view["seats"][view["seat"]]
    cards = [name for name in SPECIES for _ in range(facts["cards"][name])]
    caption = f"{said('board-hand')} {len(cards)} / {HAND_LIMIT}"
    if view["decision"] and "owed" in view["decision"] and view["actor"] == view["seat"]:
        caption += " – " + said("why-discards-other-number", count=view["decision"]["owed"])
    parts = [fitted(RIGHT, PILE_TOP - 10, caption, 620, 22, "tno-caption")]
    full, room, species = CREATURE[0] + 4, INNER - RIGHT - 8, len(set(cards))
    if len(cards) * full <= room:
        species = len(cards)
    step = min(full, (room - species * full) / max(len(cards) - species, 1)) if species < len(cards) else full
    x: float = RIGHT
    for name, following in zip(cards, [*cards[1:], ""], strict=False):  # an empty hand has no last card
        parts.append(creature(name, "hand", round(x, 1), PILE_TOP, said))
        x += step if name == following else full
    return "".join(parts)


def covered(facts: dict[str, Any], said: Wording) -> str:
    """Under the hand: fountains, and the covered cards of the pile, latest first."""
    x, y, parts = RIGHT, PILE_TOP + 162, []
    for _ in range(facts["fountains"]):
        parts.append(group(tooltip(said("territory-fountain")), copy("tno-land-fountain", x, y, 0.56)))
        x += 74
    below = facts["pile"][-2::-1]
    room = (INNER - 14 - x) // 74
    for i, card in enumerate(below[:room]):
        if i == room - 1 and len(below) > room:
            parts.append(badge(f"+{len(below) - i}", x + 34, y + 27))
        elif card["face_down"]:
            parts.append(tag("rect", x=x, y=y, width=67, height=54, rx=6, class_="tno-down"))
        else:
            parts.append(group(tooltip(said.card(key(card))), copy(f"tno-land-{card['kind']}", x, y, 0.56)))
            parts.append(group(value(card["value"], 0, 0), transform=f"translate({x + 14} {y + 40}) scale(.75)"))
        x += 74
    return "".join(parts)


def places(view: dict[str, Any]) -> list[float]:
    """Where the territories of the reserve lie; there is room for three, and four overlap."""
    count = len(view["seats"][view["seat"]]["reserve"])
    step = STEP if count < 4 else (INNER - 10 - CARD[0]) / (count - 1)
    return [10 + step * i for i in range(max(3, count))]


def reserve(view: dict[str, Any], said: Wording) -> str:
    """Territories to consolidate."""
    facts = view["seats"][view["seat"]]
    caption = said("board-reserve", value=facts["reserve_value"])
    if view["forecast"] and view["forecast"]["saves"]:
        caption += " – " + said("board-saves")
    parts = [fitted(14, RESERVE_TOP - 12, caption, 940, 22, "tno-caption")]
    paying = view["phase"] == "pay" and view["actor"] == view["seat"]
    for i, x in enumerate(places(view)):
        if i >= len(facts["reserve"]):
            parts.append(slot(x, RESERVE_TOP, (int(CARD[0] * SCALE), int(CARD[1] * SCALE))))
            continue
        card = facts["reserve"][i]
        shown = [face(key(card), said)]
        if paying and card["kind"] == view["decision"]["territory"]:
            shown.append(tag("rect", width=CARD[0], height=CARD[1], rx=12, class_="tno-glow"))
        where = f"translate({x:g} {RESERVE_TOP}) scale({SCALE})"
        parts.append(group(*shown, data_at=f"reserve/{card['kind']}", transform=where))
    return "".join(parts)


def forecasts(view: dict[str, Any], said: Wording) -> list[str]:
    """What each territory of the reserve would bring now."""
    if not view["forecast"]:
        return []
    parts = []
    for x, (kind, facts) in zip(places(view), view["forecast"]["consolidate"].items(), strict=False):
        told = " · ".join(said.forecast(view, kind))
        tone = "tno-bold" if facts["payable"] else "tno-soft"
        for row, line in enumerate(lines(told, 30)[:2]):
            parts.append(fitted(x + 4, RESERVE_TOP + CARD[1] + 18 + row * 25, line, 305, 22, tone))
    return parts


def stakes(said: Wording) -> str:
    """TNO-4.5, TNO-4.6, TNO-4.7: what can be won and lost."""
    rows = lines(said("board-stakes"), 88)
    return "".join(
        fitted(16, RESERVE_TOP + CARD[1] + 18 + row * 25, line, 940, 23, "tno-bold")
        for row, line in enumerate(rows[:2])
    )
