"""9 Hidden information."""

import json
import random

import numpy as np
import pytest

from regnum.core.match import Match
from regnum.games.tajmahal.components import CARDS, COPIES, DECK_TYPES

from .positions import GAME, card, moves, play, position, symbol_cards

HANDS = {0: ["red_monk_princess", "red_general_elephant"], 1: ["green_vizier_elephant", "green_vizier_elephant"],
         2: ["violet_vizier_elephant", "violet_monk_elephant"]}  # fmt: skip
DISPLAY = ["red_grand_mogul_elephant", "green_vizier_elephant", "violet_grand_mogul_elephant",
           "yellow_grand_mogul_elephant", "white_monk"]  # fmt: skip


def concealed(match: Match, seat: int, seed: int) -> Match:
    return match.determinise(None if seat < 0 else seat, seed)


@pytest.mark.rule("TM-9.1")
def test_hands_and_the_deck_are_hidden():
    match = Match(GAME, 4, 3)
    facts = match.view(1)
    assert "cards" in facts["seats"][1]["hand"]
    for seat in (0, 2, 3):
        assert facts["seats"][seat]["hand"] == {"size": 6, "known": {}}
    assert all("cards" not in seat["hand"] for seat in match.view()["seats"])
    assert facts["deck"] == 96 - 24 - 7


@pytest.mark.rule("TM-9.1")
def test_sizes_display_discards_and_the_table_are_public():
    match = position(hands=HANDS, display=DISPLAY)
    play(match, "play red_monk_princess\nplay green_vizier_elephant\nplay violet_vizier_elephant\nwithdraw")
    play(match, "build hisar\nbuild sirhind")
    facts = match.view()
    assert facts["discards"] == {"red_monk_princess": 1}
    assert facts["seats"][1]["played"] == {"green_vizier_elephant": 1}
    assert facts["display"] == {name: 1 for name in CARDS if name in DISPLAY}


@pytest.mark.rule("TM-9.2")
def test_cards_taken_from_the_display_are_known_those_drawn_are_not():
    match = position(hands=HANDS, display=DISPLAY, deck=["white_vizier"])
    play(match, "withdraw\ntake white_monk green_vizier_elephant")
    hand = match.view(2)["seats"][0]["hand"]
    assert hand == {"size": 5, "known": {"green_vizier_elephant": 1, "white_monk": 1}}
    for seed in range(50):
        twin = concealed(match, 2, seed)
        mine = symbol_cards(twin, 0)
        assert mine["white_monk"] >= 1
        assert mine["green_vizier_elephant"] >= 1
        assert sum(mine.values()) == 5


@pytest.mark.rule("TM-9.2")
def test_special_cards_are_always_known():
    match = position(hands=HANDS, specials={"special_colour": 2})
    assert match.view(0)["seats"][2]["hand"] == {"size": 3, "known": {"special_colour": 1}}


@pytest.mark.rule("TM-9.2")
def test_a_played_card_uses_up_the_known_copy_first():
    match = position(hands={**HANDS, 0: ["green_princess_elephant", "green_monk_elephant"]}, display=DISPLAY,
                     known={1: ["green_vizier_elephant"]})  # fmt: skip
    assert match.view(0)["seats"][1]["hand"] == {"size": 2, "known": {"green_vizier_elephant": 1}}
    play(match, "play green_monk_elephant\nplay green_vizier_elephant")
    assert match.view(0)["seats"][1]["hand"] == {"size": 1, "known": {}}


@pytest.mark.rule("TM-9.3")
def test_hands_are_shown_when_they_are_scored():
    match = position(hands=HANDS, display=DISPLAY, visit=12, province="agra")
    while not match.over:
        assert "cards" not in match.view()["seats"][1]["hand"]
        play(match, moves(match)[0])
    for seat in range(3):
        hand = match.view()["seats"][seat]["hand"]
        assert hand["cards"] == hand["known"] == symbol_cards(match, seat)
        assert symbol_cards(concealed(match, 0, 7), seat) == symbol_cards(match, seat)


