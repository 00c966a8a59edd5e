"""The components as arrays, checked against the rulebook's counts (KID-1)."""

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("kingisdead")
check = Check("kingisdead")

FACTIONS = ("scots", "welsh", "romano_british")
KINDS = (*FACTIONS, "loyalists")  # of followers: what can stand in a region
CARDS = ("crown", "garrison", "ambassador", "settlement", *FACTIONS)
MAPS = ("standard", "alternative")
THE_EIGHT = ("aquae_sulis", "caerleon", "caledonia", "deva", "din_eidyn", "eboracum", "londinium", "ratae")

for _key in ("regions", "edges", "alternative_edges_B", "factions", "components", "action_cards_per_player", "setup",
             "mordred_variant"):  # fmt: skip
    with check.part(_key):
        check(_key in DATA, _key, "missing")

with check.part("regions"):
    REGIONS = tuple(region["id"] for region in DATA["regions"])
    check.counts("regions", len(REGIONS), 8)
    check.names("regions", REGIONS, THE_EIGHT)

# The rulebook's counts. What the rules use is read from the file and must agree.
for _entry, _counts in {
    "components": {"followers_per_faction": 18, "saxon_control_tokens": 4, "crown_tokens": 4, "loyalist_cubes": 9,
                   "region_cards": 8, "action_card_sets": 4, "action_cards_per_set": 8},
    "action_cards_per_player": {"crown": 1, "garrison": 1, "ambassador": 1, "settlement": 2, "scots": 1, "welsh": 1,
                                "romano_british": 1},
    "setup": {"remove_per_faction_2p": 2, "home_followers": 2, "court_draw": 2, "followers_per_region": 4},
}.items():  # fmt: skip
    for _name, _wanted in _counts.items():
        with check.part(_entry):
            check.counts(f"{_entry}.{_name}", DATA[_entry].get(_name, 0), _wanted)


def region_number(entry: str, region: str) -> int:
    check.known(entry, region, THE_EIGHT)
    return REGIONS.index(region)


def adjacency(entry: str, edges: list[list[str]]) -> np.ndarray:
    touches = np.zeros((8, 8), np.bool_)
    for edge in edges:
        with check.part(entry):
            check(len(edge) == 2 and edge[0] != edge[1], entry, "pair", pair=str(edge))
            first, second = (region_number(entry, region) for region in edge)
            check(not touches[first, second], entry, "twice", name=str(edge))
            touches[first, second] = touches[second, first] = True
    for region, row in zip(REGIONS, touches, strict=True):
        with check.part(entry):
            check(row.any(), entry, "lonely", name=region)
    return touches


with check.part("edges"):
    _standard = adjacency("edges", DATA["edges"])
with check.part("alternative_edges_B"):
    _alternative = adjacency("alternative_edges_B", DATA["alternative_edges_B"]["edges"])

with check.part("factions"):
    check.names("factions", DATA["factions"], FACTIONS)
    HOME = np.array([region_number(f"factions.{f}.home", DATA["factions"][f]["home"]) for f in FACTIONS], np.int64)
    check(len(set(HOME.tolist())) == 3, "factions", "same-home")

# Mordred variant: where loyalists start, and where one is added when a region is resolved.
with check.part("mordred_variant"):
    _starts = DATA["mordred_variant"]["start_loyalist_regions"]
    LOYALIST_START = np.array([region_number("mordred_variant.start_loyalist_regions", r) for r in _starts], np.int8)
    check.counts("mordred_variant.start_loyalist_regions", len(set(LOYALIST_START.tolist())), 2)
with check.part("mordred_variant"):
    _adds, _entry = DATA["mordred_variant"]["adds_to_when_resolved"], "mordred_variant.adds_to_when_resolved"
    check.names(_entry, _adds, THE_EIGHT)
    BANNER = np.array([region_number(_entry, _adds[region]) for region in REGIONS], np.int64)
    check(set(BANNER.tolist()) <= set(LOYALIST_START.tolist()), _entry, "banners")

check.done()

ADJACENT = np.stack([_standard, _alternative])
NEIGHBOURS = (ADJACENT << np.arange(8)).sum(axis=2)  # the same as masks, a bit for each region

FOLLOWERS = DATA["components"]["followers_per_faction"]
COPIES = np.array([DATA["action_cards_per_player"][card] for card in CARDS], np.int64)
REMOVED_WITH_TWO = DATA["setup"]["remove_per_faction_2p"]
HOME_FOLLOWERS = DATA["setup"]["home_followers"]
COURT_DRAW = DATA["setup"]["court_draw"]
PER_REGION = DATA["setup"]["followers_per_region"]
SAXON_REGIONS = DATA["components"]["saxon_control_tokens"]
