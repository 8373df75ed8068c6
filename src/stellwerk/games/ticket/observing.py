"""What Ticket to Ride gives to those who learn to play it."""

from typing import TYPE_CHECKING, cast

from stellwerk.boards import Board
from stellwerk.games.observing import Observing, Part, quick_players
from stellwerk.games.ticket.policies import POLICIES
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelRules
from stellwerk.kernel.ticket.board import CLAIM, Rules
from stellwerk.kernel.ticket.observation import PLANNING_BLOCKS, VERSION, TicketObserver
from stellwerk.kernel.ticket.policy import PlannerPolicy

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import TicketBoard


def _observer(rules: KernelRules, without: tuple[str, ...]) -> KernelObserver:
    return TicketObserver(cast("Rules", rules), without)


def _parts(rules: KernelRules) -> list[tuple[Part, ...]]:
    """A claim is a route, a payment, and this route in this colour; a station a city and a form."""
    own = cast("Rules", rules)
    found: list[tuple[Part, ...]] = [(("action", number),) for number in range(CLAIM)]
    for number in range(own.ways):
        route, colour, _, locomotives = own.way(number)
        found.append(
            (("route", route), ("payment", colour, locomotives), ("coloured", route, colour))
        )
    for number in range(len(own.actions) - own.first_station_action):
        form, city = divmod(number, own.cities)
        found.append((("city", city), ("form", form), ("station",)))
    return found


def _numbering(board: Board) -> object:
    own = cast("TicketBoard", board)
    return [
        [city.id for city in own.cities],
        [[route.a, route.b, route.length, route.color, route.kind] for route in own.routes],
        [[ticket.start, ticket.destinations] for ticket in own.tickets],
    ]


OBSERVING = Observing(
    version=VERSION,
    build=_observer,
    planning=PLANNING_BLOCKS,
    parts=_parts,
    players=quick_players(POLICIES, planner=PlannerPolicy),
    numbering=_numbering,
)
