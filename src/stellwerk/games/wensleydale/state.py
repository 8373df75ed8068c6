"""The state of a Wensleydale game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState
from stellwerk.kernel.wensleydale.state import WensleydaleState

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.wire.positions import WensleydalePosition


class State(WensleydaleState, NamedState):
    """One position of a Wensleydale game."""

    game: "WensleydaleGame"

    def position(self) -> "WensleydalePosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)
