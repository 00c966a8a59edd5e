"""2 Set-up."""

from collections import Counter

import numpy as np
import pytest

from regnum.core.match import Match
from regnum.games.tirnanog.components import DATA, KIND, KINDS, PLAIN, SPECIES

from .positions import GAME, Table, notations, rule_against

REMOVED = {2: (4, 2), 3: (2, 1), 4: (0, 0)}


@pytest.mark.rule("TNO-2.1", "TNO-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_creatures_at_the_start(players):
    state = Match(GAME, players, seed=3).state
    assert state.hand_size[:players].tolist() == [3] * players
    assert state.hand[:players].sum(1).tolist() == [3] * players
    assert state.display.sum() == state.display_size == 5
    for species, name in enumerate(SPECIES):
        there = state.deck[species] + state.display[species] + state.hand[:, species].sum()
        assert there == DATA["species"][name] - REMOVED[players][0]
    assert state.deck_size == state.deck.sum() == 58 - 5 * REMOVED[players][0] - 5 - 3 * players


@pytest.mark.rule("TNO-2.2", "TNO-2.4", "TNO-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_at_the_start(players):
    match = Match(GAME, players, seed=3)
    kinds = Counter(card["kind"] for card in DATA["territories"])
    for name, stack in match.view()["stacks"].items():
        territories = kinds[name] - REMOVED[players][1] - (players if name == "plain" else 0)
        assert stack["top"]["kind"] == name
        assert stack["below"] == territories - 1 + 1  # the fountain is one of those below
        assert stack["fountain"] == "below"
    for seat in match.view()["seats"]:
        assert [card["kind"] for card in seat["reserve"]] == ["plain"]


@pytest.mark.rule("TNO-2.4")
def test_the_first_plain_bars_another():
    match = Match(GAME, 2, seed=3)
    assert "reserve plain" not in notations(match)
    assert rule_against(match, "reserve plain") == "TNO-3.2"


@pytest.mark.rule("TNO-2.2", "TNO-2.4")
def test_removed_territories_are_any_of_their_kind():
    """Over many games every plain is dealt, and every card of a kind comes to the top, equally often."""
    dealt, tops = Counter(), Counter()
    for seed in range(3000):
        state = Match(GAME, 2, seed).state
        dealt.update(state.reserve[:2, PLAIN].tolist())
        tops.update(state.top.tolist())
    plains = [t for t in range(46) if KIND[t] == PLAIN]
    assert set(dealt) == set(plains)
    assert max(dealt.values()) < 1.3 * min(dealt.values())
    assert set(tops) == set(range(46))
    for kind in range(6):
        seen = [tops[t] for t in range(46) if KIND[t] == kind]
        assert max(seen) < 1.4 * min(seen)


@pytest.mark.rule("TNO-2.5")
def test_a_fountain_is_anywhere_but_on_top():
    """Taken to the end, a stack of six shows its fountain with equal chance in each of the places below the top."""
    places = Counter()
    for seed in range(2500):
        table = Table(2, seed)
        place = 0
        while table.state.fountain_below[KINDS.index("river")]:
            match = table.ready()
            table.state.turn = table.state.actor = 0
            table.reserve(0, "")
            match = table.ready()
            place += 1
            match.play("reserve river")
        places[place] += 1
    assert set(places) == {1, 2, 3, 4, 5}
    assert max(places.values()) < 1.25 * min(places.values())


@pytest.mark.rule("TNO-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts_and_play_goes_clockwise(players):
    starts = Counter(Match(GAME, players, seed).actor for seed in range(600))
    assert set(starts) == set(range(players))
    assert max(starts.values()) < 1.5 * min(starts.values())
    match = Match(GAME, players, seed=9)
    first = match.actor
    for turn in range(2 * players):
        assert match.actor == (first + turn) % players
        match.play(next(move for move in match.legal if GAME.space[move].verb.name == "take"))
        while match.state.phase != 0:
            match.play(match.legal[0])


@pytest.mark.rule("TNO-2.3")
def test_another_seed_deals_other_cards():
    hands = {Match(GAME, 4, seed).state.hand.tobytes() for seed in range(20)}
    assert len(hands) == 20
    assert np.array_equal(Match(GAME, 4, 5).state.hand, Match(GAME, 4, 5).state.hand)
