"""Messages as JSON. What is JSON already is put into another message as it is, and not read and written again."""

from typing import Any

import orjson


def encode(message: Any) -> bytes:
    return orjson.dumps(message)


def text(message: Any) -> str:
    """For WebSockets, whose messages are text."""
    return orjson.dumps(message).decode()


def encoded(json: bytes) -> Any:
    """A part of a message that has been encoded before."""
    return orjson.Fragment(json)
