"""The components as arrays, checked against the rulebook's counts (KID-1)."""

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("kingisdead")
check = Check("kingisdead")

for key in ("regions", "edges", "alternative_edges_B", "factions", "components", "action_cards_per_player", "setup",
            "mordred_variant"):  # fmt: skip
    check(key in DATA, key, "this entry is missing")

REGIONS = tuple(region["id"] for region in DATA["regions"])
FACTIONS = ("scots", "welsh", "romano_british")
KINDS = (*FACTIONS, "loyalists")  # of followers: what can stand in a region
CARDS = ("crown", "garrison", "ambassador", "settlement", *FACTIONS)
MAPS = ("standard", "alternative")

THE_EIGHT = {"caledonia", "din_eidyn", "deva", "eboracum", "caerleon", "ratae", "aquae_sulis", "londinium"}
check.counts("regions", len(REGIONS), 8)
check(set(REGIONS) == THE_EIGHT, "regions", f"the rulebook has {', '.join(sorted(THE_EIGHT))}")
check(set(DATA["factions"]) == set(FACTIONS), "factions", f"the rulebook has {', '.join(FACTIONS)}")

# The rulebook's counts. What the rules use is read from the file and must agree.
for entry, wanted in {"followers_per_faction": 18, "saxon_control_tokens": 4, "crown_tokens": 4, "loyalist_cubes": 9,
                      "region_cards": 8, "action_card_sets": 4, "action_cards_per_set": 8}.items():  # fmt: skip
    check(entry in DATA["components"], f"components.{entry}", "this entry is missing")
    check.counts(f"components.{entry}", DATA["components"][entry], wanted)
for entry, wanted in {"crown": 1, "garrison": 1, "ambassador": 1, "settlement": 2, "scots": 1, "welsh": 1,
                      "romano_british": 1}.items():  # fmt: skip
    check.counts(f"action_cards_per_player.{entry}", DATA["action_cards_per_player"].get(entry, 0), wanted)
for entry, wanted in {"remove_per_faction_2p": 2, "home_followers": 2, "court_draw": 2,
                      "followers_per_region": 4}.items():  # fmt: skip
    check.counts(f"setup.{entry}", DATA["setup"].get(entry, 0), wanted)

FOLLOWERS = DATA["components"]["followers_per_faction"]
COPIES = np.array([DATA["action_cards_per_player"][card] for card in CARDS], np.int64)
REMOVED_WITH_TWO = DATA["setup"]["remove_per_faction_2p"]
HOME_FOLLOWERS = DATA["setup"]["home_followers"]
COURT_DRAW = DATA["setup"]["court_draw"]
PER_REGION = DATA["setup"]["followers_per_region"]
SAXON_REGIONS = DATA["components"]["saxon_control_tokens"]


def region_number(entry: str, region: str) -> int:
    check(region in REGIONS, entry, f"there is no region {region!r}")
    return REGIONS.index(region)


def adjacency(entry: str, edges: list[list[str]]) -> np.ndarray:
    touches = np.zeros((8, 8), np.bool_)
    for edge in edges:
        check(len(edge) == 2 and edge[0] != edge[1], entry, f"{edge} is no pair of different regions")
        first, second = (region_number(entry, region) for region in edge)
        check(not touches[first, second], entry, f"{edge} stands there twice")
        touches[first, second] = touches[second, first] = True
    for region, row in zip(REGIONS, touches, strict=True):
        check(row.any(), entry, f"{region} has no neighbour")
    return touches


ADJACENT = np.stack([adjacency("edges", DATA["edges"]),
                     adjacency("alternative_edges_B", DATA["alternative_edges_B"]["edges"])])  # fmt: skip

# The same as masks, a bit for each region
NEIGHBOURS = (ADJACENT << np.arange(8)).sum(axis=2)

HOME = np.array([region_number(f"factions.{f}.home", DATA["factions"][f]["home"]) for f in FACTIONS], np.int64)
check(len(set(HOME.tolist())) == 3, "factions", "two factions have the same home")

# Mordred variant: where loyalists start, and where one is added when a region is resolved.
_mordred = DATA["mordred_variant"]
LOYALIST_START = np.array(
    [region_number("mordred_variant.start_loyalist_regions", r) for r in _mordred["start_loyalist_regions"]], np.int8
)
check.counts("mordred_variant.start_loyalist_regions", len(set(LOYALIST_START.tolist())), 2)
check(set(_mordred["adds_to_when_resolved"]) == set(REGIONS), "mordred_variant.adds_to_when_resolved",
      "every region card has a banner")  # fmt: skip
BANNER = np.array(
    [region_number("mordred_variant.adds_to_when_resolved", _mordred["adds_to_when_resolved"][r]) for r in REGIONS],
    np.int64,
)
check(set(BANNER.tolist()) <= set(LOYALIST_START.tolist()), "mordred_variant.adds_to_when_resolved",
      "banners name the two regions where loyalists start")  # fmt: skip
