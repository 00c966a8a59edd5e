"""What goes over the wire, for validation and for the OpenAPI description. docs/protocol.md explains it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["en", "it", "de"]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Ident = Annotated[str, Field(min_length=1, max_length=64, pattern="^[^\\x00]+$")]  # databases keep no NUL


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewMe(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)]
    lang: Lang | None = None


class ChangedMe(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    lang: Lang | None = None


class Recover(Body):
    secret: Annotated[str, Field(min_length=1, max_length=200)]


class NewTable(Body):
    game: Annotated[str, Field(min_length=1, max_length=32)]
    players: Annotated[int, Field(ge=1, le=8)]
    options: dict[str, str | bool] = Field(default_factory=dict, max_length=20)
    seats: Annotated[list[Annotated[str, Field(min_length=1, max_length=16)]], Field(min_length=1, max_length=8)]
    join: Literal["open", "link"] = "link"
    watch: Literal["all", "link", "nobody"] = "link"
    pace: Literal["live", "days"] = "live"
    hints: bool = False


class Sit(Body):
    seat: SeatNumber | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None


class Takeover(Body):
    seat: SeatNumber
    level: Annotated[str, Field(min_length=1, max_length=16)]


class Chat(Body):
    text: Annotated[str, Field(min_length=1, max_length=500)]
    id: Ident | None = None


class NewMove(Body):
    number: Ply
    move: Annotated[str, Field(min_length=1, max_length=200)]
    id: Ident
    seat: SeatNumber | None = None


class Undo(Body):
    number: Ply
    id: Ident
    seat: SeatNumber | None = None


class Why(Body):
    seat: SeatNumber | None = None
    at: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    move: Annotated[str, Field(min_length=1, max_length=200)] | None = None


# answers


class ToldError(BaseModel):
    error: str
    message: str
    rule: str | None = None


class ToldStale(ToldError):
    position: dict[str, Any] | None = None


class Me(BaseModel):
    id: str
    name: str
    lang: Lang | None


class MeWithSecret(Me):
    secret: str


class Link(BaseModel):
    link: str


class Choice(BaseModel):
    id: str
    label: str


class ToldOption(BaseModel):
    name: str
    label: str
    default: str
    players: list[int]
    choices: list[Choice]


class ToldGame(BaseModel):
    id: str
    title: str
    blurb: str
    players: list[int]
    teams: dict[int, list[list[int]]]
    options: list[ToldOption]
    reconstructed: bool


class Level(BaseModel):
    id: str
    label: str
    seconds: float


class Rule(BaseModel):
    id: str | None
    html: str


class Section(BaseModel):
    title: str
    rules: list[Rule]


class Rules(BaseModel):
    title: str
    sections: list[Section]


class ToldSeat(BaseModel):
    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    level: str | None
    label: str | None  # the level, in words
    yours: bool
    online: bool
    left: bool
    away: bool


class ToldTable(BaseModel):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    version: int
    components: str
    status: Literal["waiting", "running", "over", "ended"]
    join: str
    watch: str
    pace: str
    hints: bool
    created: str
    commitment: str
    seed: str | None
    salt: str | None
    invite: str | None
    number: int
    ply: int
    actor: int
    your_turn: bool
    seats: list[ToldSeat]
    result: list[float] | None
    rematch: str | None


class Line(BaseModel):
    ply: int
    text: str
    at: list[str]


class Move(BaseModel):
    notation: str
    verb: str
    arguments: dict[str, str]
    addresses: list[str]
    text: str


class Drawing(BaseModel):
    width: float
    height: float
    title: str
    style: str
    board: str
    pieces: str


class Result(BaseModel):
    shares: list[float]
    text: str


class Position(BaseModel):
    table: str
    ply: int
    plies: int
    seat: int | None
    actor: int
    status: str
    prompt: str
    view: dict[str, Any]
    description: str | None = None
    scene: Drawing | None = None
    moves: list[Move]
    undo: bool
    rule: str | None
    result: Result | None


class Moved(BaseModel):
    number: int
    ply: int


class Reason(BaseModel):
    rule: str | None
    message: str


class Opinion(Move):
    visits: int
    share: float


class Hint(BaseModel):
    best: list[Opinion]
    line: list[str]


class PlyShares(BaseModel):
    ply: int
    shares: list[float]


class Shares(BaseModel):
    done: bool
    plies: list[PlyShares]
