"""A position drawn as SVG, in two layers: the board, which never changes, and what lies on it."""

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any


@dataclass(frozen=True)
class Scene:
    """`board` depends on game, options and language alone, so that it travels once; `pieces` on the view."""

    width: int
    height: int
    title: str
    style: str
    board: str
    pieces: str

    def svg(self) -> str:
        """The whole drawing as one file; notebooks show it."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{escape(self.title)}"><title>{escape(self.title)}</title><style>{self.style}</style>'
            f"{self.board}{self.pieces}</svg>"
        )

    _repr_svg_ = svg


def tag(name: str, *children: str, **attributes: Any) -> str:
    """One element. `class_` and the like lose their last underscore, other underscores become hyphens."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            if isinstance(value, float):
                value = f"{value:.1f}".removesuffix(".0")
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(str(value))}"')
    body = "".join(children)
    return f"<{' '.join(parts)}>{body}</{name}>" if body else f"<{' '.join(parts)}/>"


def group(*children: str, **attributes: Any) -> str:
    return tag("g", *children, **attributes)


def part(name: str, box: tuple[float, float, float, float], *children: str) -> str:
    """A piece of the table that may be laid elsewhere: beside the board where the screen is wide, or on a phone the
    viewer's own "hand" right below it. The box is x, y, width and height; the first part is what the board lies under.
    """
    return group(*children, data_part=name, data_box=" ".join(f"{number:g}" for number in box))


def words(x: float, y: float, text: Any, class_: str | None = None, **attributes: Any) -> str:
    return tag("text", escape(str(text)), x=x, y=y, class_=class_, **attributes)


@lru_cache(8192)
def fitted(x: float, y: float, text: str, room: float, size: float, class_: str | None, **attributes: Any) -> str:
    """Words, made smaller where they would be wider than their room. Letters differ from device to device: where they
    are wider still, the browser squeezes them."""
    size = min(size, room / (max(1, len(text)) * 0.54))
    return words(x, y, text, class_, font_size=round(size, 1), data_room=f"{room:g}", **attributes)


def named(x: float, y: float, name: str, room: float, size: float, class_: str | None = None) -> str:
    """A person's name: smaller letters where it is long, and cut off where that is not enough."""
    letters = int(room / (0.7 * size * 0.54))
    if len(name) > letters:  # the end stays: it may tell two of one name apart
        name = name[: letters - 5].rstrip() + "… " + name[-3:].lstrip()
    return fitted(x, y, name, room, size, class_)


def use(symbol: str, x: float, y: float, **attributes: Any) -> str:
    """A copy of a symbol of the board, its origin at x, y. By transform, so that a browser can let it glide."""
    return tag("use", href=f"#{symbol}", transform=f"translate({x:g} {y:g})", **attributes)
