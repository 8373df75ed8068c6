"""The moves of Trans."""

from typing import TypeAlias

from stellwerk.games.wire import Wire


class TransAgreeMove(Wire, tag_field="do", tag="agree", kw_only=True):
    """Name the special card of the round, before the cities are dealt."""

    card: int
    """its number"""


class TransAgreeNoneMove(Wire, tag_field="do", tag="agree-none"):
    """A round without a special card."""


class TransPutBackMove(Wire, tag_field="do", tag="put-back", kw_only=True):
    """Put a city back (special card 8)."""

    city: str


class TransHandOnMove(Wire, tag_field="do", tag="hand-on", kw_only=True):
    """Pass a city to the left (special cards 13 to 16)."""

    city: str


class TransPlaceMove(Wire, tag_field="do", tag="place", kw_only=True):
    """Place the start marker."""

    crossing: str


class TransLayMove(Wire, tag_field="do", tag="lay", kw_only=True):
    """Lay one rail."""

    line: str


class TransStopMove(Wire, tag_field="do", tag="stop"):
    """Lay no more rails in this turn."""


class TransPassMove(Wire, tag_field="do", tag="pass"):
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
