"""Starts a server again and again, as soon as it is killed: loaded once, then forked, which takes milliseconds.

    python -m tests.server.spawner DATABASE PORT

Prints the process id of each server when it answers. Ends when its input is closed.
"""

import asyncio
import gc
import os
import select
import signal
import sys

import alembic.command
import alembic.config  # loaded before the fork, as all else
import uvicorn
from fastapi import FastAPI

import regnum
from regnum.server.app import create_app
from regnum.server.run import Server
from regnum.server.settings import Settings


def serve(app: FastAPI, port: int) -> None:
    config = uvicorn.Config(app, port=port, log_config=None, access_log=False)
    server = Server(config, lambda _: print(os.getpid(), flush=True))
    asyncio.run(server.serve())


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    assert alembic.command and alembic.config
    regnum.game("tara").compile()
    app = create_app(Settings(database=database, limits=False))
    gc.freeze()
    while True:
        child = os.fork()
        if child == 0:
            try:
                serve(app, port)
            finally:
                os._exit(0)
        while os.waitpid(child, os.WNOHANG) == (0, 0):
            if select.select([sys.stdin], [], [], 0.005)[0]:  # closed
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return


if __name__ == "__main__":
    main()
