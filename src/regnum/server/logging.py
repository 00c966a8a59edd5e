"""Logging for the host: one JSON object a line. No names, secrets, links, seeds or moves are ever written."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

logger = logging.getLogger("regnum.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts |= getattr(record, "facts", {})
        if record.exc_info:
            facts["traceback"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def log(event: str, severity: int = logging.INFO, **facts: Any) -> None:
    logger.log(severity, event, extra={"facts": facts})


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("regnum.server", "uvicorn.error", "alembic"):
        found = logging.getLogger(name)
        found.handlers, found.propagate = [handler], False
        found.setLevel((level if name == "regnum.server" else "warning").upper())
