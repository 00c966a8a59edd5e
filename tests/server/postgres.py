"""A PostgreSQL of the tests' own: found, or installed from Debian's packages, and started on a free port."""

import glob
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def program(name: str) -> str | None:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


def install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "timeout": 300}
        subprocess.run(["apt-get", "update", "-q"], **quiet, check=False)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-qy", "postgresql"], env=environment, **quiet, check=False)


def unprivileged() -> dict[str, Any]:
    """PostgreSQL won't run as root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def postgres() -> Iterator[str | None]:
    """The URL of an empty database, or None where there can be none."""
    if program("initdb") is None:
        install()
    initdb, server = program("initdb"), program("postgres")
    if initdb is None or server is None:
        yield None
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data = Path(folder) / "data"
        more: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **unprivileged()}
        command = [initdb, "-D", str(data), "-U", "regnum", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(command, check=True, cwd=folder, **more)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [server, "-D", str(data), "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", folder]
        running = subprocess.Popen(command, cwd=folder, **more)
        try:
            await_answer(port)
            yield f"postgresql+asyncpg://regnum@127.0.0.1:{port}/postgres"
        finally:
            running.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            running.wait(20)


def await_answer(port: int) -> None:
    """It listens a moment before it answers: its own program asks."""
    asking = [program("pg_isready") or "pg_isready", "--quiet", "--host", "127.0.0.1", "--port", str(port)]
    end = time.monotonic() + 30
    while subprocess.run(asking, check=False).returncode != 0:
        if time.monotonic() > end:
            raise TimeoutError("PostgreSQL did not start")
        time.sleep(0.05)
