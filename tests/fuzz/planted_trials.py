"""Trials that go wrong on purpose, as a compiled kernel can: what the children must survive."""

import os
import signal

from tests.fuzz.cases import Case


def odd_ones_are_taken(case: Case) -> bool:
    """Something harmless."""
    return case.number % 2 == 1


def number_twelve_crashes(case: Case) -> bool:
    """What a division by zero in the kernel does."""
    if case.number == 12:
        os.kill(os.getpid(), signal.SIGFPE)
    return odd_ones_are_taken(case)


def number_eleven_hangs(case: Case) -> bool:
    """What an endless loop does."""
    while case.number == 11:
        pass
    return odd_ones_are_taken(case)


def number_fifteen_raises(case: Case) -> bool:
    """What a number that does not fit does."""
    if case.number == 15:
        raise OverflowError("value too large")
    return odd_ones_are_taken(case)
