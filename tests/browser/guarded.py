"""Runs a command until the input is closed, so that it ends with whoever began it, however that ends.

python tests/browser/guarded.py COMMAND...
"""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

ENDING = 20  # seconds, to end by itself


@contextmanager
def guarded(command: list[str], **more: Any) -> Iterator[subprocess.Popen]:
    process = subprocess.Popen([sys.executable, __file__, *command], stdin=subprocess.PIPE, **more)
    assert process.stdin
    try:
        yield process
    finally:
        process.stdin.close()
        process.wait(2 * ENDING)


def main() -> int:
    process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)

    def end() -> None:
        sys.stdin.read()
        process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()

    threading.Thread(target=end, daemon=True).start()
    return process.wait()


if __name__ == "__main__":
    sys.exit(main())
