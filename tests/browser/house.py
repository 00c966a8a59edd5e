"""A server of its own for the browser's tests, and a browser."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guarded import guarded

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "src/regnum/server/static/index.html"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
STARTING = 120  # seconds, with everything to compile
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip


def chromium() -> str:
    """Debian's browser; installed where that is possible and it is missing."""
    found = shutil.which("chromium")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True, timeout=300)
        subprocess.run(
            ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"], check=True, timeout=600
        )
        found = shutil.which("chromium")
    assert found, "These tests need a browser: install the package chromium."
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield opened
        opened.close()


@contextmanager
def server(data: Path, port: int = 0) -> Iterator[str]:
    """The address of a server that keeps its games in the folder."""
    assert SHELL.exists(), "What runs in the browser is not built yet: make web"
    command = [sys.executable, "-m", "regnum.cli", "serve", "--port", str(port), "--no-open", "--no-limits"]
    log = data / "server.log"
    with (
        log.open("w") as written,
        guarded([*command, "--data", str(data)], stdout=subprocess.DEVNULL, stderr=written) as process,
    ):
        yield announced(process, log)


def announced(process: subprocess.Popen, log: Path) -> str:
    """The address that a server names when it is ready."""
    end = time.monotonic() + STARTING
    while process.poll() is None and time.monotonic() < end:
        if found := re.search(r"http://[\w.]+:\d+", log.read_text()):
            return found[0]
        time.sleep(0.05)
    raise AssertionError(log.read_text())
