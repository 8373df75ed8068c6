"""Games ready to be played. One on a board of somebody's own is built beside the event loop."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from stellwerk.games.registry import game_on_board, shipped_game
from stellwerk.match.contract import Game
from stellwerk.server.database.models import TableRow

MOST_KEPT = 64  # games on boards of people's own, those asked for last
Setting = str | int | bool

# One thread: boards are built one after the other, and those that wait find the first one's game.
# What they hold was checked by a worker with limits of its own before it came into the database.
_BUILDER = ThreadPoolExecutor(1, thread_name_prefix="built games")


async def built_game(row: TableRow, players: int) -> Game:
    """The game a table plays, under the rules version it began with (the newest before that)."""
    if row.own_board is None:
        return shipped_game(row.game, players, row.options, row.rules)
    return await built_on_board(row.own_board.text, players, row.options, row.rules)


async def built_on_board(
    board: str, players: int, options: Mapping[str, Setting], rules: int | None
) -> Game:
    """The game on a board that was checked before."""
    return await asyncio.get_running_loop().run_in_executor(
        _BUILDER, on_board, board, players, options, rules
    )


def on_board(board: str, players: int, options: Mapping[str, Setting], rules: int | None) -> Game:
    """The game on the text of a board; built once, then kept."""
    return _on_board(board, players, tuple(sorted(options.items())), rules)


@lru_cache(maxsize=MOST_KEPT)
def _on_board(
    board: str, players: int, options: tuple[tuple[str, Setting], ...], rules: int | None
) -> Game:
    return game_on_board(board, players, dict(options), rules)
