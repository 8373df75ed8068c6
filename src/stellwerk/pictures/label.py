"""Names on a map: how wide they are and which box they take, without asking anybody who draws."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stellwerk.pictures.curve import Point


@dataclass(frozen=True)
class Label:
    """A name: the middle of the text, its baseline, its size."""

    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Box:
    """The rectangle that a name takes on a map."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        """Whether two have a part in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def distance(self, point: Point) -> float:
        """How far a point is from it; 0 inside."""
        x, y = point
        return math.hypot(
            max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom)
        )

    def grown(self, by: float) -> "Box":
        """The same with a rim."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


def text_width(text: str, size: float) -> float:
    """About how wide a text is, in Alegreya 700."""
    return size * sum(_letter_width(letter) for letter in text)


def as_wide_as(text: str, size: float) -> dict[str, str | int | float | None]:
    """Attributes that give a name the width it was placed with, whatever letters are there."""
    return {"textLength": text_width(text, size), "lengthAdjust": "spacingAndGlyphs"}


def _letter_width(letter: str) -> float:
    if letter in "iíïîjl.,-’ ":
        return 0.29
    if letter in "tfrs":
        return 0.4
    if letter in "mwMW":
        return 0.82
    return 0.64 if letter == letter.upper() else 0.51


def label_box(label: Label, text: str) -> Box:
    """The box of the letters, without the halo; descenders are left out.

    >>> label_box(Label(100, 50, 20), "Roma")
    Box(left=75.2, top=36.0, right=124.8, bottom=51.6)
    """
    half = text_width(text, label.size) / 2
    top, bottom = label.y - label.size * 0.7, label.y + label.size * 0.08
    return Box(round(label.x - half, 1), round(top, 1), round(label.x + half, 1), round(bottom, 1))


def outlines_overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two convex outlines overlap (separating axes)."""
    return not _separated(one, other) and not _separated(other, one)


def _separated(one: Sequence[Point], other: Sequence[Point]) -> bool:
    for at, (x, y) in enumerate(one):
        next_x, next_y = one[(at + 1) % len(one)]
        axis = (y - next_y, next_x - x)
        low, high = _extent(one, axis)
        other_low, other_high = _extent(other, axis)
        if high <= other_low or other_high <= low:
            return True
    return False


def _extent(outline: Sequence[Point], axis: Point) -> tuple[float, float]:
    values = [x * axis[0] + y * axis[1] for x, y in outline]
    return min(values), max(values)
