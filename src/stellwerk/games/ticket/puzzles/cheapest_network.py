"""How few trains complete all of one's tickets?"""

from stellwerk.games.puzzle_kinds import Proven, PuzzleKind
from stellwerk.games.ticket.puzzles.networks import Net
from stellwerk.games.ticket.puzzles.shared import between_cities, plan_of, ticket_state
from stellwerk.match.contract import Game, State

FEWEST_OPEN = 2
FEWEST_SAVED = 2
"""Trains that a common network saves against ways for each ticket alone."""


class CheapestNetwork(PuzzleKind):
    """By own routes alone, with those that are still free; stations do not help."""

    theme = "cheapest-network"
    asks_number = True

    def prove(self, game: Game, state: State, seat: int) -> Proven | None:
        """The cost of a Steiner forest of all tickets; where sums mislead, and trains suffice."""
        own, now = ticket_state(game, state)
        if now.phase != "turn":
            return None
        mine = now._dump_seat(seat)
        alone = [found[0] for found in now.outlook(seat, mine["tickets"])]
        ends = between_cities(own, mine["tickets"])
        if ends is None or None in alone or sum(1 for each in alone if each) < FEWEST_OPEN:
            return None
        net = Net(own, now, seat)
        trains = net.trains(ends)
        summed = sum(each or 0 for each in alone)
        if trains is None or trains > mine["trains"] or summed - trains < FEWEST_SAVED:
            return None
        return Proven(
            value=trains,
            second=summed,
            tried=len(ends),
            plan=plan_of(
                [own.names.routes[route] for route in net.routes(ends)],
                [own.names.tickets[ticket] for ticket in mine["tickets"]],
            ),
        )
