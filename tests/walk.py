"""The walk of docs/add-a-game.md, whose code blocks are the files of tests/fifth: python -m tests.walk writes them."""

import re
from pathlib import Path

from tests import FIFTH

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r'^(```\w+ title="([^"]+)"\n)(.*?)^```$', re.MULTILINE | re.DOTALL)


def page() -> str:
    """The page with the files as they are."""

    def filled(block: re.Match[str]) -> str:
        return f"{block[1]}{(Path(FIFTH) / block[2]).read_text('utf-8')}```"

    return BLOCK.sub(filled, PAGE.read_text("utf-8"))


def blocks() -> dict[str, str]:
    """What the page tells to write, by file."""
    return {name: text for _, name, text in BLOCK.findall(PAGE.read_text("utf-8"))}


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
