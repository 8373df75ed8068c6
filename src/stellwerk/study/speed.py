"""How long a review takes: `python -m stellwerk.study.speed`, two lines of `make bench`."""

import sys
import time

from stellwerk.bots import Seat, make_bot
from stellwerk.games import game as make_game
from stellwerk.games.families import families
from stellwerk.match.contract import Game
from stellwerk.match.match import Match
from stellwerk.study.review import review_match
from stellwerk.study.self_play import played_by_usual

MOST_SECONDS = 60
GAME, PLAYERS, SEED = "ticket-europe", 4, 7


def seconds_of_review(match: Match) -> float:
    """Processor time for a whole match at the usual quality."""
    start = time.process_time()
    review_match(match, "usual", SEED)
    return time.process_time() - start


def played_by_levels(game: Game) -> Match:
    """A match of the strongest levels, one at each seat: most choices are not the usual ones."""
    levels = families()[game.family].levels[-game.players :]
    bots = [make_bot(game.family, level, SEED) for level in levels]
    match = Match(game, SEED)
    while not match.is_over:
        seat = match.state.current_player()
        match.play_action(seat, bots[seat].choose(Seat(game, match.state, seat)))
    return match


def main() -> None:
    """Say it, with the aim beside it."""
    game = make_game(GAME, PLAYERS)
    aim = f"(aim: {MOST_SECONDS} at most)"
    for who, match in (
        ("usual players", played_by_usual(game, SEED)),
        ("the strongest levels", played_by_levels(game)),
    ):
        words = f"review of a match of four, {GAME}, {who} {aim}"
        sys.stdout.write(f"{seconds_of_review(match):.1f}  seconds  {words}\n")


if __name__ == "__main__":
    main()
