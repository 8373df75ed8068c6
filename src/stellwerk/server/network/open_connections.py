"""All connections of this process: how many there are from where, and which keep us waiting."""

import asyncio
from collections import Counter
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from stellwerk.server.network.files import FilesLeft
from stellwerk.server.network.limits import SHARED, Limits
from stellwerk.server.requests.addresses import network_of
from stellwerk.server.security.allowances import Allowance

LOOK_SECONDS = 1.0
LATE_SECONDS = 0.25  # by which a look may be late before it is we who keep others waiting


class Connection(Protocol):
    """A connection that can be looked at, and ended."""

    def look(self, now: float) -> None:
        """End it if it has kept us waiting too long."""


class OpenConnections:
    """Counts connections by where they come from, and looks at each of them once a second."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.files = FilesLeft()
        # What all connections from one address may send together.
        self.frames = Allowance(SHARED * limits.frames_per_second, SHARED * limits.frames_at_once)
        self._proxies = _TrustedHosts(limits.proxies) if limits.proxies else None
        self._from: Counter[str] = Counter()
        self._open: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def __len__(self) -> int:
        """How many connections are open."""
        return len(self._open)

    def is_proxy(self, host: str) -> bool:
        """Whether everybody behind this address comes by the same few connections."""
        return self._proxies is not None and host in self._proxies

    def come(self, host: str) -> bool:
        """A connection from somewhere; False if there are too many. It must `go` in either case."""
        network = network_of(host)
        self._from[network] += 1
        return self.is_proxy(host) or self._from[network] <= self.limits.connections_per_address

    def go(self, host: str) -> None:
        """Count a connection from somewhere no longer."""
        network = network_of(host)
        self._from[network] -= 1
        if self._from[network] <= 0:
            del self._from[network]

    def watch(self, connection: Connection) -> None:
        """Look at it once a second from now on."""
        self._open.add(connection)
        if self._timer is None:
            self._look_later()

    def forget(self, connection: Connection) -> None:
        """It has ended, or has become another."""
        self._open.discard(connection)

    def _look_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + LOOK_SECONDS
        self._timer = loop.call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """If this process was held up, it first reads what has come meanwhile."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._due > LATE_SECONDS:
            self._timer = loop.call_later(LATE_SECONDS, self._look_at_all)
        else:
            self._look_at_all()

    def _look_at_all(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        for connection in list(self._open):
            connection.look(now)
        if self._open:
            self._look_later()
