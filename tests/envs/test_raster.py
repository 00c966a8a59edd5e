"""Pixels of drawings, as a browser would colour them."""

import numpy as np

import regnum
from regnum.envs.raster import rgb

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><style>{}</style>{}</svg>'
RED, BLUE, WHITE = [255, 0, 0], [0, 0, 255], [255, 255, 255]


def colours(style: str, body: str) -> list[list[int]]:
    """Of the middles of three squares."""
    return rgb(SVG.format(style, body), 30)[5, [5, 15, 25]].tolist()


def test_variables_reach_through_use():
    style = ".a{--field:#f00}.b{--field:#00f}.mark{fill:var(--field,#fff)}"
    body = (
        '<defs><rect id="m" class="mark" width="10" height="10"/></defs>'
        '<g class="a"><use href="#m"/></g><g class="b"><use href="#m" x="10"/></g><use href="#m" x="20"/>'
    )
    assert colours(style, body) == [RED, BLUE, WHITE]


def test_the_more_exact_rule_wins_and_dark_colours_are_left_out():
    style = ".o .m{fill:#f00}.m{fill:#00f}@media(prefers-color-scheme:dark){.o .m{fill:#000}}[data-at]{fill:#fff}"
    square = '<rect class="m" x="{}" width="10" height="10"/>'
    body = f'<g class="o">{square.format(0)}</g>{square.format(10)}<rect data-at="x" x="20" width="10" height="10"/>'
    assert colours(style, body) == [RED, BLUE, WHITE]


def test_boards_have_their_colours(game):
    """Without its variables a board is mostly black."""
    pixels = rgb(regnum.match(game.id, seed=1).scene(0).svg(), 200)
    assert pixels.shape[1:] == (200, 3)
    assert pixels.dtype == np.uint8
    assert (pixels.max(axis=2) < 40).mean() < 0.1
    assert len(np.unique(pixels.reshape(-1, 3) // 32, axis=0)) > 20
