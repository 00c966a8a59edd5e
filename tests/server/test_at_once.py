"""Twenty clients at one table, all at once: one winner per ply, nothing lost, all end equal."""

import asyncio
import random

import pytest

from tests.server.house import visit, visit_by_port

pytestmark = pytest.mark.anyio
CLIENTS, PLIES = 20, 12


async def test_one_winner_per_ply(database):
    async with visit(database) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        winners = []
        for ply in range(PLIES):
            position = await ada.position(ident)
            luck = random.Random(ply)

            async def submit(client, ply=ply, position=position, luck=luck):
                move = luck.choice(position["moves"])["notation"]
                body = {"number": ply, "move": move, "id": f"{client}-{ply}"}
                return move, await ada.post(f"/tables/{ident}/moves", body, status=None)

            answers = await asyncio.gather(*(submit(client) for client in range(CLIENTS)))
            won = [move for move, answer in answers if "error" not in answer]
            lost = [answer for _, answer in answers if "error" in answer]
            assert len(won) == 1 and all(answer["error"] == "stale" for answer in lost)
            assert all(answer["position"]["ply"] == ply + 1 for answer in lost)
            winners += won
        space = here.house.tables[ident].game.space
        assert [space[d.action].notation for d in here.house.tables[ident].match.decisions] == winners


async def test_all_clients_end_equal(sqlite):
    """Everybody plays for the same seats over a socket of their own, and hears the same."""
    async with visit_by_port(sqlite) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]

        async def client(name):
            heard, luck = [], random.Random(name)
            async with here.live(ident, ada, seat=0) as ears:
                message = await ears.hear("hello")
                while message["position"]["ply"] < PLIES:
                    now = message["position"]
                    moves = (await ada.position(ident))["moves"]
                    if moves:
                        move = luck.choice(moves)["notation"]
                        await ears.send(type="move", number=now["ply"], move=move, id=f"{name}-{now['ply']}")
                    message = await ears.hear("position")
                    heard.append((message["number"], message["position"]["view"], message["lines"]))
                return [told for told in heard if told[0] <= PLIES + 1]

        told = await asyncio.gather(*(client(name) for name in range(CLIENTS)))
        longest = max(told, key=len)
        assert [number for number, *_ in longest] == list(range(longest[0][0], PLIES + 2))
        assert all(some == longest[len(longest) - len(some) :] for some in told)


async def test_the_same_move_sent_at_once_counts_once(database):
    async with visit(database) as here:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        answers = await asyncio.gather(*(ada.move(ident, "pass", 0, "same") for _ in range(CLIENTS)))
        assert all(answer == {"number": 0, "ply": 1} for answer in answers)
        assert (await ada.get(f"/tables/{ident}"))["number"] == 2


async def test_two_servers_on_one_database_lose_nothing(database):
    """It isn't meant to be done; the log's own numbers keep it from harm."""
    async with visit(database) as here, visit(database) as there:
        ada = await here.someone()
        ident = (await ada.open("kingisdead", "me", "me"))["id"]
        twin = type(ada)(there.client, ada.secret)
        await twin.position(ident)
        await ada.move(ident, "pass", 0, "here")
        stale = await twin.move(ident, "play crown", 0, "there", 409)
        assert stale["error"] == "stale" and stale["position"]["ply"] == 1
        await twin.move(ident, "pass", 1, "there")
        assert (await twin.get(f"/tables/{ident}"))["number"] == 3
