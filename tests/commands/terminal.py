"""A person at a terminal: types, sees what is on the screen, presses Ctrl-C."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

PATIENCE = 120  # seconds, for a machine that compiles beside other work
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


def environment(home: Path, **more: str) -> dict[str, str]:
    """The same language everywhere, and nothing written into anybody's home; what is compiled is found again."""
    cache = os.environ.get("REGNUM_CACHE") or str(Path.home() / ".cache" / "regnum")
    places = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_STATE_HOME": str(home / "state")}
    return {**os.environ, **places, "REGNUM_CACHE": cache, "LANG": "en_GB.UTF-8", "LC_ALL": "", **more}


class Terminal:
    """`regnum ...` with a pseudo-terminal for all its streams."""

    def __init__(self, *arguments: str, home: Path, lines: int = 60, columns: int = 100, **more: str) -> None:
        self.here, there = pty.openpty()
        ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        variables = environment(home, TERM="xterm", **more)
        variables.pop("COLUMNS", None)
        variables.pop("LINES", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "regnum", *arguments], stdin=there, stdout=there, stderr=there, env=variables,
            cwd=home, start_new_session=True, preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(there)
        self.raw, self.seen = b"", ""  # all of it
        self.read = 0  # how much of it was waited for

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.here)

    def until(self, text: str) -> str:
        """What has come since the last time, up to this text."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen[self.read :]:
            assert time.monotonic() < end, f"{text!r} doesn't come:\n{self.seen[self.read :]}"
            if not self._more():
                assert text in self.seen[self.read :], f"it ended without {text!r}:\n{self.seen}"
        start, self.read = self.read, self.seen.index(text, self.read) + len(text)
        return self.seen[start : self.read]

    def _more(self) -> bool:
        if not select.select([self.here], [], [], 0.5)[0]:
            return True
        try:
            some = os.read(self.here, 65536)
        except OSError:  # everybody has gone
            return False
        self.raw += some  # may end in the middle of a character
        self.seen = CONTROL.sub("", self.raw.decode("utf-8", "ignore"))
        return bool(some)

    def type(self, text: str) -> None:
        os.write(self.here, text.encode())

    def enter(self, line: str = "") -> None:
        self.type(f"{line}\r")

    def interrupt(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Its exit status, once it has gone."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it doesn't end:\n{self.seen}"
            self._more()
        while self._more() and select.select([self.here], [], [], 0)[0]:
            pass
        return self.process.returncode
