"""2 Set-up."""

import random
from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest

import regnum
from regnum.core.journal import SILENT
from regnum.core.setup import Setup
from regnum.games.kingisdead.components import FACTIONS, REGIONS

GAME = regnum.game("kingisdead")
GAMES = 5000
TABLES = [(players, mordred) for players in (2, 3, 4) for mordred in ("off", "on")]


@cache
def openings(players, mordred="off"):
    """Many games as they begin."""
    states = GAME.new_states(GAMES)
    options, actions = Setup.of(GAME, players, mordred=mordred).option_array, GAME.new_actions()
    for seed in range(GAMES):
        GAME.engine.begin(states, seed, players, options, np.uint64(seed), actions, SILENT)
    return states


@pytest.mark.rule("KID-2.1")
@pytest.mark.parametrize(("players", "each"), [(2, 16), (3, 18), (4, 18)])
def test_with_two_players_two_followers_of_each_faction_stay_in_the_box(players, each):
    states = openings(players)
    followers = states["board"][:, :, :3].sum(axis=1) + states["court"].sum(axis=1) + states["supply"]
    assert (followers == each).all()


@pytest.mark.rule("KID-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_followers_of_each_faction_are_at_home(players):
    states = openings(players)
    for faction, home in zip(FACTIONS, ("caledonia", "caerleon", "londinium"), strict=True):
        at_home = states["board"][:, REGIONS.index(home), FACTIONS.index(faction)]
        assert at_home.min() == 2 and at_home.max() == 4
        # The others are drawn: a third of two, on average
        assert at_home.mean() == pytest.approx(2 + 2 / 3, abs=0.06)


def draw(bag, rng):
    faction = rng.choices(range(3), bag)[0]
    bag[faction] -= 1
    return faction


def court_distribution(players, samples, rng):
    """KID-2.3 played with another generator, and lists for courts."""
    courts_seen = Counter()
    for _ in range(samples):
        bag = [16 - 2 * (players == 2)] * 3
        courts = [None] * players
        redrawing = list(range(players))
        while redrawing:
            for seat in redrawing:
                courts[seat] = tuple(sorted((draw(bag, rng), draw(bag, rng))))
            twins = Counter(court for court in courts if court[0] == court[1])
            redrawing = [seat for seat, court in enumerate(courts) if twins[court] > 1]
            for seat in redrawing:
                for faction in courts[seat]:
                    bag[faction] += 1
        for seat, court in enumerate(courts):
            courts_seen[seat, court] += 1 / samples
    return courts_seen


def exact_courts_of_two():
    """With two players a redraw starts from scratch, so courts are as drawn, but for equal twins."""
    chances = Counter()
    for a, b, c, d in product(range(3), repeat=4):
        bag, chance = [14, 14, 14], 1.0
        for faction in (a, b, c, d):
            chance *= bag[faction] / sum(bag)
            bag[faction] -= 1
        if not a == b == c == d:
            chances[0, tuple(sorted((a, b)))] += chance
            chances[1, tuple(sorted((c, d)))] += chance
    total = sum(chances.values()) / 2
    return {key: chance / total for key, chance in chances.items()}


def courts_drawn(states, players):
    seen = Counter()
    for seat in range(players):
        for row in states["court"][:, seat].tolist():
            court = tuple(faction for faction in range(3) for _ in range(row[faction]))
            seen[seat, court] += 1 / len(states)
    return seen


@pytest.mark.rule("KID-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_courts_are_as_likely_as_the_rule_makes_them(players):
    wanted = exact_courts_of_two() if players == 2 else court_distribution(players, 20000, random.Random(1))
    drawn = courts_drawn(openings(players), players)
    assert set(drawn) == set(wanted)
    for key, chance in wanted.items():
        assert drawn[key] == pytest.approx(chance, abs=0.02)


@pytest.mark.rule("KID-2.3")
@pytest.mark.parametrize(("players", "mordred"), TABLES)
def test_no_two_courts_are_twins_of_one_faction(players, mordred):
    states = openings(players, mordred)
    assert (states["court"][:, :players].sum(axis=2) == 2).all()
    twins = (states["court"][:, :players] == 2).sum(axis=1)
    assert twins.max() == 1
    assert twins.sum(axis=1).max() == min(players, 3)  # but twins of different factions may be


@pytest.mark.rule("KID-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_who_hold_the_twins_redraw(players):
    """Draws beyond those that every set-up makes are redraws, two for each court: of two players at least."""
    states = openings(players)
    redrawn = (states["drawn"].astype(int) - states["drawn"].min()) // 2
    assert states["drawn"].min() == 2 * players + (8 * 4 - 6) + 7  # courts, regions, and seven to shuffle eight cards
    assert 1 not in redrawn
    assert 2 in redrawn
    assert (3 in redrawn) == (players > 2)


@pytest.mark.rule("KID-2.4", "KID-10.1")
@pytest.mark.parametrize(("players", "mordred"), TABLES)
def test_every_region_holds_four(players, mordred):
    states = openings(players, mordred)
    assert (states["board"].sum(axis=2) == 4).all()
    loyalists = states["board"][:, :, 3]
    for region, name in enumerate(REGIONS):
        wanted = 1 if mordred == "on" and name in ("aquae_sulis", "din_eidyn") else 0
        assert (loyalists[:, region] == wanted).all()


@pytest.mark.rule("KID-2.4")
@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 16), (4, 14)])
def test_what_is_left_in_the_bag_is_the_supply(players, left):
    assert (openings(players)["supply"].sum(axis=1) == left).all()


@pytest.mark.rule("KID-2.5")
def test_the_region_cards_are_shuffled():
    order = openings(3)["order"]
    assert (np.sort(order, axis=1) == np.arange(8)).all()
    for place in range(8):
        for region in range(8):
            assert (order[:, place] == region).mean() == pytest.approx(1 / 8, abs=0.025)


@pytest.mark.rule("KID-2.5")
def test_all_region_cards_lie_face_up():
    view = regnum.match("kingisdead").view()
    assert view["struggle"] == 0
    assert {(region["holder"], region["token"]) for region in view["regions"].values()} == {(None, None)}


@pytest.mark.rule("KID-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_starts(players):
    assert regnum.match("kingisdead", players, seed=3).actor == 0
