"""The rules as played, looked up in the terminal by rule id or by words."""

import re
from dataclasses import dataclass
from functools import lru_cache

from regnum.commands.errors import CommandError
from regnum.server.rules import blocks, chapters

NUMBER = re.compile(r"\d+(?:\.\d+)?$")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Passage:
    """A rule, or a paragraph without an id, in Markdown."""

    rule: str | None
    chapter: str
    text: str


@lru_cache
def passages(game: str, lang: str) -> tuple[Passage, ...]:
    """All rules of a game, in order. Links lead to other pages of the docs, which aren't here."""
    return tuple(
        Passage(rule, title, LINK.sub(r"\1", text))
        for title, body in chapters(game, lang)
        for rule, text in blocks(body)
    )


def rule_ids(game: str, lang: str) -> list[str]:
    return [passage.rule for passage in passages(game, lang) if passage.rule]


def look_up(game: str, lang: str, query: str) -> list[Passage]:
    """The rule of this id (`TM-9.5`, `9.5`), a whole chapter (`TM-9`, `9`), or all rules with these words."""
    known = passages(game, lang)
    wanted = query.strip().casefold()
    if NUMBER.match(wanted):
        wanted = f"{rule_ids(game, lang)[0].partition('-')[0]}-{wanted}".casefold()
    ids = {passage: (passage.rule or "").casefold() for passage in known}
    found = [passage for passage in known if ids[passage] == wanted or ids[passage].startswith(f"{wanted}.")]
    if not found:
        words = wanted.split()
        found = [passage for passage in known if all(word in passage.text.casefold() for word in words)]
    if not found:
        raise CommandError("rules-none", query=query.strip())
    return found


def contents(game: str, lang: str) -> list[str]:
    """The chapters."""
    return list(dict.fromkeys(passage.chapter for passage in passages(game, lang)))
