"""What a board assumes, in words: its file names messages, or has sentences of its own."""

from stellwerk.boards import Board
from stellwerk.texts import has_text, text


def assumptions(board: Board, lang: str = "en") -> list[str]:
    """What is assumed on a board, in a language; sentences of an own board stand as they are.

    >>> from stellwerk.boards import shipped_board
    >>> assumptions(shipped_board("nurnberg"), "de")[3]
    'Die Namen der beiden Gesellschaften fanden sich nicht; sie heißen nach ihren Farben.'
    """
    return [
        text(assumed, {}, lang) if has_text(assumed, lang) else assumed
        for assumed in board.provenance.assumed
    ]
