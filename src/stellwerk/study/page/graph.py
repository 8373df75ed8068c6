"""Everybody's chances as a drawing: a line for each seat, and a band for how far off it may be."""

from collections.abc import Sequence
from html import escape

from stellwerk.study.wire import Review

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 900, 320, 44, 130, 12, 34
BAND = 2
"""Standard errors to either side."""
LABEL = 18
"""Between the names at the right, at least."""
DASHES = ("", "9 4", "3 3", "12 3 3 3", "6 6", "2 5")
"""Beside its colour every line has a pattern of its own."""


def graph(found: Review, names: Sequence[str], label: str, moves: str) -> str:
    """The drawing, as SVG."""
    places = _label_places(found)
    drawn = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">',
        *_axes(found, moves),
    ]
    drawn += [_band(found, seat) for seat in range(found.players)]
    for seat, name in enumerate(names):
        points = " ".join(
            f"{_across(found, point.step)},{_down(point.shares[seat])}" for point in found.chances
        )
        drawn.append(
            f'<polyline class="seat-{seat} line" points="{points}" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{escape(name)}</title></polyline>'
            f'<text class="seat-{seat} name" x="{WIDTH - RIGHT + 8}" y="{places[seat]}">'
            f"{escape(name[:14])}</text>"
        )
    return "\n".join([*drawn, "</svg>"])


def _across(found: Review, step: int) -> float:
    return round(LEFT + step / max(1, found.steps) * (WIDTH - LEFT - RIGHT), 1)


def _down(share: float) -> float:
    return round(TOP + (1 - min(1.0, max(0.0, share))) * (HEIGHT - TOP - BOTTOM), 1)


def _axes(found: Review, moves: str) -> list[str]:
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = _down(percent / 100)
        drawn.append(
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
            f'<text class="quiet" x="{LEFT - 6}" y="{y + 5}" text-anchor="end">{percent}</text>'
        )
    for quarter in range(5):
        step = found.steps * quarter // 4
        anchor = "end" if quarter == 4 else "middle"
        drawn.append(
            f'<text class="quiet" x="{_across(found, step)}" y="{HEIGHT - 12}" '
            f'text-anchor="{anchor}">{step if quarter else escape(moves)}</text>'
        )
    return drawn


def _band(found: Review, seat: int) -> str:
    above = [(each.step, each.shares[seat] + BAND * each.errors[seat]) for each in found.chances]
    below = [(each.step, each.shares[seat] - BAND * each.errors[seat]) for each in found.chances]
    corners = " ".join(
        f"{_across(found, step)},{_down(share)}" for step, share in [*above, *reversed(below)]
    )
    return f'<polygon class="seat-{seat} band" points="{corners}"/>'


def _label_places(found: Review) -> list[float]:
    """Where the names stand at the right: beside the ends of their lines, and apart."""
    ends = found.chances[-1].shares
    places = [0.0] * len(ends)
    above = float(TOP - LABEL)
    for seat in sorted(range(len(ends)), key=lambda seat: -ends[seat]):
        above = max(above + LABEL, _down(ends[seat]) + 5)
        places[seat] = above
    low = max(places) - (HEIGHT - BOTTOM + 8)
    return [place - low if low > 0 and place > HEIGHT / 2 else place for place in places]
