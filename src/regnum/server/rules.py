"""The rules as played, by chapters and rule ids."""

import re
from collections.abc import Iterator
from functools import lru_cache

from markdown_it import MarkdownIt

from regnum.core.components import load_components
from regnum.core.homes import homes
from regnum.server import wire

RULE_ID = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)?)")
markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def source(game: str, lang: str) -> str:
    """In English, where nobody has translated them."""
    home = homes()[game]
    file = home.rules(lang, game)
    return (file if file.is_file() else home.rules("en", game)).read_text("utf-8")


@lru_cache
def rules_of(game: str, lang: str) -> wire.Rules:
    sections: list[wire.Section] = [
        {"title": title, "rules": list(rules(text))} for title, text in chapters(game, lang)
    ]
    return {"title": sections[0]["title"], "sections": sections}


def rules(text: str) -> Iterator[wire.Rule]:
    for rule, block in blocks(text):
        # Links lead to other pages of the docs, which aren't here.
        yield {"id": rule, "html": re.sub(r"</?a\b[^>]*>", "", markdown.render(block))}


def blocks(text: str) -> Iterator[tuple[str | None, str]]:
    """Paragraphs without an id, and rules: items of a list that begin with their id in bold. All in Markdown."""
    for block in re.split(r"\n(?=- )|\n\s*\n", text.strip("\n")):
        if block.strip():
            item = block.removeprefix("- ") if block.startswith("- ") else block
            found = RULE_ID.match(item)
            yield (found[1], re.sub(r"^  ", "", item, flags=re.MULTILINE)) if found else (None, block)


def chapters(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Titles and texts; the first is the game's."""
    head, *others = re.split(r"^## ", source(game, lang), flags=re.MULTILINE)
    for chapter in (head.removeprefix("# "), *others):
        title, _, text = chapter.partition("\n")
        yield title.strip(), text


def reconstructed(game: str) -> bool:
    """Are some components ours, because the originals are not publicly known?"""
    return "reconstruct" in str(load_components(game)).lower()
