"""A second opinion: words that must not be in anything an observer receives."""

import base64
import json
from typing import Any

from stellwerk.server.database.models import EntryRow
from tests.plain import plain
from tests.server.secrecy.transcripts import Leak, Transcript
from tests.server.secrecy.twins import Moment


def keys(moment: Moment) -> set[bytes]:
    """The seed and the key of the randomness, as they might be written."""
    position: dict[str, Any] = plain(moment.play.match.state.position())
    found: set[bytes] = set()
    for key in (moment.seed, bytes.fromhex(position["random"]["key"])):
        found |= {key.hex().encode(), key.hex().upper().encode(), json.dumps(list(key)).encode()}
        found |= {base64.b64encode(key)[:40], base64.urlsafe_b64encode(key)[:40]}
    return found


def hidden_names(moment: Moment, seat: int | None) -> set[bytes]:
    """Tickets and cities that nothing this observer was ever told may name."""
    position: dict[str, Any] = plain(moment.play.match.state.position())
    if "ticket_deck" in position:
        names = _tickets(position) - _words_heard(moment, seat, public=False)
    elif "rest" in position:
        # Cities of earlier rounds were laid open, so what all were told is known as well.
        names = _cities(position, seat) - _words_heard(moment, seat, public=True)
    else:
        return set()
    return {f'"{name}"'.encode() for name in names}


def _tickets(position: dict[str, Any]) -> set[str]:
    hands = [ticket for seat in position["seats"] for ticket in seat["tickets"] + seat["offer"]]
    return {*hands, *position["ticket_deck"], *position["removed_tickets"]}


def _cities(position: dict[str, Any], seat: int | None) -> set[str]:
    places = [each["hand"] for each in position["seats"]] + list(position["rest"].values())
    known = set() if seat is None else set(position["seats"][seat]["knows"])
    return {city for place in places for city in place} - known - set(position["revealed"])


def _words_heard(moment: Moment, seat: int | None, public: bool) -> set[str]:
    """All words in what a seat alone was told so far, or in what all were told too."""
    found: set[str] = set()
    for row in moment.rows[EntryRow]:
        for event in json.loads(row["events"]):
            found |= _words(event["secret"].get(str(seat), {}))
            found |= _words(event["arguments"]) if public else set()
    return found


def _words(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {word for each in value.values() for word in _words(each)}
    if isinstance(value, list):
        return {word for each in value for word in _words(each)}
    return {value} if isinstance(value, str) else set()


def search(transcript: Transcript, words: set[bytes], where: str) -> None:
    """Raise Leak if one of the words is anywhere in what was received."""
    for asked, raw in transcript:
        for word in words:
            if word in raw:
                raise Leak(f"{where}: {asked} has {word.decode()}")
