"""Reading board files: one's own by path, the shipped ones by id."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import TypeVar

import msgspec

from stellwerk.boards.check import Mistake, check_board
from stellwerk.boards.schema import (
    FAMILIES,
    AnyBoard,
    TicketBoard,
    TransBoard,
    WensleydaleBoard,
)

_SHIPPED = {
    "ticket-europe": "ticket",
    "ticket-switzerland": "ticket",
    "ticket-usa": "ticket",
    "trans-europa": "trans",
    "trans-amerika": "trans",
    "wensleydale": "wensleydale",
    "nurnberg": "wensleydale",
}
_BoardType = TypeVar("_BoardType", TicketBoard, TransBoard, WensleydaleBoard)


class BoardError(Exception):
    """A board file that cannot be played; `mistakes` has everything found in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__(mistakes)
        self.mistakes = list(mistakes)

    def __str__(self) -> str:
        more = len(self.mistakes) - 1
        rest = f" (and {more} more mistake{'s' if more > 1 else ''})" if more else ""
        return f"{self.mistakes[0]}{rest}"


def load_board(path: str | PathLike[str]) -> AnyBoard:
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


@cache
def shipped_board(board_id: str) -> AnyBoard:
    """A board that comes with the program; BoardError if there is none with this id.

    >>> shipped_board("trans-amerika").title
    'Trans Amerika'
    """
    if board_id not in _SHIPPED:
        message = f"there is no such board; the boards are: {', '.join(shipped_boards())}"
        raise BoardError([Mistake(board_id, 1, "the board", message)])
    file = resources.files("stellwerk.boards").joinpath(f"{board_id}.toml")
    return _convert(file.read_text(encoding="utf-8"))  # the tests have checked it


def ticket_board(board_id: str) -> TicketBoard:
    """A shipped Ticket to Ride board; BoardError if there is none with this id.

    >>> ticket_board("ticket-switzerland").trains
    40
    """
    return _shipped_of_family(board_id, TicketBoard)


def trans_board(board_id: str) -> TransBoard:
    """A shipped Trans board; BoardError if there is none with this id.

    >>> len(trans_board("trans-europa").all_lines)
    577
    """
    return _shipped_of_family(board_id, TransBoard)


def wensleydale_board(board_id: str) -> WensleydaleBoard:
    """A shipped Wensleydale board; BoardError if there is none with this id.

    >>> wensleydale_board("nurnberg").area("fuerth").fixed
    ('red', 'green')
    """
    return _shipped_of_family(board_id, WensleydaleBoard)


def shipped_boards(family: str | None = None) -> list[str]:
    """The ids of the boards that come with the program, of one family or of all.

    >>> shipped_boards()
    ['ticket-europe', 'ticket-switzerland', 'ticket-usa', 'trans-europa', 'trans-amerika',
     'wensleydale', 'nurnberg']
    >>> shipped_boards("trans")
    ['trans-europa', 'trans-amerika']
    >>> shipped_boards("wensleydale")
    ['wensleydale', 'nurnberg']
    """
    return [board_id for board_id, its_family in _SHIPPED.items() if family in (None, its_family)]


def board_from_text(text: str, name: str) -> AnyBoard:
    """The board in the text of a TOML file; BoardError if it has mistakes."""
    mistakes = check_board(text, name)
    if mistakes:
        raise BoardError(mistakes)
    return _convert(text)


def _shipped_of_family(board_id: str, wanted: type[_BoardType]) -> _BoardType:
    board = shipped_board(board_id)
    if isinstance(board, wanted):
        return board
    families = {board_type: family for family, board_type in FAMILIES.items()}
    message = f'here a board with family = "{families[wanted]}" is needed, not "{board.family}"'
    raise BoardError([Mistake(board_id, 1, "the board", message)])


def _convert(text: str) -> AnyBoard:
    data = tomllib.loads(text)
    return msgspec.convert(data, FAMILIES[data["family"]], str_keys=True)
