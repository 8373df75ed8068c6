"""The structs of Ticket to Ride, collected."""

from typing import get_args

from stellwerk.games.ticket.wire.events import TicketEvent
from stellwerk.games.ticket.wire.explanations import TicketExplanation
from stellwerk.games.ticket.wire.moves import TicketMove
from stellwerk.games.ticket.wire.positions import TicketPosition
from stellwerk.games.ticket.wire.prompts import TicketPrompt
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.games.ticket.wire.views import TicketView
from stellwerk.match.wire import WireModels

WIRE = WireModels(
    moves=get_args(TicketMove),
    view=TicketView,
    events=get_args(TicketEvent),
    prompts=get_args(TicketPrompt),
    result=TicketResult,
    position=TicketPosition,
    explanation=TicketExplanation,
)
