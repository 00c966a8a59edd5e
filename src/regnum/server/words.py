"""What the system says, in the reader's language, and a game's words with the names of those who play."""

from collections.abc import Sequence

from regnum.core.text import Texts
from regnum.server import wire
from regnum.server.levels import level_name
from regnum.server.log import Entry


def chat_line(entry: Entry, lang: str) -> wire.Chat | None:
    """What somebody said, or what the system says of an entry; None where there is nothing to say."""
    body, name = entry.body, None
    if entry.kind == "chat":
        name, text = body["name"], body["text"]
    elif entry.kind == "move":
        return None
    else:
        text = notice(entry, Texts(lang, "server"))
    return {"number": entry.number, "seat": body.get("seat"), "name": name, "text": text, "at": entry.at}


def result_words(names: Sequence[str], shares: Sequence[float], lang: str) -> str:
    """Who wins, or who share the win."""
    winners = [name for name, share in zip(names, shares, strict=True) if share > 0]
    return Texts(lang, "server")("result", count=len(winners), names=", ".join(winners))


def notice(entry: Entry, texts: Texts) -> str:
    body = entry.body
    if entry.kind in ("sit", "leave"):
        return texts(f"notice-{entry.kind}", name=body["name"], seat=body["seat"])
    if entry.kind == "takeover":
        level, bot = level_name(body["level"], texts.locale), body.get("bot", "Bot")  # older entries don't name the bot
        return texts("notice-takeover", name=body["name"], bot=bot, level=level)
    if entry.kind == "rules":
        return texts("notice-rules", version=body["version"])
    if entry.kind == "undo":
        return texts("notice-undo", name=body["name"])
    if entry.kind == "end" and body.get("name"):
        return texts("notice-end-by", name=body["name"])
    return texts(f"notice-{entry.kind}")
