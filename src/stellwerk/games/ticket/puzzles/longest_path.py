"""Which route, claimed now, makes one's longest path longest?"""

from collections.abc import Hashable, Sequence

from stellwerk.games.puzzle_kinds import LineKind
from stellwerk.games.ticket.puzzles.shared import (
    claimed_route,
    plan_of,
    ticket_state,
    with_route,
)
from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Wire

FEWEST_ROUTES = 4
"""Routes among which it is worth asking."""
SHORTEST_PATH = 8
"""Trains of a longest path that is worth asking about."""


class LongestPath(LineKind):
    """Tunnels count as if they cost nothing more: the question is about the map."""

    theme = "longest-path"

    def asks(self, game: Game, state: State, seat: int) -> bool:
        """In a turn with a choice of routes, and with a path to be made longer."""
        own, now = ticket_state(game, state)
        if now.phase != "turn" or now.scores()[0][seat]["longest_path"] < SHORTEST_PATH:
            return False
        routes = {claimed_route(own, action) for action in now.legal_actions(seat)} - {None}
        return len(routes) >= FEWEST_ROUTES

    def value(self, game: Game, start: State, seat: int, line: Sequence[int]) -> int:
        """How long the path is then, in trains."""
        own, now = ticket_state(game, start)
        if claimed_route(own, line[0]) is not None:
            now = with_route(own, now, seat, line[0])
        return now.scores()[0][seat]["longest_path"]

    def outcome(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Hashable:
        """The two cities that are joined: which of two tracks, and by which cards, is the same."""
        own, _ = ticket_state(game, start)
        route = claimed_route(own, line[0])
        if route is None:
            return None
        found = own.board.routes[own.names.route[route]]
        return frozenset((found.a, found.b)), found.length

    def plan(self, game: Game, start: State, seat: int, line: Sequence[int]) -> Wire | None:
        """The whole path, with the route that is claimed."""
        own, now = ticket_state(game, start)
        longest = with_route(own, now, seat, line[0]).scores()[0][seat]["path"]
        return plan_of([own.names.routes[route] for route in longest])
