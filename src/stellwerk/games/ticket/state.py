"""The state of a Ticket to Ride game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState
from stellwerk.kernel.ticket.state import TicketState

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.wire.positions import TicketPosition


class State(TicketState, NamedState):
    """One position of a Ticket to Ride game.

    >>> import stellwerk
    >>> state = stellwerk.game("ticket-switzerland", players=2, first_seat=0).new_state(seed=7)
    >>> state.current_player(), len(state.legal_actions())
    (0, 26)
    >>> state.apply_action(state.legal_actions()[-1])
    >>> state.current_player()
    1
    """

    game: "TicketGame"

    def position(self) -> "TicketPosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)
