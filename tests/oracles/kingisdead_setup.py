"""The set-up of The King is Dead, written a second time: see kingisdead.py."""

import random
from itertools import groupby
from typing import Any

from tests.oracles.kingisdead import FACTIONS, HOME, KINDS, REGIONS


def set_up(rng: random.Random, players: int, mordred: bool) -> dict[str, Any]:
    """KID-2.1, KID-2.2, KID-2.3, KID-2.4, KID-2.5, KID-10.1"""
    board = {region: dict.fromkeys(KINDS, 0) for region in REGIONS}
    bag = []
    for faction in FACTIONS:
        board[HOME[faction]][faction] = 2
        bag += [faction] * ((16 if players == 2 else 18) - 2)

    def draw() -> str:
        return bag.pop(rng.randrange(len(bag)))

    courts = [[draw(), draw()] for _ in range(players)]
    while alike(courts):
        again = alike(courts)
        for seat in again:
            bag += courts[seat]
        for seat in again:
            courts[seat] = [draw(), draw()]
    if mordred:
        board["aquae_sulis"]["loyalists"] = board["din_eidyn"]["loyalists"] = 1
    for region in REGIONS:
        while sum(board[region].values()) < 4:
            board[region][draw()] += 1
    order = list(REGIONS)
    rng.shuffle(order)
    return {
        "board": board,
        "courts": [{faction: court.count(faction) for faction in FACTIONS} for court in courts],
        "supply": {faction: bag.count(faction) for faction in FACTIONS},
        "order": order,
    }


def alike(courts: list[list[str]]) -> list[int]:
    """KID-2.3: the seats that hold two followers of a faction of which another one holds two as well."""
    doubles = sorted((court[0], seat) for seat, court in enumerate(courts) if court[0] == court[1])
    groups = [[seat for _, seat in group] for _, group in groupby(doubles, key=lambda double: double[0])]
    return sorted(seat for group in groups if len(group) > 1 for seat in group)
