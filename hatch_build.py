"""What a build does beyond pyproject.toml: it packs no server without its page, and fits the README to an index.

Whoever publishes Regnum names the address of the repository in REGNUM_HOME, such as https://example.org/regnum: the
README's pictures and links then lead there, and the package's own links, too. Without it there are no pictures.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/regnum/server/static/index.html"
PICTURES = re.compile(r"(On a phone[^\n]*\n+)?<p>\n(<picture>.*\n)+</p>\n+")
SOURCE = re.compile(r'(src|srcset)="(?!https:)([^"]+)"')
LINK = re.compile(r"\[([^]]+)\]\((?!https:)([^)]+)\)")


class PageHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable installation serves the folder as it is; wheel and sdist must have the page."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit("The page for the browser is not built yet: run `make web`, then build again.")


class HomeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("REGNUM_HOME", "").rstrip("/")
        text = described((Path(self.root) / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if home:
            metadata["urls"] = {
                "Homepage": home,
                "Issues": f"{home}/issues",
                "Changelog": f"{home}/blob/main/CHANGELOG.md",
            }


def described(readme: str, home: str) -> str:
    """The README for a package index, where nothing can be told by a path of this folder."""
    if not home:
        return LINK.sub(r"\1", PICTURES.sub("", readme))
    linked = LINK.sub(rf"[\1]({home}/blob/main/\2)", readme)
    return SOURCE.sub(rf'\1="{home}/raw/main/\2"', linked)
