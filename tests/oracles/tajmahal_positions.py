"""Ways to play that reach what random play seldom does, and positions made up from nothing."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.oracles.tajmahal import (
    COLOUR,
    COLOURS,
    DISPLAY,
    FORCES,
    GOODS,
    PACK,
    PROVINCE,
    SPECIALS,
    SYMBOLS,
    Player,
    Position,
    cities_here,
    read,
    symbols,
)
from tests.oracles.tajmahal_visit import Question, won

Policy = Callable[[random.Random, Position, Question], str]


def at_random(rng: random.Random, p: Position, question: Question) -> str:
    return rng.choice(question.answers)


def prefer(rng: random.Random, question: Question, *beginnings: str) -> str:
    """Any answer of the first of these kinds that there is."""
    for beginning in beginnings:
        fitting = [answer for answer in question.answers if answer.startswith(beginning)]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(question.answers)


def hoard(rng: random.Random, p: Position, question: Question) -> str:
    """Never play a card: the deck runs out (TM-7.3)."""
    return prefer(rng, question, "withdraw")


def fight(rng: random.Random, p: Position, question: Question) -> str:
    """Play as long as possible (TM-4.5), special cards before all."""
    if question.phase == "turn":
        with_another = [answer for answer in question.answers if len(answer.split()) == 3]
        special = [answer for answer in with_another if "special" in answer]
        if with_another:
            return rng.choice(special or with_another)
    return prefer(rng, question, "play")


def hoard_then_fight(rng: random.Random, p: Position, question: Question) -> str:
    return (hoard if p.visit < 7 and rng.random() < 0.95 else fight)(rng, p, question)


def sensible(rng: random.Random, p: Position, question: Question) -> str:
    """Withdraw once something is won; often one's own palaces' neighbour cities are far off all the same."""
    if question.phase == "turn" and (won(p, question.seat) or rng.random() < 0.2):
        return "withdraw"
    return prefer(rng, question, "play")


def collect(rng: random.Random, p: Position, question: Question) -> str:
    """Go for few forces, so that special cards are won and change hands (TM-7.1)."""
    wanted = FORCES[(question.seat // 2 + p.visit) % 2]
    if question.phase == "turn" and wanted in won(p, question.seat) and rng.random() < 0.7:
        return "withdraw"
    if question.phase in ("turn", "take"):
        fitting = [answer for answer in question.answers if wanted in answer]
        special = [answer for answer in fitting if "special" in answer]
        return rng.choice(special or fitting or question.answers)
    return rng.choice(question.answers)


def change_colour(rng: random.Random, p: Position, question: Question) -> str:
    """Collect for the change of colour (monks), and play other colours with it (TM-4.2)."""
    colour = p.players[question.seat].colour
    if question.phase == "turn" and colour and p.special["special_colour"] == question.seat:
        other = [a for a in question.answers if a != "withdraw" and COLOUR[a.split()[1]] != colour]
        return rng.choice(other or question.answers)
    fitting = [answer for answer in question.answers if "monk" in answer or "special_colour" in answer]
    if question.phase == "turn" and "monk" in won(p, question.seat):
        return rng.choice(["withdraw", *question.answers])
    return rng.choice(fitting or question.answers)


POLICIES: dict[str, Policy] = {
    policy.__name__: policy for policy in (at_random, hoard, fight, hoard_then_fight, sensible, collect, change_colour)
}


# Positions made up


def construct(match: Any, rng: random.Random) -> None:
    """Put a position before a turn of some visit into a match: any board, short decks, uneven hands, close scores."""
    p = read(match)
    p.visit = rng.choice([1, *range(1, 13), 11, 12, 12])
    p.start = rng.choice(list(p.seats))
    p.special = {card: rng.choice([None, *p.seats, *p.seats]) for card in SPECIALS}
    p.players = [
        Player(
            score=rng.choice([0, 0, 1, 2, 30, 250]),
            influence=Counter(force for force in FORCES if rng.random() < 0.5),
            goods=Counter(rng.choices(GOODS, k=rng.randrange(8))),
        )
        for _ in p.seats
    ]
    favourite = rng.choice(list(p.seats))
    density = rng.choice([0.3, 0.6, 1])
    for province in p.route[: p.visit - 1]:
        settle(p, rng, province, [*p.seats, favourite, favourite], density)
    withdrawn = rng.sample(list(p.seats), rng.choice([0, 0, 1, len(p.players) - 2, len(p.players) - 1]))
    leave_court(p, rng, withdrawn)
    deal(p, rng, len(withdrawn))
    for seat in p.seats:
        if seat not in withdrawn:
            lay_out(p, rng, seat)
    p.actor = rng.choice([seat for seat in p.seats if seat not in withdrawn])
    write(match, p)
    match.set_state()


def settle(p: Position, rng: random.Random, province: str, seats: list[int], density: float) -> None:
    """A province visited before."""
    cities = [city for city in PROVINCE if PROVINCE[city] == province]
    for city in rng.sample(cities, 4):
        if rng.random() < density:
            p.palace[city] = rng.choice(seats)
            p.bonus.pop(city, None)
    if rng.random() < density:
        p.crown[rng.choice(cities)] = rng.choice(seats)


def leave_court(p: Position, rng: random.Random, withdrawn: list[int]) -> None:
    """Who has withdrawn may have won something; what a player won lies in cities of their own choice."""
    for seat in withdrawn:
        p.players[seat].withdrawn = True
        for symbol in [symbol for symbol in SYMBOLS if symbol in p.court and rng.random() < 0.3]:
            p.court.remove(symbol)
            if symbol in FORCES:
                p.players[seat].influence[symbol] += 1
                city = rng.choice([c for c in cities_here(p) if c not in p.palace and p.crown.get(c) != seat])
                p.palace[city] = seat
                p.bonus.pop(city, None)
            elif symbol == "grand_mogul":
                p.crown[rng.choice(cities_here(p))] = seat


def deal(p: Position, rng: random.Random, withdrawn: int) -> None:
    """Every card is somewhere: deck, discards and display may be short, hands uneven."""
    cards = list(PACK.elements())
    rng.shuffle(cards)

    def some(number: int) -> list[str]:
        return [cards.pop() for _ in range(number)]

    whole = DISPLAY[len(p.players)]
    shown = whole if rng.random() < 0.5 else rng.randrange(whole + 1)
    if p.visit < 12 or withdrawn < len(p.players) - 1:  # else any number, so that the last one has a choice
        shown = max(0, shown - 2 * withdrawn)
    p.display = Counter(some(shown))
    p.deck = some(rng.choice([0, 0, 1, 2, 5, 30]))
    p.discards = Counter(some(rng.choice([0, 0, 1, 3, 10])))
    rich = rng.sample(list(p.seats), rng.randrange(1, len(p.players) + 1))
    for player in p.players:
        player.hand, player.known = Counter(some(rng.choice([0, 0, 1, 3]))), Counter()
    for card in cards:
        p.players[rng.choice(rich)].hand[card] += 1
    for player in p.players:
        player.known = Counter(card for card in player.hand.elements() if rng.random() < 0.4)


def lay_out(p: Position, rng: random.Random, seat: int) -> None:
    """Cards played in this visit: some of one colour, each with a white or special one or none."""
    me, colour = p.players[seat], rng.choice(COLOURS)
    coloured = [card for card in me.hand.elements() if COLOUR[card] == colour]
    others = [card for card in me.hand.elements() if COLOUR[card] == "white"]
    others += [card for card in SPECIALS if p.special[card] == seat]
    rng.shuffle(others)
    for card in rng.sample(coloured, min(len(coloured), rng.choice([0, 0, 1, 2, 4]))):
        me.colour = colour
        for laid in [card, *([others.pop()] if others and rng.random() < 0.5 else [])]:
            me.played.append(laid)
            if laid not in SPECIALS:
                me.hand[laid] -= 1
                me.known[laid] = min(me.known[laid], me.hand[laid])


def write(match: Any, p: Position) -> None:
    """The opposite of `read`, at the beginning of a turn."""
    state, kinds = match.state, match.game.kinds
    cards, cities, specials = kinds["card"][:-4], kinds["city"], kinds["card"][-4:]
    state.visit, state.start, state.actor = p.visit - 1, p.start, p.actor
    state.bonus[:] = [kinds["bonus"].index(p.bonus[city]) if city in p.bonus else -1 for city in cities]
    state.palace[:] = [p.palace.get(city, -1) + 1 for city in cities]
    state.crown[:] = [p.crown.get(city, -1) + 1 for city in cities]
    state.court[:] = [symbol in p.court for symbol in kinds["symbol"]]
    state.deck[:] = 0
    state.deck[: len(p.deck)] = [cards.index(card) for card in p.deck]
    state.deck_size, state.display_size, state.discards_size = len(p.deck), p.display.total(), p.discards.total()
    state.display[:] = [p.display[card] for card in cards]
    state.discards[:] = [p.discards[card] for card in cards]
    state.special[:] = [[None, *p.seats].index(p.special[card]) for card in specials]
    state.special_played[:] = [any(card in player.played for player in p.players) for card in specials]
    for seat, player in enumerate(p.players):
        mine = [seat in (p.palace.get(city), p.crown.get(city)) for city in cities]
        state.network[seat] = sum(1 << number for number, built in enumerate(mine) if built)
        state.score[seat], state.withdrawn[seat] = player.score, player.withdrawn
        state.symbols[seat] = [symbols(p, seat)[symbol] for symbol in kinds["symbol"]]
        state.hand[seat] = [player.hand[card] for card in cards]
        state.hand_size[seat] = player.hand.total()
        state.known[seat] = [player.known[card] for card in cards]
        state.played[seat] = [player.played.count(card) for card in cards]
        state.colour[seat] = 0 if player.colour is None else 1 + kinds["colour"].index(player.colour)
        state.influence[seat] = [player.influence[force] for force in kinds["symbol"][:4]]
        state.goods[seat] = [player.goods[good] for good in kinds["good"]]
