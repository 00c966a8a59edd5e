"""The set-up over thousands of seeds: what must hold always, and how often the rest comes up on either side."""

import os
import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

import regnum
from tests.oracles.kingisdead import CARDS, FACTIONS, HOME, REGIONS, read
from tests.oracles.kingisdead_setup import set_up

SEEDS = 20 * int(os.environ.get("REGNUM_FUZZ", "0")) or 2000

each_table = pytest.mark.parametrize(("players", "mordred"), list(product((2, 3, 4), ("off", "on"))))


def positions(players: int, mordred: str) -> list[dict[str, Any]]:
    return [read(regnum.match("kingisdead", players, seed=seed, mordred=mordred).state) for seed in range(SEEDS)]


@each_table
@pytest.mark.rule("KID-2.1", "KID-2.2", "KID-2.3", "KID-2.4", "KID-2.5", "KID-2.6", "KID-10.1")
def test_what_every_setup_holds(players: int, mordred: str) -> None:
    loyal = ("aquae_sulis", "din_eidyn") if mordred == "on" else ()
    for p in positions(players, mordred):
        for faction in FACTIONS:
            assert p["board"][HOME[faction]][faction] >= 2
            everywhere = [*p["courts"], *p["board"].values(), p["supply"]]
            assert sum(place[faction] for place in everywhere) == (16 if players == 2 else 18)
        assert [sum(p["board"][region].values()) for region in REGIONS] == [4] * 8
        assert [p["board"][region]["loyalists"] for region in REGIONS] == [int(region in loyal) for region in REGIONS]
        assert [sum(court.values()) for court in p["courts"]] == [2] * players
        assert not any(max(a.values()) == 2 and a == b for a, b in combinations(p["courts"], 2))
        assert sorted(p["order"]) == sorted(REGIONS)
        assert set(p["control"].values()) == set(p["token"].values()) == {None}
        assert p["hands"] == [{card: 1 + (card == "settlement") for card in CARDS}] * players
        assert (p["piles"], p["latest"]) == ([[]] * players, [0] * players)
        assert (p["actor"], p["passes"], p["ban"], p["ending"]) == (0, 0, {}, "")


def tally(setups: list[dict[str, Any]]) -> Counter[str]:
    """How often things came up, by name."""
    seen: Counter[str] = Counter()
    for p in setups:
        courts = [tuple(court.values()) for court in p["courts"]]
        seen.update(f"court {seat} {court}" for seat, court in enumerate(courts))
        seen[f"doubles {sum(max(court) == 2 for court in courts)}"] += 1
        seen.update(f"courts {a} {b} {courts[a] == courts[b]}" for a, b in combinations(range(len(courts)), 2))
        seen.update(f"position {place} {region}" for place, region in enumerate(p["order"]))
        seen.update(f"neighbours {a} {b}" for a, b in zip(p["order"], p["order"][1:], strict=False))
        seen.update(f"{region} {tuple(followers.values())}" for region, followers in p["board"].items())
        seen.update(f"supply {faction} {number}" for faction, number in p["supply"].items())
    return seen


@each_table
@pytest.mark.rule("KID-2.3", "KID-2.4", "KID-2.5")
def test_the_luck_of_the_setup_is_that_of_a_bag_and_a_shuffle(players: int, mordred: str) -> None:
    """Each frequency within five deviations of the other side's; some 400 of them are compared."""
    rng = random.Random(f"{players} {mordred}")
    ours, theirs = (
        tally(setups)
        for setups in ([set_up(rng, players, mordred == "on") for _ in range(SEEDS)], positions(players, mordred))
    )
    for name in ours | theirs:
        both = ours[name] + theirs[name]
        chance = both / (2 * SEEDS)
        deviation = (both * (1 - chance)) ** 0.5
        assert abs(ours[name] - theirs[name]) <= 5 * deviation + 3, (name, ours[name], theirs[name])
