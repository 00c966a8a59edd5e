"""The shapes of the wire in TypeScript, for the browser shell and for readers of docs/protocol.md."""

import json
from collections.abc import Iterable
from typing import Any

from regnum.server.wire.schema import SENT, TOLD, schema

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// Written by `python -m regnum.server.wire` from src/regnum/server/wire: change it there.\n\n"


def whole() -> str:
    """All of them: what runs in the browser."""
    return HEAD + declared(sorted(schema()["$defs"]))


def groups() -> dict[str, str]:
    """Groups shapes by their part in the protocol; a shape stands where it is met first."""
    seen: set[str] = set()
    parts = {"Requests": [shape.__name__ for shape in SENT], "Answers": [shape.__name__ for shape in TOLD]}
    parts |= {"Live, from the client": ["FromClient"], "Live, from the server": ["FromServer"]}
    return {title: declared(_met(names, seen)) for title, names in parts.items()}


def _met(names: Iterable[str], seen: set[str]) -> list[str]:
    """These shapes and those that they are made of."""
    found = []
    for name in names:
        if name not in seen:
            seen.add(name)
            found += [name, *_met(_references(schema()["$defs"][name]), seen)]
    return found


def _references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
        return own + [name for key, each in part.items() if key != "discriminator" for name in _references(each)]
    return [name for each in part for name in _references(each)] if isinstance(part, list) else []


def declared(names: Iterable[str]) -> str:
    return "\n".join(declaration(name, schema()["$defs"][name]) for name in names)


def declaration(name: str, shape: dict[str, Any]) -> str:
    if "properties" not in shape:
        return f"{comment(shape)}export type {name} = {kind(shape)};\n"
    lines = [f"{comment(shape)}export interface {name} {{"]
    for field, facts in shape["properties"].items():
        optional = "" if field in shape.get("required", ()) else "?"
        lines.append(f"{comment(facts, '  ')}  {field}{optional}: {kind(facts)};")
    return "\n".join([*lines, "}\n"])


def comment(shape: dict[str, Any], indent: str = "") -> str:
    return f"{indent}/** {' '.join(shape['description'].split())} */\n" if "description" in shape else ""


def kind(shape: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "const" in shape:
        return json.dumps(shape["const"])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if parts := shape.get("anyOf") or shape.get("oneOf"):
        return " | ".join(dict.fromkeys(kind(part) for part in parts))
    if shape.get("type") == "array":
        items = kind(shape["items"])
        return f"({items})[]" if " | " in items else f"{items}[]"
    if shape.get("type") == "object":
        values = shape.get("additionalProperties", True)
        return f"Record<string, {'unknown' if values is True else kind(values)}>"
    return PLAIN[shape["type"]]
