"""What a ladder found, as a table for people."""

from itertools import pairwise
from typing import TYPE_CHECKING

from stellwerk.cli.screen import console
from stellwerk.texts import text

if TYPE_CHECKING:
    from rich.table import Table

    from stellwerk.arena.findings import ContestFinding, Findings

VERDICTS = {
    "first": "ladder-stronger",
    "second": "ladder-weaker",
    "equal": "ladder-equal",
    "open": "ladder-open",
}


def print_report(found: "Findings", seconds: float, lang: str) -> None:
    """Who is how strong, who won how much against whom, and whether there are cycles."""
    screen = console()
    screen.print(heading(found, lang))
    screen.print(_ratings(found, lang))
    screen.print()
    screen.print(text("ladder-matrix", {"fair": percent(1 / found.players)}, lang))
    screen.print(_matrix(found))
    screen.print()
    for line in [*cycles_lines(found, lang), *failures_lines(found, lang)]:
        screen.print(line)
    screen.print(text("ladder-again", {"command": found.command}, lang), soft_wrap=True)
    screen.print(text("ladder-took", {"seconds": f"{seconds:.1f}"}, lang), style="dim")


def heading(found: "Findings", lang: str) -> str:
    """Game, players, deals and seed in one line."""
    facts: dict[str, str | int] = {
        "game": found.game,
        "players": found.players,
        "deals": found.deals,
        "seed": str(found.seed),
    }
    return text("ladder-heading", facts, lang)


def _ratings(found: "Findings", lang: str) -> "Table":
    table = plain_table()
    table.add_column(text("ladder-bot", {}, lang))
    for column in ("ladder-elo", "ladder-interval", "ladder-next"):
        table.add_column(text(column, {}, lang), justify="right")
    table.add_column(text("ladder-interval", {}, lang), justify="right")
    table.add_column(text("ladder-margin", {}, lang), justify="right")
    table.add_column(text("ladder-verdict", {}, lang))
    below = [after.bot for _, after in pairwise(found.bots)]
    for place, bot in enumerate(found.bots):
        cells = [bot.bot, f"{bot.elo:+.0f}", f"{bot.elo_95[0]:+.0f} … {bot.elo_95[1]:+.0f}"]
        if place < len(below):
            contest = found.alone(bot.bot, below[place])
            cells += [percent(contest.win_share), shares(contest), f"{contest.margin:+.1f}"]
            cells.append(verdict(found, bot.bot, below[place], lang))
        table.add_row(*cells)
    return table


def _matrix(found: "Findings") -> "Table":
    table = plain_table()
    table.add_column("")
    for bot in found.bots:
        table.add_column(bot.bot, justify="right")
    for row in found.bots:
        cells = [
            "–" if row is column else f"{100 * found.alone(row.bot, column.bot).win_share:.1f}"
            for column in found.bots
        ]
        table.add_row(row.bot, *cells)
    return table


def plain_table() -> "Table":
    """A table of words and numbers without lines."""
    from rich.table import Table

    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))


def cycles_lines(found: "Findings", lang: str) -> list[str]:
    """How many triples are cycles, and which."""
    cycles = found.cycles
    if not cycles.triples:
        return []
    words: dict[str, str | int] = {"number": len(cycles.found), "triples": cycles.triples}
    lines = [text("ladder-cycles", words, lang)]
    for cycle in cycles.found:
        circle = " > ".join((*cycle.bots, cycle.bots[0]))
        message = "ladder-cycle-sure" if cycle.sure else "ladder-cycle-unsure"
        lines.append(text(message, {"circle": circle}, lang))
    return lines


def failures_lines(found: "Findings", lang: str) -> list[str]:
    """Which bots did not decide for themselves, how often, and why at first."""
    return [
        failed_line(failures.bot, failures.decisions, failures.reason, lang)
        for failures in found.failures or []
    ]


def failed_line(bot: str, decisions: int, reason: str, lang: str) -> str:
    """That the simplest bot decided for another one, how often, and what happened first."""
    return text("contest-failed", {"bot": bot, "number": decisions, "reason": reason}, lang)


def verdict(found: "Findings", one: str, other: str, lang: str) -> str:
    """What the sequential test says of one bot against another, in words."""
    judged = found.better(one, other).value
    return text(VERDICTS[judged], {"elo": f"{found.sprt_elo:.0f}"}, lang)


def percent(share: float) -> str:
    """A share as people write it.

    >>> percent(0.625)
    '62.5 %'
    """
    return f"{100 * share:.1f} %"


def shares(contest: "ContestFinding") -> str:
    """The interval of a share of wins."""
    low, high = contest.win_share_95
    return f"{100 * low:.1f}–{100 * high:.1f}"
