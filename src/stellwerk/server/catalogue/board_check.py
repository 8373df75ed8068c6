"""Checking a board of somebody's own: done in a worker process with limits of its own.

Nothing here knows of the database or of the rest of the server, so that a worker is small.
"""

import msgspec

from stellwerk.boards import BoardError, board_from_text
from stellwerk.games.registry import game_on_board
from stellwerk.match.record import RecordError

MOST_MISTAKES = 5  # of a board, that its author reads at once
LONGEST_GAME = 60  # letters of a board's id, as the database keeps it


class CheckedBoard(msgspec.Struct):
    """A board that can be played, in short; or the mistake in it, in words."""

    mistake: str | None = None
    game: str = ""
    family: str = ""
    title: str = ""
    fewest: int = 0


def check_board(text: str) -> CheckedBoard:
    """Read a board and build its smallest and its largest game."""
    try:
        board = board_from_text(text, "board")
        check_game_id(board.id)
        for players in sorted(set(board.players)):
            game_on_board(text, players, {}).new_state(0)
    except BoardError as error:
        return CheckedBoard(mistake=first_mistakes(error))
    except (RecordError, ValueError) as error:
        return CheckedBoard(mistake=str(error))
    return CheckedBoard(None, board.id, board.family, board.title, board.players[0])


def first_mistakes(error: BoardError) -> str:
    """The first mistakes of a board, one below the other.

    >>> from stellwerk.boards.check import Mistake
    >>> print(first_mistakes(BoardError([Mistake("board", 9, "the board", "no such city")])))
    line 9, the board: no such city
    """
    lines = [
        f"line {mistake.line}, {mistake.where}: {mistake.message}"
        for mistake in error.mistakes[:MOST_MISTAKES]
    ]
    more = len(error.mistakes) - MOST_MISTAKES
    if more > 0:
        lines.append(f"and {more} more mistake{'s' if more > 1 else ''}")
    return "\n".join(lines)


def check_game_id(game_id: str) -> None:
    """Refuse a board whose id nobody could keep."""
    if len(game_id) > LONGEST_GAME:
        raise RecordError(f"The id of the board has more than {LONGEST_GAME} letters.")
