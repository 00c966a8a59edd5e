"""Every rule id of a game's rules is cited by a test, and no test cites a rule that isn't there."""

import ast
import re
from pathlib import Path

import pytest

import regnum
from regnum.core.homes import homes

ROOT = Path(__file__).parents[1]


def documented(game: str) -> set[str]:
    text = homes()[game].rules("en", game).read_text("utf-8")
    return set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)", text))


def cited(game: str) -> set[str]:
    """The arguments of pytest.mark.rule(...) in the game's tests."""
    ids = set()
    for file in (ROOT / "tests" / "rules" / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                ids |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return ids


@pytest.mark.parametrize("game", regnum.games(), ids=str)
def test_every_rule_is_cited_by_a_test(game):
    assert documented(game), "its rules say nothing"
    assert documented(game) - cited(game) == set()


@pytest.mark.parametrize("game", regnum.games(), ids=str)
def test_no_test_cites_a_rule_that_is_not_documented(game):
    assert cited(game) - documented(game) == set()


@pytest.mark.parametrize("game", regnum.games(), ids=str)
def test_docstrings_of_rules_cite_documented_rules(game):
    """A reader with the rulebook in one hand finds each paragraph in the code, and the other way round."""
    sources = homes()[game].folder.rglob("*.py")
    named = set(re.findall(r"\b([A-Z]{2,4}-\d+\.\d+)\b", "".join(file.read_text("utf-8") for file in sources)))
    assert named - documented(game) == set()
    assert named


@pytest.mark.parametrize("game", regnum.games(), ids=str)
def test_a_search_for_a_rule_finds_its_code_or_its_test(game):
    """Ids are spelled out, for a search doesn't find TM-5.2 in "TM-5.1 to TM-5.4". Examples have no code, but tests."""
    places = (ROOT / "src" / "regnum" / "games" / game, ROOT / "tests" / "rules" / game)
    text = "".join(file.read_text("utf-8") for place in places for file in place.rglob("*.py"))
    assert re.findall(r"[A-Z]{2,4}-\d+\.\d+(?: to |–)[A-Z\d].*", text) == []
    assert documented(game) - set(re.findall(r"\b[A-Z]{2,4}-\d+\.\d+\b", text)) == set()
