"""Draw docs/pictures anew: python -m tests.browser.pictures. Three friends play each game as the bots advise them."""

import os
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests import FIFTH
from tests.browser import house
from tests.browser.visitor import Visitor

FOLDER = house.ROOT / "docs/pictures"
FRIENDS = ("Ada", "Maeve", "Rohan")
MOVES = {"kingisdead": 20, "tara": 60, "tajmahal": 58, "tirnanog": 30}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    os.environ["PYTHONPATH"] = os.environ["PYTHONPATH"].removesuffix(FIFTH)  # the lobby shows what is shipped
    with tempfile.TemporaryDirectory() as folder, house.server(Path(folder)) as address, house.browser() as browser:
        friends = [Visitor(browser, address, name, "desktop") for name in FRIENDS]
        for friend in friends:
            friend.introduced()
        tables = {game: played(friends, game, moves) for game, moves in MOVES.items()}
        for size in house.SIZES:
            for theme in ("light", "dark"):
                photograph(browser, friends, tables, size, theme)


def played(friends: list[Visitor], game: str, moves: int) -> str:
    """A table at which so many moves have been made, and the first friend is to decide."""
    body = {"game": game, "players": 3, "options": {}, "seats": ["me", "open", "open"], "join": "link", "watch": "all"}
    table = friends[0].ask("POST", "/tables", body | {"pace": "live", "hints": True})
    for friend in friends[1:]:
        friend.ask("POST", f"/tables/{table['id']}/seats", {"seat": None, "invite": table["invite"]})
    path = f"/tables/{table['id']}"
    while True:
        actor = friends[0].ask("GET", path)["actor"]
        position: dict[str, Any] = friends[actor].ask("GET", f"{path}/position?seat={actor}")
        if position["ply"] >= moves and actor == 0 and len(position["moves"]) > 2:
            return table["id"]
        advice = friends[actor].ask("GET", f"{path}/hint?seat={actor}")["best"]
        best = next(
            (move for move in advice if move["notation"] != "pass"), advice[0]
        )  # a picture wants something done
        move = {"number": position["ply"], "move": best["notation"], "id": str(position["ply"]), "seat": actor}
        friends[actor].ask("POST", f"{path}/moves", move)


def photograph(browser: Browser, friends: list[Visitor], tables: dict[str, str], size: str, theme: str) -> None:
    who = friends[0]
    eyes = Visitor(browser, who.address, who.name, size, color_scheme=theme, device_scale_factor=1 + (size == "phone"))
    eyes.context.add_cookies(who.context.cookies())
    eyes.page.add_init_script("localStorage.setItem('known', 'yes')")
    pages = {"lobby": "/"} | {game: f"/table/{table}" for game, table in tables.items()}
    for name, path in pages.items():
        for friend in friends[1:]:  # everybody is at the table
            friend.page.goto(eyes.address + path)
        eyes.page.goto(eyes.address + path)
        eyes.sees(".games img" if name == "lobby" else ".scene [data-lit]")
        eyes.page.wait_for_load_state("networkidle" if name == "lobby" else "load")
        eyes.page.wait_for_timeout(600)
        eyes.page.evaluate("scrollTo(0, 0)")
        keep(eyes.page.screenshot(), FOLDER / f"{name}-{size}-{theme}.webp")
    eyes.leave()
    assert eyes.wrongs == []


def keep(picture: bytes, path: Path) -> None:
    Image.open(BytesIO(picture)).convert("RGB").save(path, quality=86, method=6)
    print(path.name, path.stat().st_size // 1000, "kB")


if __name__ == "__main__":
    main()
