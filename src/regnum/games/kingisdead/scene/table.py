"""What lies beside and below the map: region cards, the card being carried out, courts, the viewer's hand."""

from typing import Any

from regnum.core.scene import fitted, group, named, tag, use, words
from regnum.games.kingisdead.components import BANNER, CARDS, COPIES, FACTIONS, LOYALIST_START, REGIONS
from regnum.games.kingisdead.describe import partner
from regnum.games.kingisdead.scene.layout import (
    ACTION_CARD,
    COURT_HEIGHT,
    COURT_TOP,
    HAND_STEP,
    HAND_TOP,
    REGION_CARD,
    STRIP_HEIGHT,
    STRIP_TOP,
    TRACK_LEFT,
    TRACK_STEP,
    TRACK_TOP,
    WIDTH,
    tooltip,
)
from regnum.games.kingisdead.scene.wording import Wording

MARGIN = 12
# Which of the two banners a region card bears (KID-10.2)
BANNERS = {region: LOYALIST_START.tolist().index(called) for region, called in zip(REGIONS, BANNER, strict=True)}


def track(view: dict[str, Any], wording: Wording) -> str:
    """The region cards in the order of their struggles."""
    return "".join(region_card(view, wording, position, region) for position, region in enumerate(view["order"]))


def region_card(view: dict[str, Any], wording: Wording, position: int, region: str) -> str:
    facts, (width, height) = view["regions"][region], REGION_CARD
    parts = [tooltip(wording.card(view, position))]
    if facts["holder"] is not None:
        parts.append(tag("rect", width=width, height=height, rx=10, class_="kid-card"))
        parts.append(tag("rect", width=width, height=height, rx=10, class_="kid-hatched"))
        parts.append(tag("use", href=f"#kid-card-{region}", class_="kid-down"))
        parts.append(use(f"kid-token-{facts['holder']}", 104, 68))
    else:
        parts.append(tag("use", href=f"#kid-card-{region}"))
        if view["mordred"]:
            parts.append(use(f"kid-banner-{BANNERS[region]}", 106, 68))
    if facts["token"] is not None:
        parts.append(use(f"kid-crown-{facts['token']}", 154, 68, data_key=f"crown/{facts['token']}"))
    swapped = view["phase"] == "token" and region in view["card"]["regions"]
    if swapped or (view["actor"] >= 0 and position == view["struggle"]):
        parts.append(tag("rect", width=width, height=height, rx=10, class_="kid-glow"))
    y = TRACK_TOP + position * TRACK_STEP
    return group(*parts, data_at=f"card/{region}", data_key=f"card/{region}", transform=f"translate({TRACK_LEFT} {y})")


def strip(view: dict[str, Any], wording: Wording) -> str:
    """Who is to decide what; the card being carried out, and what of it is known."""
    middle, right, card = STRIP_TOP + STRIP_HEIGHT / 2, WIDTH - MARGIN, view["card"]
    over = bool(view["ending"])
    parts = [tag("rect", x=MARGIN, y=STRIP_TOP, width=right - MARGIN, height=STRIP_HEIGHT, rx=12,
                 class_="kid-acting" if over else "kid-panel")]  # fmt: skip
    if over:
        parts.append(tag("use", href="#kid-deed-crown", transform=f"translate(52 {middle:g})scale(1.3)"))
    else:
        parts.append(tag("use", href=f"#kid-seat-{view['actor']}", class_=side(view, view["actor"]),
                         transform=f"translate(50 {middle:g})scale(1.4)"))  # fmt: skip
    room = right - 110
    if card:
        name = wording.name("card", card["card"])
        x = right - 20 - min(196, 14 * len(name))
        parts.append(fitted(x, middle + 9, name, right - 12 - x, 26, "kid-name"))
        parts.append(use(f"kid-deed-{card['card']}", x - 30, middle))
        shown = card.get("sent", []) + ([card["settling"]] if "settling" in card else [])
        parts += [use(f"kid-token-{kind}", x - 82 - 44 * i, middle) for i, kind in enumerate(shown)]
        room = x - 150 - 46 * len(shown)
    parts.append(fitted(84, middle + 10, wording.strip(view), room, 28, "kid-name"))
    return group(*parts, data_key="strip")


def courts(view: dict[str, Any], wording: Wording) -> str:
    step = (WIDTH - MARGIN) / view["players"]
    return "".join(court(view, wording, seat, MARGIN + seat * step, step - MARGIN) for seat in range(view["players"]))


