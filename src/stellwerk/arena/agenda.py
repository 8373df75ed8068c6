"""What is still to be done of some numbered work, and how much of it to hand out at once."""

import math
from collections import deque

PIECE_SECONDS = 0.5
"""Less is not worth being sent to another machine."""


class Agenda:
    """Numbered work for several workers, handed out in pieces, mostly in order.

    A worker stops when its piece has taken long enough, and the rest comes back. So pieces can be
    cut generously, and still nobody waits long for the last one.

    >>> agenda = Agenda(range(10), workers=2)
    >>> agenda.take()
    range(0, 5)
    >>> agenda.is_done(range(0, 5), number=2, seconds=0.6)
    >>> agenda.take()
    range(2, 5)
    """

    def __init__(self, numbers: range, workers: int, most: int | None = None) -> None:
        self._waiting = deque([numbers] if numbers else [])
        self._workers = workers
        self._most = most or len(numbers)
        self._done = 0
        self._seconds = 0.0

    def take(self) -> range | None:
        """The next piece: a fair part, and work for half a second at least, as far as is known."""
        if not self._waiting:
            return None
        first = self._waiting.popleft()
        waiting = len(first) + sum(map(len, self._waiting))
        fair = math.ceil(waiting / self._workers)
        enough = math.ceil(PIECE_SECONDS * self._done / self._seconds) if self._seconds else 1
        size = min(max(fair, enough), self._most)
        if size < len(first):
            self._waiting.appendleft(first[size:])
        return first[:size]

    def is_done(self, piece: range, number: int, seconds: float) -> None:
        """So many of a piece are done; the others wait again, before all others."""
        self._done += number
        self._seconds += seconds
        if number < len(piece):
            self._waiting.appendleft(piece[number:])

    def is_lost(self, piece: range) -> None:
        """Whoever had this piece died: it is to be done again."""
        self._waiting.appendleft(piece)
