"""8 Hidden information."""

from collections import Counter

import numpy as np
import pytest

from regnum.core.match import Match
from regnum.games.tirnanog.components import SPECIES

from .positions import GAME, Table, consolidate, events, notations


def guesses(match, seat, count=4000):
    """States that the seat can't tell from the true one."""
    for seed in range(count):
        yield match.concealed(None if seat < 0 else seat, seed).view(np.recarray)[0]


def hands(match, seat, other, count=4000):
    return Counter(tuple(state.hand[other].tolist()) for state in guesses(match, seat, count))


@pytest.mark.rule("TNO-8.1")
def test_what_came_from_the_display_is_known():
    match = Table(2).hand(0, "3 centaur", known="").display("2 dragon 3 fairy").ready()
    match.play("take dragon fairy")
    other = match.view(1)["seats"][0]
    assert other["known"] == {"dragon": 1, "elf": 0, "griffin": 0, "centaur": 0, "fairy": 1}
    assert other["hidden"] == 3
    assert "cards" not in other
    assert "cards" not in match.view()["seats"][1]
    assert match.view(0)["seats"][0]["cards"]["centaur"] == 3
    for state in guesses(match, 1, 50):
        assert state.hand[0, 0] >= 1
        assert state.hand[0, 4] >= 1


@pytest.mark.rule("TNO-8.1")
def test_a_card_that_leaves_uses_up_the_known_copy_first():
    """Two elves, one of them known. Paying one leaves a hidden one; paying both leaves none."""
    table = Table(2).hand(0, "2 elf 2 griffin", known="1 elf").reserve(0, "plain_1")
    match = table.ready()
    assert match.view(1)["seats"][0]["hidden"] == 3
    consolidate(match, "plain")
    other = match.view(1)["seats"][0]
    assert other["known"] == dict.fromkeys(SPECIES, 0)
    assert other["hidden"] == 2  # the elf was the known one, the griffin a hidden one


@pytest.mark.rule("TNO-8.1")
def test_hidden_cards_are_any_of_those_not_yet_located():
    """One hidden card of seat 1: of the species still in deck and hand, in proportion."""
    match = Table(2).hand(0, "3 elf", known="").hand(1, "1 dragon 2 fairy", known="2 fairy").ready()
    unseen = match.view(0)["unseen"]
    assert sum(unseen.values()) == match.state.deck_size + 1
    seen = Counter()
    for hand, times in hands(match, 0, 1, 8000).items():
        assert sum(hand) == 3
        assert hand[4] >= 2
        seen.update({next(s for s in range(5) if hand[s] - (2 if s == 4 else 0)): times})
    for species, name in enumerate(SPECIES):
        assert seen[species] / 8000 == pytest.approx(unseen[name] / sum(unseen.values()), abs=0.02)


@pytest.mark.rule("TNO-8.1")
def test_a_spectator_knows_no_hand():
    match = Table(2).hand(0, "3 elf", known="").hand(1, "3 dragon", known="").ready()
    assert len(hands(match, -1, 0, 300)) > 10
    assert len(hands(match, -1, 1, 300)) > 10
    assert hands(match, 0, 0, 50) == {(0, 3, 0, 0, 0): 50}


@pytest.mark.rule("TNO-8.1")
def test_nothing_is_added_or_lost():
    match = Table(3).hand(1, "3 elf", known="1 elf").ready()
    true = match.state
    for state in guesses(match, 0, 100):
        assert state.hand_size.tolist() == true.hand_size.tolist()
        assert state.hand.sum(1).tolist() == true.hand_size.tolist()
        assert (state.hand.sum(0) + state.deck).tolist() == (true.hand.sum(0) + true.deck).tolist()
        assert state.known.tolist() == true.known.tolist()
        assert state.deck.min() >= 0


