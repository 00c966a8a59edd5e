"""Positions that games of Tara seldom or never reach, and ways of playing that look for rare ones."""

import random
from collections.abc import Callable

from regnum import Match
from tests.oracles.tara import CARDS, POSITIONS, REGIONS, STONES, Position, controlled, controller

Policy = Callable[[random.Random, list[str], Position], str]

# Ways of playing: they see what is legal and the position


def at_random(rng: random.Random, options: list[str], p: Position) -> str:
    return rng.choice(options)


def weighted(**weights: float) -> Policy:
    """By verb; a verb that isn't named weighs 1, and of `put` and `garrison` more is better."""

    def policy(rng: random.Random, options: list[str], p: Position) -> str:
        def weight(option: str) -> float:
            verb, *arguments = option.split()
            more = 4.0 ** len(arguments) if verb in ("put", "garrison") else 1.0
            return weights.get(verb, 1.0) * more

        return rng.choices(options, [weight(option) for option in options])[0]

    return policy


def climb(rng: random.Random, options: list[str], p: Position) -> str:
    """Promote as high as it goes."""
    up = [option for option in options if option.split()[0] in ("promote", "pay", "activate")]
    if up:
        return max(up, key=lambda option: POSITIONS.index(option.split()[1]) if " " in option else 0)
    return weighted(discard=0.2, decline=0.3, betray=5)(rng, options, p)


def fill(rng: random.Random, options: list[str], p: Position) -> str:
    """Go where somebody controls most positions, and to those that they don't control yet."""
    tyranny = {(region, seat): len(controlled(p, region, seat)) for region in REGIONS for seat in range(p.players)}
    region, tyrant = max(tyranny, key=lambda pair: tyranny[pair])
    gaps = {position for position in POSITIONS if controller(p, region, position) != tyrant}
    aims = [option for option in options if {region, *gaps} & set(option.split()[1:])]
    if aims and rng.random() < 0.8:
        return rng.choice(aims)
    return weighted(discard=0.1, put=3, stone=2, stop=0.1, decline=0.1, amnesty=0.1)(rng, options, p)


POLICIES: dict[str, Policy] = {
    "at random": at_random,
    "climb": climb,
    "fill": fill,
    "busy": weighted(discard=0.2, stop=0.1, decline=0.1),
    "stones": weighted(place=1, stone=50, discard=0.1, swap=1, stop=0.5),
    "rich": weighted(discard=1, amnesty=5, stop=0.3, decline=0.5),
    "traitors": weighted(place=3, buy=20, betray=3, decline=0.2, discard=0.5),
    "no king": lambda rng, options, p: rng.choice([it for it in options if it != "promote king"] or options),
}


# Constructed positions

KINDS = ("any", "any", "stones", "tyrant", "tyrant", "deep", "late")


def construct(match: Match, rng: random.Random, kind: str = "") -> list[Policy]:
    """A random position at a turn, put into a match that has just begun; who shall play it on."""
    kind = kind or rng.choice(KINDS)
    while match.game.phases[match.state.phase].name == "choose":
        match.play(rng.choice(match.legal))
    begun = bytes(match)
    while True:
        Maker(match, rng, kind).make()
        match.set_state()
        filled = any(mask == 0x7FFF for row in match.state.held.tolist() for mask in row)
        if len(match.legal) > 1 and not filled:  # a single answer would not be asked for, a full region not stay
            break
        match.set_state(begun)
    match.decisions.clear()
    if kind == "tyrant" and rng.random() < 0.8:
        return [fill] * match.players
    return [POLICIES[rng.choice(list(POLICIES))] for _ in range(match.players)]


