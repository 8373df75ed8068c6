"""Which of the tickets that were drawn can be completed, and bring most?"""

from collections.abc import Hashable, Sequence
from typing import cast

from stellwerk.games.puzzle_kinds import LineKind
from stellwerk.games.ticket.puzzles.networks import Net
from stellwerk.games.ticket.puzzles.shared import between_cities, plan_of, ticket_state
from stellwerk.kernel.ticket.board import DRAW_TICKETS
from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Wire


class KeepingTickets(LineKind):
    """The best choice is worth most of those that the trains that are left can complete.

    A ticket that cannot be completed together with the others counts against the choice.
    """

    theme = "keep-tickets"

    def approach(self, game: Game, state: State, seat: int) -> State:
        """When the seat draws tickets, which bots seldom do."""
        _, now = ticket_state(game, state)
        if now.phase != "turn" or not now.is_legal_action(DRAW_TICKETS, seat):
            return state
        after = now.clone()
        after.apply_action(DRAW_TICKETS, seat)
        return after

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """When tickets were drawn in a turn, and there is not room for all of them."""
        own, now = ticket_state(game, state)
        if now.phase != "tickets":
            return False
        mine = now._dump_seat(seat)
        everything = between_cities(own, [*mine["tickets"], *mine["offer"]])
        held = between_cities(own, mine["tickets"])
        if everything is None or held is None:
            return False
        net = Net(own, now, seat)
        trains, all_trains = net.trains(held), net.trains(everything)
        if trains is None or trains > mine["trains"]:
            return False
        return all_trains is None or all_trains > mine["trains"]

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """The points of the tickets kept, or what they would lose if they cannot all be made."""
        own, now = ticket_state(game, start)
        mine = now._dump_seat(seat)
        kept = self._kept(game, start, seat, line)
        numbers = [own.names.ticket[ticket] for ticket in kept]
        points = sum(sum(own.board.tickets[n].destinations.values()) for n in numbers)
        ends = between_cities(own, [*mine["tickets"], *numbers])
        assert ends is not None
        trains = Net(own, now, seat).trains(ends)
        return points if trains is not None and trains <= mine["trains"] else -points

    def is_uncertain(self, game: Game, start: State, seat: int, best: int) -> bool:
        """Where nothing can be completed, the least loss is no answer."""
        return best <= 0

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """The tickets that are kept."""
        return frozenset(self._kept(game, start, seat, line))

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """The network that completes them all."""
        own, now = ticket_state(game, start)
        kept = self._kept(game, start, seat, line)
        held = [own.names.tickets[ticket] for ticket in now._dump_seat(seat)["tickets"]]
        ends = between_cities(own, [own.names.ticket[ticket] for ticket in (*held, *kept)])
        routes = Net(own, now, seat).routes(ends or [])
        return plan_of([own.names.routes[route] for route in routes], kept)

    def _kept(self, game: Game, start: State, seat: int, line: Sequence[int]) -> list[str]:
        return cast("list[str]", game.move(start, seat, line[0]).as_json()["tickets"])
