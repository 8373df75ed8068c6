"""Makes the table of ladders in README.md of the ladders of one game in docs/ladders.

    stellwerk ladder … --json > docs/ladders/NAME.json
    python -m tests.arena.document

The table stands between `<!-- ladders -->` and `<!-- end -->`; the pages of the games in
the documentation have those of all games.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from stellwerk.arena.findings import Findings

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
LADDERS = ROOT / "docs" / "ladders"
SHOWN = "ticket-europe"
PLACE = re.compile(r"(<!-- ladders -->\n).*?(<!-- end -->)", re.DOTALL)


def ladders() -> list[Findings]:
    """The ladders that are kept, by game and number of players, the longest first."""
    found = [
        msgspec.json.decode(path.read_bytes(), type=Findings)
        for path in sorted(LADDERS.glob("*.json"))
    ]
    return sorted(found, key=lambda ladder: (ladder.game, ladder.players, -len(ladder.bots)))


def made(text: str) -> str:
    """A document with its table as the ladders say."""
    table = "\n".join(_table([ladder for ladder in ladders() if ladder.game == SHOWN]))
    return PLACE.sub(lambda place: f"{place[1]}\n{table}\n\n{place[2]}", text)


def _table(kept: list[Findings]) -> Iterator[str]:
    yield "| game, players, deals | bot | Elo (95 %) | wins against the next (95 %) | margin |"
    yield "|---|---|---:|---:|---:|"
    for ladder in kept:
        where = f"{ladder.game}, {ladder.players}, {ladder.deals}"
        below = [after.bot for _, after in pairwise(ladder.bots)]
        for place, bot in enumerate(ladder.bots):
            elo = f"{bot.elo:+.0f} ({bot.elo_95[0]:+.0f} … {bot.elo_95[1]:+.0f})"
            wins = margin = ""
            if place < len(below):
                contest = ladder.alone(bot.bot, below[place])
                low, high = (100 * end for end in contest.win_share_95)
                wins = f"{100 * contest.win_share:.1f} % ({low:.1f}–{high:.1f})"
                margin = f"{contest.margin:+.1f}"
            yield f"| {where if place == 0 else ''} | {bot.bot} | {elo} | {wins} | {margin} |"


if __name__ == "__main__":
    README.write_text(made(README.read_text(encoding="utf-8")), encoding="utf-8")
