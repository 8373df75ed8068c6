"""Names in the order of the kernel's numbers, which the kernel exports."""

from collections.abc import Mapping
from typing import TypeVar

Name = TypeVar("Name")


def by_number(names: Mapping[int, Name]) -> tuple[Name, ...]:
    """The names of numbers from 0 on, each at its number; KeyError if one is left out.

    >>> by_number({1: "stake", 0: "bid"})
    ('bid', 'stake')
    """
    return tuple(names[number] for number in range(len(names)))
