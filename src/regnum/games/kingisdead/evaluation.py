"""Who will be crowned in The King is Dead? A forecast of the struggles to come, and the cards left to change it.

With many cards still to be played the forecast means little and cards in hand mean much: whoever has more of them has
the last word. The fewer are left, the more the board as it stands decides. The weights were fitted to some thousand
positions of games that the search played against itself; that of a card, which such games say little of since both
sides save them alike, was found by games between searches that differ in it.
"""

import numpy as np

from regnum.core.compiled import rule
from regnum.core.evaluation import Evaluation
from regnum.games.kingisdead.rules.ending import sets
from regnum.games.kingisdead.rules.struggles import hand_size
from regnum.games.kingisdead.state import FACTION_COUNT, LOYALISTS, REGION_COUNT, TURN

# Turns of a simulation that are played at random before it is valued
TURNS = 0

# By the number of players. With three, whoever seems to lead is not sure of the others' help: with 20,000 simulations,
# as one against greedy players, 0.6 won 4 of 21 games, 1 won 12 of 24, 2 won 9 of 15.
EXPLORATION = {2: 0.5, 3: 2.0, 4: 1.0}
# With what was learnt, which is sure of little. With three, of some 40 games against 0.12, 0.25 won 29 % (with 500
# simulations) and 0.06 won 23 % (1,500); with four, against 0.1, 0.2 won 36 % of 28 and 0.05 won 25 of 40.
EXPLORATION_LEARNT = {3: 0.12, 4: 0.1}  # with two nothing was learnt

# Of the bots, here and there by the number of players. One looks a step ahead. With three, what was learnt wins with
# few, and beyond some thousand more of them win no more games: 5,000 won 55 % of 60 against 300, 40,000 46 % of 24.
SIMULATIONS = {
    "greedy": 1, "easy": 10, "normal": 200, "hard": {2: 2_000, 3: 400, 4: 2_000},
    "expert": {2: 40_000, 3: 6_000, 4: 40_000},
}  # fmt: skip

# The forecast is firm when no cards are left, and the less so the more there are
FADING = 0.07

# A follower more in a region makes e ** FOLLOWER as many wins of it; where factions are level the Saxons come in
FOLLOWER = 1.2
LEVEL = 1.3
LATER = 0.05  # of a region: among equals the latest win counts (KID-8.1)

# What a region more does for a faction's rule, the less the more are still open, and a Saxon one for the invasion
# (KID-8.1, KID-8.3)
REGION, OPEN = 8.0, 0.8
SAXON, SAXON_LIMIT = 5.0, 3.4

# What a follower more at court does for a player's favour with the ruling faction, and with the others
FAVOUR = 2.4
SECOND = 0.6
SET, TOWARDS_A_SET = 2.4, 0.24

# What a card in hand does beside that, by the number of players, and how much more where few are left. Most with two:
# the other's last card is never followed by a third player's.
CARD = np.array([0.0, 0.0, 2.4, 1.0, 1.2])
LAST_CARDS = 4.0

# What a card being carried out still brings, in the measure of followers' favour, by the number of players: its effect
# and a follower (KID-4.1). Without it, every card looks wasted a step ahead. Found by games of greedy against random:
# with three, 2 won 98 % and 3 won 32 %; with two, 2 won 91 % and 3 won 97 %; with four, 93 and 98 %.
CARRIED_OUT = np.array([0.0, 0.0, 3.0, 2.0, 3.0])

# So many cards at most can still be of use, times the struggles to come, squared: saved cards count until it is late
USABLE = 2.0

# FOLLOWER to the power of a number of followers
CROWD = np.exp(FOLLOWER * np.arange(64))


