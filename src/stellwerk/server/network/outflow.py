"""What a client has not read yet: it may be slow, but it may not keep us waiting for ever."""

from asyncio import Transport

from stellwerk.server.network.limits import SLOWEST


class Outflow:
    """Watches how fast the bytes waiting for one client become fewer."""

    def __init__(self, transport: Transport, patience: float) -> None:
        self._transport = transport
        self._patience = patience
        self._since: float | None = None
        self._waiting = 0

    def moved(self) -> None:
        """The client has read a good part."""
        self._since = None

    def is_stuck(self, now: float) -> bool:
        """Whether hardly anything was read in all the time it was given."""
        waiting = self._transport.get_write_buffer_size()
        if waiting == 0:
            self._since = None
        elif self._since is None:
            self._since, self._waiting = now, waiting
        elif now - self._since >= self._patience:
            if self._waiting - waiting < SLOWEST * self._patience:
                return True
            self._since, self._waiting = now, waiting
        return False
