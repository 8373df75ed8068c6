"""Guessing the password of one account, from however many addresses, is slow."""

import time
from collections.abc import Callable

from stellwerk.server.security.allowances import MOST_KEYS, Allowance

MINUTE = 60
AT_ONCE = 20  # wrong passwords for one account before it becomes slow
FIRST_TRIES = 20  # a minute, by addresses that have not been wrong about the account lately
FAMILIAR_FOR = 30 * 24 * 60 * MINUTE  # seconds


class LoginBrake:
    """Counts wrong passwords by account; those who belong there are hardly slowed down.

    Once too many were wrong, an account answers strangers once in a while only. An address from
    which its owner came in before is no stranger, and one that has not been wrong yet gets a try:
    whoever attacks an account can make its owner wait, but cannot keep them out.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._account = Allowance(1 / MINUTE, AT_ONCE, clock)
        self._first = Allowance(FIRST_TRIES / MINUTE, FIRST_TRIES, clock)
        self._address = Allowance(1 / (60 * MINUTE), 1, clock)
        self._own = Allowance(AT_ONCE / MINUTE, AT_ONCE, clock)
        self._familiar: dict[tuple[str, str], float] = {}

    def seconds_to_wait(self, login: str, address: str, is_owner: bool = False) -> int | None:
        """Before a try: how long to wait first; None lets it be made, and counts it as wrong."""
        here = f"{login} {address}"
        if is_owner or self._is_familiar(login, address):
            return None if self._own.take(here) else self._own.wait(here)
        if self._account.take(login):
            self._address.take(here)
            return None
        if self._address.left(here) >= 1 and self._first.take(login):
            self._address.take(here)
            return None
        return self._account.wait(login)

    def succeeded(self, login: str, address: str) -> None:
        """It was the right password: the try does not count, and the address is known from now."""
        self._account.give_back(login)
        self._address.give_back(f"{login} {address}")
        self._own.give_back(f"{login} {address}")
        self._familiar.pop((login, address), None)
        self._familiar[login, address] = self._clock()
        while len(self._familiar) > MOST_KEYS:
            del self._familiar[next(iter(self._familiar))]

    def _is_familiar(self, login: str, address: str) -> bool:
        since = self._familiar.get((login, address))
        return since is not None and self._clock() - since < FAMILIAR_FOR
