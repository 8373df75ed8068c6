"""The last turn of the match: which move makes the most points, without luck?"""

from collections.abc import Hashable, Sequence

from stellwerk.games.puzzle_kinds import LineKind
from stellwerk.games.ticket.puzzles.shared import (
    claimed_route,
    is_tunnel,
    marks,
    ticket_state,
    with_route,
)
from stellwerk.kernel.ticket.board import DRAW_TICKETS
from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Wire

FEWEST_MOVES = 4
"""Different claims and stations among which it is worth asking."""


class LastTurn(LineKind):
    """What is counted at the end: routes, tickets, stations, the longest path, other bonuses.

    Tickets that are drawn, and tunnels, are left to chance; a position in which a tunnel might do
    as well as the best certain move is not asked about.
    """

    theme = "last-turn"

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """In the last turn of all, if there is a choice."""
        _, now = ticket_state(game, state)
        if now.phase != "turn" or now._dump()["final_turns"] != 1:
            return False
        outcomes = {self.outcome(game, state, seat, (a,)) for a in now.legal_actions(seat)}
        return len(outcomes) >= FEWEST_MOVES

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """The points of the final count, if chance brings nothing."""
        own, now = ticket_state(game, start)
        route = claimed_route(own, line[0])
        if _is_left_to_chance(line[0]) or (route is not None and is_tunnel(own, route)):
            return now.scores()[0][seat]["total"]
        return ticket_state(game, self.after(start, seat, line))[1].scores()[0][seat]["total"]

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """The route, or the city of a station; cards do not count any more."""
        own, now = ticket_state(game, start)
        route = claimed_route(own, line[0])
        if route is not None:
            return route
        move = own.move(now, seat, line[0]).as_json()
        return move.get("city", "cards or tickets")

    def is_uncertain(self, game: Game, start: State, seat: int, best: int) -> bool:
        """Whether a tunnel that costs nothing more would do as well."""
        own, now = ticket_state(game, start)
        for action in now.legal_actions(seat):
            route = claimed_route(own, action)
            if route is not None and is_tunnel(own, route):
                lucky = with_route(own, now, seat, action)
                if lucky.scores()[0][seat]["total"] >= best:
                    return True
        return False

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """The route that is claimed."""
        return marks(game, start, seat, [game.move(start, seat, line[0])])


def _is_left_to_chance(action: int) -> bool:
    return action <= DRAW_TICKETS
