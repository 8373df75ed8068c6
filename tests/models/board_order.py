"""Lists in positions are in board order (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Iterable


class BoardOrder:
    """The order in which a board lists its cities, routes, lines or tickets.

    >>> BoardOrder(["roma", "pamplona", "erzurum"]).sort({"erzurum", "roma"})
    ['roma', 'erzurum']
    """

    def __init__(self, ids: Iterable[str]) -> None:
        self.place = {each: place for place, each in enumerate(ids)}

    def sort(self, some: Iterable[str]) -> list[str]:
        """Some of them, as the board lists them."""
        return sorted(some, key=self.place.__getitem__)
