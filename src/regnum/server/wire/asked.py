"""What clients send, checked before anything else looks at it."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

Lang = TypeAliasType("Lang", Literal["en", "it", "de"])
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Ident = Annotated[str, Field(min_length=1, max_length=64, pattern="^[^\\x00]+$")]  # databases keep no NUL
Name = Annotated[str, Field(min_length=1, max_length=200)]
LevelName = Annotated[str, Field(min_length=1, max_length=16)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class NewMe(Body):
    """Make an identity."""

    name: Name
    lang: Lang | None = None


class ChangedMe(Body):
    """Change the name or the language; what is left out stays."""

    name: Name | None = None
    lang: Lang | None = None


class Recover(Body):
    """Use a recovery link."""

    secret: Annotated[str, Field(min_length=1, max_length=200)]
    """What follows the # in the link."""


class NewTable(Body):
    """Open a table."""

    game: Annotated[str, Field(min_length=1, max_length=32)]
    players: Annotated[int, Field(ge=1, le=8)]
    options: dict[str, str | bool] = Field(default_factory=dict, max_length=20)
    seats: Annotated[list[LevelName], Field(min_length=1, max_length=8)]
    """For each seat "me" (may stand several times: hot-seat), "open", or a bot: a level, or what make_bot knows."""
    join: Literal["open", "link"] = "link"
    watch: Literal["all", "link", "nobody"] = "link"
    pace: Literal["live", "days"] = "live"
    hints: bool = False


class Sit(Body):
    """Sit down."""

    seat: SeatNumber | None = None
    """Left out: the first that is free."""
    invite: Annotated[str, Field(max_length=64)] | None = None
    """Needed where `join` is "link"."""


class Takeover(Body):
    """Let a bot take an abandoned seat."""

    seat: SeatNumber
    level: LevelName


class Say(Body):
    """Say something to the table."""

    text: Annotated[str, Field(min_length=1, max_length=500)]
    id: Ident | None = None
    """Of your own: the same id again is answered as before, and changes nothing."""


class Undo(Body):
    """Take back your last decision."""

    number: Ply
    """The ply that you saw."""
    id: Ident
    """Of your own: the same id again is answered as before, and changes nothing."""
    seat: SeatNumber | None = None
    """Which of your seats, where you have several; left out, the one to act."""


class NewMove(Undo):
    """Make a move."""

    move: Annotated[str, Field(min_length=1, max_length=200)]
    """In notation."""


class Why(Body):
    """Why can this not be touched, or played, now? Either `at` or `move`."""

    seat: SeatNumber | None = None
    at: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    """An address of the drawing."""
    move: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    """In notation."""