class Maker:
    """Writes a position into the engine's record. Every seat has 20 pieces, and one king position at most."""

    def __init__(self, match: Match, rng: random.Random, kind: str) -> None:
        self.state, self.rng, self.kind = match.state, rng, kind
        self.players = match.players
        self.left = [20] * self.players
        self.kings = [False] * self.players  # who has a king position
        self.tyrant: int | None = None
        self.nodes = 0  # captives so far
        self.depth = 0.8 if kind in ("deep", "stones") else rng.choice([0, 0.2, 0.5])

    def make(self) -> None:
        rng, state = self.rng, self.state
        state.held[:], state.forts[:], state.captive[:], state.pieces[:], state.king[:] = 0, 0, 0, 0, 0
        if self.players == 2:
            self.win_regions()
        regions = [region for region in range(4) if state.status[region] == 1]
        rng.shuffle(regions)
        for region in regions:
            free = [seat for seat in range(self.players) if not self.kings[seat]]
            if self.players > 2 and free and rng.random() < 0.3:
                self.crown(region, rng.choice(free))
        if self.kind == "tyrant":
            self.make_tyranny(regions.pop())
        for region in regions:
            if rng.random() < 0.85:
                self.make_region(region)
        self.make_pool()
        self.make_raths()
        self.make_round()
        self.make_cards()

    def crown(self, region: int, seat: int) -> None:
        self.kings[seat] = True
        self.state.king[region] = 1 + seat
        self.state.held[region, seat] = 1 << 14

    def win_regions(self) -> None:
        """TARA-10: two players have won none, one or one each of their regions."""
        state, rng = self.state, self.rng
        used = [region for region in range(4) if state.status[region] == 1]
        winners = rng.sample([0, 1], rng.randint(0, 2))
        for region, seat in zip(used, winners, strict=False):
            state.status[region] = 2
            self.crown(region, seat)
        if len(winners) == 2:
            state.status[rng.choice([region for region in range(4) if state.status[region] == 0])] = 1

    def make_region(self, region: int) -> None:
        fullness = self.rng.choice([0.2, 0.6, 0.9, 1.0])
        for position in range(15):
            if self.rng.random() < fullness * (0.5 if position == 14 else 1):
                self.make_stack(region, position, self.rng.randrange(self.players))

    def make_tyranny(self, region: int) -> None:
        """One player controls nearly all of it."""
        rng, state = self.rng, self.state
        free = [seat for seat in range(self.players) if not self.kings[seat]] or [0]
        tyrant = int(state.king[region]) - 1 if state.king[region] else rng.choice(free)
        gaps = set(rng.sample([*range(12), *range(15)], rng.choice([1, 1, 1, 1, 2, 3])))
        if rng.random() < 0.4:
            gaps.add(14)
        for position in range(15):
            if position not in gaps:
                self.make_stack(region, position, tyrant)
        self.tyrant = tyrant
        others = [seat for seat in range(self.players) if seat != tyrant]
        kingless = [seat for seat in others if not self.kings[seat]]
        if 14 in gaps and kingless:
            self.make_stack(region, 14, rng.choice(kingless))  # so that the tyrant may buy the traitor
            gaps.discard(14)
        self.left[tyrant] = max(0, self.left[tyrant] - 2)  # kept for the stock
        for position in gaps:
            if rng.random() < 0.7:
                self.make_stack(region, position, rng.choice(others), above=tyrant)

    def make_stack(self, region: int, position: int, owner: int, above: int | None = None) -> None:
        """`above` names a seat that is more often than others among the captives."""
        rng, state = self.rng, self.state
        if not self.left[owner]:
            return
        if position == 14:
            if self.kings[owner] or state.king[region] or self.players == 2:
                return
            self.kings[owner] = True
        state.held[region, owner] |= 1 << position
        stack = [owner]
        self.left[owner] -= 1
        has_fort = int(state.held[region, owner]) & int(state.forts[region])
        if position < 14 and not has_fort and self.left[owner] and rng.random() < 0.3:
            stack.append(owner)
            self.left[owner] -= 1
            state.forts[region] |= 1 << position
        while rng.random() < (0.6 if above is not None else self.depth):
            captive = rng.randrange(self.players) if above is None or rng.random() < 0.4 else above
            if captive == owner or not self.left[captive]:
                break
            stack.append(captive)
            self.left[captive] -= 1
        for seat in stack:
            state.pieces[region, seat] += 1
        last = 0
        for seat in reversed(stack[1:]):
            self.nodes += 1
            state.owner[self.nodes], state.below[self.nodes] = seat, last
            last = self.nodes
        state.captive[region, position] = last

    def make_pool(self) -> None:
        """The nodes that are not captives, linked."""
        for node in range(self.nodes + 1, 81):
            self.state.below[node] = node + 1 if node < 80 else 0
        self.state.free = self.nodes + 1

    def make_raths(self) -> None:
        rng, state = self.rng, self.state
        scarce = rng.random() < 0.2  # most of what is left is held prisoner
        for seat in range(self.players):
            for captor in range(self.players):
                taken = 0
                if captor != seat and rng.random() < (0.9 if scarce else 0.4):
                    taken = rng.randint(0, self.left[seat] if scarce else min(6, self.left[seat]))
                state.prisoners[captor, seat] = taken
                self.left[seat] -= taken
            state.stock[seat] = 20 - int(state.pieces[:, seat].sum()) - int(state.prisoners[:, seat].sum())
            state.cumal[seat] = rng.choice([0, 0, 1, 1, 2, 3, 4, 5, 8, 30])

    def make_round(self) -> None:
        rng, state, players = self.rng, self.state, self.players
        state.round_number = rng.choice([199, 200, 200]) if self.kind == "late" else rng.randint(1, 6)
        state.start = rng.randrange(players)
        self.played = rng.choice([rng.randrange(3 * players), 3 * players - 1, 3 * players - 2])
        if self.tyrant is not None and rng.random() < 0.6:
            self.played = (self.tyrant - int(state.start)) % players + players * rng.randrange(3)
        state.first_turn = 0
        state.turn = state.actor = (int(state.start) + self.played) % players

    def make_cards(self) -> None:
        """Hands, kept cards, and a deck that may be nearly spent or shuffled anew."""
        rng, state, players = self.rng, self.state, self.players
        cards = list(range(36))
        rng.shuffle(cards)
        if self.kind == "stones" or rng.random() < 0.2:
            cards.sort(key=lambda card: card + 1 in STONES)  # dealt from the end
        elif self.kind == "tyrant" and rng.random() < 0.5:
            cards.sort(key=lambda card: len(CARDS[card + 1]["place"]))  # those with two positions
        for seat in [(int(state.turn) + i) % players for i in range(players)]:
            turns_before = (seat - int(state.start)) % players
            state.hand[seat] = take(cards, 3 - (self.played + players - 1 - turns_before) // players)
            state.kept[seat] = 0
        for seat in range(players):
            state.kept[seat] = take(cards, 3 * (int(state.round_number) % 2))
        spent = rng.choice([0.0, 0.3, 0.7, 0.95, 1.0])
        state.discards = sum(1 << card for card in cards if rng.random() < spent)
        state.deck = sum(1 << card for card in cards) - int(state.discards)
        state.seen = int(state.discards)
        if rng.random() < 0.4:  # after a reshuffle
            state.seen |= int(state.deck)


def take(cards: list[int], number: int) -> int:
    return sum(1 << cards.pop() for _ in range(number))
