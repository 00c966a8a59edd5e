"""The rounds of Tara: cards, turns, traitors, income, new kings, ransom.

The oracle can't foresee chance: it takes over what the engine drew, and checks that it could be drawn.
"""

from contextlib import suppress
from itertools import combinations

from tests.oracles.tara import (
    BELOW_KING,
    CARDS,
    COLOURS,
    REGIONS,
    STONES,
    Position,
    controlled,
    controller,
    open_regions,
)
from tests.oracles.tara_board import betray, income, locations, vacate
from tests.oracles.tara_turn import HighKing, Lapsed, Script, ask, garrison, promote, put_away, settle, turn

SLOTS = ["first", "second", "third", "fourth", "fifth", "sixth"]
LAST_ROUND = 200


class Chance:
    """What the engine drew while it carried out a move, in order: (event, arguments)."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, int]]] = []

    def next(self, event: str, **known: int) -> dict[str, int]:
        assert self.events, f"the engine drew nothing, wanted {event} {known}"
        kind, arguments = self.events.pop(0)
        assert kind == event, f"the engine told {kind} {arguments}, wanted {event} {known}"
        assert known.items() <= arguments.items(), f"the engine told {kind} {arguments}, wanted {known}"
        return arguments


def script(p: Position, chance: Chance, choosing: bool) -> Script:
    """TARA-3.1, 8: from the choice of cards, or from any turn, to the end of the game."""
    try:
        while True:
            if choosing:
                yield from choose_cards(p)
                p.turn = p.start
            while p.hands[p.turn]:
                yield from turn(p)
                p.turn = (p.turn + 1) % p.players
                p.first_turn = False
            yield from end_of_round(p, chance)
            if p.round == LAST_ROUND:  # TARA-8.9
                p.ending = "drawn"
                return
            yield from name_start_player(p)
            p.round += 1
            p.turn = p.start
            choosing = p.round % 2 == 1
            if choosing:
                deal(p, chance)
            else:
                p.hands, p.kept = p.kept, p.hands
    except HighKing as king:
        p.winner, p.ending = king.args[0], "high_king"


def deal(p: Position, chance: Chance) -> None:
    """TARA-2.3"""
    p.deck = set(CARDS)
    p.discards, p.seen = set(), set()
    for seat in range(p.players):
        p.kept[seat] = {card + 1 for card in chance.next("dealt_cards").values()}
        assert len(p.kept[seat]) == 6 and p.kept[seat] <= p.deck
        p.deck -= p.kept[seat]


def choose_cards(p: Position) -> Script:
    """TARA-2.3"""
    for seat in p.seats_from(p.start):
        if p.hands[seat]:
            continue
        move = yield from ask(seat, "choose", [f"choose {' '.join(slots)}" for slots in combinations(SLOTS, 3)])
        dealt = sorted(p.kept[seat])
        p.hands[seat] = {dealt[SLOTS.index(slot)] for slot in move.split()[1:]}
        p.kept[seat] -= p.hands[seat]


def end_of_round(p: Position, chance: Chance) -> Script:
    """TARA-8.1, TARA-8.2, TARA-8.3, TARA-8.4, TARA-8.5, TARA-8.6"""
    for region in REGIONS:
        if p.status[region] == "open":
            yield from traitor(p, chance, region)
    for seat in income(p):
        p.cumal[seat] += 1
    crowned = [region for region in open_regions(p) if p.board[region]["king"]]
    for region in crowned:
        vacate(p, region)
    for region in crowned:
        yield from garrison(p, region)
    for captor in p.seats_from(p.start):
        yield from ransom(p, captor)


def turn_up(p: Position, chance: Chance, event: str, **known: int) -> int:
    """TARA-9.8: the deck's top card, which goes to no pile yet."""
    if not p.deck:
        chance.next("reshuffled")
        p.deck, p.discards = p.discards, set()
    card = chance.next(event, **known)["card"] + 1
    assert card in p.deck, f"{card} is not in the deck"
    p.deck.remove(card)
    p.seen.add(card)
    return card


def traitor(p: Position, chance: Chance, region: str) -> Script:
    """TARA-9"""
    seats = p.seats_from(p.start)
    count = {seat: len(controlled(p, region, seat)) for seat in seats}
    dominant = controller(p, region, "king")
    if dominant is None:
        most = [seat for seat in seats if count[seat] == max(count.values())]
        dominant = most[0] if len(most) == 1 else None
    eligible = [seat for seat in seats if seat != dominant and any(seat in stack for stack in p.board[region].values())]
    if not eligible:
        return
    first = [seat for seat in eligible if count[seat] == max(count[other] for other in eligible)]
    if len(first) > 1:
        ties = {turn_up(p, chance, "tie_card", seat=seat, region=REGIONS.index(region)): seat for seat in first}
        first = [ties[max(ties)]]
        p.discards |= set(ties)
    p.asked = [seat for seat in p.seats_from(first[0]) if seat in eligible]
    while p.asked:
        seat = p.asked[0]
        if (yield from ask(seat, "traitor", ["buy", "decline"] if p.cumal[seat] else ["decline"])) == "buy":
            p.cumal[seat] -= 1
            with suppress(Lapsed):
                yield from act_as_traitor(p, chance, region, seat)
            put_away(p)
            break
        p.asked.pop(0)
    p.asked = []


def act_as_traitor(p: Position, chance: Chance, region: str, seat: int) -> Script:
    """TARA-9.4, TARA-9.5, TARA-9.6, TARA-9.7"""
    p.turn = seat
    p.card = turn_up(p, chance, "traitor_card", seat=seat)
    spots = {spot for place in locations(p, p.card, region, traitor=True) for spot in place}
    if p.card in STONES:
        spots = set(BELOW_KING)
    against = [spot for spot in spots if controller(p, region, spot) not in (None, seat)]
    if p.stock[seat] < 1:
        against = []
    move = yield from ask(seat, "target", [*(f"betray {spot}" for spot in against), "decline"])
    if move == "decline":
        return
    betray(p, seat, region, move.split()[1])
    yield from settle(p, region)
    p.active = {move.split()[1]}
    yield from promote(p, seat, region)


def ransom(p: Position, captor: int) -> Script:
    """TARA-8.6"""
    held = p.prisoners[captor]
    for other in range(p.players):
        number = min(held[other], p.prisoners[other][captor])
        held[other] -= number
        p.prisoners[other][captor] -= number
        p.stock[other] += number
        p.stock[captor] += number
    for owner in p.seats_from(captor)[1:]:
        if not held[owner]:
            continue
        offers = ["one", "two", "all"][: min(held[owner], p.cumal[owner], 3)]
        move = yield from ask(owner, "ransom", [*(f"ransom {offer}" for offer in offers), "decline"])
        if move == "decline":
            continue
        offer = move.split()[1]
        price = ["one", "two", "all"].index(offer) + 1
        freed = held[owner] if offer == "all" else price
        p.cumal[owner] -= price
        p.cumal[captor] += price
        held[owner] -= freed
        p.stock[owner] += freed


def name_start_player(p: Position) -> Script:
    """TARA-8.7"""
    others = [f"name {COLOURS[seat]}" for seat in range(p.players) if seat != p.start]
    p.start = COLOURS.index((yield from ask(p.start, "name", others)).split()[1])
