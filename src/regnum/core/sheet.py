"""All that lies in a game's box, drawn with names: to be laid beside the real cards, tiles and board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape

from regnum.core.components import component_file, shipped_file
from regnum.core.errors import ComponentsError
from regnum.core.game import Game
from regnum.core.scene import group, tag, words
from regnum.core.text import Texts

# How we know a thing; docs/provenance.md says more. "own" is what comes from a user's file.
LABELS = ("rulebook", "single", "inferred", "partly", "reconstructed", "own")

WIDTH, HEIGHT, MARGIN = 1000, 1414, 50  # an A4 page
ROOM = WIDTH - 2 * MARGIN
LINE, SIZE = 17, 14.5


@dataclass(frozen=True)
class Item:
    """A thing, drawn from 0, 0 to its width and height, how many there are of it, and how we know."""

    name: str
    drawing: str
    size: tuple[float, float]
    label: str = "rulebook"
    count: int = 1


@dataclass(frozen=True)
class Section:
    """Things of one size, so many in a row."""

    title: str
    items: tuple[Item, ...]
    columns: int
    scale: float = 1.0

    def labels(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for item in self.items:
            found[item.label] += item.count
        return found


@dataclass(frozen=True)
class Row:
    height: float
    drawing: str


@dataclass(frozen=True)
class Sheet:
    """`class_`, `style` and `definitions` are those of the game's scene."""

    class_: str
    style: str
    definitions: str
    sections: tuple[Section, ...]

    def by(self, label: str) -> "Sheet":
        """The same things, all known from one source."""
        sections = (replace(s, items=tuple(replace(item, label=label) for item in s.items)) for s in self.sections)
        return replace(self, sections=tuple(sections))


def sheet_of(game: Game, texts: Texts) -> Sheet:
    """A game need not have one."""
    drawing = game.optional_part("scene.sheet")
    if drawing is None:
        raise ComponentsError("sheet-none", game=texts("game-title"))
    found: Sheet = drawing.sheet(texts)
    return found if component_file(game.id) == shipped_file(game.id) else found.by("own")


STYLE = (
    ".sheet{font-family:Palatino,'Palatino Linotype','Book Antiqua',P052,'TeX Gyre Pagella',Georgia,serif;fill:#2f2417}"
    ".sheet-title{font-weight:bold}.sheet-section{font-size:24px;font-weight:bold}"
    f".sheet-name{{font-size:{SIZE}px;text-anchor:middle}}.sheet-note{{font-size:13px;fill:#6b5c46;text-anchor:middle}}"
    ".sheet-doubt{font-size:13px;fill:#9c2f12;font-style:italic;text-anchor:middle}"
    ".sheet-quiet{font-size:14px;fill:#6b5c46}.sheet .sheet-end{text-anchor:end}"
    ".sheet-rule{stroke:#b9a67f;stroke-width:1.5}.sheet-page{fill:#fff}"
)
PAPER = (
    "@page{size:A4 portrait;margin:0}body{margin:0;background:#e8e3d8}"
    ".page{width:210mm;height:297mm;margin:8mm auto;background:#fff;box-shadow:0 1mm 4mm #0003;break-after:page}"
    ".page:last-child{break-after:auto}.page svg{display:block;width:100%;height:100%}"
    "@media print{body{background:none}.page{margin:0;box-shadow:none}}"
)


def svg(sheet: Sheet, title: str, subtitle: str, texts: Texts) -> str:
    """One drawing as high as need be."""
    rows = [row for block in blocks(sheet, title, subtitle, texts) for row in block]
    height = 2 * MARGIN + total(rows)
    ground = tag("rect", width=WIDTH, height=height, class_="sheet-page")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title><style>{STYLE}{sheet.style}</style>'
        f"{defined(sheet)}{group(ground, stacked(rows), data_theme='light')}</svg>\n"
    )


def html(sheet: Sheet, title: str, subtitle: str, texts: Texts) -> str:
    """Pages to be printed on A4. It is well-formed XML, too."""
    pages = list(paged(blocks(sheet, title, subtitle, texts)))
    drawn = []
    for number, rows in enumerate(pages, 1):
        foot = words(WIDTH / 2, HEIGHT - 26, f"{title} · {number} / {len(pages)}", "sheet-note")
        page = group(stacked(rows), group(foot, class_="sheet"), data_theme="light")
        drawn.append(f'<div class="page"><svg viewBox="0 0 {WIDTH} {HEIGHT}">{page}</svg></div>\n')
    hidden = f'<svg width="0" height="0" style="position:absolute">{defined(sheet)}</svg>'
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.locale}"><head><meta charset="utf-8"/><title>{escape(title)}</title>\n'
        f"<style>{PAPER}{STYLE}{sheet.style}</style></head>\n<body>{hidden}\n{''.join(drawn)}</body></html>\n"
    )


