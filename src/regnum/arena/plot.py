"""The picture of a tournament: ratings with their intervals, and what each seat won."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

from regnum.arena.errors import ArenaError
from regnum.arena.ratings import MEAN
from regnum.core.text import Texts

INK, SOFT, COLOURS = "#2b2622", "#8b8178", ("#8c2f39", "#1f6f78", "#b8860b", "#4a4e8f", "#5b7f3b")
ROW = 0.42  # inches


def draw(summaries: Sequence[dict[str, Any]], path: Path, lang: str) -> None:
    """One row of two pictures for each number of players. The file's name says its format."""
    texts = Texts(lang, "arena")
    rows = [max(3, len(summary["bots"]), summary["players"]) * ROW + 1.1 for summary in summaries]
    figure = Figure(figsize=(9.5, sum(rows)), layout=ConstrainedLayoutEngine(h_pad=0.12), facecolor="white")
    panels = figure.subplots(len(summaries), 2, squeeze=False, height_ratios=rows, width_ratios=(3, 2))
    for (left, right), summary in zip(panels, summaries, strict=True):
        title = Texts(lang, summary["game"])("game-title")
        left.set_title(
            texts("arena-title", game=title, **{name: summary[name] for name in ("players", "games", "deals")}),
            loc="left", color=INK, fontsize=10.5, fontweight="bold",
        )  # fmt: skip
        ratings(left, summary, texts)
        seats(right, summary, texts)
    reach = [panel.get_xlim() for panel, _ in panels]
    for panel, _ in panels:  # the same scale for all numbers of players
        panel.set_xlim(min(low for low, _ in reach), max(high for _, high in reach))
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        raise ArenaError("file-unwritable", file=str(path), problem=error.strerror or str(error)) from error


def check_format(path: Path) -> None:
    """Whether there is a format of this name, known before there is anything to draw."""
    known = Figure().canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in known:
        raise ArenaError("arena-plot-format", file=str(path), known=", ".join(sorted(known)))


def ratings(axes: Axes, summary: dict[str, Any], texts: Texts) -> None:
    rows = [row for row in summary["bots"] if row["rating"]]
    if not rows:  # a bot against itself
        axes.set_axis_off()
        axes.set_xlim(MEAN, MEAN + 1)
        return
    for place, row in enumerate(rows):
        rating = row["rating"]
        reach = [[rating["value"] - rating["low"]], [rating["high"] - rating["value"]]]
        axes.errorbar(
            rating["value"], place, xerr=reach, fmt="o", color=COLOURS[1], markersize=7, capsize=4, elinewidth=2
        )
        axes.annotate(
            f"{rating['value']:.0f}", (rating["value"], place), (0, 8), textcoords="offset points", ha="center",
            fontsize=8.5, color=INK,
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.75)
    axes.margins(x=0.08)
    axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
    axes.set_xlabel(texts("arena-rating-axis", mean=str(MEAN)), color=SOFT)
    clean(axes)


def seats(axes: Axes, summary: dict[str, Any], texts: Texts) -> None:
    fair = 1 / summary["players"]
    for seat, share in enumerate(summary["seats"]):
        reach = [[share["value"] - share["low"]], [share["high"] - share["value"]]]
        axes.barh(seat, share["value"], height=0.55, color=COLOURS[seat % len(COLOURS)], alpha=0.35)
        axes.errorbar(share["value"], seat, xerr=reach, fmt="none", color=INK, capsize=3, elinewidth=1.2)
    axes.axvline(fair, color=SOFT, linestyle=(0, (4, 3)), linewidth=1)
    axes.set_yticks(range(summary["players"]), [texts.seat(n) for n in range(summary["players"])])
    axes.set_ylim(summary["players"] - 0.4, -0.75)
    axes.set_xlim(0, min(1.0, max(2 * fair, 1.15 * max(share["high"] for share in summary["seats"]))))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel(texts("arena-share-axis"), color=SOFT)
    clean(axes)


def clean(axes: Axes) -> None:
    axes.grid(axis="x", color="#e8e2da", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, colors=INK, labelsize=9)
    for side in axes.spines.values():
        side.set_visible(False)
