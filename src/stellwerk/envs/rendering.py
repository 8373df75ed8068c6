"""What environments show of a game: text for programs and for people, or pixels."""

from importlib.util import find_spec
from io import BytesIO
from typing import TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt

from stellwerk.envs.table import Table
from stellwerk.pictures.png import can_render, png_of

RENDER_MODES = ("ansi", "human", "rgb_array")
WIDTH = 960
"""Of frames, in pixels."""

Frame: TypeAlias = npt.NDArray[np.uint8]
Rendered: TypeAlias = str | Frame | None


def checked_mode(mode: str | None) -> str | None:
    """A way to render that there is; what is wrong with others is said in words."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"There is no render_mode {mode!r}. There are: {known}.")
    if mode == "rgb_array" and not (can_render() and find_spec("PIL") is not None):
        raise gymnasium.error.DependencyNotInstalled(
            "The render_mode 'rgb_array' needs: pip install 'stellwerk[pictures]'."
        )
    return mode


def shown(table: Table, mode: str | None, seat: int | None = None) -> Rendered:
    """The state as text or as pixels, or None after it was printed for people.

    Text has everything in it; pixels show what a seat sees, without one what everybody sees.
    """
    if mode is None:
        gymnasium.logger.warn("Nothing is rendered: make the environment with a render_mode.")
        return None
    if mode == "rgb_array":
        return frame(table.state.to_svg(seat))
    if mode == "human":
        print(table.state)
        return None
    return str(table.state)


def frame(svg: str) -> Frame:
    """A picture as rows of pixels, red, green and blue.

    >>> frame('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>').shape
    (480, 960, 3)
    """
    from PIL import Image

    with Image.open(BytesIO(png_of(svg, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)
