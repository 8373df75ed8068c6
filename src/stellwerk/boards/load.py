"""Reading board files: one's own by path, the shipped ones by id."""

import tomllib
from collections.abc import Sequence
from functools import cache
from os import PathLike
from pathlib import Path

from stellwerk.boards.board import Board
from stellwerk.boards.check import Mistake, check_board
from stellwerk.boards.kinds import BoardKind, OwnBoard, board_kinds
from stellwerk.plugins import PluginError, leave_out


class BoardError(Exception):
    """A board file that cannot be played; `mistakes` has everything found in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__(mistakes)
        self.mistakes = list(mistakes)

    def __str__(self) -> str:
        more = len(self.mistakes) - 1
        rest = f" (and {more} more mistake{'s' if more > 1 else ''})" if more else ""
        return f"{self.mistakes[0]}{rest}"


def load_board(path: str | PathLike[str]) -> Board:
    """The board in a TOML file; BoardError if it cannot be read or has mistakes.

    >>> load_board("no-such-board.toml")
    Traceback (most recent call last):
    ...
    stellwerk.boards.load.BoardError: no-such-board.toml, line 1, the file: there is no such file
    """
    name = Path(path).name
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BoardError([Mistake(name, 1, "the file", "there is no such file")]) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        message = "the text is not in UTF-8; save the file with that encoding"
        raise BoardError([Mistake(name, line, "the file", message)]) from None
    except (OSError, ValueError) as error:
        message = f"the file cannot be read: {error}"
        raise BoardError([Mistake(name, 1, "the file", message)]) from None
    return board_from_text(text, name)


def shipped_board(board_id: str) -> Board:
    """A board that comes with a family; BoardError if there is none with this id.

    >>> shipped_board("trans-amerika").title
    'Trans Amerika'
    """
    family, kind = _kind_with(board_id)
    if not _is_ours(kind):
        _check_shipped(family, kind, board_id)
    return kind.shipped_board(board_id)


def _is_ours(kind: BoardKind[Board]) -> bool:
    """Whether our tests have checked the boards of a kind."""
    return kind.form.__module__.startswith("stellwerk.")


@cache
def _is_sound(family: str, kind: BoardKind[Board], board_id: str) -> bool:
    """Whether a board that comes with a family can be played; one that cannot is left out."""
    if _is_ours(kind):
        return True
    try:
        _check_shipped(family, kind, board_id)
    except (BoardError, PluginError) as error:
        leave_out(str(error))
        return False
    return True


@cache
def _check_shipped(family: str, kind: BoardKind[Board], board_id: str) -> None:
    """A board that comes with another package can be played, and is what it is called."""
    try:
        text = kind.shipped_text(board_id)
    except OSError as error:
        raise PluginError(
            f"The family {family!r} ships a board {board_id!r}, but its file is not there: {error}"
        ) from None
    board = board_from_text(text, f"{board_id}.toml")
    if (board.family, board.id) != (family, board_id):
        raise PluginError(
            f"The board {board_id!r} of the family {family!r} calls itself {board.id!r} of "
            f"{board.family!r}; both names must be the same."
        )


def shipped_text(board_id: str) -> str:
    """The file of a board that comes with a family, to begin one's own with.

    >>> 'family = "ticket"' in shipped_text("ticket-usa")
    True
    """
    return _kind_with(board_id)[1].shipped_text(board_id)


def _kind_with(board_id: str) -> tuple[str, BoardKind[Board]]:
    for family, kind in board_kinds().items():
        if board_id in kind.shipped:
            return family, kind
    message = f"there is no such board; the boards are: {', '.join(shipped_boards())}"
    raise BoardError([Mistake(board_id, 1, "the board", message)])


def own_shipped_board(kind: BoardKind[OwnBoard], board_id: str) -> OwnBoard:
    """A board that comes with one family; BoardError if it has none with this id."""
    board = shipped_board(board_id)
    if isinstance(board, kind.form):
        return board
    wanted = next(name for name, each in board_kinds().items() if each.form is kind.form)
    message = f'here a board with family = "{wanted}" is needed, not "{board.family}"'
    raise BoardError([Mistake(board_id, 1, "the board", message)])


def shipped_boards(family: str | None = None) -> list[str]:
    """The ids of the boards that come with the families, of one or of all.

    >>> shipped_boards()
    ['ticket-europe', 'ticket-switzerland', 'ticket-usa', 'trans-europa', 'trans-amerika',
     'wensleydale', 'nurnberg'...]
    >>> shipped_boards("trans")
    ['trans-europa', 'trans-amerika']
    """
    return [
        board_id
        for name, kind in board_kinds().items()
        if family in (None, name)
        for board_id in kind.shipped
        if _is_sound(name, kind, board_id)
    ]


def board_from_text(text: str, name: str) -> Board:
    """The board in the text of a TOML file; BoardError if it has mistakes."""
    mistakes = check_board(text, name)
    if mistakes:
        raise BoardError(mistakes)
    return _convert(text)


def _convert(text: str) -> Board:
    return board_kinds()[tomllib.loads(text)["family"]].convert(text)
