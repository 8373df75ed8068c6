"""What a seat is asked in each phase."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.positions import PHASES
from stellwerk.match.contract import Prompt

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.match.contract import JsonValue


def prompt(game: "TicketGame", state: "State", seat: int) -> Prompt:
    """The question to a pending seat and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    arguments: dict[str, JsonValue] = {}
    if kind == "tunnel":
        route = game.book.ways[numbers["tunnel_way"]][0]
        arguments["route"] = game.names.routes[route]
        arguments["extra"] = numbers["extra"]
    if kind in {"starting-tickets", "tickets"}:
        arguments["fewest"] = state.fewest_to_keep(seat)
    if kind == "turn" and numbers["final_turns"] is not None:
        arguments["final_turns"] = numbers["final_turns"]
    return Prompt(
        seat=seat,
        kind=kind,
        message=f"prompt-ticket-{kind}",
        arguments=arguments,
        moves=game.book.moves(state, seat, state.legal_actions(seat)),
    )
