"""The turns of The King is Dead and its last card with three players, written a second time: see kingisdead.py."""

from tests.oracles.kingisdead import Position, Way, cards_played, copied, resolve, shares
from tests.oracles.kingisdead_cards import carry_out, summons, ways_of


def legal(p: Position) -> list[str]:
    """What may be decided now."""
    if p["ending"]:
        return []
    if p["ways"] is None:
        return turn(p)
    return sorted({way[len(p["done"])] for way in p["ways"]})


def turn(p: Position) -> list[str]:
    """KID-3.1, KID-6.1: any card, or a pass."""
    cards = [card for card, copies in p["hands"][p["actor"]].items() if copies]
    if is_last_card(p):
        cards = [card for card in cards if winning_ways(p, card)]
    return sorted(["pass", *(f"play {card}" for card in cards)])


def decide(p: Position, notation: str) -> None:
    """Carry out a decision, and those after it that have one answer only (KID-3.3)."""
    step(p, notation)
    while len(legal(p)) == 1:
        step(p, legal(p)[0])


def step(p: Position, notation: str) -> None:
    verb, *names = notation.split()
    if verb == "pass":
        do_pass(p)
    elif verb == "play":
        play(p, names[0])
    else:
        p["done"] += (notation,)
        p["ways"] = [way for way in p["ways"] if way[: len(p["done"])] == p["done"]]
        carry_out(p, p["done"], p["ways"][0])
        go_on(p)


def do_pass(p: Position) -> None:
    """KID-3.1, KID-3.2, KID-3.3, KID-3.4, KID-3.6; why there was no choice is told (KID-3.3)."""
    barred = "last_card_barred" if any(p["hands"][p["actor"]].values()) else "no_cards"
    p["log"].append(f"{'passed' if len(turn(p)) > 1 else barred} {p['actor']}")
    p["passes"] += 1
    if p["passes"] == p["players"]:
        resolve(p)
    p["actor"] = -1 if p["ending"] else (p["actor"] + 1) % p["players"]


def play(p: Position, card: str) -> None:
    """KID-3.1, KID-3.4, KID-3.8, KID-5.4"""
    p["whole"] = is_last_card(p)
    p["ways"] = winning_ways(p, card) if p["whole"] else ways_of(p, card)
    p["done"] = ()
    p["ban"] = {}
    p["passes"] = 0
    p["hands"][p["actor"]][card] -= 1
    p["piles"][p["actor"]].append(card)
    p["latest"][p["actor"]] = cards_played(p)
    p["log"].append(f"played {p['actor']} {card}")
    if p["ways"][0] == () or p["ways"][0][0].startswith("summon"):
        p["log"].append(f"no_effect {p['actor']} {card}")
    go_on(p)


def go_on(p: Position) -> None:
    """KID-4.1: after the effect the summon, after the summon the next player."""
    if p["ways"][0] == p["done"] and not p["whole"]:
        p["ways"], p["done"], p["whole"] = summons(p), (), True
    if p["ways"][0] == p["done"]:
        if not "".join(p["done"][-1:]).startswith("summon"):
            p["log"].append(f"nobody_to_summon {p['actor']}")
        p["ways"], p["done"] = None, ()
        p["actor"] = (p["actor"] + 1) % p["players"]


# The last card with three players

SEARCHED: dict[str, list[Way]] = {}  # the latest search, which is asked for again at once
WHAT_MATTERS = ("map", "mordred", "board", "supply", "order", "control", "token", "courts", "latest", "ban", "actor")


def is_last_card(p: Position) -> bool:
    """KID-7.1"""
    return p["players"] == 3 and cards_played(p) == 23


def winning_ways(p: Position, card: str) -> list[Way]:
    """KID-7.1: the ways of carrying out this card, the summon included, after which its owner wins if all pass.

    Ways that lead to the same order and board are tried once.
    """
    position = card + repr([p[name] for name in WHAT_MATTERS])
    if position in SEARCHED:
        return SEARCHED[position]
    tried: dict[str, list[Way]] = {}
    winning = []
    for way in ways_of(p, card):
        after = copied(p)
        after["latest"][p["actor"]] = 24
        for number in range(len(way)):
            carry_out(after, way[: number + 1], way)
        same = f"{after['order']} {after['board']}"
        if same not in tried:
            tried[same] = [summon for summon in summons(after) if wins(after, summon)]
        winning += [way + summon for summon in tried[same]]
    SEARCHED.clear()
    SEARCHED[position] = winning
    return winning


def wins(p: Position, summon: Way) -> bool:
    p = copied(p)
    if summon:
        carry_out(p, summon, summon)
    while not p["ending"]:
        resolve(p)
    return shares(p)[p["actor"]] > 0
