"""8 End of the game, 9 Four players, 10.4 to 10.6 the loyalists' end."""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.header import OVER
from regnum.core.journal import tell
from regnum.games.kingisdead.events import CROWNED_RULER, ENDED
from regnum.games.kingisdead.state import CONTROL, INVASION


@rule
def ranking(scots, welsh, romano_british):
    """KID-8.1, KID-8.2: the ruling and the second faction by their standings; -1 for one without a region."""
    ruler = 0
    best = scots
    if welsh > best:
        ruler, best = 1, welsh
    if romano_british > best:
        ruler, best = 2, romano_british
    second = 1 if ruler == 0 else 0
    third = 3 - ruler - second
    second_best = welsh if ruler == 0 else scots
    third_best = romano_british if third == 2 else welsh
    if third_best > second_best:
        second, second_best = third, third_best
    return (ruler if best > 0 else -1), (second if second_best > 0 else -1)


@rule
def sets(scots, welsh, romano_british):
    """KID-8.3: complete sets of one follower of each faction."""
    return min(scots, welsh, romano_british)


@rule
def at_court(state, seat, faction):
    """Followers of a faction at a court; of a faction that there is none of (-1), 0."""
    return np.int64(state.court[seat, faction]) if faction >= 0 else np.int64(0)


@rule
def claim(state, seat, ending, ruler, second):
    """KID-8.2, KID-8.3, KID-10.6: what a player brings to the throne, first things first, as one number.

    A court holds fewer than 64 followers, and fewer than 64 cards are played.
    """
    latest = np.int64(state.latest_card[seat])
    if ending == INVASION:
        return sets(at_court(state, seat, 0), at_court(state, seat, 1), at_court(state, seat, 2)) * 64 + latest
    leading = at_court(state, seat, ruler)
    following = at_court(state, seat, second)
    if ending == CONTROL:
        return (leading * 64 + following) * 64 + 63 - latest
    if ruler < 0 or second < 0:
        following = at_court(state, seat, 0) + at_court(state, seat, 1) + at_court(state, seat, 2)
    return (leading * 64 + following) * 64 + latest


@rule
def team_claim(state, team):
    """KID-9.3: after an invasion a team's courts are pooled, and its latest card counts."""
    pooled = sets(
        state.court[team, 0] + state.court[team + 2, 0],
        state.court[team, 1] + state.court[team + 2, 1],
        state.court[team, 2] + state.court[team + 2, 2],
    )
    return np.int64(pooled) * 64 + max(state.latest_card[team], state.latest_card[team + 2])


@rule
def final_claim(state, seat):
    """The claim of a seat at the end of the game."""
    if state.ending == INVASION and state.players == 4:
        return team_claim(state, seat % 2)
    ruler, second = ranking(state.standing[0], state.standing[1], state.standing[2])
    return claim(state, seat, state.ending, ruler, second)


@rule
def outcome(state, result):
    """KID-8.1, KID-8.2, KID-8.3, KID-9.2, KID-9.3, KID-10.6: the win, shared where claims are equal and by partners."""
    best = final_claim(state, 0)
    for seat in range(1, state.players):
        best = max(best, final_claim(state, seat))
    for seat in range(result.shape[0]):
        result[seat] = 0.0
    winners = 0
    for seat in range(state.players):
        wins = final_claim(state, seat) == best
        if state.players == 4:
            wins = wins or final_claim(state, (seat + 2) % 4) == best
        if wins:
            result[seat] = 1.0
            winners += 1
    for seat in range(state.players):
        result[seat] /= winners


@rule
def end_game(state, ending, journal):
    """KID-8.1, KID-8.3, KID-10.4: the game is over."""
    state.ending = ending
    state.actor = OVER
    tell(journal, ENDED, ending)
    if journal.shape[0] > 1:
        best = final_claim(state, 0)
        for seat in range(1, state.players):
            best = max(best, final_claim(state, seat))
        for seat in range(state.players):
            if final_claim(state, seat) == best:
                tell(journal, CROWNED_RULER, seat)
