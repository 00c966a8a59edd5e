"""Non-interference at the wire: two servers in states that somebody can't tell apart send them the same bytes."""

import random

import pytest

from regnum.server.api.live import Session
from regnum.server.live import Hub, Listener, hello, message
from tests.every_game.observer import another_past, told_alike
from tests.server.house import visit

pytestmark = pytest.mark.anyio

SAMPLES = 5
LONGEST = 100
COMPARED = 6


async def everything(here, who, ident, seat):
    """All bytes that the server would send to somebody at this table now."""
    eyes = {} if seat is None else {"seat": seat}
    answers = []
    for path in ("", "/log", "/record", "/position", "/position?pictures=1", "/position?lang=de", "/position?ply=0"):
        joined = f"/api/tables/{ident}{path}"
        answer = await here.client.get(joined, params=eyes if path and "?" not in path else None, headers=who.headers)
        answers.append(answer.content)
    table = here.house.tables[ident]
    if seat is not None and seat == table.actor:
        illegal = [a for a in range(0, len(table.game.space), 11) if a not in table.match.legal][:6]
        for action in illegal:
            body = {"move": table.game.space[action].notation}
            answers.append((await here.client.post(f"/api/tables/{ident}/why", json=body, headers=who.headers)).content)
    person = None if seat is None else table.seats[seat].person
    listener = Listener(table, person, seat, "en", True)
    answers.append(hello(listener, 0).encode())
    answers.append(hello(listener, table.number - 1).encode())
    answers.append(message(listener, table.log[-1], {}).encode())
    return answers


async def seated(here, game):
    """As many people as can play, and the table at which they sit."""
    people = [await here.someone(f"Player {n}") for n in range(game.players[-1])]
    table = await people[0].open(game.id, "me", *["open"] * (len(people) - 1), join="open")
    for person in people[1:]:
        await person.post(f"/tables/{table['id']}/seats", {})
    return people, here.house.tables[table["id"]]


def with_match(table, match):
    table.match = match.copy()
    table.drawn.clear()


@pytest.mark.parametrize("watched", ["seat", "spectator"])
async def test_what_cannot_be_known_changes_no_byte(sqlite, game, watched):
    players = game.players[-1]
    luck = random.Random(game.id)
    async with visit(sqlite) as here:
        people, live = await seated(here, game)
        checked = 0
        for _ in range(LONGEST):
            if live.match.over:
                break
            if live.ply in (1, 3, 5) or luck.random() < SAMPLES / min(LONGEST, 60):
                seat = None if watched == "spectator" else luck.randrange(players)
                who = here.stranger() if seat is None else people[seat]
                truth, true_match = await everything(here, who, live.id, seat), live.match
                for seed in (1, luck.getrandbits(63)):
                    with_match(live, true_match.determinise(seat, seed))
                    assert await everything(here, who, live.id, seat) == truth
                with_match(live, true_match)
                checked += 1
                assert not leaks(truth, live), "the seed is in an answer"
            await people[live.actor].move(live.id, game.space[luck.choice(live.match.legal)].notation, live.ply)
        assert checked >= 3


async def test_a_move_tells_an_observer_no_more_than_its_events_do(sqlite, game):
    """The same move of another player in two states that the observer can't tell apart; all that is sent after it."""
    players = game.players[-1]
    luck = random.Random(f"course {game.id}")
    async with visit(sqlite) as here:
        people, live = await seated(here, game)
        compared = 0
        for _ in range(LONGEST):
            if live.match.over or compared >= COMPARED:
                break
            before, seat = live.match, luck.choice([None, *(s for s in range(players) if s != live.actor)])
            after, twin = before.copy(), before.determinise(seat, luck.getrandbits(60))
            action = luck.choice(before.legal)
            after.play(action)
            possible = action in twin.legal
            if possible:
                twin.play(action)
            if possible and told_alike(after, twin, seat):
                who = here.stranger() if seat is None else people[seat]
                answers = []
                for match in (after, twin):
                    with_match(live, match)
                    answers.append(await everything(here, who, live.id, seat))
                assert answers[0] == answers[1], game.space[action].notation
                compared += 1
            with_match(live, before)
            await people[live.actor].move(live.id, game.space[action].notation, live.ply)
        assert compared >= 3


async def test_another_past_changes_no_byte_of_the_log(sqlite, game):
    """What was told long ago, and the places that it lights, depend on nothing that this seat couldn't know."""
    players = game.players[-1]
    luck = random.Random(f"past {game.id}")
    async with visit(sqlite) as here:
        people, live = await seated(here, game)
        for _ in range(40):
            if live.match.over:
                break
            await people[live.actor].move(live.id, game.space[luck.choice(live.match.legal)].notation, live.ply)
        for seat in (None, *range(players)):
            who, true_match = here.stranger() if seat is None else people[seat], live.match
            truth = await everything(here, who, live.id, seat)
            with_match(live, another_past(true_match, seat, luck))
            assert await everything(here, who, live.id, seat) == truth
            with_match(live, true_match)


def leaks(answers, table):
    secrets = (table.row["seed"], table.row["salt"], str(int(table.match.state.rng)), table.row["invite"])
    text = b" ".join(answers)
    told = [secret for secret in secrets[:3] if len(secret) > 6 and secret.encode() in text]
    return told


async def test_the_invitation_is_for_who_sits_there(sqlite):
    async with visit(sqlite) as here:
        ada, eve = await here.someone("Ada"), await here.someone("Eve")
        table = await ada.open("tara", "me", "open", join="open")
        assert table["invite"] and (await eve.get(f"/tables/{table['id']}"))["invite"] is None
        assert all(other["invite"] is None for other in await eve.get("/tables", scope="open"))


async def test_secret_choices_are_told_only_to_who_made_them(sqlite):
    """In Tara three cards are chosen face down: neither words nor addresses tell the others which."""
    async with visit(sqlite) as here:
        ada, bob = await here.someone("Ada"), await here.someone("Bob")
        ident = (await ada.open("tara", "me", "open", join="open"))["id"]
        await bob.post(f"/tables/{ident}/seats", {})
        first = [ada, bob][here.house.tables[ident].actor]
        other = bob if first is ada else ada
        move = (await first.position(ident))["moves"][3]
        await first.move(ident, move["notation"], 0)
        mine = [line for line in await first.get(f"/tables/{ident}/log") if line["ply"] == 1]
        theirs = [line for line in await other.get(f"/tables/{ident}/log") if line["ply"] == 1]
        assert mine[0]["at"] == move["addresses"] and all(not line["at"] for line in theirs)
        record = await other.get(f"/tables/{ident}/record")
        assert "0" not in record["own_moves"] and move["notation"] not in str(record)
        assert len(mine) == len(theirs) + 1, "which cards, one reads; that they are chosen, all"
        cards = move["arguments"].values()
        assert cards and not any(card in line["text"] for card in cards for line in theirs)


def test_the_parts_under_test_are_those_of_the_server():
    """The messages are taken where the WebSocket takes them."""
    assert Session.look.__globals__["hello"] is hello and Hub.publish.__globals__["message"] is message
