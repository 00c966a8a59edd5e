"""What Tara's networks look at: the same whatever regions and seats are called, and what the rulebook speaks of."""

import numpy as np

import regnum
from regnum.bots.network import NOTHING_LEARNT
from regnum.bots.search import OWN_TURN
from regnum.bots.selfplay import learners_see, self_play
from regnum.core.compiled import plain
from regnum.games.tara.evaluation.terms import OF_PLAYER, OF_REGION, PLAYERS, TERMS, crown_in_hand, terms
from tests.rules.tara.positions import table

TARA = regnum.game("tara")
WARRIORS = {"warrior_1": "blue", "warrior_2": "blue", "warrior_3": "blue"}
OF_REGIONS = ("status", "king", "held", "forts", "captive", "pieces")
BLUE, YELLOW = 0, 1


def seen(match, seat: int) -> np.ndarray:
    out = np.full((4, TERMS), np.nan)
    plain(terms)(match.state, out)
    return out[seat]


def of_player(match, seat: int, place: int) -> np.ndarray:
    """What a seat sees of the player so many places on."""
    return seen(match, seat)[PLAYERS + place * OF_PLAYER :][:OF_PLAYER]


def test_regions_are_alike():
    """What stands in Ulster could as well stand in Munster. Of two with as much, either may come first."""
    states, _, _ = self_play(TARA, 4, 4, 3, 4, OWN_TURN, 0.1, 60, NOTHING_LEARNT)
    states = states[(states["phase"] < 3) & (states["visited"] == 0)]  # no region is being spoken of
    assert len(states) > 50
    moved = states.copy()
    for name in OF_REGIONS:
        moved[name] = states[name][:, [2, 0, 3, 1]]
    before, after = (learners_see(TARA, 4, each)[0] for each in (states, moved))
    assert np.array_equal(before[..., PLAYERS:].round(5), after[..., PLAYERS:].round(5))
    assert np.array_equal(region_by_region(before), region_by_region(after))


def region_by_region(seen: np.ndarray) -> np.ndarray:
    """What is seen of the own regions, in an order that does not depend on their names."""
    as_one = np.dtype(",".join(["f4"] * OF_REGION))
    return np.sort(np.ascontiguousarray(seen[..., :PLAYERS]).round(4).view(as_one), axis=-1)


def test_everybody_sees_the_same_of_a_player():
    match = table({"ulster": WARRIORS}, {"blue": (23,)}, kings={"leinster": "yellow"}, cumal=3)
    for place in range(4):
        assert np.array_equal(of_player(match, BLUE, place), of_player(match, place, 0))


def test_a_crown_in_hand_is_seen():
    """Card 23 places on the second warrior position for 3 cumal: TARA-6.1."""
    can, cannot = (table({"ulster": WARRIORS}, {"blue": (23,)}, cumal=cumal) for cumal in (3, 2))
    assert (of_player(can, BLUE, 0)[7], of_player(cannot, BLUE, 0)[7]) == (1, 0)
    ulster = 1
    assert plain(crown_in_hand)(can.state, ulster, BLUE, 1 << 10)
    assert not plain(crown_in_hand)(can.state, ulster, YELLOW, 1 << 10)


def test_kings_come_first():
    """The region whose king a player has stands before those where much would lead to one."""
    match = table({"ulster": WARRIORS}, kings={"munster": "blue"})
    own = seen(match, BLUE)[: 2 * OF_REGION].reshape(2, OF_REGION)
    assert own[:, 5].tolist() == [1, 0]
    assert own[1, 0] > 0
