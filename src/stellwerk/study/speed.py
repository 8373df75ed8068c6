"""How long a review takes: `python -m stellwerk.study.speed`, a line of `make bench`."""

import sys
import time

from stellwerk.games import game as make_game
from stellwerk.study.review import review_match
from stellwerk.study.self_play import played_by_usual

MOST_SECONDS = 60
SEED = 7


def seconds_of_review() -> float:
    """Processor time for a whole match of four on Europe at the usual quality."""
    match = played_by_usual(make_game("ticket-europe", 4), SEED)
    start = time.process_time()
    review_match(match, "usual", SEED)
    return time.process_time() - start


def main() -> None:
    """Say it, with the aim beside it."""
    words = f"review of a match of four, ticket-europe (aim: {MOST_SECONDS} at most)"
    sys.stdout.write(f"{seconds_of_review():.1f}  seconds  {words}\n")


if __name__ == "__main__":
    main()
