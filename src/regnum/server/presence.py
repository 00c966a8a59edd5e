"""Who is there: by their open connections, and by when they were last seen."""

import time
from collections import Counter
from datetime import UTC, datetime

from regnum.server.people import Person

LIVE_PATIENCE = 180.0
DAYS_PATIENCE = 3 * 24 * 3600.0


class Presence:
    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.seen: dict[str, float] = {}
        self.since = time.monotonic()

    def online(self, person: Person) -> bool:
        return self.open[person.id] > 0

    def come(self, person: Person) -> bool:
        """True where they weren't there before."""
        self.open[person.id] += 1
        return self.open[person.id] == 1

    def go(self, person: Person) -> bool:
        """True where that was their last connection."""
        self.open[person.id] -= 1
        self.seen[person.id] = time.monotonic()
        return self.open[person.id] == 0

    def away(self, person: Person, pace: str, last_entry: str | None) -> bool:
        """Gone for minutes from a live table, or for days without any entry from one that has days."""
        if self.online(person):
            return False
        if pace == "live":
            return time.monotonic() - self.seen.get(person.id, self.since) > LIVE_PATIENCE
        if last_entry is None:
            return False
        return (datetime.now(UTC) - datetime.fromisoformat(last_entry)).total_seconds() > DAYS_PATIENCE
