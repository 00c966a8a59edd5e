"""Running the server: uvicorn, with a farewell to the clients before it stops."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from regnum.server.app import create_app
from regnum.server.logging import set_up as set_up_logging
from regnum.server.settings import Settings


class CantServe(Exception):
    """A message of server.ftl."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # all objects of now stay, so the collector need not look through them again and again
            gc.set_threshold(5_000, 4, 200)  # collects often, so that each collection takes milliseconds
            sys.setswitchinterval(0.0005)  # the threads of the store and the bots get Python's lock soon
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(address(host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.house.stop()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, log_level: str, ready: Callable[[str], None]) -> None:
    set_up_logging(log_level)
    config: dict[str, Any] = {
        "log_config": None, "access_log": False, "proxy_headers": False,
        "server_header": False, "ws_max_size": 64 * 1024, "timeout_graceful_shutdown": 5,
    }  # fmt: skip
    with listening(host, port) as taken:
        try:
            app = create_app(settings)
        except (SQLAlchemyError, ImportError) as problem:
            raise CantServe("serve-no-database", problem=first_line(problem)) from problem
        server = Server(uvicorn.Config(app, **config), ready)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:  # uvloop's, if installed
            try:
                runner.run(app.state.house.start())
            except (SQLAlchemyError, OSError) as problem:
                runner.run(asyncio.sleep(0.2))  # the loop must still hear from SQLite's thread
                raise CantServe("serve-no-database", problem=first_line(problem)) from problem
            runner.run(server.serve([taken]))


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds what listens there; IPv6 addresses stand in brackets."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listening(host: str, port: int) -> socket.socket:
    """The port is taken first, so that it can be said in a sentence if it can't."""
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as problem:
        taken.close()
        raise CantServe("serve-no-port", port=str(port), problem=problem.strerror or str(problem)) from problem
    return taken


def first_line(problem: BaseException) -> str:
    return str(problem).partition("\n")[0]
