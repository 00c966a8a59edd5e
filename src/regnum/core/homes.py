"""Where the games are: folders of this package, and packages of others that name theirs as an entry point.

A package ships a game by `[project.entry-points."regnum.games"]` with `<id> = "<package>.game:GAME"`. Its folder has
the same shape as ours, and its own `locales/<language>/<id>.ftl` and `docs/<id>.md`, `docs/<language>/<id>.md`.
"""

from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
GROUP = "regnum.games"

# In an installed package the rules as played lie beside the code, in a checkout in docs/.
RULES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")


@dataclass(frozen=True)
class Home:
    """A game's package by its name, and its folder."""

    package: str
    folder: Path

    def words(self, locale: str, game: str) -> Path:
        ours = PACKAGE / "locales" / locale / f"{game}.ftl"
        return ours if self.is_ours else self.folder / "locales" / locale / f"{game}.ftl"

    def rules(self, locale: str, game: str) -> Path:
        """The rules as played; English, which everyone can fall back on, lies above the other languages."""
        folder = next(filter(Path.is_dir, RULES)) if self.is_ours else self.folder / "docs"
        return folder / f"{game}.md" if locale == "en" else folder / locale / f"{game}.md"

    @property
    def is_ours(self) -> bool:
        return self.folder.parent == PACKAGE / "games"


@cache
def homes() -> dict[str, Home]:
    """Maps the ids of games to their homes. No package can take the place of a game of ours."""
    found = {
        file.parent.name: Home(f"regnum.games.{file.parent.name}", file.parent)
        for file in sorted((PACKAGE / "games").glob("*/game.py"))
    }
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        package = entry.module.rpartition(".")[0]
        spec = find_spec(package) if package else None
        if spec is not None and spec.submodule_search_locations:
            found.setdefault(entry.name, Home(package, Path(next(iter(spec.submodule_search_locations)))))
    return found


@cache
def game_of(module: str) -> str | None:
    """The game that a module belongs to."""
    for game, home in homes().items():
        if module == home.package or module.startswith(f"{home.package}."):
            return game
    return None
