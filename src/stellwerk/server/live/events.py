"""Events as they are stored with an entry, and as one seat sees them."""

from collections.abc import Iterable, Sequence

import msgspec

from stellwerk.match.contract import Event
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import SeenEvent

_encode = msgspec.json.Encoder().encode


class StoredEvent(msgspec.Struct, frozen=True):
    """An event as it lies in the database, of a game or of the table itself.

    A release that no longer has the struct of an old event tells it all the same, so what it says
    is plain data here. `secret` is what some seats see beside the arguments.
    """

    kind: str
    seat: int | None
    arguments: Json = {}
    secret: dict[int, Json] = {}
    reveals: bool = False


_decode = msgspec.json.Decoder(list[StoredEvent]).decode


def stored_events(events: Iterable[Event]) -> list[StoredEvent]:
    """What a game tells, as it is stored."""
    return [_stored(event) for event in events]


def _stored(event: Event) -> StoredEvent:
    public = event.arguments.as_json()
    secret: dict[int, Json] = {
        seat: {n: value for n, value in own.arguments.as_json().items() if n not in public}
        for seat, own in event.secret.items()
    }
    return StoredEvent(event.kind, event.seat, dict(public), secret, event.reveals)


def pack_events(events: Sequence[StoredEvent]) -> str:
    """Events as text for the database.

    >>> pack_events([StoredEvent("undone", 1)])
    '[{"kind":"undone","seat":1,"arguments":{},"secret":{},"reveals":false}]'
    """
    return _encode(events).decode()


def unpack_events(text: str) -> list[StoredEvent]:
    """Events from the database.

    >>> unpack_events(pack_events([StoredEvent("draw", 1, secret={0: {"card": "blue"}})]))[0].secret
    {0: {'card': 'blue'}}
    """
    return _decode(text)


def seen_events(
    numbered: Iterable[tuple[int, Sequence[StoredEvent]]], seat: int | None
) -> list[SeenEvent]:
    """Events as a seat (None: a spectator) saw them, with the number of their entry."""
    return [_seen(number, event, seat) for number, events in numbered for event in events]


def _seen(number: int, event: StoredEvent, seat: int | None) -> SeenEvent:
    """Whoever sees more gets the message with the ending `-own`.

    >>> draw = StoredEvent("draw", 1, secret={1: {"card": "blue"}})
    >>> _seen(7, draw, 0)
    SeenEvent(number=7, message='event-draw', seat=1, arguments={})
    >>> _seen(7, draw, 1)
    SeenEvent(number=7, message='event-draw-own', seat=1, arguments={'card': 'blue'})
    """
    message = f"event-{event.kind}"
    if seat is None or seat not in event.secret:
        return SeenEvent(number, message, event.seat, event.arguments)
    return SeenEvent(number, f"{message}-own", event.seat, event.arguments | event.secret[seat])
