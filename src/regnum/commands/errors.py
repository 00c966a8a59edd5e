"""What can be wrong on the command line beyond the games themselves, in one sentence."""

from regnum.core.errors import RegnumError
from regnum.core.text import Texts


class CommandError(RegnumError):
    """A message of cli.ftl."""

    def text(self, locale: str = "en") -> str:
        return Texts(locale, "cli")(self.message, **self.arguments)
