"""The tables, as Markdown."""

import platform
import re
import textwrap
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.peers.contest import OURS, ROUNDS, SECONDS, Contender, Discipline

PAGE = Path(__file__).parents[2] / "docs" / "lab" / "peers.md"
BEGIN, END = "<!-- peers: begin, written by make bench-peers -->", "<!-- peers: end -->"
PACKAGES = ("numba", "open_spiel", "pgx", "jax", "fastcatan", "catanatron", "rlcard", "pettingzoo")

PREFACE = """Medians of {rounds} rounds of {seconds} s, all contenders in turns, pinned to one core; seconds are those
that the processor spent. Other programs still cost caches and clock: the spread tells how much. Python {python};
{packages}. Different games are different work: a decision of Connect Four drops a disc, one of Taj Mahal may end a
visit and settle a province. The figures tell what a researcher can expect of an engine, not whose code is better."""


def paragraph(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 130, break_long_words=False, break_on_hyphens=False)


def figure(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}"


def table(discipline: Discipline) -> list[str]:
    """The fastest first; ratios to the fastest of the others."""
    found = sorted((c for c in discipline.contenders if c.rates), key=lambda c: -c.median)
    best = max((c.median for c in found if c.engine != OURS), default=None)
    return [
        f"| engine | game | decisions a game | median {discipline.unit} | lowest to highest | to the best peer |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *(f"| {' | '.join(cells(contender, best))} |" for contender in found),
    ]


def cells(contender: Contender, best: float | None) -> list[str]:
    return [
        f"**{contender.engine}**" if contender.engine == OURS else contender.engine,
        contender.game,
        "" if contender.decisions is None else f"{contender.decisions:,.0f}",
        figure(contender.median),
        f"{figure(min(contender.rates))} – {figure(max(contender.rates))}",
        "" if best is None else f"{contender.median / best:.2f}",
    ]


def report(disciplines: list[Discipline], absent: dict[str, str]) -> str:
    installed = []
    for package in PACKAGES:
        try:
            installed.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            absent.setdefault(package, "not installed")
    packages = ", ".join(installed)
    preface = PREFACE.format(rounds=ROUNDS, seconds=SECONDS, python=platform.python_version(), packages=packages)
    lines = [paragraph(preface)]
    for discipline in disciplines:
        lines += ["", f"## {discipline.name}", "", paragraph(discipline.told), "", *table(discipline)]
    if absent:
        reasons = "; ".join(f"{name} ({reason})" for name, reason in absent.items())
        lines += ["", paragraph(f"Not measured: {reasons}.")]
    return "\n".join(lines)


def write(text: str) -> None:
    """Between the marks of docs/lab/peers.md."""
    page = PAGE.read_text("utf-8")
    marked = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    PAGE.write_text(marked.sub(lambda _: f"{BEGIN}\n{text}\n{END}", page), "utf-8")
