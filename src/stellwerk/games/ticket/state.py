"""The state of a Ticket to Ride game with names: what `game.new_state()` gives."""

from typing import TYPE_CHECKING

from stellwerk.games.named_state import NamedState, listed, numbered
from stellwerk.games.ticket.names import CARDS, cards_by_name
from stellwerk.games.ticket.positions import PHASES
from stellwerk.kernel.ticket.board import EMPTY
from stellwerk.kernel.ticket.state import TicketState

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import CardKind
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.wire.parts import Cards, Phase
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
    >>> state.hand(1), state.owner("bern__fribourg")
    ({'white': 1, 'blue': 1, 'yellow': 1, 'orange': 1}, None)
    """

    game: "TicketGame"

    def position(self) -> "TicketPosition":
        """A complete, named description of this state (docs/positions.md)."""
        return self.game.position(self)

    @property
    def phase(self) -> "Phase":
        """What is being done now, as positions name it."""
        return PHASES[self._dump()["phase"]]

    def hand(self, seat: int) -> "Cards":
        """The train cards a seat holds."""
        return cards_by_name(self._dump_seat(seat)["cards"])

    def row(self) -> "list[CardKind | None]":
        """The open train cards, None for an empty place."""
        return [None if card == EMPTY else CARDS[card] for card in self._dump()["row"]]

    def trains(self, seat: int) -> int:
        """How many trains a seat has left."""
        return self._dump_seat(seat)["trains"]

    def points(self, seat: int) -> int:
        """The points of a seat's routes so far."""
        return self._dump_seat(seat)["points"]

    def owner(self, route: str) -> int | None:
        """The seat that has claimed a route, or None."""
        number = numbered(route, self.game.names.route, "route")
        for seat in range(self.players):
            if number in self._dump_seat(seat)["routes"]:
                return seat
        return None

    def routes(self, seat: int) -> list[str]:
        """The routes of a seat, in board order."""
        return [self.game.names.routes[route] for route in self._dump_seat(seat)["routes"]]

    def stations(self, seat: int) -> list[str]:
        """The cities with a station of a seat."""
        return [self.game.names.cities[city] for city in self._dump_seat(seat)["stations"]]

    def tickets(self, seat: int) -> list[str]:
        """The tickets a seat holds."""
        return [self.game.names.tickets[ticket] for ticket in self._dump_seat(seat)["tickets"]]

    def completed(self, seat: int) -> list[str]:
        """Those of its tickets that its routes and stations complete now."""
        done = self.scores()[0][seat]["done"]
        return [self.game.names.tickets[ticket] for ticket in done]

    def ranks(self) -> list[int]:
        """The rank of every seat if the game ended now (TTR-TIE)."""
        return [count["ahead"] + 1 for count in self.scores()[0]]

    def picture(self) -> list[str]:
        """The table, and what each seat has: everything, as only the state knows it."""
        numbers = self._dump()
        row = listed([card or "empty" for card in self.row()])
        discard = sum(numbers["discard"])
        lines = [
            f"row      {row}",
            f"piles    {len(numbers['deck'])} cards, {discard} discarded, "
            f"{len(numbers['ticket_deck'])} tickets",
        ]
        for seat in range(self.players):
            cards = [f"{card}={count}" for card, count in self.hand(seat).items()]
            lines += [
                f"seat {seat}   {self.trains(seat)} trains, {self.points(seat)} points",
                f"  cards    {listed(cards)}",
                f"  tickets  {listed(self.tickets(seat))}",
                f"  routes   {listed(self.routes(seat))}",
            ]
            if self.game.board.stations:
                lines.append(f"  stations {listed(self.stations(seat))}")
        return lines
