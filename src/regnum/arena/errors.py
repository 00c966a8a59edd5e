"""What can be wrong with a tournament, in one sentence."""

from regnum.core.errors import RegnumError
from regnum.core.text import Texts


class ArenaError(RegnumError):
    def text(self, locale: str = "en") -> str:
        return Texts(locale, "arena")(self.message, **self.arguments)
