"""The rules of Taj Mahal as a script: a generator that yields a Question wherever a seat has a choice."""

from collections.abc import Generator
from dataclasses import dataclass

from tests.oracles.tajmahal import COLOUR, COLOURS, FORCES, SPECIALS, SYMBOLS, VISITS, Position, cities_here, symbols
from tests.oracles.tajmahal_scoring import (
    change_tiles,
    draw,
    hand_points,
    palace_points,
    prepare_next_visit,
    take_bonus,
    take_province_tile,
)


@dataclass
class Question:
    seat: int
    phase: str
    answers: list[str]


Script = Generator[Question, str | None, None]
Asking = Generator[Question, str | None, str]


def ask(p: Position, seat: int, phase: str, answers: list[str]) -> Asking:
    """A question with a single answer is not asked, unless it depends on a hand (TM-9.5)."""
    assert answers and len(set(answers)) == len(answers), (phase, answers)
    p.actor, p.phase = seat, phase
    if len(answers) == 1 and phase != "turn":
        return answers[0]
    answer = yield Question(seat, phase, sorted(answers))
    assert answer is not None and answer in answers
    return answer


def game(p: Position) -> Script:
    """TM-2.1, TM-8.1: the rest of the game, from any turn on."""
    while True:
        yield from visit(p)
        change_tiles(p)
        if p.visit == VISITS:
            break
        prepare_next_visit(p)
    for seat in p.seats:
        p.players[seat].score += hand_points(p, seat)
        p.players[seat].known = +p.players[seat].hand  # TM-9.3
    p.actor, p.ending = -1, "visited"


def visit(p: Position) -> Script:
    """TM-3.1, TM-3.2: turns go clockwise among those still in, until there is nobody."""
    seat = p.actor
    while not all(player.withdrawn for player in p.players):
        if not p.players[seat].withdrawn:
            yield from turn(p, seat)
        seat = (seat + 1) % len(p.players)


# 4 Playing cards


def specials_in_hand(p: Position, seat: int) -> list[str]:
    return [card for card in SPECIALS if p.special[card] == seat and card not in p.players[seat].played]


def ways_to_play(p: Position, seat: int) -> list[tuple[str, str | None]]:
    """TM-4.1, TM-4.2, TM-4.3, TM-4.5: a coloured card, and a white or a special one or nothing with it."""
    me = p.players[seat]
    coloured = [card for card in +me.hand if COLOUR[card] in COLOURS]
    extras = [card for card in +me.hand if COLOUR[card] == "white"] + specials_in_hand(p, seat)
    return [
        (card, extra)
        for card in coloured
        for extra in [None, *extras]
        if me.colour in (None, COLOUR[card]) or extra == "special_colour"
    ]


def turn(p: Position, seat: int) -> Script:
    """TM-3.1, TM-9.5: play cards, all at once, or withdraw."""
    ways = [" ".join(["play", card, *([extra] if extra else [])]) for card, extra in ways_to_play(p, seat)]
    answer = yield from ask(p, seat, "turn", ["withdraw", *ways])
    if answer == "withdraw":
        yield from withdraw(p, seat)
        return
    card, *extras = answer.split()[1:]
    lay_down(p, seat, card)
    if p.players[seat].colour is None:
        p.players[seat].colour = COLOUR[card]
    for extra in extras:
        lay_down(p, seat, extra)
        if extra == "special_plus2":  # TM-4.4
            p.players[seat].score += 2


def lay_down(p: Position, seat: int, card: str) -> None:
    """TM-9.2: a played card uses up the copy that all know of first."""
    me = p.players[seat]
    me.played.append(card)
    if card not in SPECIALS:
        me.hand[card] -= 1
        if me.known[card] > 0:
            me.known[card] -= 1


# 5 Withdrawing


def won(p: Position, seat: int) -> set[str]:
    """TM-5.1, TM-5.6: what is at the court and the player has strictly more symbols of than all others still in."""
    others = [other for other in p.seats if other != seat and not p.players[other].withdrawn]
    return {
        symbol
        for symbol in p.court
        if symbols(p, seat)[symbol] > 0
        and all(symbols(p, seat)[symbol] > symbols(p, other)[symbol] for other in others)
    }


def withdraw(p: Position, seat: int) -> Script:
    me = p.players[seat]
    others_in = [other for other in p.seats if other != seat and not p.players[other].withdrawn]
    things = won(p, seat)
    p.court -= things  # TM-5.1
    me.influence.update(symbol for symbol in things if symbol in FORCES)  # TM-5.2
    p.building = sum(symbol in FORCES for symbol in things)
    p.crowning, p.ruling, p.built = "grand_mogul" in things, "elephant" in things, False
    while p.building:  # TM-5.5
        yield from place_palace(p, seat)
    if p.crowning:
        yield from place_crown(p, seat)
    if p.ruling:
        take_province_tile(p, seat)
    if p.built:
        me.score += palace_points(p, seat)
    idle = not me.played
    for card in me.played:  # TM-5.8
        if card not in SPECIALS:
            p.discards[card] += 1
    me.played = []
    if idle:  # TM-5.9
        draw(p, me)
    yield from take_from_display(p, seat, 2 if others_in else 1)
    me.withdrawn = True
    p.building, p.crowning, p.ruling, p.built = 0, False, False, False


def place_palace(p: Position, seat: int) -> Script:
    """TM-5.2, TM-5.3, TM-5.5."""
    free = [city for city in cities_here(p) if city not in p.palace and p.crown.get(city) != seat]
    answer = yield from ask(p, seat, "build", [f"build {city}" for city in free])
    city = answer.split()[1]
    p.palace[city] = seat
    p.building -= 1
    p.built = True
    if city in p.bonus:
        take_bonus(p, p.players[seat], p.bonus.pop(city))


def place_crown(p: Position, seat: int) -> Script:
    """TM-5.3: anywhere in the province, and never with a bonus tile."""
    answer = yield from ask(p, seat, "crown", [f"crown {city}" for city in cities_here(p)])
    p.crown[answer.split()[1]] = seat
    p.crowning, p.built = False, True


def take_from_display(p: Position, seat: int, most: int) -> Script:
    """TM-5.10; TM-9.2: all see what is taken."""
    me = p.players[seat]
    shown = sorted((+p.display).elements())
    number = min(most, len(shown))
    if number == 0:
        return
    pairs = {(shown[i], shown[j]) for i in range(len(shown)) for j in range(i)} if number == 2 else set()
    choices = {tuple(sorted(pair, key=in_order)) for pair in pairs} if number == 2 else {(card,) for card in shown}
    answer = yield from ask(p, seat, "take", [" ".join(["take", *choice]) for choice in choices])
    for card in answer.split()[1:]:
        p.display[card] -= 1
        me.hand[card] += 1
        me.known[card] += 1


def in_order(card: str) -> tuple:
    """The order in which a notation names two cards: by colour, white last, then by symbols."""
    colour, *rest = card.replace("grand_mogul", "grand-mogul").split("_")
    return [*COLOURS, "white"].index(colour), [SYMBOLS.index(symbol.replace("-", "_")) for symbol in rest]