def random_positions(count: int, seed: int = 5):
    """Positions of random games of all sizes, some way on."""
    dice = random.Random(seed)
    for number in range(count):
        match = Match(GAME, 3 + number % 3, number)
        for _ in range(dice.randrange(260)):
            if not match.over:
                match.play(dice.choice(match.legal))
        yield match


@pytest.mark.rule("TM-9.1", "TM-9.2", "TM-9.4")
def test_concealing_keeps_what_is_known_and_conserves_every_card():
    for match in random_positions(40):
        for seat in (-1, *range(match.players)):
            twin = concealed(match, seat, 99).state
            state = match.state
            for field in state.dtype.names:
                if field not in ("rng", "drawn", "deck", "hand"):
                    assert np.array_equal(twin[field], state[field]), field
            if seat >= 0:
                assert np.array_equal(twin.hand[seat], state.hand[seat])
            assert (twin.hand >= twin.known).all()
            assert np.array_equal(twin.hand.sum(axis=1), state.hand_size)
            deck = np.bincount(twin.deck[: twin.deck_size], minlength=DECK_TYPES)
            everywhere = deck + twin.hand.sum(axis=0) + twin.played.sum(axis=0) + twin.display + twin.discards
            assert np.array_equal(everywhere, COPIES)


@pytest.mark.rule("TM-9.1", "TM-9.2")
def test_concealing_changes_nothing_that_a_seat_sees():
    for match in random_positions(25, seed=6):
        for seat in (None, *range(match.players)):
            before = json.dumps(match.view(seat)), match.describe(seat)
            for seed in range(3):
                twin = concealed(match, -1 if seat is None else seat, seed)
                assert (json.dumps(twin.view(seat)), twin.describe(seat)) == before
                if match.actor == seat:
                    assert twin.moves() == match.moves()


@pytest.mark.rule("TM-9.4")
def test_unseen_cards_are_equally_likely_everywhere():
    """Each unseen card is in each unknown place as often as any other: chi-square over (card type, place)."""
    match = position(4, hands={0: ["red_monk_princess", "white_monk"], 1: ["green_vizier_elephant"] * 2,
                               2: ["violet_vizier_elephant", "white_elephant", "violet_monk_elephant"],
                               3: ["yellow_monk_elephant"]},
                     known={2: ["white_elephant"]}, discards=["red_vizier_elephant", "white_princess"])  # fmt: skip
    state = match.state
    trials = 6000
    pool = COPIES.astype(int) - state.display - state.discards - state.hand[0]
    pool[card("white_elephant")] -= 1
    places = {1: 2, 2: 2, 3: 1, "top": 1, "bottom": 1}
    found = {place: np.zeros(DECK_TYPES) for place in places}
    for seed in range(trials):
        twin = concealed(match, 0, seed).state
        for seat in (1, 2, 3):
            found[seat] += twin.hand[seat] - twin.known[seat]
        found["top"][twin.deck[twin.deck_size - 1]] += 1
        found["bottom"][twin.deck[0]] += 1
    for place, size in places.items():
        expected = trials * size * pool / pool.sum()
        seen = expected > 0
        assert (found[place][~seen] == 0).all()
        chi = ((found[place][seen] - expected[seen]) ** 2 / expected[seen]).sum()
        freedom = seen.sum() - 1
        assert chi < freedom + 4 * np.sqrt(2 * freedom), place


def received(match: Match, seat: int | None) -> tuple:
    """All that a seat, or a spectator, gets to see and to read; moves are for who decides."""
    moves_offered = match.moves() if match.actor == seat else None
    told = [list(match.tale(seat, language)) for language in ("en", "it", "de")]
    return match.actor, json.dumps(match.view(seat)), match.scene(seat).svg(), match.describe(seat), told, moves_offered


def swapped(match: Match, seat: int, mine: str, other: str) -> Match:
    """The same position with a secret card of a hand exchanged for one of the deck."""
    twin = match.copy()
    state = twin.state
    at = state.deck[: state.deck_size].tolist().index(card(other))
    state.deck[at] = card(mine)
    state.hand[seat, card(mine)] -= 1
    state.hand[seat, card(other)] += 1
    twin.set_state()
    return twin


