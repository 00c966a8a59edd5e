"""The components as arrays, checked against the rulebook's counts (TNO-1, TNO-2.1, TNO-2.2)."""

from collections import Counter

import numpy as np

from regnum.core.components import Check, load_components

DATA = load_components("tirnanog")
check = Check("tirnanog")

for _key in ("species", "territories", "fountains", "discard_by_players", "setup", "vp"):
    with check.part(_key):
        check(_key in DATA, _key, "missing")

SPECIES = ("dragon", "elf", "griffin", "centaur", "fairy")
KINDS = ("plain", "castle", "forest", "river", "temple", "volcano")
DRAGON, ELF, GRIFFIN, CENTAUR, FAIRY = range(5)
PLAIN, CASTLE, FOREST, RIVER, TEMPLE, VOLCANO = range(6)
ANY = "?"

# Creatures (TNO-1.1)
with check.part("species"):
    check.names("species", DATA["species"], SPECIES)
    check.counts("species", sum(DATA["species"].values()), 58)
    for _name, _count in DATA["species"].items():
        check(_count >= 4, f"species.{_name}", "least", least=4, found=_count)

# Territories (TNO-1.2)
VALUES = {"plain": 2, "castle": 3, "river": 4, "temple": 3, "volcano": 1}
MOST_SYMBOLS = 5
_kinds: Counter[str] = Counter()
_ids: set[str] = set()
with check.part("territories"):
    check.counts("territories", len(DATA["territories"]), 46)
for _number, _card in enumerate(check.rows(DATA, "territories")):
    with check.part(_entry := f"territories[{_number}]"):
        for _key in ("id", "kind", "value", "cost"):
            check(_key in _card, f"{_entry}.{_key}", "missing")
        check.known(f"{_entry}.kind", _card["kind"], KINDS)
        _kinds[_card["kind"]] += 1
        _whole = type(_card["value"]) is int and 1 <= _card["value"] <= 4
        check(_whole, f"{_entry}.value", "range", value=str(_card["value"]), least=1, most=4)
        check.counts(f"{_entry}.value", _card["value"], VALUES.get(_card["kind"], _card["value"]))
        check(1 <= len(_card["cost"]) <= MOST_SYMBOLS, f"{_entry}.cost", "symbols", most=MOST_SYMBOLS)
        for _symbol in _card["cost"]:
            check.known(f"{_entry}.cost", _symbol, (*SPECIES, ANY))
        check(_card["id"] not in _ids, f"{_entry}.id", "twice", name=str(_card["id"]))
        _ids.add(_card["id"])
for _kind in KINDS:
    with check.part("territories"):
        _least = 5 if _kind == "plain" else 3
        check(_kinds[_kind] >= _least, f"territories, {_kind}", "least", least=_least, found=_kinds[_kind])

# Victory points at a scoring (TNO-1.3), and the set-up (TNO-2)
for _entry, _counts in {
    "fountains": {"count": 6},
    "vp": {"river": 3, "fountain": 4, "other": 2},
    "setup": {"hand": 3, "display": 5, "hand_limit": 7, "reserve_value_limit": 7},
}.items():
    for _name, _wanted in _counts.items():
        with check.part(_entry):
            check.counts(f"{_entry}.{_name}", DATA[_entry].get(_name, 0), _wanted)

# Cards of each species and of each kind that are removed, by number of players
CREATURES_REMOVED = np.zeros(5, np.int8)
TERRITORIES_REMOVED = np.zeros(5, np.int8)
for _players, (_creatures, _territories) in {2: (4, 2), 3: (2, 1), 4: (0, 0)}.items():
    with check.part(_entry := f"discard_by_players.{_players}"):
        check(str(_players) in DATA["discard_by_players"], _entry, "missing")
        _removed = DATA["discard_by_players"][str(_players)]
        check.counts(f"{_entry}.creatures_each", _removed.get("creatures_each", -1), _creatures)
        check.counts(f"{_entry}.territories_each", _removed.get("territories_each", -1), _territories)
        CREATURES_REMOVED[_players], TERRITORIES_REMOVED[_players] = _creatures, _territories

check.done()

CREATURES = np.array([DATA["species"][name] for name in SPECIES], np.int8)
# Sorted, so that those of a kind stand together
TERRITORIES = tuple(sorted(DATA["territories"], key=lambda card: KINDS.index(card["kind"])))
TERRITORY_COUNT = len(TERRITORIES)
KIND = np.array([KINDS.index(card["kind"]) for card in TERRITORIES], np.int8)
VALUE = np.array([card["value"] for card in TERRITORIES], np.int8)
SYMBOLS = np.array([[card["cost"].count(name) for name in SPECIES] for card in TERRITORIES], np.int8)
ANY_SYMBOLS = np.array([card["cost"].count(ANY) for card in TERRITORIES], np.int8)
COST = np.array([len(card["cost"]) for card in TERRITORIES], np.int8)
KIND_COUNT_OF = np.array([_kinds[name] for name in KINDS], np.int8)
FIRST_OF_KIND = np.array([KIND.tolist().index(kind) for kind in range(len(KINDS))], np.int8)

SCORE = np.array([DATA["vp"]["river"] if name == "river" else DATA["vp"]["other"] for name in KINDS], np.int8)
FOUNTAIN_SCORE = DATA["vp"]["fountain"]
DEALT = DATA["setup"]["hand"]
DISPLAY = DATA["setup"]["display"]
HAND_LIMIT = DATA["setup"]["hand_limit"]
RESERVE_LIMIT = DATA["setup"]["reserve_value_limit"]
