"""Search for a finished game of every way to win, and keep it: `python -m tests.rules.kingisdead.find_records`.

Needed again when the rules' version rises or the components change.
"""

import hashlib
import json
import random
from pathlib import Path

import regnum
from regnum.core.match import Match
from regnum.games.kingisdead.state import TURN
from tests.rules.kingisdead.verdict import ranking, told, verdict

FOLDER = Path(__file__).parents[2] / "records" / "kingisdead"
GAMES = 400  # at every table and keenness
KEEN = (1.0, 0.5, 0.2, 0.06, 0.0)  # how often players play a card where they may pass


def played(players: int, mordred: str, keen: float, seed: int) -> Match:
    """A random game."""
    rng = random.Random(f"{players} {mordred} {keen} {seed}")
    match = regnum.match("kingisdead", players, seed=seed, mordred=mordred)
    while not match.over:
        passing = match.state.phase == TURN and rng.random() >= keen
        match.play("pass" if passing else rng.choice(match.legal))
    return match


def name_of(match: Match) -> str:
    """What is special about a game: `control-3-second-faction`."""
    winners, reason = verdict(match)
    assert winners == [seat for seat, share in enumerate(match.shares or ()) if share]
    return f"{match.view()['ending']}-{match.players}-{reason}"


def ruler_by_latest_win(match: Match) -> bool:
    """KID-8.1: did two factions hold as many regions?"""
    struggles = told(match, "resolved", "holder")
    rank = ranking(struggles)
    return len(rank) > 1 and struggles.count(rank[0]) == struggles.count(rank[1])


def find() -> dict[str, Match]:
    found: dict[str, Match] = {}
    for players in (2, 3, 4):
        for mordred in ("off", "on"):
            for keen in KEEN:
                for seed in range(GAMES):
                    match = played(players, mordred, keen, seed)
                    name = name_of(match)
                    found.setdefault(name, match)
                    if match.view()["ending"] == "control" and ruler_by_latest_win(match):
                        found.setdefault(f"control-{players}-latest-win", match)
    return found


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    index = {}
    for name, match in sorted(find().items()):
        (FOLDER / f"{name}.json").write_text(json.dumps(match.record(), indent=1) + "\n", "utf-8")
        index[f"{name}.json"] = hashlib.sha256(bytes(match)).hexdigest()
    (FOLDER / "index.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
