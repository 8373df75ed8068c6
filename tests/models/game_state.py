"""What the slow models of all families begin with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from .chacha import Stream


class GameState(ABC):
    """A game at one moment; each family adds what lies on its table."""

    def __init__(
        self,
        board: Mapping[str, Any],
        players: int,
        options: Mapping[str, object],
        seed: int | bytes,
        rules: int = 2,
    ) -> None:
        self.rules = rules
        self.options = dict(options)
        self.players = players
        self.random = Stream(seed)
        self.phase = ""
        self.set_up(board)

    @abstractmethod
    def set_up(self, board: Mapping[str, Any]) -> None:
        """Lay out everything, and draw what chance decides before the first move."""

    def drawn_first_seat(self) -> int:
        """Who begins: as the options say, or by lot."""
        first = self.options["first_seat"]
        return first if isinstance(first, int) else self.random.below(self.players)
