"""What a simulation found: for people a table, for programs JSON."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from stellwerk.cli.contests.ladder_report import failed_line
from stellwerk.cli.screen import console, print_json
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.arena.games import Contest, Failure, Standing, Tally
    from stellwerk.match.contract import JsonValue

MOST_FAILURES = 10
"""How many of them are told with their positions; all are counted."""


def bot_labels(bots: Sequence[str]) -> list[str]:
    """Bots by name; the same one at several seats is numbered.

    >>> bot_labels(["planner", "random", "planner"])
    ['planner#1', 'random', 'planner#2']
    """
    return [
        f"{bot}#{list(bots[: position + 1]).count(bot)}" if list(bots).count(bot) > 1 else bot
        for position, bot in enumerate(bots)
    ]


def print_data(
    contest: "Contest", games: int, standings: "Sequence[Standing]", seconds: float
) -> None:
    """Everything as JSON; `speed` alone differs from run to run."""
    labels = bot_labels(contest.bots)
    print_json(
        {
            "game": contest.game,
            "players": contest.players,
            "options": dict(contest.settings),
            "rules": contest.rules,
            "seed": contest.seed,
            "games": games,
            "deals": standings[0].wins.count,
            "bots": [
                _bot_data(label, name, standing)
                for label, name, standing in zip(labels, contest.bots, standings, strict=True)
            ],
            "speed": {"seconds": round(seconds, 3), "games_per_second": games / seconds},
        }
    )


def _bot_data(label: str, name: str, standing: "Standing") -> dict[str, "JsonValue"]:
    tally = standing.tally
    margin_95 = standing.margins.interval()
    found: dict[str, JsonValue] = {
        "label": label,
        "bot": name,
        "games": tally.games,
        "win_share": tally.win_share,
        "win_share_95": list(standing.win_share_95()),
        "margin": standing.margins.mean,
        "margin_95": None if margin_95 is None else list(margin_95),
        "wins_alone": tally.wins_alone,
        "mean": tally.mean,
        "deviation": _deviation(tally),
        "categories": {key: total / tally.games for key, total in tally.categories.items()},
        "decisions_per_game": tally.decisions / tally.games,
    }
    if tally.failed:  # nothing is said of bots that decided for themselves
        found["failed"] = tally.failed
        found["failures"] = [asdict(failure) for failure in _in_order(tally)[:MOST_FAILURES]]
    return found


def _in_order(tally: "Tally") -> "list[Failure]":
    return sorted(tally.failures, key=lambda failure: (failure.game, failure.decision))


def _deviation(tally: "Tally") -> float:
    """The standard deviation of the points."""
    variance = tally.squares / tally.games - tally.mean**2
    return float(max(variance, 0.0) ** 0.5)


def print_report(
    contest: "Contest", games: int, standings: "Sequence[Standing]", seconds: float, lang: str
) -> None:
    """A table: one column for each bot."""
    from rich.table import Table

    tallies = [standing.tally for standing in standings]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for label in bot_labels(contest.bots):
        table.add_column(label, justify="right")

    def add(heading: str, cells: list[str], style: str = "") -> None:
        table.add_row(heading, *cells, style=style)

    add(text("sim-wins", {}, lang), [f"{100 * t.win_share:.1f} %" for t in tallies], "bold")
    add(text("sim-interval", {}, lang), [_shares(standing) for standing in standings])
    add(text("sim-margin", {}, lang), [f"{each.margins.mean:+.1f}" for each in standings])
    add(text("sim-interval", {}, lang), [_margins(standing) for standing in standings])
    add(text("sim-mean", {}, lang), [f"{tally.mean:.1f}" for tally in tallies], "bold")
    family = contest.make().family
    for category in tallies[0].categories:
        if any(tally.categories.get(category) for tally in tallies):
            heading = "  " + _category(family, category, lang)
            add(heading, [f"{t.categories.get(category, 0) / t.games:.1f}" for t in tallies])
    add(text("sim-decisions", {}, lang), [f"{t.decisions / t.games:.1f}" for t in tallies])
    screen = console()
    screen.print(text("sim-heading", _facts(contest, games), lang))
    screen.print(table)
    for label, tally in zip(bot_labels(contest.bots), tallies, strict=True):
        if tally.failed:
            screen.print(failed_line(label, tally.failed, _in_order(tally)[0].reason, lang))
    screen.print(text("sim-speed", {"speed": f"{games / seconds:.1f}"}, lang), style="dim")


def _facts(contest: "Contest", games: int) -> dict[str, str | int]:
    return {
        "game": contest.game,
        "games": games,
        "players": contest.players,
        "seed": str(contest.seed),
    }


def _shares(standing: "Standing") -> str:
    low, high = standing.win_share_95()
    return f"{100 * low:.1f}–{100 * high:.1f}"


def _margins(standing: "Standing") -> str:
    interval = standing.margins.interval()
    return "–" if interval is None else f"{interval[0]:+.1f} … {interval[1]:+.1f}"


def _category(family: str, category: str, lang: str) -> str:
    from stellwerk.texts import has_text

    message = f"category-{family}-{category}"
    return text(message, {}, lang) if has_text(message, lang) else category
