"""How much one connection may ask of the server before anybody knows who it is."""

import msgspec

from stellwerk.server.settings import Settings

LARGEST_FRAME = 65_536
LARGEST_HEAD = 16_384  # bytes of a request's first line and headers
MOST_WAITING = 16  # requests on one connection that wait for the answer to an earlier one
SLOWEST = 2048  # bytes of a body a second, and bytes of answers that are read
LINGER_SECONDS = 2.0  # for the last words to somebody who is sent away
# An open connection to an address that many people share may send as much as ten usual ones.
SHARED = 10


class Limits(msgspec.Struct, frozen=True):
    """The limits that follow from the settings.

    >>> Limits.of(Settings()).frames_per_second
    40.0
    """

    connections_per_address: int
    header_seconds: float
    patience_seconds: float
    """Before anybody looks how fast a body comes, or an answer is read."""
    frames_per_second: float
    frames_at_once: float
    bytes_per_second: float
    bytes_at_once: float
    proxies: str

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """A table refuses frames beyond the allowed speed in words; nobody honest comes here."""
        speed = settings.frames_per_second
        return cls(
            connections_per_address=settings.connections_per_address,
            header_seconds=settings.header_seconds,
            patience_seconds=2 * settings.header_seconds,
            frames_per_second=2 * speed,
            frames_at_once=200 + 5 * speed,
            bytes_per_second=LARGEST_FRAME / 16 * speed,
            bytes_at_once=4 * LARGEST_FRAME + LARGEST_FRAME / 16 * speed,
            proxies=settings.proxies,
        )
