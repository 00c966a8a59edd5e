"""The documents: examples that run, links that lead somewhere."""

import doctest
import inspect
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from tests.shipped import SHIPPED

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
REFERENCE = sorted((ROOT / "docs" / "reference").glob("*.md"))
NOT_OURS = {".git", "node_modules", "__pycache__", "site", "dist", "static", ".hypothesis"}


@pytest.fixture(scope="module")
def hooks() -> Any:
    """What builds the site."""
    spec = spec_from_file_location("hooks", ROOT / "docs" / "hooks.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_readmes_example_runs():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8 and result.failed == 0


@pytest.mark.parametrize("page", REFERENCE, ids=lambda path: path.stem)
def test_examples_of_the_reference_run(page):
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0 and (result.attempted or page.stem == "schemas")


def documented() -> dict[str, Any]:
    """All that the reference shows, by name."""
    found = {}
    for page in REFERENCE:
        for name, rest in re.findall(r"^::: (\S+)\n((?: .*\n)*)", page.read_text("utf-8"), re.MULTILINE):
            thing = resolve_name(name)
            members = re.search(r"members: \[(.*)\]", rest)
            if members:
                found |= {f"{name}.{one}": getattr(thing, one) for one in members[1].split(", ")}
            elif inspect.ismodule(thing):
                found |= {f"{name}.{k}": v for k, v in vars(thing).items() if getattr(v, "__module__", "") == name}
            else:
                found[name] = thing
    return found


def test_the_reference_shows_what_is_public():
    import regnum
    import regnum.bots

    shown = {id(thing) for thing in documented().values()} | {id(regnum.games)}  # as regnum.games.names
    assert not [name for name in regnum.__all__ if id(getattr(regnum, name)) not in shown]
    public = [name for name in regnum.bots.__all__ if callable(getattr(regnum.bots, name))]
    assert not [name for name in public if id(getattr(regnum.bots, name)) not in shown]


def test_what_the_reference_shows_is_documented():
    silent = []
    for name, thing in documented().items():
        parts = {name: thing}
        if inspect.isclass(thing):
            parts |= {f"{name}.{k}": v for k, v in vars(thing).items() if not k.startswith("_")}
        for one, part in parts.items():
            told = part.func if hasattr(part, "func") else part
            is_code = inspect.isclass(told) or inspect.isroutine(told) or isinstance(told, property)
            if is_code and not inspect.getdoc(told):
                silent.append(one)
    assert not silent, "\n".join(silent)


def test_the_gallery_shows_every_game(hooks):
    made = hooks.made()
    page = (ROOT / "docs" / "gallery.md").read_text("utf-8")
    assert set(re.findall(r"\((gallery/[^)]+)\)", page)) == {place for place in made if place.startswith("gallery/")}
    assert made["gallery/kingisdead-middle.svg"]().startswith("<svg")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document, hooks):
    text = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    made = {(ROOT / "docs" / place).resolve() for place in hooks.made()}
    for link in links:
        if not link.startswith(("https:", "http:")):
            path, _, anchor = link.partition("#")
            target = (document.parent / path).resolve() if path else document
            assert target.exists() or target in made, link
            assert not anchor or anchor in anchors(target), link


def anchors(document: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w]+", "-", title.lower()).strip("-") for title in titles}


def test_the_project_speaks_of_itself_alone():
    """No absolute path of anybody's machine, and no address of a package registry."""
    private = re.compile(r"(/home/|/root/|/work/|pypi\.org|pythonhosted|registry\.npmjs|registry\.yarnpkg)")
    for file in ours(ROOT):
        if file != Path(__file__) and file.suffix not in (".webp", ".png", ".npz"):
            assert not private.search(file.read_text("utf-8", errors="ignore")), file


def ours(folder: Path) -> list[Path]:
    """The files of the project, without what is installed or built in its folder."""
    kept = [entry for entry in folder.iterdir() if entry.name not in NOT_OURS and not entry.name.startswith(".venv")]
    kept = [entry for entry in kept if not entry.name.endswith("_cache")]
    return [file for entry in kept for file in (ours(entry) if entry.is_dir() else [entry])]


def test_the_service_is_the_one_that_is_told():
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert f"```ini\n{(ROOT / 'docs' / 'regnum.service').read_text('utf-8')}```" in page


def test_the_games_are_told_of_as_in_the_lobby():
    import regnum

    page = (ROOT / "docs" / "play.md").read_text("utf-8")
    for game in map(regnum.game, SHIPPED):
        row = f"]({'rules/' + game.id}.md) | {game.players[0]}–{game.players[-1]} | {game.texts('en')('game-blurb')} |"
        assert row in page, row
