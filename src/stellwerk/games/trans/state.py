"""The state of a Trans game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState, listed
from stellwerk.games.trans.positions import PHASES
from stellwerk.kernel.trans.state import TransState
from stellwerk.match.outcome import ranks_by

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.wire.parts import Phase
    from stellwerk.games.trans.wire.positions import TransPosition


class State(TransState, NamedState):
    """One position of a Trans game.

    >>> import stellwerk
    >>> state = stellwerk.game("trans-amerika", players=2, first_seat=1).new_state(seed=7)
    >>> state.current_player(), state.action_to_string(0)
    (1, 'place r0c2')
    >>> state.apply_action(0)
    >>> state.marker(1), state.network(1), state.missing_rails(1), state.missing_rails(0)
    ('r0c2', ['r0c2'], 33, None)
    """

    game: "TransGame"

    def position(self) -> "TransPosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)

    @property
    def phase(self) -> "Phase":
        """What is being done now, as positions name it."""
        return PHASES[self._dump()["phase"]]

    def hand(self, seat: int) -> list[str]:
        """The cities a seat has to join in this round."""
        return [self.game.names.cities[city] for city in self._dump_seat(seat)["hand"]]

    def marker(self, seat: int) -> str | None:
        """The crossing of a seat's marker; None before it is placed."""
        crossing = self._dump_seat(seat)["marker"]
        return None if crossing is None else self.game.names.crossings[crossing]

    def rails(self) -> list[str]:
        """The lines with a rail, in board order."""
        return [self.game.names.lines[line] for line in self._dump()["rails"]]

    def network(self, seat: int) -> list[str]:
        """The crossings joined with a seat's marker; [] before it is placed."""
        if self.marker(seat) is None:
            return []
        return [self.game.names.crossings[crossing] for crossing in self.joined_crossings(seat)]

    def missing_rails(self, seat: int) -> int | None:
        """How many rails a seat still lacks to join its cities; None before it has a marker."""
        return None if self.marker(seat) is None else self.missing(seat)

    def points(self, seat: int) -> int:
        """The points of a seat, those of this round not counted."""
        return self._dump_seat(seat)["points"]

    def ranks(self) -> list[int]:
        """The rank of every seat by its points (TRANS-END-1)."""
        return ranks_by([self.points(seat) for seat in range(self.players)])

    def picture(self) -> list[str]:
        """The net, and what each seat has: everything, as only the state knows it."""
        numbers = self._dump()
        cards = listed([str(card) for card in numbers["cards"]])
        lines = [
            f"round    {numbers['round']}, special cards {cards}",
            f"rails    {listed(self.rails())}",
        ]
        for seat in range(self.players):
            missing = self.missing_rails(seat)
            lacks = "no marker yet" if missing is None else f"{missing} rails missing"
            lines += [
                f"seat {seat}   {self.points(seat)} points, {lacks}",
                f"  marker   {self.marker(seat) or '-'}",
                f"  cities   {listed(self.hand(seat))}",
            ]
        return lines
