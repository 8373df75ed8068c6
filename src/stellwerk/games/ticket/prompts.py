"""What a seat is asked in each phase."""

from typing import TYPE_CHECKING

from msgspec import UNSET

from stellwerk.games.ticket.positions import PHASES
from stellwerk.games.ticket.wire.prompts import (
    TicketFewestArguments,
    TicketTunnelCostArguments,
    TicketTurnArguments,
)
from stellwerk.match.cautions import cautions
from stellwerk.match.contract import Prompt
from stellwerk.match.wire import NoArguments

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.games.ticket.wire.moves import TicketMove
    from stellwerk.games.ticket.wire.parts import Phase
    from stellwerk.kernel.ticket.state import StateNumbers
    from stellwerk.match.wire import Wire


def prompt(game: "TicketGame", state: "State", seat: int) -> "Prompt[TicketMove]":
    """The question to a pending seat and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    actions = state.legal_actions(seat)
    return Prompt(
        seat=seat,
        kind=kind,
        message=f"prompt-ticket-{kind}",
        arguments=_arguments(game, state, seat, kind, numbers),
        moves=game.book.moves(state, seat, actions),
        cautions=cautions(actions, game.caution_for),
    )


def _arguments(
    game: "TicketGame", state: "State", seat: int, kind: "Phase", numbers: "StateNumbers"
) -> "Wire":
    """What the question speaks of."""
    if kind == "tunnel":
        route = game.book.ways[numbers["tunnel_way"]][0]
        return TicketTunnelCostArguments(route=game.names.routes[route], extra=numbers["extra"])
    if kind in {"starting-tickets", "tickets"}:
        return TicketFewestArguments(fewest=state.fewest_to_keep(seat))
    if kind == "turn":
        left = numbers["final_turns"]
        return TicketTurnArguments(final_turns=UNSET if left is None else left)
    return NoArguments()
