"""The King is Dead, written a second time from the text of the rules alone: naive and slow, to be read beside it.

A position is a dict of plain dicts and lists, with names instead of numbers. A card's effect is worked out as the list
of all complete *ways* of carrying it out; a way is a tuple of notations. What may be decided next is what the ways that
begin with the decisions so far go on with. Nothing here knows the engine but `read`, which copies its record.
"""

import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Way = tuple[str, ...]

FILE = Path(__file__).parents[2] / "src" / "regnum" / "games" / "kingisdead" / "components.json"
DATA = json.loads(FILE.read_text(encoding="utf-8"))

REGIONS = [region["id"] for region in DATA["regions"]]
FACTIONS = ["scots", "welsh", "romano_british"]
KINDS = [*FACTIONS, "loyalists"]
CARDS = ["crown", "garrison", "ambassador", "settlement", *FACTIONS]
HOME = {faction: DATA["factions"][faction]["home"] for faction in FACTIONS}
BANNER = DATA["mordred_variant"]["adds_to_when_resolved"]
EDGES = [DATA["edges"], DATA["alternative_edges_B"]["edges"]]


def read(state: Any) -> Position:
    """The position that the engine's record tells of, at the start of a turn."""
    players = int(state.players)
    holders = [*KINDS, "saxons", None]  # None is -1: unresolved
    return {
        "players": players,
        "mordred": bool(state.mordred),
        "map": int(state.map),
        "board": {r: dict(zip(KINDS, row, strict=True)) for r, row in zip(REGIONS, state.board.tolist(), strict=True)},
        "supply": dict(zip(FACTIONS, state.supply.tolist(), strict=True)),
        "order": [REGIONS[region] for region in state.order.tolist()],
        "control": {r: holders[holder] for r, holder in zip(REGIONS, state.control.tolist(), strict=True)},
        "token": {r: token - 1 if token else None for r, token in zip(REGIONS, state.token.tolist(), strict=True)},
        "courts": [dict(zip(FACTIONS, row, strict=True)) for row in state.court[:players].tolist()],
        "hands": [dict(zip(CARDS, row, strict=True)) for row in state.hand[:players].tolist()],
        "piles": [
            [CARDS[card] for card in row[:size]]
            for row, size in zip(state.pile[:players].tolist(), state.pile_size.tolist(), strict=False)
        ],
        "latest": state.latest_card[:players].tolist(),  # how many cards had been played with this seat's latest
        "passes": int(state.passes),
        "ban": read_ban(state),  # the net change that may not be undone: (region, kind) -> followers
        "actor": int(state.actor),
        "ending": ["", "control", "invasion", "loyalists"][state.ending],
        "ways": None,  # of carrying out the card in play; None between turns
        "done": (),  # what was decided of it
        "whole": False,  # the ways include the summon
        "log": [],  # what happened
    }


def read_ban(state: Any) -> dict[tuple[str, str], int]:
    change = {kind: number for kind, number in zip(KINDS, state.ban_change.tolist(), strict=True) if number}
    first, second = REGIONS[state.ban_first], REGIONS[state.ban_second]
    return {(first, kind): n for kind, n in change.items()} | {(second, kind): -n for kind, n in change.items()}


def copied(p: Position) -> Position:
    """A copy whose board, supply, order, control, tokens, courts and latest cards may be changed."""
    q = dict(p)
    for name in ("supply", "control", "token"):
        q[name] = dict(p[name])
    q["order"], q["latest"] = list(p["order"]), list(p["latest"])
    q["board"] = {region: dict(followers) for region, followers in p["board"].items()}
    q["courts"] = [dict(court) for court in p["courts"]]
    q["log"] = []
    return q


def unresolved(p: Position) -> list[str]:
    return [region for region in REGIONS if p["control"][region] is None]


def neighbours(p: Position, region: str) -> list[str]:
    """KID-1.1"""
    edges = EDGES[p["map"]]
    return [other for other in REGIONS if [region, other] in edges or [other, region] in edges]


def cards_played(p: Position) -> int:
    return sum(len(pile) for pile in p["piles"])


