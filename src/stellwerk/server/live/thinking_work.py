"""What happens in a worker process: a bot is given a position that could be, and chooses a move.

Nothing here knows of the server; a worker loads the games and the bots, and no more.
"""

import os
import signal
import threading
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait

from stellwerk.bots import Seat, make_bot
from stellwerk.games.families import Setting
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Move, Position


@dataclass(frozen=True)
class Task:
    """All that a worker is told: which game, and what the seat may know, the rest drawn again."""

    game: str
    board: str | None
    players: int
    options: tuple[tuple[str, Setting], ...]
    rules: int
    position: Position
    seat: int
    bot: str
    seed: int


def decide(task: Task) -> Move:
    """The move a bot chooses for its seat."""
    game = _game_of(task.game, task.board, task.players, task.options, task.rules)
    state = game.from_position(task.position)
    bot = make_bot(game.family, task.bot, task.seed)
    action = bot.choose(Seat(game, state, task.seat))
    return game.move(state, task.seat, action)


@lru_cache(maxsize=64)
def _game_of(
    name: str,
    board: str | None,
    players: int,
    options: tuple[tuple[str, Setting], ...],
    rules: int,
) -> Game:
    return make_game(name, players, dict(options), board, rules)


def begin_work() -> None:
    """Make a worker live exactly as long as its server.

    Ctrl-C reaches every process of a terminal; it is the server's to say when work ends. If the
    server is killed it can say nothing, so each worker watches for that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
