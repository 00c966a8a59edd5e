"""Positions that games of The King is Dead seldom or never reach, and ways of playing that look for rare ones."""

import random
from collections.abc import Callable
from typing import Any

from regnum import Match
from tests.oracles.kingisdead import CARDS, FACTIONS, KINDS, REGIONS, read, standing, unresolved
from tests.oracles.kingisdead_cards import gatherings, net_change

Policy = Callable[[random.Random, list[str], int], str]
EXCHANGES = ("play garrison", "play ambassador")
FULL_HAND = {"crown": 1, "garrison": 1, "ambassador": 1, "settlement": 2, "scots": 1, "welsh": 1, "romano_british": 1}

# Ways of playing: they see what is legal and how many cards were played in all


def at_random(rng: random.Random, legal: list[str], played: int) -> str:
    return rng.choice(legal)


def never_pass(rng: random.Random, legal: list[str], played: int) -> str:
    return rng.choice([move for move in legal if move != "pass"] or legal)


def pass_after(cards: int) -> Policy:
    """Play that many cards without a pass, then none while it can be helped."""

    def policy(rng: random.Random, legal: list[str], played: int) -> str:
        if "pass" in legal and played >= cards:
            return "pass"
        return never_pass(rng, legal, played)

    return policy


def often_pass(rng: random.Random, legal: list[str], played: int) -> str:
    return "pass" if "pass" in legal and rng.random() < 0.8 else rng.choice(legal)


def prefer(*wanted: str, else_pass: float = 0.0) -> Policy:
    """Play these cards first; with none of them, pass with this probability."""

    def policy(rng: random.Random, legal: list[str], played: int) -> str:
        liked = [move for move in legal if move in wanted]
        if not liked and "pass" in legal and rng.random() < else_pass:
            return "pass"
        return rng.choice(liked) if liked else never_pass(rng, legal, played)

    return policy


def gather(rng: random.Random, legal: list[str], played: int) -> str:
    """Empty one end of the board: summon, send and take what comes first in notation; play what places nobody."""
    if "pass" in legal:
        liked = [move for move in legal if move in (*EXCHANGES, "play crown")]
        return rng.choice(liked or ["pass"])
    return legal[0]


POLICIES: dict[str, Policy] = {
    "at random": at_random,
    "never pass": never_pass,
    "often pass": often_pass,
    "always pass": pass_after(0),
    "pass after 3": pass_after(3),
    "pass after 9": pass_after(9),
    "pass after 20": pass_after(20),
    "exchanges first": prefer(*EXCHANGES),
    "exchanges, then mostly passes": prefer(*EXCHANGES, else_pass=0.9),
    "drain the supply": prefer("play settlement", *(f"play {faction}" for faction in FACTIONS)),
    "drain the board": prefer("play crown", *EXCHANGES, else_pass=0.95),
    "gather": gather,
}

# Constructed positions


def construct(match: Match, rng: random.Random, kind: str = "any") -> None:
    """Put a random position into a match: few followers, any regions resolved, any hands, sometimes a ban.

    It holds the right number of everything, and could have come about but for the order in which that happened. Kinds:
    "last card", one card is left; "duel", two or three regions and exchange cards only; "fresh", few ever played.
    """
    state = match.state
    players, mordred = match.players, match.options["mordred"] == "on"
    control_and_order(state, rng, rng.choice([5, 6]) if kind == "duel" else rng.randrange(8))
    followers(state, rng, players, mordred, rng.choice([1, 1, 2] if kind == "duel" else [1, 1, 2, 3, 6]))
    cards(state, rng, kept_cards(rng, players, kind))
    state.passes = rng.randrange(players)
    owners = [seat for seat in range(players) if state.hand[seat].any()] or [0]
    state.actor = rng.choice(owners) if rng.random() < 0.8 else rng.randrange(players)
    position = read(state)
    for number, faction in enumerate(FACTIONS):
        regions, latest = standing(position, faction)
        state.standing[number] = 16 * regions + latest
    ban(state, rng)
    match.set_state()