def defined(sheet: Sheet) -> str:
    """What the drawings use, by day, whatever the reader's screen is set to."""
    return group(group(tag("defs", sheet.definitions), class_=sheet.class_), data_theme="light")


def blocks(sheet: Sheet, title: str, subtitle: str, texts: Texts) -> Iterator[list[Row]]:
    """The sections, each row by row, the sheet's own title above the first."""
    size = min(38, ROOM / (len(title) * 0.6))
    drawing = words(MARGIN, 34, title, "sheet-title", font_size=size) + words(MARGIN, 62, subtitle, "sheet-quiet")
    first = [Row(84, group(drawing, class_="sheet"))]
    for section in sheet.sections:
        yield [*first, *rows_of(sheet, section, texts)]
        first = []


def rows_of(sheet: Sheet, section: Section, texts: Texts) -> list[Row]:
    labels = section.labels()
    alike = next(iter(labels)) if len(labels) == 1 else None  # then the title says how we know, once for all
    notes = f"× {sum(labels.values())}" + (f" · {texts(f'provenance-{alike}')}" if alike else "")
    look = "sheet-doubt sheet-end" if alike not in (None, "rulebook", "own") else "sheet-quiet sheet-end"
    drawing = (
        words(MARGIN, 36, section.title, "sheet-section")
        + words(WIDTH - MARGIN, 36, notes, look)
        + tag("path", d=f"M{MARGIN} 48H{WIDTH - MARGIN}", class_="sheet-rule")
    )
    rows = [Row(64, group(drawing, class_="sheet"))]
    for start in range(0, len(section.items), section.columns):
        rows.append(items(sheet, section, section.items[start : start + section.columns], alike is None, texts))
    # A title stands at the head of what follows, never at a page's foot.
    title, head, *others = rows
    return [Row(title.height + head.height, title.drawing + moved(head.drawing, title.height)), *others]


def items(sheet: Sheet, section: Section, row: tuple[Item, ...], doubts: bool, texts: Texts) -> Row:
    """Things side by side, their names below."""
    scale, pitch, parts = section.scale, ROOM / section.columns, []
    top = max(item.size[1] for item in row) * scale
    lowest = top
    for number, item in enumerate(row):
        middle, (wide, high) = MARGIN + pitch * (number + 0.5), (side * scale for side in item.size)
        where = f"translate({middle - wide / 2:g} {top - high:g})scale({scale:g})"
        parts.append(group(item.drawing, class_=sheet.class_, transform=where))
        notes = caption(item, int((pitch - 8) / (SIZE * 0.54)), doubts, texts)
        parts += [words(middle, top + 18 + LINE * i, text, look) for i, (text, look) in enumerate(notes)]
        lowest = max(lowest, top + LINE * len(notes) + 10)
    return Row(lowest + 14, group(*parts, class_="sheet"))


def caption(item: Item, letters: int, doubts: bool, texts: Texts) -> list[tuple[str, str]]:
    """Name, number and, where things differ in that, how we know: line by line."""
    lines = [(line, "sheet-name") for line in broken(item.name, letters)]
    if item.count > 1:
        lines.append((f"× {item.count}", "sheet-note"))
    if doubts and item.label != "rulebook":  # what isn't marked is sure
        lines += [(line, "sheet-doubt") for line in broken(texts(f"provenance-{item.label}"), letters)]
    return lines


def broken(text: str, letters: int) -> list[str]:
    """A text in lines of so many letters, where its words allow that."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def moved(drawing: str, y: float) -> str:
    return group(drawing, transform=f"translate(0 {y:g})")


def stacked(rows: list[Row]) -> str:
    y, parts = float(MARGIN), []
    for row in rows:
        parts.append(moved(row.drawing, y))
        y += row.height
    return "".join(parts)


def total(rows: list[Row]) -> float:
    return sum(row.height for row in rows)


def paged(blocks: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """A section stays on one page if one can hold it."""
    room, page = HEIGHT - 2 * MARGIN, list[Row]()
    for block in blocks:
        for part in [block] if total(block) <= room else [[row] for row in block]:
            if page and total(page + part) > room:
                yield page
                page = []
            page = page + part
    yield page
