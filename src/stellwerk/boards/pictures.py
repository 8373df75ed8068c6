"""Who draws a board: the painter of its family, made once for each board."""

from typing import Protocol, cast

from stellwerk.boards.board import Board
from stellwerk.boards.kinds import is_shipped
from stellwerk.pictures.picture import CannotDraw, Painter
from stellwerk.plugins import FAMILIES, plugins

MOST_PAINTERS = 32
_painters: dict[int, tuple[Board, Painter[object]]] = {}


class _Family(Protocol):
    """What this layer needs to know of a family."""

    def painter(self, board: Board, is_shipped: bool) -> Painter[object] | None:
        """Who draws a board; None if nobody does."""
        ...


def painter_of(board: Board) -> Painter[object]:
    """Who draws a board; CannotDraw, in words, if its family draws none.

    >>> from stellwerk.boards import shipped_board
    >>> from stellwerk.pictures import theme_named
    >>> board = shipped_board("ticket-usa")
    >>> painter_of(board).draw(None, "en", theme_named("light")).size
    (1600.0, 1000.0)
    """
    found = _painters.get(id(board))
    if found is not None:
        return found[1]
    family = cast("_Family", plugins(FAMILIES)[board.family])
    painter = family.painter(board, is_shipped(board))
    if painter is None:
        raise CannotDraw(f"{board.id} cannot be drawn: the family {board.family!r} has no painter.")
    if len(_painters) >= MOST_PAINTERS:
        _painters.clear()
    _painters[id(board)] = (board, painter)  # the board is kept, so that its id stays its own
    return painter
