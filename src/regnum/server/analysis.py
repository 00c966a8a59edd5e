"""What a bot thinks of a position: hints, and the course of a finished game."""

import secrets
from typing import cast

from regnum.bots import Observation, Search, make_bot
from regnum.server import wire
from regnum.server.bots import in_thread
from regnum.server.house import House
from regnum.server.moves import shown_move
from regnum.server.table import Table

HINT_BOT = "search:1"
HINTS = 5
SHARES_BOT = "search:0.1"
MOST_PLIES = 400


def searching(name: str) -> Search:
    return cast(Search, make_bot(name))


async def hint(house: House, table: Table, lang: str) -> wire.Hint:
    """The moves that a search looked at most, from what this seat knows."""
    match = table.match
    assert match is not None
    observation = Observation.of(match, secrets.randbits(63))
    async with house.bots.free:
        thought = await in_thread(searching(HINT_BOT).think, observation, secrets.randbits(63))
    line = [match.game.space[action].notation for _, action in thought.line]
    best: list[wire.Opinion] = [
        {
            **shown_move(match, opinion.action, lang),
            "visits": opinion.visits,
            "share": opinion.shares[observation.seat],
        }
        for opinion in thought.ranked[:HINTS]
    ]
    return {"best": best, "line": line}


def shares(house: House, table: Table) -> wire.Shares:
    """As far as they are computed; the first to ask starts that."""
    found = house.courses.get(table.id)
    if found is None:
        found = house.courses[table.id] = {"done": False, "plies": []}
        house.in_background(follow(house, table, found))
    return found


async def follow(house: House, table: Table, found: wire.Shares) -> None:
    """From the eyes of who was to decide, ply by ply; long games at equal steps."""
    final = table.match
    assert final is not None and final.shares is not None
    step = -(-final.ply // MOST_PLIES)
    bot = searching(SHARES_BOT)
    for ply in range(0, final.ply, step):
        observation = Observation.of(final.at(ply), secrets.randbits(63))
        async with house.bots.free:
            thought = await in_thread(bot.think, observation, secrets.randbits(63))
        found["plies"].append({"ply": ply, "shares": list(thought.best.shares[: final.players])})
    found["plies"].append({"ply": final.ply, "shares": list(final.shares)})
    found["done"] = True
