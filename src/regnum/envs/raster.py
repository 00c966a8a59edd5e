"""A drawing as an array of pixels, for learners and films: SVG -> RGB.

The renderer (resvg) knows style sheets but no CSS variables, and our drawings inherit colours through `<use>`. So what
a browser would do is done before: every `<use>` becomes a copy, and every element gets its own, final style.
"""

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np

from regnum.extras import needed

SVG = "{http://www.w3.org/2000/svg}"
# The renderer knows no generic `serif`; of the free fonts the first is as narrow as those that the drawings ask for.
SERIFS = "'Liberation Serif','DejaVu Serif',serif"

MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SIMPLE = re.compile(r"\.([\w-]+)|\[([\w-]+)(?:=\"([^\"]*)\")?\]|(\w+)")
VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)")

Declarations = dict[str, str]
Selector = list[list[tuple[str, str, str, str]]]  # compounds, outermost first, of (class, attribute, its value, tag)
Rules = dict[str, list[tuple[int, Selector, Declarations]]]


def rgb(svg: str, width: int) -> np.ndarray:
    """Height x width x 3 bytes."""
    with needed("research"):
        import resvg_py
        from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=flat(svg), width=width, background="white")
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


def flat(svg: str) -> str:
    """The same drawing without style sheet, variables and `<use>`, in its light colours."""
    root = ElementTree.fromstring(svg)
    sheet = "".join(element.text or "" for element in root.iter(f"{SVG}style"))
    style = dict(_styles(root, _rules(sheet), []))
    named = {element.get("id", ""): element for element in root.iter()}
    ElementTree.register_namespace("", SVG[1:-1])
    return ElementTree.tostring(_flatten(root, style, named, {}), "unicode")


@cache
def _rules(sheet: str) -> Rules:
    """By what their last compound asks for first; numbered in the order in which they apply, more exact ones later."""
    found = []
    for selectors, body in RULE.findall(MEDIA.sub("", sheet)):
        for text in selectors.split(","):
            selector = [SIMPLE.findall(compound) for compound in text.split()]
            exact = sum(bool(class_ or attribute) for compound in selector for class_, attribute, _, _ in compound)
            found.append((exact, selector, _declarations(body)))
    rules: Rules = {}
    for number, (_, selector, body) in enumerate(sorted(found, key=lambda rule: rule[0])):
        class_, attribute, _, tag = selector[-1][0]
        rules.setdefault(class_ or attribute or SVG + tag, []).append((number, selector, body))
    return rules


def _declarations(body: str) -> Declarations:
    pairs = (declaration.partition(":") for declaration in body.split(";") if declaration.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def _styles(element: Element, rules: Rules, above: list[Element]) -> Iterator[tuple[Element, Declarations]]:
    """What the style sheet says of each element where it stands."""
    keys = {element.tag, *element.attrib, *element.get("class", "").split()}
    fitting = [
        (number, body)
        for key in keys
        for number, selector, body in rules.get(key, ())
        if _fits(element, selector[-1]) and _descends(above, selector[:-1])
    ]
    found: Declarations = {}
    for _, body in sorted(fitting, key=lambda rule: rule[0]):
        found.update(body)
    found.update(_declarations(element.get("style", "")))
    yield element, found
    for child in element:
        yield from _styles(child, rules, [*above, element])


def _fits(element: Element, compound: list[tuple[str, str, str, str]]) -> bool:
    classes = element.get("class", "").split()
    return all(
        class_ in classes if class_
        else element.get(attribute) is not None and value in ("", element.get(attribute)) if attribute
        else element.tag == SVG + tag
        for class_, attribute, value, tag in compound
    )  # fmt: skip


def _descends(above: list[Element], outer: Selector) -> bool:
    if not outer:
        return True
    return any(_fits(above[i], outer[-1]) and _descends(above[:i], outer[:-1]) for i in range(len(above)))


def _flatten(element: Element, style: dict[Element, Declarations], named: dict[str, Element], env: dict) -> Element:
    """A copy with its own final style; custom properties are inherited on the way down, through `<use>` too."""
    own = style[element]
    env = env | {name: _resolved(value, env) for name, value in own.items() if name.startswith("--")}
    flat = Element(element.tag, {name: value for name, value in element.attrib.items() if name != "class"})
    flat.text = element.text
    final = {name: _resolved(value, env) for name, value in own.items() if not name.startswith("--")}
    if font := final.get("font-family"):
        final["font-family"] = font.replace("serif", SERIFS)
    flat.set("style", ";".join(f"{name}:{value}" for name, value in final.items() if value is not None))
    children = list(element)
    if element.tag == f"{SVG}use":
        flat.tag = f"{SVG}g"
        target = flat.attrib.pop("href").removeprefix("#")
        x, y = flat.attrib.pop("x", "0"), flat.attrib.pop("y", "0")
        flat.set("transform", f"{element.get('transform', '')} translate({x} {y})")
        children = [named[target], *children]
    for child in children:
        if child.tag not in (f"{SVG}style", f"{SVG}title"):
            flat.append(_flatten(child, style, named, env))
    return flat


def _resolved(value: str | None, env: dict[str, str | None]) -> str | None:
    """A value with its variables filled in, None where one is unknown."""
    while value is not None and (found := VARIABLE.search(value)):
        known = env.get(found[1]) or found[2]
        value = None if known is None else value[: found.start()] + known.strip() + value[found.end() :]
    return value