def struggle(p: Position) -> int:
    """The first unresolved position, counted from 0."""
    return 8 - len(unresolved(p))


def saxons(p: Position) -> int:
    return list(p["control"].values()).count("saxons")


def standing(p: Position, faction: str) -> tuple[int, int]:
    """KID-8.1, KID-8.2: regions held, then the position of the latest win, 1 to 8."""
    wins = [place for place, region in enumerate(p["order"], 1) if p["control"][region] == faction]
    return len(wins), max(wins, default=0)


def ranked(p: Position) -> list[str]:
    """KID-8.1, KID-8.2, KID-8.4: the factions that hold a region, the ruling one first."""
    holding = [faction for faction in FACTIONS if standing(p, faction)[0]]
    return sorted(holding, key=lambda faction: standing(p, faction), reverse=True)


# The end of the game


def most(seats: list[int], value: list[int]) -> list[int]:
    """Those of the seats that have most."""
    return [seat for seat in seats if value[seat] == max(value[other] for other in seats)]


def followers(p: Position, faction: str) -> list[int]:
    return [court[faction] for court in p["courts"]]


def rulers(p: Position) -> list[int]:
    """KID-8.1, KID-8.2: who is crowned after eight struggles.

    KID-10.4, KID-10.5, KID-10.6: after the loyalists won one.
    """
    factions = ranked(p)
    tied = list(range(p["players"]))
    for rank in (0, 1):
        if rank < len(factions):
            tied = most(tied, followers(p, factions[rank]))
        elif p["ending"] == "loyalists":  # KID-10.6: the factions unite
            return most(most(tied, [sum(court.values()) for court in p["courts"]]), p["latest"])
        if len(tied) == 1:
            return tied
    if p["ending"] == "loyalists":
        return most(tied, p["latest"])
    return most(tied, [-latest for latest in p["latest"]])  # KID-8.2: who never played counts as earliest


def resistance(p: Position) -> list[int]:
    """KID-8.3, KID-9.3: most complete sets, then who played a card last."""
    seats = list(range(p["players"]))
    teams = [[seat for seat in seats if seat == other or same_team(p, seat, other)] for other in seats]
    sets = [min(sum(p["courts"][mate][faction] for mate in team) for faction in FACTIONS) for team in teams]
    return most(most(seats, sets), p["latest"])


def same_team(p: Position, seat: int, other: int) -> bool:
    """KID-9.1"""
    return p["players"] == 4 and seat % 2 == other % 2


def shares(p: Position) -> list[float]:
    """KID-8, 9.2, 9.3, 10.6: each seat's share of the win."""
    chosen = resistance(p) if p["ending"] == "invasion" else rulers(p)
    seats = range(p["players"])
    winners = [seat for seat in seats if any(seat == other or same_team(p, seat, other) for other in chosen)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


# The end of a struggle


def resolve(p: Position) -> None:
    """KID-3.5, KID-8.3, KID-10.2–10.4"""
    region = p["order"][struggle(p)]
    here = p["board"][region]
    strongest = [kind for kind in KINDS if here[kind] == max(here.values())]
    holder = strongest[0] if len(strongest) == 1 else "saxons"  # an empty region has four that are strongest
    p["log"].append(f"resolved {region} {struggle(p) + 1} {holder}")
    p["control"][region] = holder
    for faction in FACTIONS:
        p["supply"][faction] += here[faction]
    p["board"][region] = dict.fromkeys(KINDS, 0)
    p["ban"] = {}  # KID-5.4
    p["passes"] = 0  # KID-3.4
    if saxons(p) == 4:
        p["ending"] = "invasion"
    elif holder == "loyalists":
        p["ending"] = "loyalists"
    elif not unresolved(p):
        p["ending"] = "control"
    elif p["mordred"] and p["control"][BANNER[region]] is None:
        p["board"][BANNER[region]]["loyalists"] += 1
        p["log"].append(f"loyalist_joined {BANNER[region]}")
    if p["ending"]:
        p["log"].append(f"ended {p['ending']}")
