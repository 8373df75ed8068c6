"""The state of a Ticket to Ride game with names: what `game.new_state()` gives."""

import hashlib
import json
from typing import TYPE_CHECKING, Self

from stellwerk.games.ticket.moves import move_as_text
from stellwerk.games.ticket.positions import position_of
from stellwerk.kernel.ticket.state import TicketState
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.match.contract import Position


class State(TicketState):
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

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """An action in words."""
        seat = self.current_player() if player is None else player
        return move_as_text(self.game.book.move(self, max(seat, 0), action))

    def resample(self, seat: int | None, seed: int | bytes) -> Self:
        """A copy in which all that a seat (None: a spectator) cannot know is drawn again."""
        return self.resampled(seat, seed_bytes(seed))

    def position(self) -> "Position":
        """A complete, named, JSON-able description of this state (docs/positions.md)."""
        return position_of(self.game, self.dump())

    def digest(self) -> str:
        """The SHA-256 of the position: equal states have equal digests, in every release."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def refuse(self, action: int, seat: int) -> None:
        """Explain why an action is not legal, by raising IllegalMove."""
        raise self.game.refusal_of_action(self, seat, action)

    def serialize(self) -> str:
        """The position as JSON text, for files and other processes."""
        return json.dumps(self.position(), separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]
