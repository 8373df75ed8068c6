"""A picture: a ground that never changes, pieces that do, and a panel beside them."""

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from stellwerk.pictures.svg import element, moved, number, words
from stellwerk.pictures.theme import Theme

OwnView = TypeVar("OwnView", contravariant=True)
PANEL_WIDTH = 430


class CannotDraw(ValueError):  # noqa: N818 - it is the reader's wish, explained
    """A game whose family draws no pictures."""


@dataclass(frozen=True)
class Picture:
    """What is drawn, from the bottom up, in the units of the map."""

    size: tuple[float, float]
    theme: Theme
    title: str
    ground: str
    """The same for all positions on a board, in a theme and a language."""
    pieces: tuple[str, ...] = ()
    """What changes from move to move: equal pieces are equal texts."""
    panel: tuple[str, ...] = field(default=())
    """Beside the map: seats, and what the one who looks holds."""
    panel_height: float = 0
    """What the panel needs; where that is more than there is, it is drawn smaller."""

    @property
    def whole(self) -> tuple[float, float]:
        """The size with the panel."""
        width, height = self.size
        return (width + PANEL_WIDTH if self.panel else width), height

    def frame(self, inside: str) -> str:
        """The outermost element around what is drawn."""
        width, height = self.whole
        return element(
            "svg",
            element("title", _escaped(self.title)),
            element("rect", width=width, height=height, fill=self.theme["panel"]),
            inside,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=number(width / 2),
            height=number(height / 2),
            style="max-width:100%;height:auto",
            role="img",
        )

    def map_frame(self, *inside: str) -> str:
        """The map, cut at its edge: a ground reaches beyond it."""
        width, height = self.size
        return element(
            "svg", *inside, width=width, height=height,
            viewBox=f"0 0 {number(width)} {number(height)}",
        )  # fmt: skip

    def panel_frame(self, *inside: str) -> str:
        """The panel beside the map."""
        fits = min(1.0, self.size[1] / max(self.panel_height, 1))
        return moved(self.size[0], 0, *inside, scale=round(fits, 3))

    def svg(self) -> str:
        """The picture as one SVG document."""
        drawn = self.map_frame(self.ground, *self.pieces)
        if self.panel:
            drawn += self.panel_frame(*self.panel)
        return self.frame(drawn)


def _escaped(text: str) -> str:
    return words(text).removeprefix("<text>").removesuffix("</text>")


class Painter(Protocol, Generic[OwnView]):
    """Draws the positions of one board from what a view says, and from nothing else."""

    def draw(self, view: OwnView | None, lang: str, theme: Theme) -> Picture:
        """A position; None is the bare board."""
        ...
