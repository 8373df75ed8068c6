"""Telling others what has happened without knowing who they are."""

from collections.abc import Callable
from typing import Generic, TypeVarTuple

Arguments = TypeVarTuple("Arguments")


class Subscribers(Generic[*Arguments]):
    """Functions that are called, in the order in which they came, when something has happened.

    >>> moves: Subscribers[int] = Subscribers()
    >>> heard: list[int] = []
    >>> moves.add(heard.append)
    >>> moves.tell(7)
    >>> heard
    [7]
    """

    def __init__(self) -> None:
        self._functions: list[Callable[[*Arguments], None]] = []

    def add(self, function: Callable[[*Arguments], None]) -> None:
        """Call this one from now on, too."""
        self._functions.append(function)

    def tell(self, *arguments: *Arguments) -> None:
        """Call all of them with what has happened."""
        for function in self._functions:
            function(*arguments)
