"""What `regnum arena` prints."""

from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regnum.core.text import Texts

BAR = 30


def show(summary: dict[str, Any], lang: str, out: Console) -> None:
    texts, game = Texts(lang, "arena"), Texts(lang, summary["game"])
    out.print()
    facts = {name: summary[name] for name in ("players", "games", "deals")}
    out.print(Text(texts("arena-title", game=game("game-title"), **facts), style="bold"))
    if summary["pace"] != 1:
        out.print(Text(texts("arena-pace", pace=f"{summary['pace']:g}"), style="dim"))
    parts: list[tuple[str, Table]] = [("", standings(summary, texts))]
    if len(summary["bots"]) > 2:
        parts.append((texts("arena-pairs"), pairs(summary)))
    if any(row["fair"] < 0.5 for row in summary["one_against_others"]):  # otherwise it would repeat the pairs
        parts.append((texts("arena-one"), one_against_others(summary, texts)))
    parts.append((texts("arena-seats"), seats(summary, texts)))
    lengths = {name: f"{summary['plies'][name]:.0f}" for name in ("mean", "least", "most")}
    for title, table in parts:
        body = Group(Text(title, style="italic"), table) if title else table
        out.print(Padding(body, (1, 0, 0, 0)))
    out.print()
    out.print(Text(f"{texts('arena-lengths')}: {texts('arena-lengths-row', **lengths)}"))


def grid(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=any(columns))
    for place, name in enumerate(columns):
        table.add_column(Text(name), justify="left" if place == 0 else "right", no_wrap=True)
    return table


def percent(share: dict[str, float]) -> Text:
    return Text.assemble(f"{share['value']:.0%}", (f" {100 * share['low']:3.0f} –{100 * share['high']:4.0f}", "dim"))


def standings(summary: dict[str, Any], texts: Texts) -> Table:
    words = ("arena-bot", "arena-rating", "arena-step", "arena-win-share", "arena-per-decision")
    table = grid(*(texts(word) for word in words))
    for row in summary["bots"]:
        rating, step = row["rating"], row["step"]
        # A step proves nothing if it is not clear of its interval
        style = "green" if step and step["low"] > 0 else "yellow"
        table.add_row(
            Text(row["bot"], style="bold"),
            Text.assemble(f"{rating['value']:.0f}", (f"  {rating['low']:4.0f} – {rating['high']:4.0f}", "dim"))
            if rating
            else "",
            Text.assemble((f"{step['value']:+.0f}", style), (f"  {step['low']:+4.0f} – {step['high']:+4.0f}", "dim"))
            if step
            else "",
            percent(row["win_share"]),
            seconds(row["seconds_per_decision"]),
        )
    return table


def seconds(time: float) -> str:
    return f"{time:.2f} s" if time >= 0.1 else f"{1000 * time:.1f} ms"


def pairs(summary: dict[str, Any]) -> Table:
    names = [row["bot"] for row in summary["bots"]]
    scores = {(row["bot"], row["against"]): row["score"] for row in summary["pairs"]}
    table = grid("", *names)
    for name in names:
        cells = []
        for other in names:
            score = scores.get((name, other))
            cells.append(percent(score) if score else Text("·", style="dim"))
        table.add_row(Text(name, style="bold"), *cells)
    return table


def one_against_others(summary: dict[str, Any], texts: Texts) -> Table:
    table = grid("", "", "", "")
    for row in summary["one_against_others"]:
        table.add_row(
            texts("arena-one-row", one=row["one"], others=row["others"]),
            percent(row["share"]),
            Text(texts("arena-fair", share=f"{row['fair']:.0%}"), style="dim"),
            Text(texts("arena-one-games", games=row["games"]), style="dim"),
        )
    return table


def seats(summary: dict[str, Any], texts: Texts) -> Table:
    table = grid("", "", "")
    table.columns[2].justify = "left"
    for seat, share in enumerate(summary["seats"]):
        bar = "█" * round(share["value"] * BAR)
        name = texts.seat(seat)
        table.add_row(name, percent(share), bar)
    return table
