"""What the tests begin ends with them, also when they are killed."""

import os
import subprocess
import sys
import time
from pathlib import Path

BEGUN = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
BEGIN = f"""
import sys, time
from tests.browser.guarded import guarded
with guarded([sys.executable, "-c", {BEGUN!r}]):
    time.sleep(60)
"""


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_server_ends_with_a_test_that_is_killed():
    test = subprocess.Popen(
        [sys.executable, "-c", BEGIN], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[1]
    )
    assert test.stdout
    server = int(test.stdout.readline())
    assert runs(server)
    test.kill()
    test.wait()
    test.stdout.close()
    end = time.monotonic() + 20
    while runs(server) and time.monotonic() < end:
        time.sleep(0.02)
    assert not runs(server)
