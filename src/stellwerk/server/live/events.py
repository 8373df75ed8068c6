"""Events as they are stored with an entry, and as one seat sees them."""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from stellwerk.match.contract import Event, JsonValue
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import SeenEvent

_encode = msgspec.json.Encoder().encode


class _StoredEvent(msgspec.Struct):
    """An event as it lies in the database."""

    kind: str
    seat: int | None
    arguments: Json
    secret: dict[int, Json]
    reveals: bool


_decode = msgspec.json.Decoder(list[_StoredEvent]).decode


def pack_events(events: Sequence[Event]) -> str:
    """Events as text for the database.

    >>> pack_events([Event("undone", 1)])
    '[{"kind":"undone","seat":1,"arguments":{},"secret":{},"reveals":false}]'
    """
    return _encode(events).decode()


def unpack_events(text: str) -> list[Event]:
    """Events from the database.

    >>> unpack_events(pack_events([Event("undone", 1, secret={0: {"card": "blue"}})]))[0].secret
    {0: {'card': 'blue'}}
    """
    return [
        Event(
            stored.kind,
            stored.seat,
            cast("dict[str, JsonValue]", stored.arguments),
            cast("dict[int, dict[str, JsonValue]]", stored.secret),
            stored.reveals,
        )
        for stored in _decode(text)
    ]


def seen_events(
    numbered: Iterable[tuple[int, Sequence[Event]]], seat: int | None
) -> list[SeenEvent]:
    """Events as a seat (None: a spectator) saw them, with the number of their entry."""
    return [_seen(number, event, seat) for number, events in numbered for event in events]


def _seen(number: int, event: Event, seat: int | None) -> SeenEvent:
    seen = event.seen_by(seat)
    arguments = cast("dict[str, object]", seen["arguments"])
    return SeenEvent(number, str(seen["message"]), event.seat, arguments)
