"""Plots as inline SVG: intervals, histograms, clouds of points; titles say the numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from stellwerk.study.balance.findings import Bar, Figure

WIDTH, ROW, LETTER, RIGHT = 640, 30, 7.4, 20
CLOUD, EDGE, LOW = 380, 20, 46
CALLED = 6
"""How many points of a cloud are called by their names."""


@dataclass(frozen=True)
class Point:
    """A thing in a cloud."""

    name: str
    x: float
    y: float
    words: str


def intervals(label: str, rows: Sequence[tuple[str, Figure, str]], fair: float) -> str:
    """Numbers with their intervals, one under the other; a dashed line at what would be fair."""
    left = 16 + LETTER * max(len(name) for name, _, _ in rows)
    ends = [end for _, figure, _ in rows for end in (figure.low, figure.high)] + [fair]
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return round(left + (value - low) / span * (WIDTH - left - RIGHT), 1)

    height = ROW * len(rows) + 10
    drawn = [_svg(WIDTH, height, label)]
    for place, (name, figure, words) in enumerate(rows):
        y = ROW * place + ROW // 2 + 5
        drawn.append(
            f"<g><title>{escape(name)}: {escape(words)}</title>"
            f'<line class="axis" x1="{left:.0f}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
            f'<line class="bar" x1="{across(figure.low)}" x2="{across(figure.high)}" y1="{y}" '
            f'y2="{y}"/><circle class="dot" cx="{across(figure.value)}" cy="{y}" r="5"/>'
            f'<text x="{left - 10:.0f}" y="{y + 5}" text-anchor="end">{escape(name)}</text></g>'
        )
    x = across(fair)
    drawn.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    return "".join([*drawn, "</svg>"])


def histogram(label: str, bars: Sequence[Bar], below: str) -> str:
    """How many games had how much of something."""
    height, foot = 180, 40
    most = max(bar.games for bar in bars)
    wide = (WIDTH - 2 * EDGE) / len(bars)
    drawn = [_svg(WIDTH, height, label)]
    for place, bar in enumerate(bars):
        tall = round((height - foot - 10) * bar.games / most, 1)
        x = round(EDGE + place * wide, 1)
        span = str(bar.low) if bar.high == bar.low + 1 else f"{bar.low}–{bar.high - 1}"
        drawn.append(
            f'<rect class="column" x="{x}" y="{height - foot - tall}" width="{wide - 2:.1f}" '
            f'height="{tall}"><title>{span}: {bar.games}</title></rect>'
        )
    ends = ((EDGE, bars[0].low, "start"), (WIDTH - EDGE, bars[-1].high - 1, "end"))
    drawn += [
        f'<text class="quiet" x="{x}" y="{height - 20}" text-anchor="{anchor}">{number}</text>'
        for x, number, anchor in ends
    ]
    drawn.append(
        f'<text class="quiet" x="{WIDTH / 2}" y="{height - 4}" text-anchor="middle">'
        f"{escape(below)}</text>"
    )
    return "".join([*drawn, "</svg>"])


def cloud(
    label: str, points: Sequence[Point], across: str, up: str, line: float | None = None
) -> str:
    """Things by two numbers; those farthest from the middle are called by their names."""
    xs, ys = [point.x for point in points], [point.y for point in points]
    ys_seen = ys if line is None else [*ys, line]
    left, right, bottom, top = min(xs), max(xs), min(ys_seen), max(ys_seen)
    wide, tall = (right - left) or 1.0, (top - bottom) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            round(LOW + (x - left) / wide * (WIDTH - LOW - 2 * EDGE), 1),
            round(EDGE + (top - y) / tall * (CLOUD - LOW - EDGE), 1),
        )

    drawn = [_svg(WIDTH, CLOUD, label)]
    if line is not None:
        _, y = place(left, line)
        drawn.append(f'<line class="fair" x1="{LOW}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}"/>')
    for point in points:
        x, y = place(point.x, point.y)
        drawn.append(
            f'<circle class="dot" cx="{x}" cy="{y}" r="4" opacity=".75">'
            f"<title>{escape(point.name)}: {escape(point.words)}</title></circle>"
        )
    drawn += _names(points, place, (sum(xs) / len(xs), sum(ys) / len(ys)), (wide, tall))
    drawn += [
        f'<text class="quiet" x="{x}" y="{y}" text-anchor="end">{number:.0f}</text>'
        for x, y, number in (
            (LOW + 12, CLOUD - 26, left), (WIDTH - EDGE, CLOUD - 26, right),
            (LOW - 8, CLOUD - LOW, bottom), (LOW - 8, EDGE + 12, top),
        )
    ]  # fmt: skip
    drawn.append(
        f'<text class="quiet" x="{WIDTH / 2}" y="{CLOUD - 8}" text-anchor="middle">'
        f'{escape(across)} →</text><text class="quiet" x="4" y="14">↑ {escape(up)}</text>'
    )
    return "".join([*drawn, "</svg>"])


def _names(
    points: Sequence[Point],
    place: Callable[[float, float], tuple[float, float]],
    middle: tuple[float, float],
    spans: tuple[float, float],
) -> list[str]:
    """The names of those farthest out, left out where they would stand in another's."""

    def far(point: Point) -> float:
        return ((point.x - middle[0]) / spans[0]) ** 2 + ((point.y - middle[1]) / spans[1]) ** 2

    taken: list[tuple[float, float, float]] = []
    drawn: list[str] = []
    for point in sorted(points, key=far, reverse=True)[: 3 * CALLED]:
        x, y = place(point.x, point.y)
        length = LETTER * len(point.name)
        is_late = x + 8 + length > WIDTH
        begin = x - 8 - length if is_late else x + 8
        if begin < 0 or len(drawn) == CALLED:
            continue
        if any(abs(y - at) < 15 and begin < to and begin + length > since
               for at, since, to in taken):  # fmt: skip
            continue
        taken.append((y, begin, begin + length))
        anchor = ' text-anchor="end"' if is_late else ""
        drawn.append(
            f'<text class="small" x="{x - 8 if is_late else x + 8}" y="{y + 4}"{anchor}>'
            f"{escape(point.name)}</text>"
        )
    return drawn


def _svg(width: float, height: float, label: str) -> str:
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">'
