"""Around every request: whose address it is, how large it may be, which headers an answer bears, how long it took."""

import ipaddress
import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server import wire
from regnum.server.errors import Refusal
from regnum.server.logging import log
from regnum.server.metrics import Metrics

LARGEST_BODY = 64 * 1024
SAFE = {"GET", "HEAD", "OPTIONS"}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, metrics: Metrics, trusted: tuple[str, ...] = ()) -> None:
        self.app = app
        self.metrics = metrics
        self.trusted = [ipaddress.ip_network(text, strict=False) for text in trusted]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self.place(scope, headers)
        if scope["type"] == "websocket":
            # past what wraps them, for the many messages of live play
            scope["regnum.send"], scope["regnum.receive"] = send, receive
            await self.app(scope, receive, send)
            return
        start, status = time.monotonic(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.dress(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            if refusal := self.refusal(scope, headers):
                await refuse(answer, refusal)
            else:
                await self.app(scope, limited(receive), answer)
        finally:
            self.note(scope, status, time.monotonic() - start)

    def place(self, scope: Scope, headers: Headers) -> None:
        """The client's address and scheme; what a proxy says counts only if it is one that the host trusts."""
        address = scope["client"][0] if scope.get("client") else None
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        scope["regnum.direct"] = "x-forwarded-for" not in headers
        if self.trusts(address):
            scheme = headers.get("x-forwarded-proto", scheme)
            for hop in reversed([hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]):
                address = hop
                if not self.trusts(hop):
                    break
        scope["regnum.address"], scope["regnum.scheme"] = address, scheme

    def trusts(self, address: str | None) -> bool:
        try:
            return any(ipaddress.ip_address(address or "") in network for network in self.trusted)
        except ValueError:
            return False

    def refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if scope["method"] not in SAFE and scope["path"].startswith("/api") and headers.get("x-regnum") != "1":
            return Refusal(403, "other-site")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return Refusal(413, "too-large")
        return None

    def dress(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")
        if scope["regnum.scheme"] == "https":
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Names the route and not the path, for ids of tables are secrets."""
        route: Any = scope.get("route")
        path = getattr(route, "path", "other")
        self.metrics.requests.labels(scope["method"], path, status).observe(seconds)
        level = logging.ERROR if status >= 500 else logging.DEBUG
        log("request", level, method=scope["method"], route=path, status=status, ms=round(1000 * seconds, 1))


def limited(receive: Receive) -> Receive:
    """A body without a length is cut off, too."""
    size = 0

    async def counting() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise HTTPException(413)
        return message

    return counting


async def refuse(send: Send, refusal: Refusal) -> None:
    body = wire.encode(refusal.trouble("en"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
