"""Every test meets a fifth game, found as others' games are: a package with an entry point, in tests/fifth.

It is put on the path here, before anything asks which games there are; and for all other processes that tests begin.
"""

import os
import sys
from pathlib import Path

FIFTH = str(Path(__file__).parent / "fifth")

if FIFTH not in sys.path:
    sys.path.append(FIFTH)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), FIFTH)))
