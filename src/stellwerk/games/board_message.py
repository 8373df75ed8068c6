"""A board as it is sent to whoever draws it: its file, names of places, costs of borders."""

from typing import Any

import msgspec

from stellwerk.boards import AnyBoard, TransBoard, WensleydaleBoard
from stellwerk.games.trans.places import Places


def board_message(board: AnyBoard) -> dict[str, Any]:
    """A board as JSON, with what follows from it.

    A net's crossings and lines come with their phrases, borders with what a track there costs.

    >>> from stellwerk.boards import shipped_board
    >>> board_message(shipped_board("trans-europa"))["called"]["crossings"]["r4c9"]["say"]
    'place-trans-beside'
    >>> {border["cost"] for border in board_message(shipped_board("nurnberg"))["borders"]}
    {1, 2}
    """
    message: dict[str, Any] = msgspec.to_builtins(board)
    if isinstance(board, TransBoard):
        places = Places(board)
        message["called"] = {"crossings": places.crossings, "lines": places.lines}
    if isinstance(board, WensleydaleBoard):
        for border, sent in zip(board.borders, message["borders"], strict=True):
            sent["cost"] = board.cost(border)
    return message
