"""What a host can watch, for Prometheus."""

from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
COUNTS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        more: Any = {"registry": self.registry}
        self.moves = Counter("regnum_moves", "Decisions stored", ["game", "by"], **more)
        self.move_of = cache(self.moves.labels)
        self.requests = Histogram(
            "regnum_request_seconds", "Answering a request", ["method", "route", "status"], buckets=MILLISECONDS, **more
        )
        self.refused = Counter("regnum_refused", "Requests refused by a limit", ["limit"], **more)
        self.live = Gauge("regnum_live_tables", "Tables in memory", **more)
        self.connections = Gauge("regnum_connections", "Open WebSockets", **more)
        self.slow = Counter("regnum_slow_clients", "Clients dropped because they didn't read", **more)
        self.store_seconds = Histogram(
            "regnum_store_seconds", "One transaction of the log", buckets=MILLISECONDS, **more
        )
        self.store_writes = Histogram("regnum_store_writes", "Writes in one transaction", buckets=COUNTS, **more)
        self.thoughts = Histogram("regnum_bot_seconds", "A bot's thought", ["level"], buckets=MILLISECONDS, **more)
        self.bot_failures = Counter("regnum_bot_failures", "Bots that failed or hung", ["level"], **more)
