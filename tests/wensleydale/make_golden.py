"""Makes the golden records: every rules version, board, number of players and side; what is rare.

    PYTHONPATH=src python -m tests.wensleydale.make_golden [--force] [NAME …]

Deterministic: the same rules give the same files. A golden record is a promise to replay for ever,
so existing files are overwritten only with --force, and only if the rules have changed on purpose.

* whole: a game in which every kind of decision is made that is not rare.
* connection: Nürnberg and Fürth are joined by the tracks of at least two seats (LTW-BUILD-14).
* chain: the builder chooses which of several shortest chains scores (LTW-BUILD-14).
* take-overs: both companies take over lines, four or more in all (LTW-SELL).

The names of those of rules version 1 say no version; the others end with it.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.match.match import Match
from tests.golden import make_files
from tests.models.compare_wensleydale import (
    BOARDS,
    FEES,
    HILLS,
    TABLES,
    Configuration,
    Settings,
    wensleydale_game,
)
from tests.ticket.make_golden import as_line
from tests.wensleydale.walks import play_on

GOLDEN = Path(__file__).parent / "golden"
MOST_SEEDS = 2000
COMMON = {"bid", "stake", "start", "extend", "stop", "pay", "buy", "carry", "sell", "pass"}
STYLES = {"whole": "busy", "connection": "connector", "chain": "connector", "take-overs": "spender"}
RARE: list[tuple[str, int, str, str]] = [
    ("nurnberg", 2, "2-3", "connection"),
    ("nurnberg", 4, "3-4", "connection"),
    ("nurnberg", 3, "2-3", "chain"),
    ("nurnberg", 4, "3-4", "chain"),
    ("nurnberg", 3, "3-4", "take-overs"),
    ("wensleydale", 2, "2-3", "take-overs"),
    ("wensleydale", 4, "3-4", "take-overs"),
]


def wanted() -> Iterator[tuple[str, str, Configuration]]:
    """Name of the file, what happens in it, configuration; the optional rules alternate."""
    tables = [(name, players, side, "whole") for name in BOARDS for players, side in TABLES]
    for version in WensleydaleGame.versions:
        ending = "" if version == 1 else f"-rules-{version}"
        for number, (name, players, side, what) in enumerate([*tables, *RARE]):
            settings: Settings = {"side": side, "hill_goods_from": HILLS[number % 2]}
            if version > 1:
                settings["start_fee"] = FEES[number // 2 % 2]
            settings["rules"] = version
            file = f"{name}-{players}-side-{side}-{what}{ending}"
            yield file, what, (name, players, settings)


def happens(match: Match, what: str) -> bool:
    """Whether a finished match is one of these."""
    done = {step.move.do for step in match.steps}
    if what == "whole":
        return done >= COMMON
    if what == "chain":
        return "chain" in done
    if what == "connection":
        return sum(event.kind == "wensleydale-bonus" for event in match.events) > 1
    sold = [e.arguments.company for e in match.events if e.kind == "wensleydale-sold"]
    return len(sold) > 3 and len(set(sold)) == 2


def make(what: str, configuration: Configuration, first_seed: int) -> Match:
    """The first game in which this happens, counting seeds upwards."""
    game = wensleydale_game(configuration)
    for seed in range(first_seed, first_seed + MOST_SEEDS):
        match = play_on(game.new_match(seed), STYLES[what], random.Random(seed))
        if happens(match, what):
            return match
    raise SystemExit(f"{what} does not happen in any game of {configuration}")


def main() -> int:
    """The command line."""
    files = [
        (name, lambda number, of=what, on=configuration: make(of, on, number * MOST_SEEDS))
        for name, what, configuration in wanted()
    ]
    return make_files(GOLDEN, files, as_line, __doc__)


if __name__ == "__main__":
    sys.exit(main())
