"""2.3 Dealing and choosing, 9.8 the deck, 13 hidden information."""

import numpy as np

from regnum.core.chance import reseed, roll
from regnum.core.compiled import rule
from regnum.core.journal import tell, tell_only
from regnum.games.tara.events import CHOSE, CHOSE_CARDS, DEALT, DEALT_CARDS, RESHUFFLED
from regnum.games.tara.rules.stacks import count_bits, lowest
from regnum.games.tara.state import ALL_CARDS, CHOOSE, TURN

DEALT_EACH = 6


@rule
def card_bit(card):
    """A set of one card."""
    return np.int64(1) << np.int64(card)


@rule
def nth_card(cards, n):
    """The n-th card of a set, in the order of tie numbers."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@rule
def random_card(state, cards):
    """A card of a set, at random."""
    return nth_card(cards, roll(state, count_bits(cards)))


@rule
def turn_up(state, journal):
    """TARA-9.8: the deck's top card; if there is none, the discards become the deck."""
    if state.deck == 0:
        state.deck = state.discards
        state.discards = 0
        tell(journal, RESHUFFLED)
    card = random_card(state, np.int64(state.deck))
    state.deck &= ~card_bit(card)
    state.seen |= card_bit(card)
    return card


@rule
def deal(state, journal):
    """TARA-2.3: all 36 cards are shuffled, and everyone gets six."""
    state.deck = ALL_CARDS
    state.discards = 0
    state.seen = 0
    for n in range(state.players):
        seat = (state.start + n) % state.players
        cards = np.int64(0)
        for _ in range(DEALT_EACH):
            card = random_card(state, np.int64(state.deck))
            cards |= card_bit(card)
            state.deck &= ~card_bit(card)
        state.kept[seat] = cards
    tell(journal, DEALT, state.start)
    if journal.shape[0] > 1:
        for seat in range(state.players):
            cards = np.int64(state.kept[seat])
            tell_only(journal, seat, DEALT_CARDS, nth_card(cards, 0), nth_card(cards, 1), nth_card(cards, 2),
                      nth_card(cards, 3), nth_card(cards, 4), nth_card(cards, 5))  # fmt: skip
    state.phase = CHOOSE
    state.actor = state.start


@rule
def choose(state, a, b, c, journal):
    """TARA-2.3: three cards for this round, the others are kept for the next one."""
    seat = state.actor
    cards = np.int64(state.kept[seat])
    first, second, third = nth_card(cards, a), nth_card(cards, b), nth_card(cards, c)
    state.hand[seat] = card_bit(first) | card_bit(second) | card_bit(third)
    state.kept[seat] = cards & ~np.int64(state.hand[seat])
    tell(journal, CHOSE, seat)
    tell_only(journal, seat, CHOSE_CARDS, first, second, third, -1, -1, -1)
    state.actor = (seat + 1) % state.players
    if state.actor == state.start:
        state.turn = state.start
        state.phase = TURN


@rule
def conceal(state, seat, seed):
    """TARA-13.1, TARA-13.2: deck and hands of others are dealt anew, of the cards that nobody has seen since the deal.

    Cards that came back into the deck from the discards were seen: they can't be in a hand.
    """
    reseed(state, seed)
    unknown = ALL_CARDS & ~np.int64(state.seen)
    if seat >= 0:
        unknown &= ~(np.int64(state.hand[seat]) | np.int64(state.kept[seat]))
    for other in range(state.players):
        if other != seat:
            held, kept = count_bits(state.hand[other]), count_bits(state.kept[other])
            # Of the cards chosen for this round some may be played: those were seen.
            state.hand[other] = 0
            state.kept[other] = 0
            for n in range(held + kept):
                card = card_bit(random_card(state, unknown))
                unknown &= ~card
                if n < held:
                    state.hand[other] |= card
                else:
                    state.kept[other] |= card
    state.deck = np.int64(state.deck) & np.int64(state.seen) | unknown
    reseed(state, np.uint64(seed) ^ np.uint64(0x9E3779B97F4A7C15))
