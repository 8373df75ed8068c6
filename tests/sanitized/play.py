"""What the sanitized kernel is made to do: everything a table, a bot or a loaded position would do.

Every shipped board and every board at a limit of the kernel, for every number of players, with
options by chance. Run by `python -m tests.sanitized`, which sets up the sanitizers.
"""

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from stellwerk.boards import board_from_text, shipped_board, shipped_boards
from stellwerk.games.registry import shipped_game
from stellwerk.kernel.ticket.state import __file__ as kernel
from stellwerk.match.contract import Game
from tests.boards.little_boards import toml
from tests.boards.test_limits import TICKET, TRANS, WENSLEYDALE
from tests.boards.walking import every_setting, game_with, walk
from tests.sanitized.vectors import step_and_search

STEPS = 400


def main() -> None:
    """Play for so many seconds, by this seed; all boards at least once."""
    assert "sanitized" in kernel, f"this is the ordinary kernel: {kernel}"
    sys.unraisablehook = stop_at_once
    seconds, dice = int(sys.argv[1]), random.Random(int(sys.argv[2]))
    ends = time.monotonic() + seconds
    done: Counter[str] = Counter()
    while not done or time.monotonic() < ends:
        for game in every_game(dice):
            walk(game, dice, STEPS, done)
            step_and_search(game, dice, done)
    print(", ".join(f"{number:,} {what}" for what, number in sorted(done.items())))


def stop_at_once(problem: "sys.UnraisableHookArgs") -> None:
    """A check of Cython's inside a function without Python can only be told, not raised."""
    print(f"in a function without Python: {problem.exc_value!r}", file=sys.stderr, flush=True)
    os._exit(1)


def every_game(dice: random.Random) -> Iterator[Game]:
    """Every board with every number of players, each with options by chance."""
    for name in shipped_boards():
        board = shipped_board(name)
        for players in range(board.players[0], board.players[1] + 1):
            yield shipped_game(name, players, dice.choice(list(every_setting(board, players))))
    for limits in (TICKET, TRANS, WENSLEYDALE):
        for most, make, _ in limits.values():
            text = toml(make(most))
            board = board_from_text(text, "limit")
            for players in board.players:
                settings = dice.choice(list(every_setting(board, players)))
                yield game_with(board, text, players, settings)


if __name__ == "__main__":
    main()
