"""The engine against a second, naive implementation of the rules: every legal set and every fact, turn by turn.

REGNUM_FUZZ=<games per table> looks longer.
"""

import os
import random
from itertools import product
from typing import Any

import pytest

import regnum
from tests.oracles import kingisdead as oracle
from tests.oracles.kingisdead_positions import POLICIES, construct
from tests.oracles.kingisdead_turn import decide, legal

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
TABLES = [
    (players, {"mordred": mordred, "map": board})
    for players, mordred, board in product((2, 3, 4), ("off", "on"), ("standard", "alternative"))
]
TURN = 0  # the phase

each_table = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players}-{'-'.join(options.values())}" for players, options in TABLES]
)


def facts(p: oracle.Position) -> dict[str, Any]:
    """All that is on the table; the ban between turns only, where it can matter."""
    public = {name: p[name] for name in ("board", "supply", "order", "control", "token", "courts", "hands", "piles")}
    public |= {name: p[name] for name in ("latest", "passes", "actor", "ending")}
    return public | {"cards played": oracle.cards_played(p), "saxons": oracle.saxons(p)}


def compare(match: regnum.Match, p: oracle.Position, story: str) -> None:
    state = match.state
    theirs = oracle.read(state)
    for name, value in facts(p).items():
        assert facts(theirs)[name] == value, f"{name} {story}"
    assert int(state.cards_played) == oracle.cards_played(p), story
    assert int(state.saxons) == oracle.saxons(p), story
    for number, faction in enumerate(oracle.FACTIONS):
        regions, latest = oracle.standing(p, faction)
        assert int(state.standing[number]) == 16 * regions + latest, f"standing {story}"
    if match.over:
        assert match.shares == pytest.approx(oracle.shares(p)), f"shares {story}"
        return
    assert int(state.struggle) == oracle.struggle(p), f"struggle {story}"
    assert sorted(notations(match)) == legal(p), f"legal {story}"
    if state.phase == TURN:
        assert theirs["ban"] == p["ban"], f"ban {story}"


def compare_view(match: regnum.Match, p: oracle.Position, seat: int | None) -> None:
    """KID-3.8, KID-9.1: all is public but the hands and the lower cards of the piles."""
    view = match.view(seat)
    for name in ("order", "supply", "courts", "passes"):
        assert view[name] == p[name]
    for region, told in view["regions"].items():
        mine = {"followers": p["board"][region], "holder": p["control"][region], "token": p["token"][region]}
        assert told == mine
    for other, (hand, pile) in enumerate(zip(view["hands"], view["piles"], strict=True)):
        mine = {"size": sum(p["hands"][other].values())}
        assert hand == (mine | {"cards": p["hands"][other]} if other == seat else mine)
        assert pile == {"size": len(p["piles"][other]), "cards": p["piles"][other][-1:]}


def logged(happening: Any) -> str:
    """What the engine told, as the oracle writes it."""
    names = {
        "region": oracle.REGIONS,
        "faction": oracle.FACTIONS,
        "card": oracle.CARDS,
        "follower": [*oracle.KINDS, "nobody"],
        "holder": [*oracle.KINDS, "saxons"],
        "ending": ["", "control", "invasion", "loyalists"],
    }
    words = [happening.kind.name]
    for name, value in happening.arguments.items():
        kind = happening.kind.arguments[name]
        words.append(names[kind][value] if kind in names else str(value))
    return " ".join(words)


def notations(match: regnum.Match) -> list[str]:
    return [match.game.space[number].notation for number in match.legal]


def play_out(match: regnum.Match, rng: random.Random, policies: list, story: str) -> int:
    """Play to the end on both sides; the number of positions compared."""
    p = oracle.read(match.state)
    start = bytes(match)
    compared = 0
    moves: list[str] = []
    while True:
        compare(match, p, f"{story} after {moves}\nfrom {start.hex()}")
        if compared % 8 == 0:
            compare_view(match, p, rng.choice([None, *range(match.players)]))
        compared += 1
        if match.over:
            return compared
        move = policies[match.actor](rng, sorted(notations(match)), oracle.cards_played(p))
        moves.append(move)
        told = [logged(happening) for happening in match.play(move)]
        p["log"].clear()
        decide(p, move)
        told = [happening for happening in told if not happening.startswith("crowned_ruler")]
        assert told == p["log"], f"log {story} after {moves}\nfrom {start.hex()}"


@each_table
def test_whole_games(players: int, options: dict[str, str]) -> None:
    for number in range(FUZZ or 6):
        rng = random.Random(f"{players} {options} {number}")
        name = rng.choice(list(POLICIES))
        everyone = [POLICIES[name]] * players
        mixed = [POLICIES[rng.choice(list(POLICIES))] for _ in range(players)]
        match = regnum.match("kingisdead", players, seed=rng.getrandbits(63), **options)
        play_out(match, rng, everyone if rng.random() < 0.6 else mixed, f"game {number}, {name}")


@each_table
@pytest.mark.parametrize("kind", ["any", "last card", "duel", "fresh"])
def test_constructed_positions(players: int, options: dict[str, str], kind: str) -> None:
    for number in range(FUZZ or 10):
        rng = random.Random(f"{kind} {players} {options} {number}")
        match = regnum.match("kingisdead", players, seed=number, **options)
        construct(match, rng, kind)
        likely = {"any": ["at random", "never pass"], "fresh": ["always pass", "often pass"]}.get(kind, ["never pass"])
        play_out(match, rng, [POLICIES[rng.choice(likely)]] * players, f"{kind} {number}")
