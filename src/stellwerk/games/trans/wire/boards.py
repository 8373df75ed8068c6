"""A Trans board as it is sent: its file, and what its places are called."""

from stellwerk.games.trans.board.schema import TransBoard
from stellwerk.games.trans.places import Phrase
from stellwerk.match.wire import Wire


class PlaceNames(Wire):
    """Phrases for crossings and lines: a message ("say") and its arguments."""

    crossings: dict[str, Phrase]
    lines: dict[str, Phrase]


class SentBoard(TransBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board for the rules of Trans Europa and Trans Amerika."""

    called: PlaceNames
