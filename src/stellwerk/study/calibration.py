"""Whether chances come true: of positions valued 70 %, 70 % should be won.

`python -m stellwerk.study.calibration ticket-europe --players 4 --positions 400`
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from stellwerk.games import game as make_game
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.study.self_play import played_by_usual, policies_of
from stellwerk.study.standing import standing

TENTHS = 10


@dataclass(frozen=True)
class Foretold:
    """What one seat was given in one position, and what it won in the end."""

    share: float
    won: float


@dataclass(frozen=True)
class Tenth:
    """All positions that were valued alike."""

    count: int
    valued: float
    won: float
    error: float


def foretold(game: Game, positions: int, worlds: int, seed: int) -> Iterator[Foretold]:
    """One position of each match, anywhere in it, so that they know nothing of each other."""
    policies = policies_of(game)
    usual = policies.make(policies.searching)
    chance = Random(seed)
    for number in range(positions):
        match = played_by_usual(game, seed * 1_000_003 + number)
        step = chance.randrange(len(match.steps))
        state = match.steps[step].before
        assert isinstance(state, KernelState)
        assert match.result is not None
        found = standing(state, step, usual, chance.getrandbits(64), worlds)
        winners = match.result.winners
        for seat, share in enumerate(found.chances):
            yield Foretold(share.mean, (seat in winners) / len(winners))


def by_tenths(all_foretold: Sequence[Foretold]) -> list[Tenth | None]:
    """What came true, for each tenth; None where nothing was valued so.

    >>> found = by_tenths([Foretold(0.72, 1.0), Foretold(0.78, 0.0), Foretold(1.0, 1.0)])[7]
    >>> found.count, found.won, round(found.error, 2)
    (2, 0.5, 0.35)
    """
    tenths: list[list[Foretold]] = [[] for _ in range(TENTHS)]
    for each in all_foretold:
        tenths[min(TENTHS - 1, int(each.share * TENTHS))].append(each)
    return [_tenth(each) if each else None for each in tenths]


def _tenth(alike: Sequence[Foretold]) -> Tenth:
    count = len(alike)
    won = sum(each.won for each in alike) / count
    valued = sum(each.share for each in alike) / count
    return Tenth(count, valued, won, sqrt(won * (1 - won) / count))


def table(tenths: Sequence[Tenth | None]) -> str:
    """The tenths as a table in Markdown."""
    lines = ["| valued | seats | mean value | won |", "|---|---:|---:|---:|"]
    for number, tenth in enumerate(tenths):
        if tenth is not None:
            span = f"{number * 10}–{number * 10 + 10} %"
            error = 100 * tenth.error
            lines.append(
                f"| {span} | {tenth.count} | {100 * tenth.valued:.1f} % "
                f"| {100 * tenth.won:.1f} % ± {error:.1f} |"
            )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play positions of a board, and print what came true."""
    parser = argparse.ArgumentParser(prog="python -m stellwerk.study.calibration")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    game = make_game(wanted.game, wanted.players)
    found = list(foretold(game, wanted.positions, wanted.worlds, wanted.seed))
    sys.stdout.write(table(by_tenths(found)) + "\n")


if __name__ == "__main__":
    main()
