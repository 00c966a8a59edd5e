"""What clients are told of people, games and tables. Words are in the language that was asked for."""

from typing import Literal, TypeVar

from pydantic import ConfigDict, with_config
from typing_extensions import TypeAliasType, TypedDict

from regnum.server.wire.asked import Lang

Shape = TypeVar("Shape", bound=type)
Status = TypeAliasType("Status", Literal["waiting", "running", "over", "ended"])


def documented(shape: Shape) -> Shape:
    """The sentences below fields belong to the schema."""
    return with_config(ConfigDict(use_attribute_docstrings=True))(shape)


class Me(TypedDict):
    """Who you are."""

    id: str
    name: str
    lang: Lang | None


@documented
class MeWithSecret(Me):
    """Who you are, and this device's secret, for programs."""

    secret: str
    """Told this once; sent as `Authorization: Bearer …`, or by browsers in a cookie."""


class RecoveryLink(TypedDict):
    """A link that carries your identity to another device."""

    link: str


class Choice(TypedDict):
    """One of the values of an option."""

    id: str
    label: str


@documented
class Option(TypedDict):
    """A choice that is made when a table is opened."""

    name: str
    label: str
    default: str
    players: list[int]
    """The player counts that it makes a difference for."""
    choices: list[Choice]


@documented
class Game(TypedDict):
    """A game of the house."""

    id: str
    title: str
    blurb: str
    players: list[int]
    teams: dict[int, list[list[int]]]
    """The seats that win together, by the number of players."""
    options: list[Option]
    reconstructed: bool
    """Some components are ours, because the originals are not publicly known."""


class Level(TypedDict):
    """A bot's strength, and the seconds that it thinks about a move."""

    id: str
    label: str
    seconds: float


class Rule(TypedDict):
    """A rule, or a paragraph between rules, which has no id."""

    id: str | None
    html: str


class Section(TypedDict):
    """A chapter of the rules."""

    title: str
    rules: list[Rule]


class Rules(TypedDict):
    """The rules as played."""

    title: str
    sections: list[Section]


@documented
class Seat(TypedDict):
    """A seat, and who sits there."""

    seat: int
    name: str | None
    """As its person or bot is called; null where nobody sits."""
    called: str
    """What to show: the name, told apart from others of that name; as prompts, logs and drawings have it."""
    kind: Literal["person", "bot", "open"]
    level: str | None
    label: str | None
    """The level, in words."""
    yours: bool
    online: bool
    left: bool
    away: bool
    """Others may let a bot take this seat, or end the game: its player has left, or was not seen for long."""


@documented
class Table(TypedDict):
    """A table: its set-up, who sits there, how it stands."""

    id: str
    """Random, 144 bits, as the invitation is."""
    game: str
    title: str
    players: int
    options: dict[str, str]
    version: int
    components: str
    status: Status
    join: Literal["open", "link"]
    watch: Literal["all", "link", "nobody"]
    pace: Literal["live", "days"]
    hints: bool
    created: str
    commitment: str
    """The SHA-256 of `<seed>:<salt>`."""
    seed: str | None
    """Digits; null until the game has ended, as the salt."""
    salt: str | None
    invite: str | None
    """For those who sit there."""
    number: int
    """Of the last entry of the table's log."""
    ply: int
    actor: int
    """The seat that is waited for, or -1."""
    your_turn: bool
    seats: list[Seat]
    result: list[float] | None
    """Each seat's share of the win."""
    rematch: str | None
    """The table where they play again."""
    kept: str | None
    """Where the rules have changed so much since that the game has no position any more: sentences that say so."""
