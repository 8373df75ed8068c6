"""What a ladder found, as one page with plots: it needs no other file and no script."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from stellwerk.cli.contests.ladder_report import (
    cycles_lines,
    failures_lines,
    heading,
    percent,
    shares,
    verdict,
)
from stellwerk.pictures.standalone_page import standalone_page
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.arena.findings import Findings

STYLE = """\
:root { color-scheme: light dark; --ground: #fbfaf7; --ink: #22272b; --quiet: #6b7278;
  --line: #d9d5cc; --mark: #1f6f8b; --shade: 31 111 139; }
@media (prefers-color-scheme: dark) { :root { --ground: #171b1f; --ink: #e8e6e1;
  --quiet: #9aa2a8; --line: #363d43; --mark: #6cc0dc; --shade: 108 192 220; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p, li { max-width: 46rem; } .quiet { color: var(--quiet); }
code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { white-space: nowrap; padding: .3rem .7rem; border-bottom: 1px solid var(--line);
  text-align: right; }
th:first-child, td.words { text-align: left; } th { font-weight: 600; }
td.cell { background: rgb(var(--shade) / var(--part)); }
svg { width: 100%; height: auto; margin-bottom: 1rem; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .quiet { fill: var(--quiet); }
svg .axis { stroke: var(--line); } svg .bar { stroke: var(--mark); stroke-width: 2; }
svg .dot { fill: var(--mark); } svg .fair { stroke: var(--quiet); stroke-dasharray: 4 4; }
"""
WIDTH, RIGHT, ROW, LETTER = 800, 170, 34, 8


@dataclass(frozen=True)
class Point:
    """One line of a plot: a name, a value with its interval, and the same in words."""

    name: str
    value: float
    low: float
    high: float
    words: str


def page(found: "Findings", lang: str) -> str:
    """The whole page, in a language."""

    def say(tag: str, message: str, **words: str | int) -> str:
        return f"<{tag}>{escape(text(message, words, lang))}</{tag}>"

    fair = percent(1 / found.players)
    parts = [
        say("h2", "ladder-page-elo", bot=found.anchor),
        _plot("Elo", [_elo(bot.bot, bot.elo, bot.elo_95) for bot in found.bots]),
        say("h2", "ladder-page-neighbours", fair=fair),
        _plot("%", _neighbours(found), 100 / found.players),
        _table(found, lang),
        say("h2", "ladder-matrix", fair=fair),
        _matrix(found),
        say("h2", "ladder-page-cycles"),
        *[f"<p>{escape(line)}</p>" for line in _cycles(found, lang)],
        *[f"<p>{escape(line)}</p>" for line in failures_lines(found, lang)],
        say("h2", "ladder-page-how"),
        say("p", "ladder-page-blocks"),
        say("p", "ladder-page-ratings"),
        say("p", "ladder-page-sprt", elo=f"{found.sprt_elo:.0f}"),
        *([say("p", "ladder-page-early")] if found.stop_early else []),
        say("h2", "ladder-page-again"),
        f"<p><code>{escape(found.command)}</code></p>",
    ]
    title = text("ladder-page-title", {"game": found.game}, lang)
    above = [f"<h1>{escape(title)}</h1>", f"<p>{escape(heading(found, lang))}</p>"]
    return standalone_page(lang, title, STYLE, "\n".join([*above, *parts]))


def _elo(bot: str, elo: float, interval: tuple[float, float]) -> Point:
    return Point(bot, elo, *interval, f"{elo:+.0f}  ({interval[0]:+.0f} … {interval[1]:+.0f})")


def _neighbours(found: "Findings") -> list[Point]:
    """What every bot won against the next below it, in per cent."""
    points = []
    for above, below in pairwise(found.bots):
        contest = found.alone(above.bot, below.bot)
        low, high = (100 * end for end in contest.win_share_95)
        words = f"{percent(contest.win_share)}  ({shares(contest)})"
        points.append(
            Point(f"{above.bot} – {below.bot}", 100 * contest.win_share, low, high, words)
        )
    return points


def _plot(label: str, points: Sequence[Point], fair: float | None = None) -> str:
    """Values with their intervals, one under the other; a dashed line where equals would be."""
    left = 20 + LETTER * max(len(point.name) for point in points)
    ends = [end for point in points for end in (point.low, point.high)]
    ends += [fair] if fair is not None else []
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return round(left + (value - low) / span * (WIDTH - left - RIGHT), 1)

    height = ROW * len(points) + 10
    drawn = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">']
    for place, point in enumerate(points):
        y = ROW * place + ROW // 2 + 5
        name, words = escape(point.name), escape(point.words)
        drawn += [
            f"<g><title>{name}: {words}</title>",
            f'<line class="axis" x1="{left}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>',
            f'<line class="bar" x1="{across(point.low)}" x2="{across(point.high)}" '
            f'y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(point.value)}" cy="{y}" r="5"/>',
            f'<text x="{left - 12}" y="{y + 5}" text-anchor="end">{name}</text>',
            f'<text class="quiet" x="{WIDTH - RIGHT + 12}" y="{y + 5}" font-size="12">'
            f"{words}</text></g>",
        ]
    if fair is not None:
        x = across(fair)
        drawn.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    return "\n".join([*drawn, "</svg>"])


def _table(found: "Findings", lang: str) -> str:
    """The neighbours again, in numbers, with margins and verdicts."""
    columns = ("ladder-bot", "ladder-next", "ladder-interval", "ladder-margin", "ladder-interval")
    headings = [*columns, "ladder-verdict"]
    rows = ["<tr>", *[f"<th>{escape(text(each, {}, lang))}</th>" for each in headings], "</tr>"]
    for above, below in pairwise(found.bots):
        contest = found.alone(above.bot, below.bot)
        ends = contest.margin_95
        margins = "–" if ends is None else f"{ends[0]:+.1f} … {ends[1]:+.1f}"
        cells = [percent(contest.win_share), shares(contest), f"{contest.margin:+.1f}", margins]
        rows += [
            f"<tr><th>{escape(above.bot)} – {escape(below.bot)}</th>",
            *[f"<td>{cell}</td>" for cell in cells],
            f'<td class="words">{escape(verdict(found, above.bot, below.bot, lang))}</td></tr>',
        ]
    return "\n".join(['<div class="wide"><table>', *rows, "</table></div>"])


def _matrix(found: "Findings") -> str:
    """Everybody against everybody; the more was won, the darker, and the number stands in it."""
    names = [bot.bot for bot in found.bots]
    rows = ["<tr><th></th>", *[f"<th>{escape(name)}</th>" for name in names], "</tr>"]
    for row in names:
        rows.append(f"<tr><th>{escape(row)}</th>")
        for column in names:
            if row == column:
                rows.append("<td>–</td>")
                continue
            contest = found.alone(row, column)
            rows.append(
                f'<td class="cell" style="--part: {0.75 * contest.win_share:.2f}" '
                f'title="{shares(contest)}">{100 * contest.win_share:.1f}</td>'
            )
        rows.append("</tr>")
    return "\n".join(['<div class="wide"><table>', *rows, "</table></div>"])


def _cycles(found: "Findings", lang: str) -> list[str]:
    return cycles_lines(found, lang) or [text("ladder-page-few", {}, lang)]
