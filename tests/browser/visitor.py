"""Somebody with a browser: finds what is lit, and touches it as a person does, with pointer, finger or keyboard."""

import math
import random
import time
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from tests.browser.house import SIZES

PATIENCE = 20_000  # milliseconds: a noisy machine is no failure
BLINK = 0.5  # seconds

# What the player sees: the state of the table, and for one of the things that can be touched a place where it shows.
EYES = """(pick) => {
  const table = document.querySelector(".table");
  if (!table) return { key: "", status: "", things: 0 };
  const drawn = (element) => element.getBoundingClientRect().width > 0;
  const lit = [...document.querySelectorAll(".scene [data-lit]")].filter(drawn);
  const seen = new Set();
  const things = [...document.querySelectorAll(".choice:not(:disabled)"), ...lit.filter((element) => {
    const at = element.getAttribute("data-at");
    return !seen.has(at) && seen.add(at);
  })];
  const key = [table.dataset.ply, table.dataset.touchedCount, things.length].join(" ");
  const state = { key, status: table.dataset.status, ply: Number(table.dataset.ply), things: things.length };
  if (pick === null || !things.length) return state;
  const thing = typeof pick === "number" ? things[pick % things.length] : document.querySelector(`[data-at="${pick}"]`);
  const name = thing.getAttribute("data-at") ?? thing.dataset.move;
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  const box = thing.getBoundingClientRect();
  const at = thing.getAttribute("data-at");
  const holds = (element) => element && (at ? element.closest("[data-at]")?.getAttribute("data-at") === at
    || element.closest("[data-lit]")?.getAttribute("data-at") === at : thing.contains(element));
  for (const [u, v] of [[0.5, 0.5], [0.5, 0.3], [0.5, 0.7], [0.3, 0.5], [0.7, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8],
                        [0.8, 0.8], [0.4, 0.1], [0.6, 0.9], [0.1, 0.5], [0.9, 0.5], [0.05, 0.05], [0.95, 0.95]]) {
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    if (holds(document.elementFromPoint(x, y))) return { ...state, name, x, y };
  }
  const cover = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { ...state, name, cover: cover?.outerHTML.slice(0, 200), box };
}"""


class Visitor:
    def __init__(self, browser: Browser, address: str, name: str, size: str, **context: Any) -> None:
        width, height = SIZES[size]
        context = {"reduced_motion": "reduce", "locale": "en-GB"} | context
        self.finger = size == "phone"
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=self.finger, is_mobile=self.finger, **context
        )
        self.context.set_default_timeout(PATIENCE)
        self.address, self.name = address, name
        self.wrongs: list[str] = []
        self.touched = (-100.0, -100.0, 0.0)
        self.forgiven: tuple[str, ...] = ()
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.wrongs.append(f"{self.name}: {error}"))
        page.on("request", self.see)
        page.on("dialog", lambda dialog: dialog.accept())
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(pardon in message.text for pardon in self.forgiven):
            self.wrongs.append(f"{self.name}'s console: {message.text} ({message.location.get('url')})")

    def see(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.wrongs.append(f"{self.name} was sent elsewhere: {request.url}")

    def leave(self) -> None:
        self.context.close()

    # by request, for what a test is not about

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.address}/api{path}", method=method, data=body, headers={"X-Regnum": "1"}, timeout=120_000
        )
        assert answer.ok, answer.text()
        return answer.json()

    def introduced(self) -> None:
        self.ask("POST", "/me", {"name": self.name})
        self.page.add_init_script("localStorage.setItem('known', 'yes')")

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """A table of one's own, opened in the browser."""
        self.introduced()
        body = {"game": game, "players": len(seats), "options": {}, "seats": seats, "join": "link", "watch": "all"}
        table = self.ask("POST", "/tables", body | {"pace": "live", "hints": True} | more)["id"]
        self.open(table)
        return table

    def open(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    # as a person

    def look(self, pick: int | str | None = None) -> dict[str, Any]:
        return self.page.evaluate(EYES, pick)

    def until(self, key: str) -> dict[str, Any]:
        """Wait until there is something to do, or the game is over."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            state = self.look()
            if state["status"] in ("over", "ended") or (state["things"] and state["key"] != key):
                return state
            time.sleep(0.01)
        raise AssertionError(f"{self.name} waits in vain: {state}")

    def settled(self, key: str) -> None:
        """Wait until a touch has had its effect."""
        end = time.monotonic() + PATIENCE / 1000
        while self.look()["key"] == key:
            assert time.monotonic() < end, f"nothing happens: {key}"
            time.sleep(0.01)

    def touch(self, pick: int | str) -> str:
        """One of the things that are lit, by number, or whatever lies at an address."""
        end = time.monotonic() + PATIENCE / 1000
        while "x" not in (seen := self.look(pick)):  # the board may still be on its way
            assert time.monotonic() < end, f"{seen.get('name')} is lit but can't be touched: {seen}"
            time.sleep(0.01)
        self.pause_before(seen["x"], seen["y"])
        if self.finger:
            self.page.touchscreen.tap(seen["x"], seen["y"])
        else:
            self.page.mouse.click(seen["x"], seen["y"])
        self.touched = (seen["x"], seen["y"], time.monotonic())
        return seen["name"]

    def pause_before(self, x: float, y: float) -> None:
        """Nobody sees something new within a blink, where they have just touched something else, and touches it."""
        *there, then = self.touched
        if math.dist(there, (x, y)) < 20:
            time.sleep(max(0.0, then + BLINK - time.monotonic()))

    def play_on(self, luck: random.Random, plies: int | None = None) -> dict[str, Any]:
        """Touch whatever is lit, until the game is over or the table has come to this ply."""
        state = self.until("")
        while state["status"] == "running" and (plies is None or state["ply"] < plies):
            self.touch(luck.randrange(1000))
            state = self.until(state["key"])
        return state

    def sees(self, selector: str, text: str | None = None) -> None:
        found = self.page.locator(selector)
        expect(found.first).to_be_visible(timeout=PATIENCE)
        if text is not None:
            expect(found.filter(has_text=text).first).to_be_visible(timeout=PATIENCE)
