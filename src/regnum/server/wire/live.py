"""The messages of a table's WebSocket. Each has a `type`."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from regnum.server.wire.asked import Lang, NewMove, Say, SeatNumber, Undo
from regnum.server.wire.played import Chat, Line, Position, Stale
from regnum.server.wire.told import Table, documented


class PlayMove(NewMove):
    """Make a move; answered by `Ack` or `Refused`."""

    type: Literal["move"]


class TakeBack(Undo):
    """Take back your last decision; answered by `Ack` or `Refused`."""

    type: Literal["undo"]


class SayIt(Say):
    """Say something to the table; answered by `Ack` or `Refused`."""

    type: Literal["chat"]


class Look(BaseModel):
    """Other eyes, another language, with or without pictures; what is left out stays. Answered by `Hello`."""

    type: Literal["look"]
    seat: SeatNumber | None = None
    lang: Lang | None = None
    pictures: bool | None = None


class Ping(BaseModel):
    """At least every 30 seconds; answered by `Pong`."""

    type: Literal["ping"]


FromClient = Annotated[PlayMove | TakeBack | SayIt | Look | Ping, Field(discriminator="type")]


@documented
class Hello(TypedDict):
    """How the table stands: at the start, and as the answer to `Look`."""

    type: Literal["hello"]
    number: int
    """Of the last entry of the log."""
    after: int
    """What came after this entry is told here; 0: everything."""
    table: Table
    keep: int
    """Lines of plies above this are void, and `lines` follow those that are kept."""
    lines: list[Line]
    chat: list[Chat]
    """Follows what was said up to entry `after`."""
    position: Position | None
    """Null while the table waits for players."""


@documented
class PositionNews(TypedDict):
    """An entry: a move, an undo, or the beginning."""

    type: Literal["position"]
    number: int
    id: str | None
    """Of the message that caused it."""
    keep: int
    """Lines of plies above this are void: they were taken back, or come again. `lines` follow those that are kept."""
    lines: list[Line]
    notice: Chat | None
    position: Position


@documented
class TableNews(TypedDict):
    """An entry: somebody sat down, left, a rematch…"""

    type: Literal["table"]
    number: int | None
    """Null for what is not in the log: who is online, the seed at the end."""
    table: Table
    notice: Chat | None


class ChatNews(TypedDict):
    """An entry: somebody said something."""

    type: Literal["chat"]
    number: int
    line: Chat


@documented
class Ack(TypedDict):
    """What you sent is stored."""

    type: Literal["ack"]
    id: str | None
    number: int
    """The one of your message; 0 for chat, as the ply."""
    ply: int


@documented
class Refused(Stale):
    """What you sent is refused and has changed nothing."""

    type: Literal["refused"]
    id: str | None


@documented
class Pong(TypedDict):
    """The answer to `Ping`."""

    type: Literal["pong"]
    number: int
    """Of the last entry: who has not seen it has a gap."""


class Bye(TypedDict):
    """The last message; then the server closes."""

    type: Literal["bye"]
    reason: Literal["stopping", "slow", "idle", "gone"]


FromServer = Annotated[
    Hello | PositionNews | TableNews | ChatNews | Ack | Refused | Pong | Bye, Field(discriminator="type")
]
