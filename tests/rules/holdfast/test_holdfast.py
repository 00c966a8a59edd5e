"""The rules of Holdfast, each by a small game."""

from collections import Counter

import pytest

import regnum
from tests.refusals import true_refusal

RANKS = ("one", "two", "three", "four", "five")


def dealt(*cards: str, seed: int = 0, **options: str) -> regnum.Match:
    """A table at which everyone has a card of our choice, and seat 0 is asked first."""
    match = regnum.match("holdfast", len(cards), seed, **options)
    state = match.state
    state.start = state.actor = 0
    for seat, card in enumerate(cards):
        state.deck[state.card[seat]] += 1
        state.card[seat] = RANKS.index(card)
        state.deck[state.card[seat]] -= 1
    return looked_at(match)


def looked_at(match: regnum.Match) -> regnum.Match:
    """After its state was changed by hand: what is legal is found anew."""
    match.set_state()
    return match


def played(match: regnum.Match, *moves: str) -> regnum.Match:
    for move in moves:
        match.play(move)
    return match


def crowns(match: regnum.Match) -> list[int]:
    return [seat["crowns"] for seat in match.view()["seats"]]


def moves(match: regnum.Match) -> list[str]:
    return [move.notation for move in match.moves()]


@pytest.mark.rule("HF-1.1")
def test_fifteen_cards_three_of_each_rank():
    match = played(dealt("one", "two", "two"), "change", "hold", "change")
    state = match.state
    for rank in range(len(RANKS)):
        assert state.deck[rank] + state.open[rank] + list(state.card[:3]).count(rank) == 3


@pytest.mark.rule("HF-2.1")
@pytest.mark.parametrize(("rounds", "number"), [("three", 3), ("five", 5)])
def test_rounds_and_who_starts_them(rounds, number):
    match = regnum.match("holdfast", 3, 1, rounds=rounds)
    starts = []
    while not match.over:
        if match.ply % 3 == 0:
            starts.append(match.actor)
        match.play("hold")
    assert starts == [(starts[0] + n) % 3 for n in range(number)]
    first = Counter(regnum.match("holdfast", 3, seed).actor for seed in range(90))
    assert min(first[seat] for seat in range(3)) > 15


@pytest.mark.rule("HF-2.2")
def test_all_cards_are_shuffled_and_everyone_gets_one():
    match = played(dealt("one", "two", "three"), "change", "hold", "hold", "hold")
    assert match.view()["deck"] == 12 and match.view()["open"] == {}
    cards = Counter(regnum.match("holdfast", 2, seed).view(0)["card"] for seed in range(150))
    assert set(cards) == set(RANKS) and max(cards.values()) < 60


@pytest.mark.rule("HF-3.1")
def test_everyone_in_turn_holds_or_yields():
    match = dealt("one", "two", "three")
    assert match.actor == 0 and moves(match)[:2] == ["hold", "yield"]
    played(match, "hold", "yield")
    assert match.actor == 2
    assert [seat["said"] for seat in match.view()["seats"]] == ["holds", "yielded", None]


@pytest.mark.rule("HF-3.2")
def test_who_has_a_five_cannot_yield():
    match = dealt("five", "four")
    assert moves(match) == ["hold", "change"]
    assert true_refusal(match, "yield").rule == "HF-3.2"
    assert "yield" in moves(played(match, "hold"))


@pytest.mark.rule("HF-3.3")
def test_a_card_is_changed_once_and_laid_open():
    match = played(dealt("two", "four"), "change")
    assert match.actor == 0 and match.view()["open"] == {"two": 1} and match.view()["deck"] == 12
    assert "change" not in moves(match)
    assert "before you hold or yield" in str(true_refusal(match, "change"))


@pytest.mark.rule("HF-4.1", "HF-4.2")
def test_who_holds_shows_and_the_highest_wins_a_crown_for_each_of_them():
    match = played(dealt("two", "four", "five", "three"), "hold", "yield", "hold", "hold")
    told = [happening.kind.name for happening in match.decisions[-1].happenings if happening.heard_by(None)]
    assert told.count("showed") == 3
    assert crowns(match) == [0, 0, 3, 0]


@pytest.mark.rule("HF-4.3")
def test_equal_ones_win_nothing():
    assert crowns(played(dealt("four", "four", "two"), "hold", "hold", "hold")) == [0, 0, 0]
    assert crowns(played(dealt("four", "two", "four"), "hold", "hold", "yield")) == [2, 0, 0]
    assert crowns(played(dealt("one", "one"), "yield", "yield")) == [0, 0]


@pytest.mark.rule("HF-5.1")
def test_most_crowns_win_and_equal_players_share():
    match = dealt("four", "two", "one")
    match.state.round_number = 2
    assert played(match.copy(), "hold", "hold", "hold").shares == (1, 0, 0)
    assert played(match, "yield", "yield", "yield").shares == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert match.over and match.view()["ending"] == "crowns"


@pytest.mark.rule("HF-6.1")
def test_cards_of_others_are_hidden_and_who_is_bound_is_asked_like_anybody():
    match = dealt("five", "one")
    assert match.view(0)["card"] == "five" and match.view()["card"] is None
    guesses = Counter(match.determinise(1, seed).view(0)["card"] for seed in range(100))
    assert set(guesses) == set(RANKS)
    played(match, "change")
    match.state.card[0] = RANKS.index("five")
    assert moves(looked_at(match)) == ["hold"] and match.actor == 0, "a question with one answer is asked all the same"
    yielded = played(dealt("one", "two"), "yield")
    assert "five" not in {yielded.determinise(1, seed).view(0)["card"] for seed in range(100)}