def control_and_order(state: Any, rng: random.Random, resolved: int) -> None:
    order = list(range(8))
    rng.shuffle(order)
    state.order[:] = order
    state.struggle = resolved
    holders = [rng.choice([0, 1, 2, rng.randrange(3), 4]) for _ in range(resolved)]
    while holders.count(4) > 3:
        holders[holders.index(4)] = rng.randrange(3)
    state.control[:] = -1
    for region, holder in zip(order, holders, strict=False):
        state.control[region] = holder
    state.saxons = holders.count(4)


def followers(state: Any, rng: random.Random, players: int, mordred: bool, most: int) -> None:
    """Each faction's followers: some on the board, some at the courts, the rest in the supply, or hardly any there."""
    state.board[:] = 0
    state.court[:] = 0
    regions = [region for region in range(8) if state.control[region] < 0]
    populated = rng.sample(regions, rng.randint(0, len(regions)))
    for faction in range(3):
        left = 16 if players == 2 else 18
        for region in populated:
            number = min(left, rng.randint(0, most))
            state.board[region, faction] = number
            left -= number
        drained = rng.random() < 0.4
        for _ in range(max(0, left - rng.choice([0, 0, 1, 2])) if drained else rng.randint(0, left)):
            state.court[rng.randrange(players), faction] += 1
            left -= 1
        state.supply[faction] = left
    if mordred:
        for _ in range(rng.choice([0, 1, 2, 3, 7])):
            state.board[rng.choice(regions), 3] += 1


def kept_cards(rng: random.Random, players: int, kind: str) -> list[dict[str, int]]:
    """The hands: how many copies of each card every seat still holds."""
    hands = [dict.fromkeys(CARDS, 0) for _ in range(players)]
    if kind == "last card":
        rng.choice(hands)[rng.choice(CARDS)] = 1
        return hands
    for hand in hands:
        likely = {"any": rng.choice([0.1, 0.5, 0.9]), "duel": 0.0, "fresh": rng.choice([0.9, 1.0, 1.0, 1.0])}[kind]
        for card, copies in FULL_HAND.items():
            chance = max(likely, 0.8) if card in ("garrison", "ambassador") else likely
            hand[card] = sum(rng.random() < chance for _ in range(copies))
    return hands


def cards(state: Any, rng: random.Random, hands: list[dict[str, int]]) -> None:
    """Lay what is not in the hands on the piles, played in any order; most crowns put a token somewhere."""
    state.pile[:] = -1
    state.hand[:] = 0
    state.pile_size[:] = state.latest_card[:] = state.token[:] = 0
    played = []
    for seat, hand in enumerate(hands):
        state.hand[seat] = list(hand.values())
        played += [(seat, card) for card, copies in FULL_HAND.items() for _ in range(copies - hand[card])]
    rng.shuffle(played)
    for count, (seat, card) in enumerate(played, 1):
        state.pile[seat, state.pile_size[seat]] = CARDS.index(card)
        state.pile_size[seat] += 1
        state.latest_card[seat] = count
        if card == "crown" and rng.random() < 0.8:
            state.token[rng.choice([region for region in range(8) if not state.token[region]])] = seat + 1
    state.cards_played = len(played)


def ban(state: Any, rng: random.Random) -> None:
    """If the latest card was an exchange, sometimes forbid one that could be made now (KID-5.4)."""
    state.ban_change[:] = 0
    state.ban_first = state.ban_second = 0
    position = read(state)
    latest = [int(seat) for seat in range(position["players"]) if state.latest_card[seat] == state.cards_played]
    pile = position["piles"][latest[0]] if state.cards_played else []
    open_regions = unresolved(position)
    if not pile or pile[-1] not in ("garrison", "ambassador") or len(open_regions) < 2 or rng.random() < 0.2:
        return
    first, second = rng.sample(open_regions, 2)
    sent = rng.choice(gatherings(position, first, (1, 2) if pile[-1] == "garrison" else (1,)) or [[]])
    returned = rng.choice(gatherings(position, second, (0, 1)))
    undoing = net_change(first, second, sent, returned)
    if undoing:
        state.ban_first, state.ban_second = REGIONS.index(first), REGIONS.index(second)
        for number, kind in enumerate(KINDS):
            state.ban_change[number] = -undoing.get((first, kind), 0)
