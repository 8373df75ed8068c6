"""The state of a Trans game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState
from stellwerk.kernel.trans.state import TransState

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.wire.positions import TransPosition


class State(TransState, NamedState):
    """One position of a Trans game.

    >>> import stellwerk
    >>> state = stellwerk.game("trans-amerika", players=2, first_seat=1).new_state(seed=7)
    >>> state.current_player(), state.action_to_string(0)
    (1, 'place r0c2')
    """

    game: "TransGame"

    def position(self) -> "TransPosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)
