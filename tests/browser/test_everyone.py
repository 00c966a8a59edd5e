"""Nobody is kept out: keyboards, screen readers, small connections, and no other site is needed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT
from tests.browser.visitor import PATIENCE
from tests.shipped import SHIPPED

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()
FIRST_PAGE = 150_000  # bytes as they travel


# It reads the title and the numbers of a drawn card as one word, which no name can contain.
BLIND_TO_DRAWINGS = {"label-content-name-mismatch": {"enabled": False}}


def violations(page, rules: dict | None = None) -> list[str]:
    """What an accessibility checker calls serious or worse."""
    page.evaluate(f"{AXE}; undefined")
    options = {"resultTypes": ["violations"], "rules": rules or {}}
    found = page.evaluate("(options) => axe.run(document, options)", options)["violations"]
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:150]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def tab_to(page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} can't be reached by keyboard")


def test_keyboard_alone_from_lobby_to_victory(visit):
    """Tab and Enter to a new table; then Enter, and arrows, until somebody has won."""
    ada = visit()
    page, keys = ada.page, ada.page.keyboard
    ada.introduced()
    page.goto(ada.address)
    ada.sees(".games .main")
    tab_to(page, 'a[href="/new/kingisdead"]')
    keys.press("Enter")
    ada.sees("form .go .main")
    tab_to(page, ".line:nth-of-type(2) select")
    keys.press("ArrowUp")  # from the usual bot to the one that thinks least
    tab_to(page, "form .go .main")
    keys.press("Enter")
    state = ada.until("")
    presses = 0
    while state["status"] == "running":
        tab_to(page, ".choice, .scene [data-lit]")
        if presses % 3 == 1:
            keys.press("ArrowRight")
        keys.press("Enter")
        state = ada.until(state["key"])
        presses += 1
        assert presses < 400, "the game does not end"
    ada.sees(".share.won")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_hindrance(visit, scheme):
    ada = visit(color_scheme=scheme)
    ada.introduced()
    found = []
    for path in ("/", "/new/tajmahal", "/rules/tara"):
        ada.page.goto(ada.address + path)
        ada.sees("h1")
        ada.page.wait_for_load_state("networkidle")
        found += violations(ada.page)
    assert found == []
    for game, seats in (("kingisdead", 2), ("tara", 2), ("tajmahal", 3), ("tirnanog", 2), ("holdfast", 2)):
        ada.table(game, "me", *["random"] * (seats - 1))
        ada.until("")  # a button, or something on the board
        for tab in ("log", "chat", "rules", "words"):
            ada.page.locator(f"#tab-{tab}").click()
        found += violations(ada.page, BLIND_TO_DRAWINGS)
    assert found == []


def test_the_first_page_is_small(visit):
    ada = visit()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    ada.page.goto(ada.address)
    ada.sees(".games img")
    ada.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < FIRST_PAGE
    assert len(sizes) < 25


def test_scenes_and_boards_travel_small(visit):
    ada = visit()
    for game, seats in (("kingisdead", 4), ("tara", 4), ("tajmahal", 5), ("tirnanog", 4), ("holdfast", 4)):
        table = ada.table(game, "me", *["random"] * (seats - 1))
        ada.sees(".scene [data-at]")
        scene = ada.ask("GET", f"/tables/{table}/position?seat=0&pictures=1")["scene"]
        assert len(scene["pieces"].encode()) < 40_000


def test_a_board_can_be_zoomed_and_dragged(visit):
    ada = visit()
    ada.table("kingisdead", "me", "random")
    ada.until("")
    ada.page.get_by_role("button", name="Zoom in").click()
    moved = ada.page.locator(".scene").evaluate("element => element.style.transform")
    assert "scale(1.5)" in moved
    ada.page.mouse.move(500, 400)
    ada.page.mouse.down()
    ada.page.mouse.move(430, 350, steps=4)
    ada.page.mouse.up()
    assert ada.page.locator(".scene").evaluate("element => element.style.transform") != moved
    assert ada.page.locator(".reason").count() == 0, "a drag is no touch"
    ada.page.get_by_role("button", name="Show everything").click()
    expect(ada.page.locator(".scene")).to_have_attribute("style", "", timeout=PATIENCE)


def test_two_fingers_zoom(visit):
    ada = visit(size="phone")
    ada.table("tajmahal", "me", "random", "random")
    ada.until("")
    touch = ada.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", None)):
        points = [] if apart is None else [{"x": 180 - apart, "y": 250, "id": 0}, {"x": 180 + apart, "y": 250, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    ada.page.wait_for_function("document.querySelector('.scene').style.transform.includes('scale(')")
    ada.page.get_by_role("button", name="Show everything").tap()
    expect(ada.page.locator(".scene")).to_have_attribute("style", "", timeout=PATIENCE)


def test_colours_are_remembered(visit):
    ada = visit()
    ada.page.goto(ada.address)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("dark").check()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_nothing_inline_and_nothing_from_elsewhere():
    built = Path(ROOT / "src/regnum/server/static")
    page = (built / "index.html").read_text()
    assert "<style" not in page and "style=" not in page and "<script>" not in page
    for file in built.rglob("*.css"):
        assert "http" not in file.read_text(), file.name


def test_every_page_has_been_photographed():
    """For the README, and to be looked at: python -m tests.browser.pictures."""
    readme = (ROOT / "README.md").read_text()
    for name in ("lobby", *SHIPPED):
        for size in ("desktop", "phone"):
            for theme in ("light", "dark"):
                assert (ROOT / f"docs/pictures/{name}-{size}-{theme}.webp").stat().st_size > 5_000
    assert all((ROOT / path).exists() for path in re.findall(r"docs/pictures/[\w.-]+", readme))
