"""How often somebody may do something: token buckets per identity and per address."""

import math
import time
from collections import OrderedDict

from regnum.server.errors import Refusal
from regnum.server.metrics import Metrics

# tokens at most, tokens per second; for one identity, and (×4: families share one) for one address
BUCKETS = {
    "request": (120, 30.0),
    "message": (120, 30.0),  # all messages over a WebSocket, whatever their kind
    "move": (60, 15.0),
    "chat": (10, 0.5),
    "table": (20, 20 / 3600),
    "identity": (10, 20 / 3600),
    "recover": (10, 10 / 3600),
    "think": (10, 0.2),
    "connect": (30, 1.0),
}
PER_ADDRESS = 4
REMEMBERED = 50_000


class Limits:
    def __init__(self, on: bool, metrics: Metrics) -> None:
        self.on = on
        self.metrics = metrics
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, limit: str, address: str | None, identity: str | None = None) -> None:
        """Use one token; a 429 that says how long to wait where there is none."""
        if not self.on:
            return
        if identity:
            self._take(limit, f"id {identity}", 1)
        if address:
            self._take(limit, f"at {address}", PER_ADDRESS)

    def _take(self, limit: str, who: str, times: int) -> None:
        most, rate = BUCKETS[limit][0] * times, BUCKETS[limit][1] * times
        now = time.monotonic()
        tokens, then = self.buckets.pop((limit, who), (float(most), now))
        tokens = min(most, tokens + (now - then) * rate)
        self.buckets[limit, who] = (max(0.0, tokens - 1), now) if tokens >= 1 else (tokens, now)
        while len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if tokens < 1:
            self.metrics.refused.labels(limit).inc()
            seconds = math.ceil((1 - tokens) / rate)
            refusal = Refusal(429, "too-often", seconds=seconds)
            refusal.headers["Retry-After"] = str(seconds)
            raise refusal
