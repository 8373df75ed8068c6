"""What an observer received, and whether the same came in both worlds."""

import json
from collections.abc import Sequence
from typing import Any

from stellwerk.seeds import commitment
from tests.server.secrecy.twins import Moment
from tests.ticket.twins import REVEALING as TICKET
from tests.trans.twins import REVEALING as TRANS

Transcript = list[tuple[str, bytes]]
"""For everything received: what was asked, and the bytes that came."""

COMES_TO_LIGHT = (
    TICKET
    | {f"event-trans-{kind}" for kind in TRANS}
    | {"event-wensleydale-turn", "event-ticket-flush"}
)
"""Events by which an observer learns, by the rules, what was hidden: from here on twins differ.

A flush is among them because a row of three locomotives stays where too few other cards are left.
"""
FLUSH = "event-ticket-flush"
SHOWN = 300  # bytes on both sides of a difference


class Leak(AssertionError):  # noqa: N818 - it is what it is
    """Something an observer received depends on what is hidden from them."""


def compare(moment: Moment, where: str, truth: Transcript, twin: Transcript) -> None:
    """Raise Leak unless both transcripts are the same, byte for byte.

    The commitment is the SHA-256 of the seed: public, and other in the other world because the seed
    is. It alone is made the same before the comparison.
    """
    own, other = commitment(moment.seed).encode(), commitment(moment.other_seed).encode()
    for (asked, here), (_, there) in zip(truth, twin, strict=False):
        there = there.replace(other, own)
        if here != there:
            raise Leak(f"{where}: {asked}\n{difference(here, there)}")
    if [asked for asked, _ in truth] != [asked for asked, _ in twin]:
        raise Leak(f"{where}: so much came in one world and not in the other: {truth} {twin}")


def difference(here: bytes, there: bytes) -> str:
    """Both texts around the place where they begin to differ.

    >>> print(difference(b"red", b"rot"))
    from byte 1 on:
    red
    rot
    """
    pairs = zip(here, there, strict=False)
    place = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(here), len(there)))
    part = slice(max(0, place - SHOWN), place + SHOWN)
    return f"from byte {place} on:\n{_text(here[part])}\n{_text(there[part])}"


def _text(raw: bytes) -> str:
    return raw.decode(errors="backslashreplace")


def compare_until_light(
    moment: Moment, where: str, truth: Sequence[str], twin: Sequence[str]
) -> bool:
    """Compare the frames that one move brought; True if something hidden came to light by it.

    Then all events before that must be the same, and so must be what kind of thing it was.
    """
    lists = [_events(frames) for frames in (truth, twin)]
    kinds = [[str(event["message"]) for event in events] for events in lists]
    if FLUSH in kinds[0] + kinds[1]:
        return True
    lit = [next((i for i, k in enumerate(each) if k in COMES_TO_LIGHT), None) for each in kinds]
    if lit == [None, None]:
        compare(moment, where, _transcript(truth), _transcript(twin))
        return False
    before = [json.dumps(events[:end]) for events, end in zip(lists, lit, strict=True)]
    if any(kind.startswith("event-trans") for kind in kinds[0]):
        # Whether a round ends by this rail follows from hidden cities: what came before counts.
        same = before[0].startswith(before[1][:-1]) or before[1].startswith(before[0][:-1])
    else:
        ends = [each[end] for each, end in zip(kinds, lit, strict=True) if end is not None]
        same = before[0] == before[1] and len(ends) == 2 and ends[0] == ends[1]
    if not same:
        raise Leak(f"{where}: other events\n{before[0]}\n{before[1]}")
    return True


def _events(frames: Sequence[str]) -> list[dict[str, Any]]:
    return [event for frame in frames for event in json.loads(frame).get("events", [])]


def _transcript(frames: Sequence[str]) -> Transcript:
    return [("a frame", frame.encode()) for frame in frames]
