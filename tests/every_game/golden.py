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


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    counts: dict[str, dict[str, list[int]]] = {}
    for name in regnum.games():
        for players in regnum.game(name).players:
            (FOLDER / f"{name}-{players}.txt").write_text("\n".join(playthrough(name, players)) + "\n", "utf-8")
            counts.setdefault(name, {})[str(players)] = perft(name, players, 4)
    (FOLDER / "perft.json").write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
