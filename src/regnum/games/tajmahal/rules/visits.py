"""3 A visit and 7 its end."""

from regnum.core.compiled import rule
from regnum.core.journal import tell
from regnum.games.tajmahal.components import DECK_TYPES, SPECIAL_OF
from regnum.games.tajmahal.events import SPECIAL_WON, VISIT_BEGAN, VISIT_ENDED
from regnum.games.tajmahal.rules.display import deal_display
from regnum.games.tajmahal.rules.ending import end_game
from regnum.games.tajmahal.state import FORCE_COUNT, SYMBOL_COUNT, TURN, VISITS


@rule
def next_turn(state, journal):
    """TM-3.1, TM-3.2: the next player clockwise who is still in, perhaps the same; with none the visit is over."""
    seat = state.actor
    for _ in range(state.players):
        seat += 1
        if seat == state.players:
            seat = 0
        if state.withdrawn[seat] == 0:
            state.actor = seat
            state.phase = TURN
            return
    end_visit(state, journal)


@rule
def end_visit(state, journal):
    """TM-7.1, TM-7.2: special cards change hands; then the next visit, or the end after the twelfth."""
    tell(journal, VISIT_ENDED, state.visit + 1)
    award_specials(state, journal)
    if state.visit == VISITS - 1:
        end_game(state, journal)
    else:
        begin_visit(state, journal)


@rule
def award_specials(state, journal):
    """TM-7.1: two tiles of a kind are returned for its special card, from the table or from who has it."""
    for seat in range(state.players):
        for force in range(FORCE_COUNT):
            if state.influence[seat, force] == 2:
                state.influence[seat, force] = 0
                special = SPECIAL_OF[force]
                tell(journal, SPECIAL_WON, seat, DECK_TYPES + special, force, state.special[special] - 1)
                state.special[special] = seat + 1


@rule
def begin_visit(state, journal):
    """TM-2.3, TM-2.4, TM-7.2: the next start player, the next province, a full court and a new display."""
    state.visit += 1
    state.start = (state.start + 1) % state.players
    state.actor = state.start
    state.phase = TURN
    for symbol in range(SYMBOL_COUNT):
        state.court[symbol] = 1
    for seat in range(state.players):
        state.withdrawn[seat] = 0
    tell(journal, VISIT_BEGAN, state.visit + 1, state.route[state.visit], state.start)
    deal_display(state, journal)
