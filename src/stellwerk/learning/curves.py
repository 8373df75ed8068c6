"""Curves of a training: its trials against bots, as a drawing (SVG).

python -m stellwerk.learning.curves build/training/metrics.jsonl curves.svg
"""

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 190, 16, 44
COLOURS = ("#0b6e99", "#d1495b", "#2e933c", "#7b4ea3", "#b8860b", "#444444")
MILLION = 1_000_000


@dataclass(frozen=True)
class Point:
    """One trial: after so many decisions, this share of wins with half of its interval."""

    decisions: int
    share: float
    half: float


def read_curves(lines: Iterable[str]) -> dict[str, list[Point]]:
    """The trials of a training by opponent and number of players.

    >>> line = '{"event": "trial", "decisions": 9, "against": "planner", "players": 2, '
    >>> read_curves([line + '"share": 0.5, "half": 0.1}', '{"event": "round"}'])
    {'planner, 2 players': [Point(decisions=9, share=0.5, half=0.1)]}
    """
    curves: dict[str, list[Point]] = {}
    for line in lines:
        said = json.loads(line)
        if said["event"] == "trial":
            name = f"{said['against']}, {said['players']} players"
            point = Point(said["decisions"], said["share"], said["half"])
            curves.setdefault(name, []).append(point)
    return curves


def draw(curves: dict[str, list[Point]]) -> str:
    """All curves in one drawing, with their intervals as bars."""
    most = max(point.decisions for curve in curves.values() for point in curve)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *_axes(most),
    ]
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        places = [(_x(point.decisions, most), _y(point.share), point) for point in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in places)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [
            f'<path d="M{x:.1f} {_y(point.share - point.half):.1f}'
            f'V{_y(point.share + point.half):.1f}" stroke="{colour}"/>'
            for x, _, point in places
        ]
        y = TOP + 14 + 20 * number
        parts.append(f'<path d="M{WIDTH - RIGHT + 12} {y - 4}h18" stroke="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 36}" y="{y}" fill="#222">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _axes(most: int) -> list[str]:
    """Shares in steps of 20 %, decisions in steps that leave about six marks."""
    parts = []
    for percent in range(0, 101, 20):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#222">{percent} %</text>'
        )
    step = next(each for each in (5, 10, 20, 50, 100, 200, 500) if most <= 8 * each * MILLION)
    for millions in range(0, most // MILLION + 1, step):
        x = _x(millions * MILLION, most)
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
            f'fill="#222">{millions}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#222">'
        "millions of decisions; share of wins of one seat against bots on all others</text>"
    )
    return parts


def _x(decisions: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, share)))


def main() -> None:
    """Draw the trials of a file of metrics."""
    words = argparse.ArgumentParser(description="The curves of a training as an SVG drawing.")
    words.add_argument("metrics", type=Path)
    words.add_argument("result", type=Path)
    given = words.parse_args()
    curves = read_curves(given.metrics.read_text("utf-8").splitlines())
    given.result.write_text(draw(curves), "utf-8")


if __name__ == "__main__":
    main()
