"""13 Hidden information."""

import pytest

from regnum.core.errors import NoUndo
from regnum.core.match import Match
from regnum.games import load
from tests.rules.tara.positions import actor, cards, legal, phase, play, table, told


def concealed(match, seat, seed):
    """The same match as a seat might imagine it; -1 is a spectator."""
    return match.determinise(None if seat < 0 else seat, seed)


def dealt(seed=3, players=3):
    match = Match(load("tara"), players, seed)
    for _ in range(players):
        match.play("choose first second third")
    return match


@pytest.mark.rule("TARA-13.1")
def test_hands_and_kept_cards_of_others_are_hidden():
    match = dealt()
    for seat in (0, 1, 2, None):
        for seed in range(5):
            twin = concealed(match, -1 if seat is None else seat, seed)
            assert twin.view(seat) == match.view(seat)
            sizes = [(rath["hand"], rath["kept"]) for rath in twin.view()["raths"]]
            assert sizes == [(3, 3)] * 3
    guesses = {int(concealed(match, 0, seed).state.hand[1]) for seed in range(20)}
    assert len(guesses) > 15


@pytest.mark.rule("TARA-13.2")
def test_a_player_knows_their_own_kept_cards():
    match = dealt()
    for seed in range(5):
        twin = concealed(match, 1, seed)
        assert twin.state.kept[1] == match.state.kept[1] and twin.state.hand[1] == match.state.hand[1]
    assert match.view(1)["kept"] and match.view(None)["kept"] is None


@pytest.mark.rule("TARA-13.1")
def test_every_card_is_in_one_place_whatever_is_imagined():
    match = dealt()
    for seed in range(10):
        state = concealed(match, 2, seed).state
        places = [state.deck, state.discards, *state.hand[:3], *state.kept[:3]]
        assert sum(int(place) for place in places) == (1 << 36) - 1


@pytest.mark.rule("TARA-13.1", "TARA-9.8")
def test_cards_that_were_seen_are_in_no_hand():
    """After the discards became the deck, all know what is in it."""
    match = table(hands={"blue": (1, 2, 3), "yellow": (4, 5, 6), "white": (7, 8), "red": (9, 10)})
    state = match.state
    state.deck, state.discards = state.deck, 0  # all others were face up, and were shuffled again
    state.seen = state.deck
    match.set_state()
    for seed in range(10):
        twin = concealed(match, 0, seed).state
        assert twin.deck == state.deck
        assert int(twin.hand[1]) | int(twin.hand[2]) | int(twin.hand[3]) == cards(4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("TARA-13.1")
def test_played_and_discarded_cards_are_public():
    match = table(hands={"blue": (1, 2, 3)})
    play(match, "discard 2")
    assert "2" in match.view(None)["discards"]
    for seed in range(5):
        assert "2" in concealed(match, 3, seed).view(None)["discards"]


@pytest.mark.rule("TARA-13.1")
def test_the_order_of_the_deck_is_hidden():
    """Two states that nobody can tell apart turn up different cards."""
    split = {"farmer_1": "blue", "farmer_2": "blue", "farmer_3": "red"}
    match = table({"ulster": split}, {"blue": (1,)}, last=True)
    play(match, "discard 1")
    found = set()
    for seed in range(12):
        twin = concealed(match, 3, seed)
        twin.play("buy")
        found.add(twin.decisions[-1].happenings[1].arguments["card"])
    assert len(found) > 5


@pytest.mark.rule("TARA-13.3")
def test_a_last_card_that_can_only_be_discarded_is_asked_for_all_the_same():
    """All regions are empty and yellow is poor: a card with a pattern or a Stone, nothing but a discard is left."""
    match = table(hands={"blue": (1, 2), "yellow": (33,)}, cumal={"blue": 10, "yellow": 1})
    play(match, "discard 1")
    assert (actor(match), phase(match), legal(match)) == ("yellow", "turn", {"discard 33"})
    assert told(match, "discarded") == [{"seat": 0, "card": 0}]


@pytest.mark.rule("TARA-13.3")
@pytest.mark.parametrize("card", [1, 33])
def test_the_course_of_play_does_not_tell_a_pattern_from_a_stone(card):
    """One piece on the board: yellow could place a card with a pattern, but not play a Stone."""
    match = table({"ulster": {"farmer_1": "red"}}, {"blue": (2, 3), "yellow": (card,)}, cumal=0)
    play(match, "discard 2")
    assert len(legal(match)) == (2 if card == 1 else 1)
    assert (actor(match), phase(match), match.ply) == ("yellow", "turn", 1)
    assert [event.kind.name for event in match.decisions[-1].happenings] == ["discarded"]


PLAYED = [
    ("place 1", "plays_to_place", (("in ulster", "chose_region"),)),
    ("stone 33", "plays_stone", (("in munster", "chose_region"),)),
    ("amnesty 1", "plays_amnesty", (("in munster", "amnesty"),)),
    ("discard 1", "discarded", ()),
]


@pytest.mark.rule("TARA-13.1")
@pytest.mark.parametrize(("move", "event", "then"), PLAYED)
def test_a_card_is_shown_when_it_is_played_and_stays_played(move, event, then):
    stacks = {"farmer_1": "blue red", "farmer_2": "red blue"}
    match = table({"ulster": stacks, "munster": stacks}, {"blue": (1, 33), "yellow": (34, 35)})
    play(match, move)
    card = int(move.split()[1]) - 1
    assert told(match, event) == [{"seat": 0, "card": card}]
    assert not match.can_undo(0)
    with pytest.raises(NoUndo):
        match.undo(0)
    shown = match.decisions[-1]
    assert shown.taught(1) and shown.taught(None) and not shown.taught(0)
    for following, told_then in then:  # the region is no secret, and the card is not told again
        (happening,) = match.play(following)
        assert happening.kind.name == told_then and "card" not in happening.arguments
        match.undo(0)
