"""Looking back at a match in a worker process: part by part, so that others see how far it is.

Nothing here knows of the database or of the rest of the server, so that a worker is small.
"""

from functools import lru_cache
from itertools import pairwise

import msgspec

from stellwerk.games.replay import replay
from stellwerk.match.match import Match
from stellwerk.study.quality import QualityName
from stellwerk.study.review import described, scales_for
from stellwerk.study.walk import Part, joined, stops_of, walk_part
from stellwerk.study.weighing import Scales

SEED = 0
"""The same for everybody, whoever asks."""
STEPS_OF_PART = 12
"""Or a few more, to the next stop."""


def look_ahead(record: bytes, quality: QualityName) -> list[int]:
    """The steps at which the parts of a match begin, and its end; CannotReview if there are none.

    What cannot be looked back at is found out before anybody waits for it.
    """
    match, _ = _begun(record, quality)
    begins = [0]
    for stop in stops_of(match):
        if stop - begins[-1] >= STEPS_OF_PART:
            begins.append(stop)
    return [*begins, len(match.steps)]


def look_at_part(record: bytes, quality: QualityName, first: int, until: int) -> Part:
    """One part of the way."""
    match, scales = _begun(record, quality)
    return walk_part(match, scales, SEED, first, until)


def put_together(record: bytes, quality: QualityName, parts: list[Part]) -> str:
    """The whole review as JSON."""
    match, scales = _begun(record, quality)
    found = described(match, joined(match, parts), scales, quality, SEED)
    return msgspec.json.encode(found).decode()


@lru_cache(maxsize=1)
def _begun(record: bytes, quality: QualityName) -> tuple[Match, Scales]:
    """The match of a record; kept, because its parts come one after the other."""
    match = replay(record)
    return match, scales_for(match, quality)


def parts_between(begins: list[int]) -> list[tuple[int, int]]:
    """From where to where each part goes.

    >>> parts_between([0, 12, 30])
    [(0, 12), (12, 30)]
    """
    return list(pairwise(begins))
