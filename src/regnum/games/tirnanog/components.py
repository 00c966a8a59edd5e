"""The components as arrays, checked against the rulebook's counts (TNO-1, TNO-2.1, TNO-2.2)."""

from collections import Counter

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tirnanog")
check = Check("tirnanog")

for key in ("species", "territories", "fountains", "discard_by_players", "setup", "vp"):
    check(key in DATA, key, "this entry is missing")

SPECIES = ("dragon", "elf", "griffin", "centaur", "fairy")
KINDS = ("plain", "castle", "forest", "river", "temple", "volcano")
DRAGON, ELF, GRIFFIN, CENTAUR, FAIRY = range(5)
PLAIN, CASTLE, FOREST, RIVER, TEMPLE, VOLCANO = range(6)
ANY = "?"

# Creatures (TNO-1.1)
check(set(DATA["species"]) == set(SPECIES), "species", f"the rulebook has {', '.join(SPECIES)}")
check.counts("species", sum(DATA["species"].values()), 58)
for name, count in DATA["species"].items():
    check(count >= 4, f"species.{name}", "with two players 4 of each species are removed")
CREATURES = np.array([DATA["species"][name] for name in SPECIES], np.int8)

# Territories (TNO-1.2), sorted by kind so that those of a kind stand together
VALUES = {"plain": 2, "castle": 3, "river": 4, "temple": 3, "volcano": 1}
MOST_SYMBOLS = 5
check.counts("territories", len(DATA["territories"]), 46)
for number, card in enumerate(DATA["territories"]):
    entry = f"territories[{number}]"
    for key in ("id", "kind", "value", "cost"):
        check(key in card, entry, f"its {key} is missing")
    check(card["kind"] in KINDS, f"{entry}.kind", f"the rulebook has {', '.join(KINDS)}")
    check(card["value"] in range(1, 5), f"{entry}.value", "values go from 1 to 4")
    check.counts(f"{entry}.value", card["value"], VALUES.get(card["kind"], card["value"]))
    check(1 <= len(card["cost"]) <= MOST_SYMBOLS, f"{entry}.cost", f"a cost has 1 to {MOST_SYMBOLS} symbols")
    for symbol in card["cost"]:
        check(symbol in (*SPECIES, ANY), f"{entry}.cost", f"there is no creature {symbol!r}")

TERRITORIES = tuple(sorted(DATA["territories"], key=lambda card: KINDS.index(card["kind"])))
TERRITORY_COUNT = len(TERRITORIES)
check.counts("territories", len({card["id"] for card in TERRITORIES}), TERRITORY_COUNT)
_kinds = Counter(card["kind"] for card in TERRITORIES)
for name in KINDS:
    least = 5 if name == "plain" else 3
    check(_kinds[name] >= least, "territories", f"there must be at least {least} of the kind {name}")

KIND = np.array([KINDS.index(card["kind"]) for card in TERRITORIES], np.int8)
VALUE = np.array([card["value"] for card in TERRITORIES], np.int8)
SYMBOLS = np.array([[card["cost"].count(name) for name in SPECIES] for card in TERRITORIES], np.int8)
ANY_SYMBOLS = np.array([card["cost"].count(ANY) for card in TERRITORIES], np.int8)
COST = np.array([len(card["cost"]) for card in TERRITORIES], np.int8)
KIND_COUNT_OF = np.array([_kinds[name] for name in KINDS], np.int8)
FIRST_OF_KIND = np.array([KIND.tolist().index(kind) for kind in range(len(KINDS))], np.int8)

# Victory points at a scoring (TNO-1.3)
check.counts("fountains.count", DATA["fountains"].get("count", 0), 6)
for entry, wanted in {"river": 3, "fountain": 4, "other": 2}.items():
    check.counts(f"vp.{entry}", DATA["vp"].get(entry, 0), wanted)
SCORE = np.array([DATA["vp"]["river"] if name == "river" else DATA["vp"]["other"] for name in KINDS], np.int8)
FOUNTAIN_SCORE = DATA["vp"]["fountain"]

# Set-up (TNO-2)
for entry, wanted in {"hand": 3, "display": 5, "hand_limit": 7, "reserve_value_limit": 7}.items():
    check.counts(f"setup.{entry}", DATA["setup"].get(entry, 0), wanted)
DEALT = DATA["setup"]["hand"]
DISPLAY = DATA["setup"]["display"]
HAND_LIMIT = DATA["setup"]["hand_limit"]
RESERVE_LIMIT = DATA["setup"]["reserve_value_limit"]

# Cards of each species and of each kind that are removed, by number of players
CREATURES_REMOVED = np.zeros(5, np.int8)
TERRITORIES_REMOVED = np.zeros(5, np.int8)
for players, (creatures, territories) in {2: (4, 2), 3: (2, 1), 4: (0, 0)}.items():
    check(str(players) in DATA["discard_by_players"], f"discard_by_players.{players}", "this entry is missing")
    removed = DATA["discard_by_players"][str(players)]
    check.counts(f"discard_by_players.{players}.creatures_each", removed.get("creatures_each", -1), creatures)
    check.counts(f"discard_by_players.{players}.territories_each", removed.get("territories_each", -1), territories)
    CREATURES_REMOVED[players], TERRITORIES_REMOVED[players] = creatures, territories
