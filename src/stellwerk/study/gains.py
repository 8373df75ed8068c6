"""Whether own choices are what they seem: the strongest bot among usual players, match by match.

Luck averages out over many matches, so what the strongest bot wins beyond its part at the start
should be its own choices. `python -m stellwerk.study.gains ticket-europe --players 4 --matches 40`
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt

from stellwerk.bots import Seat, make_bot
from stellwerk.games import game as make_game
from stellwerk.games.families import families
from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.state import KernelState
from stellwerk.match.contract import Game
from stellwerk.match.match import Match
from stellwerk.study.quality import QUALITIES, QualityName
from stellwerk.study.review import review_match
from stellwerk.study.self_play import policies_of
from stellwerk.study.wire import ReviewAccount

PARTS = ("start", "deal", "draws", "choices", "others", "result")


def account(game: Game, seed: int, quality: QualityName) -> ReviewAccount:
    """What a review says of the strongest bot in one match, whose seat changes with the seed."""
    policies = policies_of(game)
    usual = policies.make(policies.searching)
    seat = seed % game.players
    strongest = make_bot(game.family, families()[game.family].levels[-1], seed)
    match = Match(game, seed)
    while not match.is_over:
        state = match.state
        assert isinstance(state, KernelState)
        mover = state.current_player()
        if mover == seat:
            action = strongest.choose(Seat(game, state, seat))
        else:
            (action,) = candidates(state, mover, usual, seed, 1)
        match.play_action(mover, action)
    return review_match(match, quality, seed).seats[seat].account


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of independent numbers, and its standard error.

    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    count = len(numbers)
    mean = sum(numbers) / count
    squares = sum((each - mean) ** 2 for each in numbers)
    return mean, sqrt(squares / max(1, count - 1) / count)


def table(accounts: Sequence[ReviewAccount]) -> str:
    """The parts of the ledger, each with its mean over all matches, as a table in Markdown."""
    lines = [f"| over {len(accounts)} matches | mean |", "|---|---:|"]
    for part in PARTS:
        mean, error = mean_and_error([float(getattr(each, part)) for each in accounts])
        lines.append(f"| {part} | {mean:+.3f} ± {error:.3f} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play matches of the strongest bot among usual players, and print its mean ledger."""
    parser = argparse.ArgumentParser(prog="python -m stellwerk.study.gains")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--quality", choices=list(QUALITIES), default="usual")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    game = make_game(wanted.game, wanted.players)
    seeds = range(wanted.seed, wanted.seed + wanted.matches)
    accounts = []
    for number, seed in enumerate(seeds):
        accounts.append(account(game, seed, wanted.quality))
        sys.stderr.write(f"\r{number + 1}/{wanted.matches} ")
    sys.stdout.write(table(accounts) + "\n")


if __name__ == "__main__":
    main()
