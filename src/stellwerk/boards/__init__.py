"""Board files: what all have in common, and a checker that explains mistakes."""

from stellwerk.boards.board import Board, Provenance
from stellwerk.boards.check import Mistake, check_board
from stellwerk.boards.kinds import BoardKind, OwnBoard, board_kinds, is_shipped
from stellwerk.boards.load import (
    BoardError,
    board_from_text,
    load_board,
    own_shipped_board,
    shipped_board,
    shipped_boards,
    shipped_text,
)
from stellwerk.boards.pictures import painter_of

__all__ = [
    "Board",
    "BoardError",
    "BoardKind",
    "Mistake",
    "OwnBoard",
    "Provenance",
    "board_from_text",
    "board_kinds",
    "check_board",
    "is_shipped",
    "load_board",
    "own_shipped_board",
    "painter_of",
    "shipped_board",
    "shipped_boards",
    "shipped_text",
]
