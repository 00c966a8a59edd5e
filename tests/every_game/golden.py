"""Golden playthroughs: games told ply by ply, what was asked, offered, seen and told. `make golden` writes them."""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import regnum

FOLDER = Path(__file__).parents[1] / "golden"
LONGEST = 120


def playthrough(name: str, players: int) -> Iterator[str]:
    """A random game, or its first part; every line is something that must not change unnoticed."""
    game = regnum.game(name)
    match = regnum.match(name, players, seed=20_000 + players)
    rng = random.Random(f"golden {name} {players}")
    yield f"{name} version {game.version}, {players} players, seed {match.seed}, components {game.components}"
    yield "setup " + json.dumps(match.view(), sort_keys=True)
    while not match.over and match.ply < LONGEST:
        texts = game.texts("en")
        action = rng.choice(match.legal)
        yield f"{match.ply:>4} seat {match.actor}: {texts.name('phase', game.phases[match.state.phase].name)}"
        yield f"     {len(match.legal)} legal {short(str(match.legal))}, views {views(match)}"
        yield f"     > {game.space[action].notation}"
        match.play(action)
        for happening in match.decisions[-1].happenings:
            for seat in (None, *range(players)):
                if happening.to in (-1 if seat is None else seat, -1) and (seat is None or happening.to == seat):
                    for line in match.told([happening], seat, "en"):
                        yield f"       {'' if seat is None else f'(seat {seat} only) '}{line}"
    yield f"state {hashlib.sha256(bytes(match)).hexdigest()}"
    yield f"shares {match.shares}"


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def views(match: regnum.Match) -> str:
    """What a spectator and each seat see, as short hashes."""
    seats = (None, *range(match.players))
    return " ".join(short(json.dumps(match.view(seat), sort_keys=True)) for seat in seats)


def perft(name: str, players: int, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... decisions a fixed set-up allows."""
    level = [regnum.match(name, players, seed=30_000 + players)]
    counts = []
    for _ in range(depth):
        following = []
        for match in level:
            for action in match.legal:
                twin = match.copy()
                twin.play(action)
                following.append(twin)
        counts.append(len(following))
        level = following
        if len(level) > 4000:
            break
    return counts


def version_of(told: list[str]) -> str:
    """The rules and components that a playthrough was made with: its first line."""
    return told[0]


def moves_of(told: list[str]) -> list[str]:
    return [line for line in told if line.startswith("     > ")]


def state_of(told: list[str]) -> str:
    """Where it leads: its last lines, the state's hash and the shares."""
    return "\n".join(told[-2:])


def unraised(then: list[str], now: list[str]) -> str | None:
    """What is wrong where the rules lead elsewhere under the same version; None where nothing is.

    Other moves are chosen at random where other moves are legal: that, too, is another course of the same game.
    """
    if version_of(then) != version_of(now) or (moves_of(then), state_of(then)) == (moves_of(now), state_of(now)):
        return None
    what = "the same moves lead to another state" if moves_of(then) == moves_of(now) else "other moves are legal"
    return f"{version_of(then)}: {what}, so stored games would change. Raise the version in the game's game.py."


def write(folder: Path = FOLDER) -> None:
    """All playthroughs anew, or none of them: the rules must not change under a version that games are kept by."""
    folder.mkdir(exist_ok=True)
    counts: dict[str, dict[str, list[int]]] = {}
    texts: dict[Path, list[str]] = {}
    for name in regnum.games():
        for players in regnum.game(name).players:
            file = folder / f"{name}-{players}.txt"
            texts[file] = list(playthrough(name, players))
            if file.exists() and (problem := unraised(file.read_text("utf-8").splitlines(), texts[file])):
                raise SystemExit(f"Nothing is written. {problem}")
            counts.setdefault(name, {})[str(players)] = perft(name, players, 4)
    for file, told in texts.items():
        file.write_text("\n".join(told) + "\n", "utf-8")
    (folder / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
