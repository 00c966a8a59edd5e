"""What players decide: moves that they may make, and decisions that they have made."""

from dataclasses import dataclass
from functools import lru_cache

from regnum.core.game import Game
from regnum.core.journal import Happening


@dataclass(frozen=True)
class Move:
    """A legal action as people and programs name it."""

    action: int
    notation: str
    verb: str
    arguments: dict[str, str]
    addresses: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Decision:
    """A move that was made, and all that followed from it."""

    ply: int
    seat: int
    action: int
    happenings: tuple[Happening, ...]
    before: bytes
    drew: bool  # something was drawn at random

    @property
    def final(self) -> bool:
        """Something was drawn, or somebody learnt something hidden: undo can't cross it."""
        return self.drew or any(happening.uncovers for happening in self.happenings)

    def taught(self, seat: int | None) -> bool:
        """Did this seat learn something that nobody knew before, or that only others knew?"""
        return self.drew or any(happening.teaches(seat) for happening in self.happenings)


@lru_cache(20_000)
def move_words(game: Game, number: int, locale: str) -> tuple[str, str, dict[str, str], str]:
    """Notation, verb, arguments and words of an action: the same in every state."""
    action, texts = game.space[number], game.texts(locale)
    kinds = action.verb.arguments
    arguments = dict(zip(kinds, action.notation.split()[1:], strict=True))
    names = {name: texts.name(kinds[name], ident) for name, ident in arguments.items()}
    message = f"move-{action.verb.name}"
    if f"{message}-{len(names)}" in texts:
        message = f"{message}-{len(names)}"
    return action.notation, action.verb.name, arguments, texts(message, **names)
