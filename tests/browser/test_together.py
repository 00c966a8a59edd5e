"""People play each other: by link, with a reload in the middle, over a lost connection, or on one device."""

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.browser import house
from tests.browser.visitor import PATIENCE, Visitor


def seat_two(ada: Visitor, bob: Visitor, game: str = "kingisdead") -> str:
    """Ada sets up a table in the lobby, Bob comes by her link."""
    ada.page.goto(ada.address)
    ada.page.locator(f'a[href="/new/{game}"]').click()
    ada.page.locator("select").nth(2).select_option("open")
    ada.page.get_by_role("textbox", name="Your name").fill(ada.name)
    ada.page.locator("form .main").click()
    link = ada.page.locator(".waiting input").input_value()
    bob.page.goto(link)
    bob.page.get_by_role("textbox", name="Your name").fill(bob.name)
    bob.page.locator(".waiting .main").click()
    return link


def take_turns(players: list[Visitor], luck: random.Random, plies: int | None = None) -> None:
    """Whoever has something lit touches it, until the game is over or has come so far."""
    for _ in range(2000):
        states = [player.look() for player in players]
        if all(state["status"] == "over" for state in states):
            return
        if plies is not None and all(state["ply"] >= plies for state in states):
            return
        for player, state in zip(players, states, strict=True):
            if state["things"] and state["status"] == "running":
                player.touch(luck.randrange(1000))
                player.settled(state["key"])
                break
        else:
            players[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game does not end: {states}")


def test_two_browsers_play_each_other_and_one_reloads(visit):
    ada, bob = visit("Ada"), visit("Bob", "phone")
    seat_two(ada, bob)
    take_turns([ada, bob], random.Random(2), plies=20)
    before = bob.look()
    bob.page.reload()
    bob.page.wait_for_selector(".scene [data-at]")
    assert bob.look()["ply"] == before["ply"]
    take_turns([ada, bob], random.Random(3))
    expect(ada.page.locator(".dock .prompt")).to_have_text(bob.page.locator(".dock .prompt").inner_text())


def test_chat_is_heard_and_who_is_there_is_seen(visit):
    ada, bob = visit("Ada"), visit("Bob")
    seat_two(ada, bob)
    for player in (ada, bob):
        player.page.wait_for_selector(".scene [data-at]")
        player.page.locator("#tab-chat").click()
    ada.page.locator(".chat input").fill("Well met!")
    ada.page.locator(".chat form button").click()
    bob.sees(".chat .lines p", "Well met!")
    expect(ada.page.locator(".chat input")).to_have_value("", timeout=PATIENCE)
    ada.page.locator(".chat input").fill("not yet said")
    ada.page.reload()
    ada.page.locator("#tab-chat").click()
    expect(ada.page.locator(".chat input")).to_have_value("not yet said")
    expect(ada.page.locator("aside .dot.on")).to_have_count(2, timeout=PATIENCE)
    bob.leave()
    expect(ada.page.locator("aside .dot.on")).to_have_count(1, timeout=PATIENCE)


def test_a_lost_connection_is_told_and_comes_back(chromium, tmp_path: Path):
    with house.server(tmp_path) as address:
        ada = Visitor(chromium, address, "Ada", "desktop")
        ada.forgiven = ("WebSocket", "net::ERR")
        ada.table("kingisdead", "me", "random")
        ada.play_on(random.Random(4), plies=8)
        ply = ada.look()["ply"]
    ada.sees(".lost")
    with house.server(tmp_path, port=int(address.rpartition(":")[2])):
        ada.page.locator(".lost").wait_for(state="detached", timeout=PATIENCE)
        assert ada.look()["ply"] == ply
        assert ada.play_on(random.Random(5))["status"] == "over"
        ada.leave()
    assert ada.wrongs == []


def test_a_veil_hides_hands_between_players_on_one_device(visit):
    ada = visit()
    ada.table("tajmahal", "me", "me", "random")
    shown = set()
    for _ in range(3):
        ada.sees(".veil")
        assert ada.page.locator(".scene").count() == 0
        assert ada.page.locator("text=hand/").count() == 0
        who = ada.page.locator("#veil-title").inner_text()
        shown.add(who)
        ada.page.locator(".veil .main").click()
        ada.until("")
        assert ada.page.locator(".veil").count() == 0
        play_to_the_veil(ada)
    assert len(shown) == 2


def play_to_the_veil(ada: Visitor) -> None:
    """Until somebody else at this device is to decide."""
    for _ in range(1000):
        if ada.page.locator(".veil").count():
            break
        if (seen := ada.look())["things"]:
            ada.touch(0)  # first the buttons: to withdraw ends a turn
            ada.settled(seen["key"])
        else:
            ada.page.wait_for_timeout(20)
    ada.sees(".veil")


def test_the_device_can_be_handed_over_while_the_connection_is_made_again(visit):
    """The server was asked for what the one before may see; the next one touches the veil before it has answered."""
    ada = visit()
    ends: list[WebSocketRoute] = []
    kept: list[str | bytes] = []

    def between(end: WebSocketRoute) -> None:
        ends.append(end)
        let_through = len(ends) == 1
        end.connect_to_server().on_message(lambda text: end.send(text) if let_through else kept.append(text))

    ada.page.route_web_socket("**/live?*", between)
    ada.table("tajmahal", "me", "me", "random")
    ada.page.locator(".veil .main").click()
    ada.until("")
    play_to_the_veil(ada)
    ends[0].close()
    for _ in range(500):
        if kept:
            break
        ada.page.wait_for_timeout(20)
    ada.page.locator(".veil .main").click()
    for _ in range(100):
        while kept:
            ends[1].send(kept.pop(0))
        ada.page.wait_for_timeout(20)
    assert ada.page.locator(".veil").count() == 0
    assert ada.look()["things"]


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(visit):
    ada = visit()
    ends: list[WebSocketRoute] = []
    told: list[dict[str, Any]] = []

    def between(end: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            told.append(json.loads(text))
            end.send(text)

        ends.append(end)
        end.connect_to_server().on_message(pass_on)

    ada.page.route_web_socket("**/live?*", between)
    ada.table("kingisdead", "me", "random")
    ada.play_on(random.Random(6), plies=8)
    lines, known = ada.page.locator(".log .line").all_inner_texts(), told_plies(ada)
    ends[0].close()
    for _ in range(500):
        if len(hellos := [message for message in told if message["type"] == "hello"]) > 1:
            break
        ada.page.wait_for_timeout(20)
    first, again = hellos
    assert "after=" not in ends[0].url and first["after"] == 0
    assert f"after={again['after']}" in ends[1].url and again["after"] > 5
    assert all(line["ply"] > 1 for line in again["lines"]), "what is there is not told again"
    ada.page.wait_for_timeout(100)
    assert ada.page.locator(".log .line").all_inner_texts()[: len(lines)] == lines
    ada.play_on(random.Random(7), plies=12)
    plies = told_plies(ada)
    assert plies == sorted(set(plies)) and plies[-1] > known[-1]


def told_plies(visitor) -> list[int]:
    """Those that the log tells of; some decisions are told with the next one."""
    return [int(text) for text in visitor.page.locator(".log .line .ply").all_inner_texts() if text.strip()]


def test_other_eyes_are_asked_for_once(visit):
    """The server is told whose eyes look now; its answer must not lead to the same question again."""
    ada = visit()
    looks: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: looks.append(str(text)) if '"look"' in str(text) else None)

    ada.page.on("websocket", listen)
    ada.table("tajmahal", "me", "me", "random")
    for _ in range(2):
        ada.page.locator(".veil .main").click()
        ada.until("")
        play_to_the_veil(ada)
    ada.page.wait_for_timeout(300)
    assert 1 <= len(looks) <= 3, looks[:5]


def test_an_open_table_is_found_in_the_lobby(visit):
    ada, bob = visit("Ada"), visit("Bob")
    table = ada.table("tirnanog", "me", "open", join="open")
    bob.page.goto(bob.address)
    bob.page.locator(f'a[href="/table/{table}"]').click()
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.page.locator(".waiting .main").click()
    for player in (ada, bob):
        player.sees(".scene [data-at]")
        player.sees("aside .name", "Bob")


def test_a_recovery_link_brings_a_player_to_another_device(visit):
    phone, desktop = visit("Ada", "phone"), visit("Nobody")
    table = phone.table("tara", "me", "random")
    phone.page.get_by_role("button", name="Settings").tap()
    phone.page.get_by_role("button", name="Make a recovery link").tap()
    link = phone.page.get_by_role("textbox", name="Make a recovery link").input_value()
    desktop.page.goto(link)
    desktop.page.get_by_role("button", name="Use this device").click()
    desktop.sees("header .who", "Ada")
    desktop.page.locator(f'a[href="/table/{table}"]').first.click()
    desktop.sees(".scene [data-lit]")