def court(view: dict[str, Any], wording: Wording, seat: int, x: float, width: float) -> str:
    """A player: followers at court, cards in hand, and what may be seen of the cards played (KID-3.8)."""
    won = bool(view["shares"]) and view["shares"][seat] > 0
    parts = [
        tooltip(wording.court(view, seat)),
        tag("rect", width=width, height=COURT_HEIGHT, rx=12,
            class_="kid-acting" if won or seat == view["actor"] else "kid-panel"),
        use("kid-deed-crown", 30, 28) if won else use(f"kid-seat-{seat}", 30, 28, class_=side(view, seat)),
        named(54, 37, wording.seat(seat), width - 124, 27, "kid-name"),
        tag("rect", x=width - 66, y=12, width=24, height=33, rx=4, class_="kid-card"),
        words(width - 12, 39, view["hands"][seat]["size"], "kid-count kid-end"),
    ]  # fmt: skip
    if view["teams"]:
        parts.append(band(view, wording, seat, width))
    for i, faction in enumerate(FACTIONS):
        left = 8 + (width - 16) * (i + 0.5) / 3 - 17
        parts.append(use(f"kid-token-{faction}", left, 80))
        parts.append(words(left + 26, 91, view["courts"][seat][faction], "kid-count"))
    parts.append(pile(view, wording, seat, width - 34))
    if seat in view["latest"]:
        parts.append(latest(wording, view["latest"].index(seat), width))
    if seat == view["seat"]:
        parts.append(tag("path", d=f"M{width / 2 - 16:g} {COURT_HEIGHT}h32l-16 13Z", class_="kid-owner"))
    return group(*parts, data_key=f"court/{seat}", transform=f"translate({x:g} {COURT_TOP})")


def side(view: dict[str, Any], seat: int) -> str | None:
    """The colour of a team, where there are any."""
    return next((f"kid-side-{number}" for number, team in enumerate(view["teams"]) if seat in team), None)


def band(view: dict[str, Any], wording: Wording, seat: int, width: float) -> str:
    """KID-9.1: with whom a player plays: the partner's mark on a band of the team's colour, drawn through or dashed."""
    other, colour = partner(view, seat), side(view, seat)
    middle = width / 2
    lines = f"M14 51H{middle - 16:g}M{middle + 16:g} 51H{width - 14:g}"
    mark = tag("use", href=f"#kid-seat-{other}", transform=f"translate({middle:g} 51)scale(.52)")
    return group(tooltip(wording.partner(view, seat)), tag("path", d=lines, class_="kid-band"), mark, class_=colour)


def latest(wording: Wording, place: int, width: float) -> str:
    """KID-8.2, KID-8.3: whose latest card is the newest, the next, and so on: it breaks ties."""
    x, y = width - 26, 128
    return group(
        tooltip(wording.latest(place)),
        tag("circle", cx=x, cy=y, r=14, class_="kid-badge" if place else "kid-newest"),
        words(x, y + 8, place + 1, "kid-middle kid-tiny" if place else "kid-middle kid-tiny kid-mark"),
    )


def pile(view: dict[str, Any], wording: Wording, seat: int, width: float) -> str:
    """The top card with its name, or with open piles all of them, oldest first."""
    cards = view["piles"][seat]["cards"]
    if view["options"]["piles"] == "open":
        step = min(40, (width - 24) / 8)
        return "".join(little_card(card, 14 + (i + 0.5) * step) for i, card in enumerate(cards))
    if not cards:
        return words(16, 136, "–", "kid-small kid-quiet")
    return little_card(cards[0], 26) + fitted(50, 136, wording.name("card", cards[0]), width - 60, 24, "kid-small")


def little_card(card: str, x: float) -> str:
    return tag("use", href=f"#kid-deed-{card}", transform=f"translate({x:g} 128)scale(.66)")


def hand(view: dict[str, Any], wording: Wording) -> str:
    """The viewer's cards, each in its own place; what was played leaves the place empty."""
    held = view["hands"][view["seat"]]["cards"]
    places = [(card, copy) for card, copies in zip(CARDS, COPIES.tolist(), strict=True) for copy in range(copies)]
    parts = []
    for i, (card, copy) in enumerate(places):
        x, y = MARGIN + i % 4 * (ACTION_CARD[0] + 10.6), HAND_TOP + i // 4 * HAND_STEP
        if copy < held[card]:
            label, face = tooltip(wording.name("card", card)), tag("use", href=f"#kid-hand-{card}")
            parts.append(group(label, face, data_at=f"hand/{card}", data_key=f"hand/{card}/{copy}",
                               transform=f"translate({x:g} {y})"))  # fmt: skip
        else:
            parts.append(tag("rect", x=x, y=y, width=ACTION_CARD[0], height=ACTION_CARD[1], rx=10, class_="kid-gone"))
            parts.append(use(f"kid-deed-{card}", x + ACTION_CARD[0] / 2, y + ACTION_CARD[1] / 2, opacity=0.25))
    return "".join(parts)