@pytest.mark.rule("TNO-8.1")
def test_the_deck_has_no_order_that_could_be_known():
    """The next card of the display after concealing: every species of the pool in proportion."""
    match = Table(2).hand(0, "").hand(1, "3 dragon", known="").display("5 elf").ready()
    turned = Counter()
    actions, journal = GAME.new_actions(), np.zeros((40, 8), np.int16)
    for seed in range(4000):
        states = match.concealed(0, seed)
        GAME.engine.step(states, 0, match.parse("take elf elf"), actions, journal)
        turned.update(dict(enumerate(states["display"][0].tolist())))
    pool = match.view(0)["unseen"]
    turned[1] -= 3 * 4000
    for species, name in enumerate(SPECIES):
        assert turned[species] / 8000 == pytest.approx(pool[name] / sum(pool.values()), abs=0.02)


@pytest.mark.rule("TNO-8.1", "TNO-2.2", "TNO-2.5")
def test_the_stacks_below_their_tops_are_unknown():
    """Under the top river: the fountain with chance 1 in 5, else any of the six rivers not yet seen."""
    match = Table(2).top("river_1").ready()
    assert match.view()["stacks"]["river"]["below"] == 5
    under = Counter()
    actions, journal = GAME.new_actions(), np.zeros((40, 8), np.int16)
    for seed in range(6000):
        states = match.concealed(1, seed)
        GAME.engine.step(states, 0, match.parse("reserve river"), actions, journal)
        under[int(states["top"][0, 3])] += 1
    assert len(under) == 7
    assert under.pop(-2) / 6000 == pytest.approx(1 / 5, abs=0.02)
    for times in under.values():
        assert times / 6000 == pytest.approx(4 / 5 / 6, abs=0.02)


@pytest.mark.rule("TNO-8.2", "TNO-5.2")
def test_after_a_forest_no_hidden_card_is_a_fairy():
    table = Table(3).hand(0, "1 elf 2 fairy").hand(1, "3 dragon", known="").hand(2, "2 fairy 1 elf", known="")
    match = table.reserve(0, "forest_1").ready()
    assert any(hand[4] for hand in hands(match, 0, 1, 200))
    consolidate(match, "forest")
    known = match.view()["seats"][2]
    assert known["known"]["fairy"] == 1
    assert known["hidden"] == 1
    for state in guesses(match, 0, 300):
        assert state.hand[1, 4] == 0
        assert state.hand[2, 4] == 1


@pytest.mark.rule("TNO-8.2")
def test_hidden_cards_are_never_in_the_second_deck():
    """Three players: the hidden cards of the others are a known multiset, and only their division is secret."""
    table = Table(3).hand(0, "1 elf").hand(1, "2 dragon", known="").hand(2, "1 griffin 1 elf", known="1 elf")
    match = table.display("5 fairy").deck("").set(second_deck=1, last_lap=1).ready()
    assert match.view(0)["unseen"] == {"dragon": 2, "elf": 0, "griffin": 1, "centaur": 0, "fairy": 0}
    seen = hands(match, 0, 2, 3000)
    assert set(seen) == {(0, 1, 1, 0, 0), (1, 1, 0, 0, 0)}
    assert seen[0, 1, 1, 0, 0] / 3000 == pytest.approx(1 / 3, abs=0.04)


@pytest.mark.rule("TNO-8.2")
def test_with_two_players_nothing_is_secret_in_the_second_deck():
    match = (
        Table(2).hand(0, "2 elf", known="").hand(1, "2 dragon 1 fairy", known="").deck("").set(second_deck=1).ready()
    )
    assert hands(match, 0, 1, 100) == {(2, 0, 0, 0, 1): 100}


@pytest.mark.rule("TNO-8.3")
def test_sizes_and_piles_are_public():
    match = Table(2).pile(0, "castle_1 river_1!").ready()
    view = match.view()
    assert [seat["hand"] for seat in view["seats"]] == [3, 3]
    assert view["deck"] == 27
    assert [stack["below"] for stack in view["stacks"].values()] == [7, 5, 5, 5, 5, 5]
    assert [card["id"] for card in view["seats"][0]["pile"]] == ["castle_1", "river_1"]
    assert [card["face_down"] for card in view["seats"][0]["pile"]] == [False, True]


