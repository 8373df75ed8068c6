"""The moves of Trans."""

from typing import TypeAlias

from stellwerk.match.wire import Move


class TransAgreeMove(Move, tag="agree", kw_only=True):
    """Name the special card of the round, before the cities are dealt."""

    card: int
    """its number"""


class TransAgreeNoneMove(Move, tag="agree-none"):
    """A round without a special card."""


class TransPutBackMove(Move, tag="put-back", kw_only=True):
    """Put a city back (special card 8)."""

    city: str


class TransHandOnMove(Move, tag="hand-on", kw_only=True):
    """Pass a city to the left (special cards 13 to 16)."""

    city: str


class TransPlaceMove(Move, tag="place", kw_only=True):
    """Place the start marker."""

    crossing: str


class TransLayMove(Move, tag="lay", kw_only=True):
    """Lay one rail."""

    line: str


class TransStopMove(Move, tag="stop"):
    """Lay no more rails in this turn."""


class TransPassMove(Move, tag="pass"):
    """No rail can be laid."""


TransMove: TypeAlias = (
    TransAgreeMove
    | TransAgreeNoneMove
    | TransPutBackMove
    | TransHandOnMove
    | TransPlaceMove
    | TransLayMove
    | TransStopMove
    | TransPassMove
)
