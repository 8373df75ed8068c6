"""A Wensleydale board as it is sent: its file, and what its tracks cost."""

from stellwerk.games.wensleydale.board.schema import Border, WensleydaleBoard


class PricedBorder(Border, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The line between two neighbouring areas; a track would lie at x, y in this angle."""

    cost: int
    """what a track here costs"""


class SentBoard(WensleydaleBoard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board for the rules of Last Train to Wensleydale."""

    borders: tuple[PricedBorder, ...]
