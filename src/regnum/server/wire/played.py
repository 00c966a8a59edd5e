"""What clients are told of a game that is played."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from regnum.server.wire.told import Status, documented


@documented
class Line(TypedDict):
    """A line of the game's log."""

    ply: int
    """The one that the move led to; 0: the set-up."""
    text: str
    at: list[str]
    """The addresses of the move, as far as the reader's drawing has them."""


@documented
class Move(TypedDict):
    """A legal move."""

    notation: str
    verb: str
    arguments: dict[str, str]
    addresses: list[str]
    """What is touched on the drawing to make it, in any order."""
    text: str


@documented
class Scene(TypedDict):
    """A drawing in two layers."""

    width: float
    height: float
    title: str
    style: str
    board: str
    """The id of the layer that doesn't change: `GET /api/boards/{id}`."""
    pieces: str
    """The layer that does, as SVG."""


class Result(TypedDict):
    """How a game ended."""

    shares: list[float]
    text: str


@documented
class Position(TypedDict):
    """How a game stands, for one pair of eyes."""

    table: str
    ply: int
    plies: int
    """The latest ply."""
    seat: int | None
    """Whose eyes; null for a spectator's."""
    actor: int
    status: Status
    prompt: str
    view: dict[str, Any]
    """What these eyes may see, as facts; its fields are the game's own."""
    moves: list[Move]
    """For the seat to act, at the latest ply."""
    undo: bool
    rule: str | None
    """The id of the rule that asks for this decision."""
    result: Result | None
    description: NotRequired[str]
    """The position in words; with pictures."""
    scene: NotRequired[Scene]
    """With pictures."""


@documented
class Moved(TypedDict):
    """A move, or an undo, is stored."""

    number: int
    """The one of the request."""
    ply: int


class Reason(TypedDict):
    """Why something is not possible."""

    rule: str | None
    message: str


class Opinion(Move):
    """What a search thinks of a move."""

    visits: int
    share: float


@documented
class Hint(TypedDict):
    """What a bot that knows what you know thinks of."""

    best: list[Opinion]
    line: list[str]
    """How it would go on, in notation."""


class PlyShares(TypedDict):
    """The chances of each seat at a ply."""

    ply: int
    shares: list[float]


class Shares(TypedDict):
    """The course of a finished game, as far as it is computed."""

    done: bool
    plies: list[PlyShares]


@documented
class Chat(TypedDict):
    """What somebody said, or what the system says of an entry of the log."""

    number: int
    seat: int | None
    name: str | None
    """Null for the system."""
    text: str
    at: str
    """An ISO time."""


@documented
class Trouble(TypedDict):
    """What was asked for is refused."""

    error: str
    """An id, for programs."""
    message: str
    """A sentence, for people."""
    rule: str | None
    """The rule of the game that forbids it."""


@documented
class Stale(Trouble):
    """Another decision came first."""

    position: NotRequired[Position | None]
    """The position as it is now."""
