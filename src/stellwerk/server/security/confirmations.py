"""Mails to addresses that nobody has confirmed yet: a stranger must not get many of them."""

import time
from collections.abc import Callable

from stellwerk.server.security.allowances import Allowance

HOUR = 60 * 60


class ConfirmationLimits:
    """How many mails of confirmation one mailbox gets, one person asks for, one address causes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._mailbox = Allowance(1 / (4 * HOUR), 3, clock)
        self._person = Allowance(1 / HOUR, 5, clock)
        self._address = Allowance(20 / HOUR, 20, clock)

    def seconds_to_wait(self, mail: str, person_id: str, address: str) -> int | None:
        """None if one more may be sent, which then counts."""
        for allowance, key in (
            (self._address, address),
            (self._person, person_id),
            (self._mailbox, mailbox(mail)),
        ):
            if not allowance.take(key):
                return allowance.wait(key)
        return None


def mailbox(mail: str) -> str:
    """Where a mail ends up, however its address is written.

    >>> mailbox("Ada+games@Example.org")
    'ada@example.org'
    """
    name, _, domain = mail.strip().casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"
