"""A plain drawing of a board and of what is built on it, for pages that stand alone."""

from dataclasses import dataclass

WIDTH = 600.0


@dataclass(frozen=True, kw_only=True)
class Dot:
    """A place; the name is empty where it would only be in the way."""

    id: str
    x: float
    y: float
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Stroke:
    """A way between two places, and who has built there."""

    id: str
    ends: tuple[float, float, float, float]
    seat: int | None = None
    is_built: bool = False


@dataclass(frozen=True, kw_only=True)
class Sketch:
    """Everything in one coordinate system, whose y goes down."""

    width: float
    height: float
    strokes: tuple[Stroke, ...]
    dots: tuple[Dot, ...]


def fitted(dots: list[Dot], strokes: list[Stroke], margin: float = 24.0) -> Sketch:
    """The same moved and scaled to the width of a sketch.

    >>> found = fitted([Dot(id="a", x=1, y=1), Dot(id="b", x=3, y=2)], [])
    >>> found.height, found.dots[1].x
    (324.0, 576.0)
    """
    left, top = min(dot.x for dot in dots), min(dot.y for dot in dots)
    right, bottom = max(dot.x for dot in dots), max(dot.y for dot in dots)
    scale = (WIDTH - 2 * margin) / ((right - left) or 1.0)

    def across(x: float) -> float:
        return round(margin + (x - left) * scale, 1)

    def down(y: float) -> float:
        return round(margin + (y - top) * scale, 1)

    return Sketch(
        width=WIDTH,
        height=round((bottom - top) * scale + 2 * margin, 1),
        dots=tuple(Dot(id=d.id, x=across(d.x), y=down(d.y), name=d.name) for d in dots),
        strokes=tuple(
            Stroke(
                id=s.id,
                ends=(across(s.ends[0]), down(s.ends[1]), across(s.ends[2]), down(s.ends[3])),
                seat=s.seat,
                is_built=s.is_built,
            )
            for s in strokes
        ),
    )
