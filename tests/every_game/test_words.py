"""Everything that people read is there in every language, and says so without errors."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.core.homes import homes
from regnum.core.prompts import prompt
from regnum.core.text import LANGUAGES, LOCALES, Texts
from tests.every_game.play import sampled

PARTS = ("core", *regnum.games())


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def words_file(language: str, part: str) -> Path:
    return homes()[part].words(language, part) if part in homes() else LOCALES / language / f"{part}.ftl"


def messages(language: str, part: str) -> dict[str, set[str]]:
    resource = FluentParser().parse(words_file(language, part).read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{part}.ftl: {entry.id.name} stands there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("part", PARTS)
def test_all_languages_have_the_same_messages_with_the_same_variables(part):
    english = messages("en", part)
    for language in LANGUAGES[1:]:
        other = messages(language, part)
        assert other.keys() == english.keys()
        assert {name for name in english if other[name] != english[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(game, language):
    texts = Texts(language, game.id)
    for kind, idents in game.kinds.items():
        for ident in idents:
            if ident:
                assert texts.name(kind, ident)
    assert texts.name("phase", "over")
    for phase in game.phases:
        assert texts.name("phase", phase.name)
    for option in game.options:
        for choice in option.choices:
            assert texts(f"option-{option.name}") and texts(f"option-{option.name}-{choice}")
    assert texts("game-title") and texts("game-blurb")


def test_what_is_asked_is_said_to_the_player_and_told_of_them_to_the_others(game):
    asked = {f"phase-{phase.name.replace('_', '-')}" for phase in game.phases}
    found = {name for name in messages("en", game.id) if name.startswith("phase-")}
    assert found == {"phase-over", *asked, *(f"{message}-other" for message in asked)}
    for language in LANGUAGES:
        texts = Texts(language, game.id)
        for phase in game.phases:
            own, others = (prompt(texts, phase.name, 1, seat) for seat in (1, 0))
            assert others == prompt(texts, phase.name, 1, None) != own
            assert texts.seat(1) in others and "$" not in others
        assert prompt(texts, "over", -1, 0) == texts("phase-over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_tales_and_positions_are_told(game, language):
    """Formatting raises an error where a variable is missing."""
    for players in game.players:
        for match in sampled((game.id, players, {}), games=1, share=0.1):
            match.moves(language)
            assert list(match.tale(0, language)) or not match.ply
            assert match.describe(0, language)


def test_every_word_of_a_game_is_used(game):
    """Messages nobody asks for are dead weight for three translators."""
    sources = "".join(file.read_text("utf-8") for file in homes()[game.id].folder.rglob("*.py"))
    sources += "".join(file.read_text("utf-8") for file in (LOCALES.parent / "core").glob("*.py"))
    built = re.compile(r"^(move|when|event|phase|option|ending|game|" + "|".join(game.kinds) + ")-")
    unused = [name for name in messages("en", game.id) if not built.match(name) and f'"{name}' not in sources]
    # names put together from parts, like f"power-{kind}", must at least share their first part with a source
    unused = [name for name in unused if f'"{name.split("-")[0]}-' not in sources]
    assert unused == []