@rule
def forecast(state, firm):
    """KID-3.5, KID-8.1, KID-8.3: the chances that each faction rules, as the regions look now; the rest is invasion."""
    scots = state.standing[0] // 16 + LATER * (state.standing[0] % 16)
    welsh = state.standing[1] // 16 + LATER * (state.standing[1] % 16)
    romano_british = state.standing[2] // 16 + LATER * (state.standing[2] % 16)
    saxons = 1.0 * state.saxons
    for position in range(state.struggle, REGION_COUNT):
        region = state.order[position]
        a, b, c = CROWD[state.board[region, 0]], CROWD[state.board[region, 1]], CROWD[state.board[region, 2]]
        most = max(a, b, c)
        second = a + b + c - most - min(a, b, c)
        loyal = 0.0
        if state.board[region, LOYALISTS] > 0:
            loyal = CROWD[state.board[region, LOYALISTS]]
            second = max(second, min(most, loyal))
        tie = LEVEL * second
        total = a + b + c + loyal + tie
        counts = (1.0 + LATER * (position + 1)) / total
        scots += counts * a
        welsh += counts * b
        romano_british += counts * c
        saxons += tie / total
    best = max(scots, welsh, romano_british)
    sure = REGION / (1.0 + OPEN * (REGION_COUNT - state.struggle))
    a = np.exp(sure * (scots - best))
    b = np.exp(sure * (welsh - best))
    c = np.exp(sure * (romano_british - best))
    peace = 1.0 / ((a + b + c) * (1.0 + np.exp(SAXON * firm * (saxons - SAXON_LIMIT))))
    return a * peace, b * peace, c * peace


@rule
def weight(state, seat, ruler, scots, welsh, romano_british, firm, card):
    """KID-8.2, KID-8.3: what a player brings to the throne under this ruler, or after an invasion; cards included."""
    if seat >= state.players:
        return 0.0
    a, b, c = state.court[seat, 0], state.court[seat, 1], state.court[seat, 2]
    if ruler < FACTION_COUNT:
        favour = FAVOUR * (state.court[seat, ruler] + SECOND * (scots * a + welsh * b + romano_british * c))
    else:
        if state.players == 4:  # KID-9.3
            mate = (seat + 2) % 4
            a, b, c = a + state.court[mate, 0], b + state.court[mate, 1], c + state.court[mate, 2]
        favour = SET * sets(a, b, c) + TOWARDS_A_SET * (a + b + c)
    if state.phase != TURN and state.actor == seat:
        favour += CARRIED_OUT[state.players]
    struggles = REGION_COUNT - state.struggle
    usable = USABLE * struggles * struggles
    return np.exp(firm * favour + card * usable * (1.0 - np.exp(-hand_size(state, seat) / usable)))


@rule
def evaluate(state, shares):
    """Each seat's share of the win: over all who may rule, their favourites; partners share."""
    cards = 0
    for seat in range(state.players):
        cards += hand_size(state, seat)
    firm = 1.0 / (1.0 + FADING * cards)
    card = CARD[state.players] + LAST_CARDS / (1 + cards)
    scots, welsh, romano_british = forecast(state, firm)
    for seat in range(shares.shape[0]):
        shares[seat] = 0.0
    for ruler in range(FACTION_COUNT + 1):
        chance = 1.0 - scots - welsh - romano_british
        if ruler < FACTION_COUNT:
            chance = scots if ruler == 0 else welsh if ruler == 1 else romano_british
        a = weight(state, 0, ruler, scots, welsh, romano_british, firm, card)
        b = weight(state, 1, ruler, scots, welsh, romano_british, firm, card)
        c = weight(state, 2, ruler, scots, welsh, romano_british, firm, card)
        d = weight(state, 3, ruler, scots, welsh, romano_british, firm, card)
        chance /= a + b + c + d
        if state.players == 4:  # KID-9.1, KID-9.2
            a = c = 0.5 * (a + c)
            b = d = 0.5 * (b + d)
        shares[0] += chance * a
        shares[1] += chance * b
        shares[2] += chance * c
        shares[3] += chance * d


EVALUATION = Evaluation(
    evaluate=evaluate, turns=TURNS, exploration=EXPLORATION, exploration_learnt=EXPLORATION_LEARNT,
    simulations=SIMULATIONS,
)  # fmt: skip
