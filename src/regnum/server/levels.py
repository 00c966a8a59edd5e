"""The bots that can be asked to a table."""

from regnum.bots import LEVELS, make_bot
from regnum.core.errors import WrongSetup
from regnum.core.text import Texts

MOST_SECONDS = 5.0


def levels() -> dict[str, float]:
    """Their names, weakest first, with the seconds that they think."""
    return dict(LEVELS)


def seconds_of(level: str) -> float:
    """How long a bot thinks about a move, at most."""
    return LEVELS.get(level) or float(level.partition(":")[2] or 1)


def check_level(text: str) -> str:
    """A bot's name, if there is such a bot and it doesn't think for too long."""
    make_bot(text)
    name, _, seconds = text.partition(":")
    if seconds and float(seconds) > MOST_SECONDS:
        raise WrongSetup("bot-unknown", bot=text, known=f"{name}:{MOST_SECONDS:g}")
    return text


def level_name(level: str, lang: str) -> str:
    """In words, where it has some."""
    texts, name = Texts(lang, "server"), level.partition(":")[0]
    return texts(f"level-{name}") if f"level-{name}" in texts else level