@pytest.mark.rule("TNO-8.1")
def test_discards_are_public():
    match = Table(2).hand(0, "4 elf 3 griffin").display("5 fairy").ready()
    match.play("take fairy fairy")
    match.play("discard elf griffin")
    assert match.view()["discards"] == {"dragon": 0, "elf": 1, "griffin": 1, "centaur": 0, "fairy": 0}


@pytest.mark.rule("TNO-8.1", "TNO-8.4", "TNO-3.3")
def test_who_is_to_pay_is_known_to_be_able_to_and_no_more():
    """castle_1: griffin, two centaurs, '?'. Three of the cards are hidden; two alike leave one payment."""
    table = Table(3).hand(0, "1 griffin 2 centaur 1 fairy 1 elf", known="1 centaur 1 elf").reserve(0, "castle_1")
    match = table.ready()
    match.play("consolidate castle")
    assert match.view()["phase"] == "pay"
    single = several = 0
    for seat in (-1, 1, 2):
        for state in guesses(match, seat, 300):
            rest = state.hand[0].copy()
            rest[2] -= 1
            rest[3] -= 2
            assert (rest >= 0).all()
            single += (rest > 0).sum() == 1
            several += (rest > 0).sum() > 1
    assert single > 50
    assert several > 50


@pytest.mark.rule("TNO-8.4")
@pytest.mark.parametrize("hand", ["1 griffin 1 elf", "2 griffin 1 elf 1 fairy"])
def test_a_payment_is_asked_for_even_if_there_is_one(hand):
    match = Table(2).hand(0, hand, known="").reserve(0, "plain_1").ready()
    assert match.play("consolidate plain") == ()
    assert (match.view(1)["phase"], match.actor) == ("pay", 0)
    assert notations(match) == ["pay elf griffin"]


@pytest.mark.rule("TNO-8.4")
def test_what_to_discard_is_asked_for_even_if_all_cards_are_alike():
    table = Table(4).hand(0, "").hand(1, "").hand(2, "").hand(3, "")
    match = table.display("3 elf 2 fairy").hand(0, "7 elf", known="").ready()
    match.play("take elf elf")
    assert (match.view(1)["phase"], notations(match)) == ("discard", ["discard elf elf"])


@pytest.mark.rule("TNO-8.4", "TNO-3.4")
@pytest.mark.parametrize(("hand", "moves"), [("1 griffin", ["pass"]), ("4 dragon", ["consolidate volcano"])])
def test_a_turn_is_asked_for_even_if_one_thing_can_be_done(hand, moves):
    """Empty display, full reserve: whether seat 1 passes or pays for volcano_1 depends on cards that nobody sees."""
    table = Table(3).hand(0, "1 elf").hand(1, hand, known="").display("2 elf").deck("").set(second_deck=1, last_lap=1)
    match = table.reserve(1, "river_1 castle_1 volcano_1").set(second_deck=0).ready()
    happened = match.play("take elf elf")
    assert match.actor == 1
    assert notations(match)[-1:] == moves[-1:]
    assert events(happened)["passed"] == 0


@pytest.mark.rule("TNO-8.4")
def test_a_payment_shows_cards_and_cannot_be_undone():
    """Two players, seed 8: the opening consolidation shows two dealt cards to all."""
    match = Match(GAME, 2, 8)
    consolidate(match, "plain")
    assert not match.can_undo(1)
    assert match.decisions[-1].taught(0)
    assert not match.decisions[-1].taught(1)


@pytest.mark.rule("TNO-8.4", "TNO-3.1")
def test_cards_that_are_discarded_are_shown_and_cannot_be_taken_back():
    """In the last lap nothing is drawn after it."""
    table = Table(3).hand(0, "4 elf 3 griffin", known="").display("2 fairy").deck("").set(second_deck=1, last_lap=1)
    match = table.ready()
    match.play("take fairy fairy")
    assert match.can_undo(0)
    match.play("discard elf griffin")
    assert not match.can_undo(0)
