"""Networks in their files: the numbers, and for what they were learnt. Those learnt for something else are not used.

Where rules rise to a version by which a network still does well, that is said knowingly, with what was measured:
`python benchmarks/foretell.py GAME --checked`.
"""

import json
import warnings
import zipfile
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from regnum.bots.network import NOTHING_LEARNT, Network, input_layout, network_from
from regnum.core.game import Game
from regnum.core.homes import homes
from regnum.core.text import Texts


class Learnt(NamedTuple):
    """The numbers of a network, what they were learnt for, and what was measured by later versions of the rules."""

    numbers: np.ndarray
    learnt_for: dict[str, Any]
    checked: dict[str, str]  # by version


def fingerprint(game: Game, players: int) -> dict[str, Any]:
    """What a network depends on: the table, its rules and components, and what each input means."""
    return {
        "game": game.id,
        "players": players,
        "version": game.version,
        "components": game.components,
        "inputs": [[name, length] for name, length in input_layout(game)],
    }


def save(file: Path, learnt: Learnt) -> None:
    told = json.dumps({**learnt.learnt_for, "checked": learnt.checked})
    np.savez(file, numbers=learnt.numbers, learnt_for=np.array(told))


def load(file: Traversable) -> Learnt | None:
    """None where a file doesn't say what it was learnt for."""
    try:
        with file.open("rb") as opened, np.load(opened) as found:
            told = json.loads(str(found["learnt_for"]))
            return Learnt(found["numbers"], told, told.pop("checked"))
    except (zipfile.BadZipFile, EOFError, LookupError, ValueError, TypeError, AttributeError):
        return None


def difference(learnt: Learnt | None, game: Game, players: int) -> str | None:
    """What a network was learnt for and the table is not, by a name; None where it fits."""
    if learnt is None:
        return "unnamed"
    then, now = learnt.learnt_for, fingerprint(game, players)
    if str(now["version"]) in learnt.checked:
        then = {**then, "version": now["version"]}
    return next(
        (name for name in ("game", "players", "components", "inputs", "version") if then.get(name) != now[name]), None
    )


def file_of(game: Game, players: int) -> Traversable:
    return files(homes()[game.id].package) / "networks" / f"{players}.npz"


@cache
def network_of(game: Game, players: int) -> Network:
    """What was learnt for a table; where there is nothing that fits it, the evaluation stands by itself."""
    file = file_of(game, players)
    if not file.is_file():
        return NOTHING_LEARNT
    learnt = load(file)
    if (reason := difference(learnt, game, players)) is not None:
        then = learnt.learnt_for.get("version", 0) if learnt else 0
        sentence = Texts("en")(
            "network-refused", game=game.id, players=players, reason=reason, version=then, ours=game.version
        )
        warnings.warn(sentence, RuntimeWarning, stacklevel=2)
        return NOTHING_LEARNT
    assert learnt is not None
    return network_from(learnt.numbers)


def check_again(game: Game, players: int, measured: str, file: Path) -> None:
    """Say that a network fits today's version of the rules, too. Other inputs or components it can't fit."""
    learnt = load(file)
    reason = difference(learnt, game, players)
    if learnt is None or reason not in ("version", None):
        raise SystemExit(f"{file.name}: learnt for something else ({reason}): learn it anew.")
    save(file, learnt._replace(checked={**learnt.checked, str(game.version): measured}))
