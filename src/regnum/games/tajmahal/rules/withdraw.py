"""5 Withdrawing."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.actions import BUILD_IN, CROWN_IN
from regnum.games.tajmahal.components import BIT, CITIES_OF, DECK_TYPES, MOST_CITIES
from regnum.games.tajmahal.events import (
    BUILT,
    CROWNED,
    DISCARDED,
    DRAWS_WITHOUT_PLAY,
    TOOK_NOTHING,
    WITHDREW,
    WON_CROWN,
    WON_INFLUENCE,
    WON_NOTHING,
    WON_TILE,
)
from regnum.games.tajmahal.rules.deck import draw_card
from regnum.games.tajmahal.rules.display import display_share
from regnum.games.tajmahal.rules.scoring import score_palaces, score_province_tile, take_bonus
from regnum.games.tajmahal.state import (
    BUILD,
    CROWN,
    ELEPHANT,
    FORCE_COUNT,
    GRAND_MOGUL,
    NO_BONUS,
    SPECIAL_COUNT,
    SYMBOL_COUNT,
    TAKE,
)


@rule
def wins(state, seat, symbol):
    """TM-5.1, TM-5.6: still at the court, and strictly more symbols than all others; withdrawn players have none."""
    mine = state.symbols[seat, symbol]
    if state.court[symbol] == 0 or mine == 0:
        return False
    for other in range(state.players):
        if other != seat and state.symbols[other, symbol] >= mine:
            return False
    return True


@rule
def begin_withdrawal(state, journal):
    """TM-5.1, TM-5.2, TM-5.3, TM-5.4: all that is won leaves the court at once."""
    seat = state.actor
    tell(journal, WITHDREW, seat)
    state.withdrawn[seat] = 1
    state.building = state.crowning = state.ruling = state.built = 0
    for symbol in range(SYMBOL_COUNT):
        if wins(state, seat, symbol):
            state.court[symbol] = 0
            if symbol < FORCE_COUNT:
                state.influence[seat, symbol] += 1
                state.building += 1
                tell(journal, WON_INFLUENCE, seat, symbol)
            elif symbol == GRAND_MOGUL:
                state.crowning = 1
                tell(journal, WON_CROWN, seat)
            elif symbol == ELEPHANT:
                state.ruling = 1
                tell(journal, WON_TILE, seat, state.visit + 1)
    if state.building + state.crowning + state.ruling == 0:
        tell(journal, WON_NOTHING, seat)


@rule
def may_build(state, city):
    """TM-5.2: no palace, or a crown palace only. It is another player's: one's own crown comes last (TM-5.5)."""
    return state.palace[city] == 0


@rule
def list_cities(state, actions):
    """TM-5.2, TM-5.3: cities of the province, free ones for an ordinary palace, any for the crown's."""
    count = 0
    for i in range(MOST_CITIES):
        city = CITIES_OF[state.route[state.visit], i]
        if city >= 0:
            crown = state.phase == CROWN
            actions[count] = CROWN_IN[city] if crown else BUILD_IN[city]
            count += crown | may_build(state, city)
    return count


@rule
def build(state, city, journal):
    """TM-5.2, TM-5.5: an ordinary palace, and the bonus tile of its fortress."""
    seat = state.actor
    state.palace[city] = seat + 1
    state.network[seat] |= BIT[city]
    state.building -= 1
    state.built = 1
    tell(journal, BUILT, seat, city)
    if state.bonus[city] != NO_BONUS:
        take_bonus(state, seat, city, journal)


@rule
def place_crown(state, city, journal):
    """TM-5.3: the crown palace, which takes no bonus tile."""
    seat = state.actor
    state.crown[city] = seat + 1
    state.network[seat] |= BIT[city]
    state.crowning = 0
    state.built = 1
    tell(journal, CROWNED, seat, city)


@rule
def continue_withdrawal(state, journal):
    """TM-5.5, TM-5.7, TM-5.8, TM-5.9, TM-5.10: what comes next; False when the turn is over."""
    seat = state.actor
    if state.building > 0:
        state.phase = BUILD
        return True
    if state.crowning:
        state.phase = CROWN
        return True
    if state.ruling:
        score_province_tile(state, seat, journal)
        state.ruling = 0
    if state.built:
        score_palaces(state, seat, journal)
        state.built = 0
    if state.colour[seat] > 0:
        discard_played(state, seat, journal)
    else:
        tell(journal, DRAWS_WITHOUT_PLAY, seat)
        draw_card(state, seat, journal)
    if display_share(state) > 0:
        state.phase = TAKE
        return True
    tell(journal, TOOK_NOTHING, seat)
    return False


@rule
def discard_played(state, seat, journal):
    """TM-5.8: the cards of this visit are discarded, special ones go back to the hand."""
    count = 0
    for card in range(DECK_TYPES):
        count += state.played[seat, card]
        state.discards[card] += state.played[seat, card]
        state.played[seat, card] = 0
    state.discards_size += count
    for special in range(SPECIAL_COUNT):
        if state.special[special] == seat + 1:
            state.special_played[special] = 0
    for symbol in range(SYMBOL_COUNT):
        state.symbols[seat, symbol] = 0
    state.colour[seat] = 0
    tell(journal, DISCARDED, seat, count)