@pytest.mark.rule("TM-9.5")
def test_nobody_sees_whether_something_could_have_been_added():
    match = position(hands={**HANDS, 0: ["red_monk_princess", "white_elephant"]}, display=DISPLAY)
    twin = swapped(match, 0, "white_elephant", "green_monk_elephant")
    assert len(moves(match)) == 3 and len(moves(twin)) == 3
    assert "play red_monk_princess white_elephant" in moves(match)
    assert moves(twin, "play red_monk_princess") == ["play red_monk_princess"]
    for each in (match, twin):
        play(each, "play red_monk_princess")
        assert each.actor == 1
    for observer in (None, 1, 2):
        assert received(match, observer) == received(twin, observer)


@pytest.mark.rule("TM-9.5")
def test_nobody_sees_whether_a_withdrawal_was_free():
    hands = {**HANDS, 0: ["red_monk_princess", "red_general_elephant"]}
    match = position(hands=hands, display=DISPLAY)
    twin = swapped(match, 0, "red_general_elephant", "green_monk_elephant")
    for each in (match, twin):
        play(each, "play red_monk_princess\nplay green_vizier_elephant\nplay violet_vizier_elephant")
        assert each.actor == 0
    assert moves(match) == ["withdraw", "play red_general_elephant"]
    assert moves(twin) == ["withdraw"]
    for observer in (None, 1, 2):
        assert received(match, observer) == received(twin, observer)
    for each in (match, twin):
        assert play(each, "withdraw")[0] == "withdrew"
    for observer in (None, 1, 2):
        assert received(match, observer) == received(twin, observer)


@pytest.mark.rule("TM-9.5")
def test_a_forced_withdrawal_is_a_decision_of_its_own():
    """It has its own number in the log, and is not made inside the move of the player before."""
    match = position(hands={**HANDS, 1: []}, display=DISPLAY)
    play(match, "play red_monk_princess")
    assert match.actor == 1 and not match.state.withdrawn[1]
    play(match, "withdraw")
    assert [decision.seat for decision in match.decisions] == [0, 1]


def last_decision(match: Match) -> tuple[bool, list[bool]]:
    """May it be taken back? And whom did it teach something: each seat, and a spectator last."""
    return match.can_undo(), [match.decisions[-1].taught(seat) for seat in (0, 1, 2, None)]


@pytest.mark.rule("TM-9.1", "TM-9.5")
def test_undo_ends_where_something_was_shown_or_drawn_and_nowhere_else():
    match = position(hands=HANDS, display=DISPLAY, deck=["white_vizier"])
    play(match, "play red_monk_princess")
    assert last_decision(match) == (False, [False, True, True, True])  # its owner knew it
    play(match, "withdraw")
    assert last_decision(match) == (False, [False, True, False, False])  # draws a card, and all see it do so
    play(match, "take red_grand_mogul_elephant white_monk")
    assert last_decision(match) == (True, [False] * 4)
    play(match, "play violet_vizier_elephant\nwithdraw")
    assert last_decision(match) == (True, [False] * 4)
    for move in ("build hisar", "build sirhind", "take green_vizier_elephant violet_grand_mogul_elephant"):
        play(match, move)
        assert last_decision(match) == (True, [False] * 4)
    while match.state.visit == 0:
        play(match, moves(match)[0])
    assert last_decision(match) == (False, [True] * 4)  # a new display


@pytest.mark.rule("TM-9.3")
def test_a_hand_that_scores_is_shown_to_the_others():
    match = position(hands=HANDS, display=DISPLAY, visit=12, province="agra")
    while not match.over:
        play(match, moves(match)[0])
    shown = [happening for happening in match.decisions[-1].happenings if happening.kind.name == "hand_scored"]
    assert [[happening.teaches(seat) for seat in (0, 1, 2, None)] for happening in shown] == [
        [False, True, True, True], [True, False, True, True], [True, True, False, True],
    ]  # fmt: skip
