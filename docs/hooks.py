"""What `make docs` makes from the package itself: positions for the gallery, and the schemas of the protocol."""

import json
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import regnum
from regnum.core.homes import homes

SEED = 2015
SHOWN = {"early": 0.15, "middle": 0.5, "late": 0.9}  # parts of a game


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for place, make in made().items():
        files.append(File.generated(config, place, content=make()))
    return files


def made() -> dict[str, Callable[[], str]]:
    """What pages may refer to though no file of docs/ holds it."""
    drawings = {
        f"gallery/{name}-{when}.svg": partial(drawing, name, share)
        for name, home in homes().items()
        if home.is_ours
        for when, share in SHOWN.items()
    }
    return {**drawings, "reference/openapi.json": openapi}


def drawing(name: str, share: float) -> str:
    """A position of a random game at the largest table, as a spectator sees it."""
    whole = played(name)
    return regnum.replay(whole.record(), int(share * whole.ply)).scene(None).svg()


@cache
def played(name: str) -> regnum.Match:
    """Random games of Tara take thousands of decisions: it is not played to its end."""
    match, luck = regnum.match(name, players=regnum.game(name).players[-1], seed=SEED), Random(SEED)
    while not match.over and match.ply < 300:
        match.play(luck.choice(match.legal))
    return match


def openapi() -> str:
    from regnum.server.app import create_app
    from regnum.server.settings import Settings, database_url

    with TemporaryDirectory() as folder:
        app = create_app(Settings(database=database_url(f"sqlite:///{folder}/regnum.db")))
        return json.dumps(app.openapi(), indent=1)
