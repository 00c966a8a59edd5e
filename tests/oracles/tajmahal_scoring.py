"""The rest of Taj Mahal's rules: bonus tiles, province tiles and palaces, the deck, ends of visits and of the game."""

from tests.oracles.tajmahal import (
    COLOUR,
    COLOURS,
    DISPLAY,
    FORCES,
    GOODS,
    PROVINCE,
    ROADS,
    SYMBOLS,
    TILE_GOODS,
    WON_WITH,
    Player,
    Position,
    cities_here,
)

# 6 Scoring a withdrawal


def take_bonus(p: Position, me: Player, tile: str) -> None:
    """TM-6.1."""
    if tile == "taj_mahal":
        me.score += 4
    elif tile == "plus2":
        me.score += 2
    elif tile == "card":
        draw(p, me)
    else:
        assert tile in GOODS
        me.score += 1 + me.goods[tile]
        me.goods[tile] += 1


def take_province_tile(p: Position, seat: int) -> None:
    """TM-5.4, TM-6.2: the goods on one tile don't count for each other."""
    me, goods = p.players[seat], TILE_GOODS[p.visit]
    me.score += sum(1 + me.goods[good] for good in goods)
    me.goods.update(goods)
    p.ruling = False


def palace_points(p: Position, seat: int) -> int:
    """TM-6.3, TM-6.4: the provinces on all chains of own palaces that begin in this one."""
    mine = {city for city in PROVINCE if p.palace.get(city) == seat or p.crown.get(city) == seat}
    reached = mine & set(cities_here(p))
    while True:
        further = {city for city in mine - reached if any(frozenset((city, near)) in ROADS for near in reached)}
        if not further:
            return len({PROVINCE[city] for city in reached})
        reached |= further


# 7 End of a visit, 8 End of the game


def draw_card(p: Position) -> str | None:
    """TM-7.3: the discards become the deck when a card is needed and there is none."""
    if not p.deck:
        pile = sorted((+p.discards).elements())
        if not pile:
            return None
        p.discards.clear()
        p.deck = p.shuffled(pile)
    return p.deck.pop()


def draw(p: Position, me: Player) -> None:
    card = draw_card(p)
    if card is not None:
        me.hand[card] += 1


def change_tiles(p: Position) -> None:
    """TM-7.1."""
    for seat in p.seats:
        for force in FORCES:
            if p.players[seat].influence[force] >= 2:
                p.players[seat].influence[force] -= 2
                p.special[WON_WITH[force]] = seat


def prepare_next_visit(p: Position) -> None:
    """TM-7.2."""
    p.visit += 1
    p.start = (p.start + 1) % len(p.players)
    p.actor = p.start
    p.court = set(SYMBOLS)
    for player in p.players:
        player.withdrawn, player.colour = False, None
    for _ in range(DISPLAY[len(p.players)]):
        card = draw_card(p)
        if card is not None:
            p.display[card] += 1


def hand_points(p: Position, seat: int) -> int:
    """TM-8.1."""
    hand = p.players[seat].hand
    of_colour = {colour: sum(n for card, n in hand.items() if COLOUR[card] == colour) for colour in [*COLOURS, "white"]}
    white = of_colour.pop("white")
    return sum(holder == seat for holder in p.special.values()) + white + max(of_colour.values())


def shares(p: Position) -> list[float]:
    """TM-8.2."""
    best = max(player.score for player in p.players)
    winners = [player.score == best for player in p.players]
    return [won / sum(winners) for won in winners]
