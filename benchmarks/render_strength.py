"""Writes the figures of docs/lab/strength.md, and its pictures, from the files of ladders."""

from pathlib import Path
from typing import Any

import regnum
from regnum.arena.plot import draw
from regnum.arena.results import read
from regnum.arena.summary import summarise
from regnum.bots.levels import NAMES

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

# Shares of the wins that are asked for, between two sides and alone against more; other steps must just be clear.
GOALS = {("greedy", "random"): (0.95, 0.90), ("hard", "greedy"): (0.75, 0.75)}

Ladder = tuple[dict[str, Any], dict[int, dict[str, Any]]]  # header and games


def render(folders: list[Path], docs: Path = DOCS) -> None:
    """Ladders of the same game in several folders: other steps become one ladder, another pace stands below."""
    ladders = [read(path)[:2] for folder in folders for path in sorted(folder.glob("*.jsonl"))]
    parts = [overview(ladders)]
    for game in regnum.games():
        played = [(header, games) for header, games in ladders if header["game"] == game and games]
        if played:
            paces = dict.fromkeys(header["pace"] for header, _ in played)
            together = [joined([ladder for ladder in played if ladder[0]["pace"] == pace]) for pace in paces]
            parts.append(chapter(game, together, docs))
    page = docs / "lab" / "strength.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}", "utf-8")


def joined(ladders: list[Ladder]) -> Ladder:
    """Ladders of different steps as one; deals of different ones are different deals."""
    headers = [header for header, _ in ladders]
    pairs = [pair for header in headers for pair in header["schedule"].removeprefix("ladder ").split(",")]
    pairs.sort(key=lambda pair: [NAMES.index(bot) for bot in pair.split("-")])
    lines = [
        line | {"deal": (place, line["deal"])} for place, (_, games) in enumerate(ladders) for line in games.values()
    ]
    header = headers[0] | {
        "bots": [bot for bot in NAMES if any(bot in header["bots"] for header in headers)],
        "players": sorted({count for header in headers for count in header["players"]}),
        "schedule": "ladder " + ",".join(dict.fromkeys(pairs)),
    }
    return header, dict(enumerate(lines))


def overview(ladders: list[Ladder]) -> str:
    """What was played, how, and by which versions."""
    commands: dict[str, list[Ladder]] = {}
    for header, games in ladders:
        commands.setdefault(header.get("command", header["schedule"]), []).append((header, games))
    lines = []
    for command, played in commands.items():
        header = played[0][0]
        versions = ", ".join(f"{name} {version}" for name, version in header["versions"].items())
        number = sum(len(games) for _, games in played)
        lines.append(f"- `{command}`: {number:,} games, {header['processors']} processors, {versions}")
    return "\n".join(lines)


def chapter(game: str, ladders: list[Ladder], docs: Path) -> str:
    title = regnum.game(game).texts("en")("game-title")
    tables = {id(header): of_ladder(header, games) for header, games in ladders}
    header, _ = max(ladders, key=lambda ladder: len(ladder[1]))
    picture = docs / "pictures" / f"strength-{game}.png"
    picture.parent.mkdir(exist_ok=True)
    draw(tables[id(header)], picture, "en")
    parts = [f"## {title}", f"![Ratings of the bots, and wins by seat](../pictures/{picture.name})"]
    parts.append(steps([(header, summary) for header, _ in ladders for summary in tables[id(header)]]))
    parts.append(ratings(tables[id(header)]))
    return "\n\n".join(parts)


def of_ladder(header: dict[str, Any], games: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    summaries = [summarise(header, games.values(), players) for players in header["players"]]
    return [summary for summary in summaries if summary["games"]]


def steps(summaries: list[tuple[dict[str, Any], dict[str, Any]]]) -> str:
    rows = [
        "| players | one against others | pace | games | wins | 95 % | as equals | asked | met |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for header, summary in summaries:
        played = {(row["one"], row["others"]): row for row in summary["one_against_others"]}
        for pair in header["schedule"].removeprefix("ladder ").split(","):
            strong, weak = pair.split("-")
            if (strong, weak) in played:
                rows.append(step(played[strong, weak], header["pace"], summary["players"]))
    return "\n".join(rows)


def step(row: dict[str, Any], pace: float, players: int) -> str:
    share, fair = row["share"], row["fair"]
    goal = GOALS.get((row["one"], row["others"]))
    least = None if goal is None else goal[0] if fair == 0.5 else goal[1]
    asked = "more than as equals" if least is None else f"≥ {least:.0%}"
    met = share["low"] > fair and (least is None or share["value"] >= least)
    return (
        f"| {players} | {row['one']} against {row['others']} | {pace:g} | {row['games']} | {share['value']:.1%} "
        f"| {share['low']:.1%} – {share['high']:.1%} | {fair:.0%} | {asked} | {'yes' if met else '**not yet**'} |"
    )


def ratings(summaries: list[dict[str, Any]]) -> str:
    """A column for each number of players."""
    best_first = [row["bot"] for row in summaries[0]["bots"]]
    rest = [row["bot"] for summary in summaries for row in summary["bots"]]
    head = " | ".join(f"rating, {summary['players']} players | per decision" for summary in summaries)
    rows = [f"| bot | {head} |", "| --- |" + " --- | --- |" * len(summaries)]
    for bot in dict.fromkeys(best_first + rest):
        cells = []
        for summary in summaries:
            found = next((row for row in summary["bots"] if row["bot"] == bot), None)
            if found is None:
                cells += ["", ""]
                continue
            rating = found["rating"]
            cells.append(f"{rating['value']:.0f} ({rating['low']:.0f}–{rating['high']:.0f})")
            cells.append(f"{1000 * found['seconds_per_decision']:,.1f} ms")
        rows.append(f"| {bot} | {' | '.join(cells)} |")
    plies = ", ".join(f"{s['plies']['mean']:.0f} with {s['players']} players" for s in summaries)
    return "\n".join(rows) + f"\n\nDecisions a game, on average: {plies}."
