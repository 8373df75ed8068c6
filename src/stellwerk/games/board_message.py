"""A board as it is sent to whoever draws it: its file, and what its places are called."""

from typing import Any

import msgspec

from stellwerk.boards import TransBoard, shipped_board
from stellwerk.games.trans.places import Places


def board_message(name: str) -> dict[str, Any]:
    """The shipped board of a game as JSON; a net's crossings and lines come with their phrases.

    >>> board_message("trans-europa")["called"]["crossings"]["r4c9"]["say"]
    'place-trans-beside'
    """
    board = shipped_board(name)
    message: dict[str, Any] = msgspec.to_builtins(board)
    if isinstance(board, TransBoard):
        places = Places(board)
        message["called"] = {"crossings": places.crossings, "lines": places.lines}
    return message
