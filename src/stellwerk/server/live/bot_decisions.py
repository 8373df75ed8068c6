"""What happens in a worker process: a bot is given a position that could be, and chooses a move.

Nothing here knows of the server; a worker loads the games and the bots, and no more.
"""

import time
from dataclasses import dataclass
from functools import lru_cache

from stellwerk.bots import Seat, answer_of, explanation_of, make_bot, offer_bots
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Position, Setting
from stellwerk.match.explanations import Explanation
from stellwerk.match.wire import Given, Move
from stellwerk.study.hints import Hint, hint


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
    action = answer_of(bot, task.bot, Seat(game, state, task.seat))
    return game.move(state, task.seat, action)


def timed_decision(task: Task) -> tuple[Move, float]:
    """The move, and how many seconds it took."""
    began = time.perf_counter()
    return decide(task), time.perf_counter() - began


def explain(task: Task, move: Given) -> Explanation:
    """Why a bot made a move for its seat; CannotExplain if it does not say."""
    game = _game_of(task.game, task.board, task.players, task.options, task.rules)
    state = game.from_position(task.position)
    bot = make_bot(game.family, task.bot, task.seed)
    seat = Seat(game, state, task.seat)
    return explanation_of(bot, seat, game.action(state, task.seat, move))


def hint_for(task: Task) -> Hint:
    """What somebody might do on their seat; CannotHint if there is nothing to say."""
    game = _game_of(task.game, task.board, task.players, task.options, task.rules)
    return hint(game, game.from_position(task.position), task.seat)


def get_ready(own_bots: str) -> None:
    """What takes longest is to load this module, and all that it needs."""
    offer_bots(own_bots)


@lru_cache(maxsize=64)
def _game_of(
    name: str,
    board: str | None,
    players: int,
    options: tuple[tuple[str, Setting], ...],
    rules: int,
) -> Game:
    return make_game(name, players, dict(options), board, rules)
