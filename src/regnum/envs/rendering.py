"""What `render()` gives, in PettingZoo's and Gymnasium's modes."""

import numpy as np

from regnum.core.match import Match

MODES = ["human", "ansi", "svg", "rgb_array"]
WIDTH = 800  # pixels


def render(match: Match, seat: int | None, mode: str | None, width: int = WIDTH) -> str | np.ndarray | None:
    """The table as a seat, or a spectator, sees it: printed, as text, as SVG, or as pixels."""
    if mode == "human":
        print(match.describe(seat))
    if mode == "ansi":
        return match.describe(seat)
    if mode == "svg":
        return match.scene(seat).svg()
    if mode == "rgb_array":
        from regnum.envs.raster import rgb

        return rgb(match.scene(seat).svg(), width)
    return None
