"""What the kinds of puzzles of Ticket to Ride share: their states, claims, and marks on the map."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.games.ticket.wire.explanations import TicketPlan
from stellwerk.kernel.ticket.board import CLAIM
from stellwerk.match.contract import Game
from stellwerk.match.contract import State as AnyState
from stellwerk.match.wire import Move, Wire

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import Ticket
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State


def ticket_state(game: Game, state: AnyState) -> "tuple[TicketGame, State]":
    """A game and a state that are of this family, as their family knows them."""
    return cast("TicketGame", game), cast("State", state)


def claimed_route(game: "TicketGame", action: int) -> str | None:
    """The route that an action claims, whatever it is paid with; None for other actions."""
    rules = game.rules
    if not CLAIM <= action < rules.first_station_action:
        return None
    return game.names.routes[rules.way(action - CLAIM)[0]]


def is_tunnel(game: "TicketGame", route: str) -> bool:
    """Whether chance decides what a route costs in the end."""
    return game.board.routes[game.names.route[route]].kind == "tunnel"


def with_route(game: "TicketGame", state: "State", seat: int, action: int) -> "State":
    """A state that counts as if a route had been claimed, and chance had cost nothing more."""
    route = game.rules.way(action - CLAIM)[0]
    length = game.board.routes[route].length
    numbers = state._dump()
    mine = numbers["seats"][seat]
    mine["routes"] = sorted([*mine["routes"], route])
    mine["trains"] -= length
    mine["points"] += game.board.points[length]
    after = state.clone()
    after._load(cast("Mapping[str, object]", numbers))
    return after


def between_cities(game: "TicketGame", tickets: Sequence[int]) -> list[tuple[str, str]] | None:
    """The ends of tickets between two cities; None if one leads to a country, or to several."""
    found = [_ends(game, game.board.tickets[ticket]) for ticket in tickets]
    return None if None in found else cast("list[tuple[str, str]]", found)


def _ends(game: "TicketGame", ticket: "Ticket") -> tuple[str, str] | None:
    ends = (ticket.start, *ticket.destinations)
    if len(ends) == 2 and all(end in game.names.city for end in ends):
        return ends[0], ends[1]
    return None


def plan_of(routes: Sequence[str], tickets: Sequence[str] = ()) -> TicketPlan:
    """Routes and tickets to be marked on the map."""
    return TicketPlan(routes=list(routes), tickets=list(tickets), given_up=[], target=None)


def marks(game: Game, state: AnyState, seat: int, moves: Sequence[Move]) -> Wire | None:
    """The routes that moves claim, and the tickets they keep."""
    plain = [move.as_json() for move in moves]
    routes = [str(move["route"]) for move in plain if "route" in move]
    kept = [ticket for move in plain for ticket in cast("list[str]", move.get("tickets", []))]
    return plan_of(routes, kept) if routes or kept else None


def essence(game: Game, move: Move) -> Hashable:
    """The same claim, whatever it is paid with and on whichever of two tracks."""
    own = cast("TicketGame", game)
    plain = {name: value for name, value in move.as_json().items() if name != "cards"}
    if "route" in plain:
        route = own.board.routes[own.names.route[str(plain["route"])]]
        return "claim", *sorted((route.a, route.b)), route.length
    if "tickets" in plain:
        return frozenset(cast("list[str]", plain["tickets"]))
    return tuple(sorted((name, str(value)) for name, value in plain.items()))
