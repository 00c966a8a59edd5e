"""All that goes over the wire, in both directions: the one place where a message has its shape.

What clients send is validated (`asked`, and `FromClient` of `live`). What they are told (`told`, `played`, and
`FromServer` of `live`) are typed dictionaries: checked by mypy where they are made, described by the same JSON Schema,
and written as they are.
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
from regnum.server.wire.played import (
    Chat,
    Hint,
    Line,
    Move,
    Moved,
    Opinion,
    PlyShares,
    Position,
    Reason,
    Result,
    Scene,
    Shares,
    Stale,
    Trouble,
)
from regnum.server.wire.text import encode, encoded, text
from regnum.server.wire.told import (
    Choice,
    Game,
    Level,
    Me,
    MeWithSecret,
    Option,
    RecoveryLink,
    Rule,
    Rules,
    Seat,
    Section,
    Status,
    Table,
)

__all__ = [
    "Ack", "Bye", "ChangedMe", "Chat", "ChatNews", "Choice", "FromClient", "FromServer", "Game", "Hello", "Hint",
    "Lang", "Level", "Line", "Look", "Me", "MeWithSecret", "Move", "Moved", "NewMe", "NewMove", "NewTable", "Opinion",
    "Option", "Ping", "PlayMove", "PlyShares", "Pong", "Position", "PositionNews", "Reason", "Recover", "RecoveryLink",
    "Refused", "Result", "Rule", "Rules", "Say", "SayIt", "Scene", "Seat", "Section", "Shares", "Sit", "Stale",
    "Status", "Table", "TableNews", "TakeBack", "Takeover", "Trouble", "Undo", "Why", "encode", "encoded", "text",
]  # fmt: skip
