"""The game at a table: on a shipped board, or on one of somebody's own."""

from stellwerk.boards import shipped_board
from stellwerk.games.registry import family_of, games
from stellwerk.server.database.models import TableRow

UNKNOWN = "unknown"
"""The family of a game whose package was here when its table was made, and is gone."""


def family_at(row: TableRow) -> str:
    """The family of the game at a table."""
    if row.own_board is not None:
        return row.own_board.family
    return family_of(row.game) if row.game in games() else UNKNOWN


def title_at(row: TableRow) -> str:
    """The title of the game at a table."""
    if row.own_board is not None:
        return row.own_board.title
    return shipped_board(row.game).title if row.game in games() else row.game


def fewest_at(row: TableRow) -> int:
    """How many players a table needs at least."""
    return row.own_board.fewest if row.own_board is not None else shipped_board(row.game).players[0]
