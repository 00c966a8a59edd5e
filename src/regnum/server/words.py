"""What people are called, and what the system says, in the reader's language."""

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.core.text import Texts
from regnum.server.bot_names import bot_name
from regnum.server.table import Entry, Table


class NamedTexts(Texts):
    """A game's words, in which seats bear the names of those who sit there."""

    def __init__(self, locale: str, game: str, names: Sequence[str]) -> None:
        super().__init__(locale, game)
        self.names = names

    def __call__(self, message: str, **arguments: Any) -> str:
        if message == "seat-name":
            return self.names[arguments["number"]]
        return super().__call__(message, **arguments)


def level_name(level: str, lang: str) -> str:
    texts = Texts(lang, "server")
    name = level.partition(":")[0]
    return texts(f"level-{name}") if f"level-{name}" in texts else level


def seat_name(table: Table, number: int) -> str | None:
    """A person's name, a bot's; None for an open seat."""
    seat = table.seats[number]
    if seat.level:
        return bot_name(table.id, table.game.id, number)
    return seat.person.name if seat.person else None


def seat_names(table: Table, lang: str) -> list[str]:
    """A name for every seat; two of one name are told apart by their seats."""
    if lang not in table.named:
        table.named[lang] = list(_seat_names(table, lang))
    return table.named[lang]


def _seat_names(table: Table, lang: str) -> Iterator[str]:
    texts = Texts(lang, "server")
    names = [seat_name(table, n) or texts("seat-name", number=n) for n in range(len(table.seats))]
    for number, name in enumerate(names):
        yield texts("twin-name", name=name, seat=number + 1) if names.count(name) > 1 else name


def full_names(table: Table, lang: str) -> list[str]:
    """For records: with the level of each bot."""
    texts = Texts(lang, "server")
    return [
        texts("bot-name", name=name, level=level_name(seat.level, lang)) if seat.level else name
        for name, seat in zip(seat_names(table, lang), table.seats, strict=True)
    ]


def chat_line(entry: Entry, lang: str) -> dict[str, Any] | None:
    """What somebody said, or what the system says of an entry; None where there is nothing to say."""
    if entry.kind == "move":
        return None
    body = entry.body
    line = {"number": entry.number, "seat": body.get("seat"), "name": None, "at": entry.at}
    if entry.kind == "chat":
        return line | {"name": body["name"], "text": body["text"]}
    texts = Texts(lang, "server")
    if entry.kind in ("sit", "leave"):
        return line | {"text": texts(f"notice-{entry.kind}", name=body["name"], seat=body["seat"])}
    if entry.kind == "takeover":
        level, bot = level_name(body["level"], lang), body.get("bot", "Bot")  # of old, the log didn't name the bot
        return line | {"text": texts("notice-takeover", name=body["name"], bot=bot, level=level)}
    if entry.kind == "undo":
        return line | {"text": texts("notice-undo", name=body["name"])}
    if entry.kind == "end":
        message = "notice-end-by" if body.get("name") else "notice-end"
        return line | {"text": texts(message, **body)}
    if entry.kind in ("begin", "rematch"):
        return line | {"text": texts(f"notice-{entry.kind}")}
    return None
