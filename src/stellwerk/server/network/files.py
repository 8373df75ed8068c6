"""Open files: every connection is one, and some must be left for the database and its journal."""

import socket
import sys
import time
from collections.abc import Callable

import structlog
from structlog.typing import FilteringBoundLogger

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.network")

WANTED = 65_536
FEWEST_LEFT, SHARE_LEFT = 32, 4  # left for other things: so many, or this share if that is less
LINE_SECONDS = 60.0


if sys.platform == "win32":

    def allow_many_files() -> None:
        """Nothing limits a process there."""

    def most_files() -> int:
        """As many as we ever want."""
        return WANTED

else:
    import resource

    def allow_many_files() -> None:
        """Take as many as the system lets this process have; many begin with 1024."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def most_files() -> int:
        """How many this process may have open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return WANTED if soft == resource.RLIM_INFINITY else soft


class FilesLeft:
    """Says whether there is room for a new connection, and writes a line when there is not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = most_files()
        self._most = self.limit - min(FEWEST_LEFT, self.limit // SHARE_LEFT)
        self._clock = clock
        self._written_at = float("-inf")

    def enough_after(self, newest: socket.socket) -> bool:
        """The system gives each new file the lowest free number, so a high one says it all."""
        number = newest.fileno()
        if number < self._most:
            return True
        if self._clock() - self._written_at >= LINE_SECONDS:
            self._written_at = self._clock()
            LOG.error("too many open files, new connections are refused", limit=self.limit)
        return False
