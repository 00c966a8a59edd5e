"""The JSON Schema of everything on the wire, as `/api/schema.json` publishes it."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from regnum.server import wire

# By what they are part of: requests, answers, and the two directions of live play.
SENT = (
    wire.NewMe, wire.ChangedMe, wire.Recover, wire.NewTable, wire.Sit, wire.Takeover, wire.Say, wire.NewMove, wire.Undo,
    wire.Why,
)  # fmt: skip
TOLD = (
    wire.Trouble, wire.Stale, wire.Me, wire.MeWithSecret, wire.RecoveryLink, wire.Game, wire.Level, wire.Rules,
    wire.Table, wire.Position, wire.Moved, wire.Line, wire.Reason, wire.Hint, wire.Shares,
)  # fmt: skip
LIVE: dict[str, tuple[JsonSchemaMode, Any]] = {
    "FromClient": ("validation", wire.FromClient),
    "FromServer": ("serialization", wire.FromServer),
}


class Untitled(GenerateJsonSchema):
    """Without titles that repeat names."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


@cache
def schema() -> dict[str, Any]:
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        *((shape.__name__, "validation", TypeAdapter(shape)) for shape in SENT),
        *((shape.__name__, "serialization", TypeAdapter(shape)) for shape in TOLD),
        *((name, mode, TypeAdapter(union)) for name, (mode, union) in LIVE.items()),
    ]
    found, whole = TypeAdapter.json_schemas(inputs, schema_generator=Untitled)
    shapes: dict[str, Any] = dict(whole["$defs"])
    for name, (mode, _) in LIVE.items():
        shapes[name] = found[name, mode]
    for shape in shapes.values():
        shape.pop("title", None)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Regnum",
        "description": "Requests, answers and live messages; docs/protocol.md tells how they are used.",
        "$defs": shapes,
    }
