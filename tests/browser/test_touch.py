"""No touch goes astray: whatever arrives, what a finger is aimed at stays where it is."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.visitor import Visitor
from tests.shipped import SHIPPED

IN_SIGHT = """() => [...document.querySelectorAll(".scene [data-lit]")].some((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
})"""

# of the drawing on the screen, and of the board in the drawing
PLACE = """() => {
  const { x, y, width, height } = document.querySelector(".scene").getBoundingClientRect();
  const board = document.querySelector(".scene > g").getAttribute("transform");
  return [x, y, width, height].map(Math.round).join(" ") + board;
}"""


def mailman(visitor: Visitor) -> Callable[[bool], None]:
    """Holds back what the server tells, until it is let through."""
    kept: list[Any] = []
    holding = False

    def between(page_side):
        server_side = page_side.connect_to_server()
        server_side.on_message(lambda text: kept.append((page_side, text)) if holding else page_side.send(text))

    def hold(wanted: bool) -> None:
        nonlocal holding
        holding = wanted
        while kept and not holding:
            page_side, text = kept.pop(0)
            page_side.send(text)

    visitor.page.route_web_socket("**/live?*", between)
    return hold


def kept_waiting(visit) -> tuple[Visitor, Callable[[bool], None], dict[str, Any]]:
    """Somebody at a phone whose card has been played, but who has not been told so yet."""
    ada = visit(size="phone")
    hold = mailman(ada)
    ada.table("kingisdead", "me", "random")
    state = ada.until("")
    hold(True)
    ada.touch("hand/crown")
    return ada, hold, state


def test_the_page_does_not_move_under_a_finger_and_goes_to_what_is_lit_afterwards(visit):
    ada, hold, state = kept_waiting(visit)
    ada.page.locator("#tab-rules").evaluate("tab => tab.scrollIntoView({ block: 'center', behavior: 'instant' })")
    before = ada.page.locator("#tab-rules").bounding_box()
    fingers = ada.context.new_cdp_session(ada.page)
    spot = {"x": before["x"] + before["width"] / 2, "y": before["y"] + before["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    hold(False)
    ada.until(state["key"])
    ada.page.wait_for_timeout(700)  # longer than the page keeps still after a touch
    assert ada.page.locator("#tab-rules").bounding_box() == before
    assert not ada.page.evaluate(IN_SIGHT)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_selector("#tab-rules[aria-selected=true]")
    ada.page.wait_for_function(IN_SIGHT)


def test_nobody_is_torn_from_what_they_write(visit):
    ada, hold, state = kept_waiting(visit)
    ada.page.locator("#tab-chat").tap()
    ada.page.locator(".chat input").tap()
    ada.page.keyboard.type("Well")
    there = ada.page.evaluate("scrollY")
    hold(False)
    ada.until(state["key"])
    ada.page.wait_for_timeout(700)
    assert ada.page.evaluate("scrollY") == there
    ada.page.keyboard.type(" met!")
    assert ada.page.locator(".chat input").input_value() == "Well met!"


def test_a_double_click_decides_once(visit):
    """When the second click comes, another button may already lie where the first one was."""
    ada = visit()
    ada.page.clock.install()
    ada.table("kingisdead", "me", "random")
    state = ada.until("")
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 1)  # from here on, as quick as can be
    button = ada.page.locator('[data-move="pass"]')
    button.click()
    state = ada.until(state["key"])
    button.click()
    ada.page.wait_for_timeout(300)
    assert ada.look()["key"] == state["key"]
    ada.page.clock.fast_forward(1000)
    button.click()
    assert ada.until(state["key"])["ply"] > state["ply"]


def test_the_tools_of_the_dock_keep_their_corner(visit):
    """Undo is where it was, whether or not there are buttons for what can be decided."""
    ada = visit(size="phone")
    ada.table("tajmahal", "me", "random", "random")
    luck, corners, buttons = random.Random(3), set(), set()
    ada.until("")
    for turn in range(100):  # deals differ: until both have been seen
        if turn >= 12 and len(buttons) == 2:
            break
        state = ada.look()
        if state["things"]:
            ada.page.evaluate("scrollTo(0, 0)")
            buttons.add(ada.page.locator(".choice").count() > 0)
            box = ada.page.locator(".tools").bounding_box()
            corners.add((round(box["x"] + box["width"]), round(box["y"] + box["height"])))
            ada.touch(luck.randrange(1000))
            ada.settled(state["key"])
        else:
            ada.page.wait_for_timeout(20)
    assert buttons == {True, False}
    assert len(corners) == 1


@pytest.mark.parametrize("game", SHIPPED)
def test_the_board_keeps_its_place(visit, game):
    """Buttons, prompts and hands come and go; the board stays as it is."""
    ada = visit()
    ada.table(game, "me", "random", "random")
    luck, places = random.Random(5), set()
    ada.until("")
    for _ in range(12):
        state = ada.look()
        if state["things"]:
            places.add(ada.page.evaluate(PLACE))
            ada.touch(luck.randrange(1000))
            places.add(ada.page.evaluate(PLACE))
            ada.settled(state["key"])
    assert len(places) == 1


def two_cards(ada: Visitor) -> list[dict[str, Any]]:
    """A new table at which a card can be played with another one; the moves that do so."""
    for _ in range(50):  # deals differ: until there is a choice
        table = ada.table("tajmahal", "me", "random", "random")
        ada.until("")
        moves = ada.ask("GET", f"/tables/{table}/position?seat=0")["moves"]
        if pairs := [move for move in moves if move["verb"] == "play" and len(move["addresses"]) == 2]:
            return pairs
    raise AssertionError("fifty deals without a white card to add")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "de-DE"])
def test_the_board_keeps_its_place_however_long_the_words_are(visit, locale):
    """What is asked, a button and what else can be chosen stand side by side."""
    ada = visit(locale=locale)
    card = two_cards(ada)[0]["addresses"][0]
    before = ada.page.evaluate(PLACE)
    ada.touch(card)
    ada.sees(".choice")
    assert ada.page.evaluate(PLACE) == before


WIDE = """() => [...document.querySelectorAll(".scene text[data-room]")].filter((text) =>
  text.getBoundingClientRect().width && text.getComputedTextLength() > 1.01 * Number(text.dataset.room)
).map((text) => text.textContent)"""


@pytest.mark.parametrize("game", ["kingisdead", "tajmahal", "tara", "tirnanog"])
def test_no_word_leaves_its_room(visit, game):
    """Whatever letters this machine has."""
    ada = visit(locale="it-IT")
    ada.table(game, "me", "random", "random")
    ada.until("")
    assert ada.page.locator(".scene text[data-room]").count() > 0
    assert ada.page.evaluate(WIDE) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_and_what_goes_with_it_are_led_step_by_step(visit, size):
    """Touching the card lights what can go with it, and a button plays it alone; it is one decision."""
    ada = visit(size=size)
    pairs, state = two_cards(ada), ada.until("")
    card, addition = pairs[0]["addresses"]
    ada.touch(card)
    ada.sees(".choice", "Play")
    assert ada.page.locator(".choice").count() == 1
    assert {lit.get_attribute("data-at") for lit in ada.page.locator(".scene [data-lit]").all()} == {
        address for move in pairs for address in move["addresses"] if move["addresses"][0] == card and address != card
    }
    assert ada.look()["ply"] == state["ply"]
    half = ada.look()["key"]
    ada.touch(addition)
    assert ada.until(half)["ply"] > state["ply"]
    assert ada.page.get_by_text(f"{pairs[0]['text'].replace('Play', 'Ada plays')}.").count() >= (size == "desktop")
