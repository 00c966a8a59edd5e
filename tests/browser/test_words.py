"""The shell says nothing that is not in its three Fluent files, and they hold nothing that it doesn't say."""

import re

import pytest

from regnum.core.text import LANGUAGES
from tests.browser.house import ROOT
from tests.every_game.test_words import messages

SOURCES = "\n".join(
    path.read_text() for path in sorted((ROOT / "web/src").rglob("*")) if path.suffix in (".svelte", ".ts")
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language):
    assert messages(language, "web") == messages("en", "web")


def test_what_is_said_is_there_and_what_is_there_is_said():
    whole = set(re.findall(r"""\bt\(\s*["`]([a-z-]+)["`]""", SOURCES)) | set(
        re.findall(r't\([^()]*\? "([a-z-]+)"', SOURCES)
    )
    begun = set(re.findall(r"\bt\(`([a-z-]+-)\$\{", SOURCES))
    known = messages("en", "web").keys()
    assert whole - known == set()
    assert {name for name in known - whole if not name.startswith(tuple(begun))} == set()


def test_no_words_stand_in_the_templates():
    """Text between tags must come from t(...); the name of the project is the same in every language."""
    templates = [re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", path.read_text(), flags=re.S)
                 for path in sorted((ROOT / "web/src").rglob("*.svelte"))]  # fmt: skip
    said = [text for template in templates for text in re.findall(r">\s*([A-Za-z][A-Za-z ,.']{2,})\s*<", template)]
    assert set(said) <= {"Regnum"}
