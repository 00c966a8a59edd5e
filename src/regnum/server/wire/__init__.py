"""All that goes over the wire, in both directions: the one place where a message has its shape.

What clients send is validated (`asked`, and `FromClient` of `live`). What they are told (`told`, and `FromServer`) are
typed dictionaries: checked where they are made by mypy, described by the same JSON Schema, and written as they are.
"""

from regnum.server.wire.asked import (
    ChangedMe,
    Lang,
    NewMe,
    NewMove,
    NewTable,
    Recover,
    Say,
    Sit,
    Takeover,
    Undo,
    Why,
)
from regnum.server.wire.live import (
    Ack,
    Bye,
    ChatNews,
    FromClient,
    FromServer,
    Hello,
    Look,
    Ping,
    PlayMove,
    Pong,
    PositionNews,
    Refused,
    SayIt,
    TableNews,
    TakeBack,
)
from regnum.server.wire.text import encode, encoded, text
from regnum.server.wire.told import (
    Chat,
    Choice,
    Game,
    Hint,
    Level,
    Line,
    Me,
    MeWithSecret,
    Move,
    Moved,
    Opinion,
    Option,
    PlyShares,
    Position,
    Reason,
    RecoveryLink,
    Result,
    Rule,
    Rules,
    Scene,
    Seat,
    Section,
    Shares,
    Stale,
    Status,
    Table,
    Trouble,
)

__all__ = [
    "Ack", "Bye", "ChangedMe", "Chat", "ChatNews", "Choice", "FromClient", "FromServer", "Game", "Hello", "Hint",
    "Lang", "Level", "Line", "Look", "Me", "MeWithSecret", "Move", "Moved", "NewMe", "NewMove", "NewTable", "Opinion",
    "Option", "Ping", "PlayMove", "PlyShares", "Pong", "Position", "PositionNews", "Reason", "Recover", "RecoveryLink",
    "Refused", "Result", "Rule", "Rules", "Say", "SayIt", "Scene", "Seat", "Section", "Shares", "Sit", "Stale",
    "Status", "Table", "TableNews", "TakeBack", "Takeover", "Trouble", "Undo", "Why", "encode", "encoded", "text",
]  # fmt: skip
