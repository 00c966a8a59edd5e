"""How long a player waits: python -m benchmarks.browser. Two browsers at one table, on this machine."""

import random
import statistics
import tempfile
import time
from pathlib import Path

from tests.browser import house
from tests.browser.test_together import seat_two
from tests.browser.visitor import Visitor

WATCH = """() => {
  window.seen = {};
  const table = document.querySelector(".table");
  new MutationObserver(() => (seen[table.dataset.ply] ??= Date.now())).observe(table, { attributes: true });
  addEventListener("click", () => (window.clicked = Date.now()), true);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, house.server(Path(folder)) as address, house.browser() as browser:
        print(f"first page: {first_page(Visitor(browser, address, 'Eve', 'desktop')) / 1000:.0f} kB")
        players = [Visitor(browser, address, name, "desktop") for name in ("Ada", "Bob")]
        seat_two(*players)
        for player in players:
            player.page.wait_for_selector(".scene [data-at]")
            player.page.evaluate(WATCH)
        tell("from a touch to the other's screen", moves(players), "ms")
        tell("a table opens", opened(players[0]), "ms")


def first_page(visitor: Visitor) -> int:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.page.goto(visitor.address)
    visitor.page.wait_for_load_state("networkidle")
    return sum(sizes)


def moves(players: list[Visitor]) -> list[float]:
    luck, found = random.Random(1), []
    while len(found) < 60:
        states = [player.look() for player in players]
        if states[0]["status"] != "running":
            break
        for me, other, state in zip(players, players[::-1], states, strict=True):
            if state["things"]:
                me.touch(luck.randrange(1000))
                me.settled(state["key"])
                time.sleep(0.2)
                ply = state["ply"] + 1
                there = other.page.evaluate("(ply) => seen[ply]", str(ply))
                if there and me.look()["ply"] == ply:
                    found.append(there - me.page.evaluate("clicked"))
    return found


def opened(player: Visitor) -> list[float]:
    found = []
    for _ in range(10):
        start = time.monotonic()
        player.page.reload()
        player.page.wait_for_selector(".scene [data-at]")
        found.append(1000 * (time.monotonic() - start))
    return found


def tell(what: str, times: list[float], unit: str) -> None:
    print(f"{what}: median {statistics.median(times):.0f} {unit}, most {max(times):.0f} {unit} ({len(times)} times)")


if __name__ == "__main__":
    main()
