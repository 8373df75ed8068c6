"""What a hint marks on a map of Ticket to Ride."""

from typing import TYPE_CHECKING

import msgspec

from stellwerk.games.hinting import Hinting
from stellwerk.games.ticket.wire.explanations import TicketExplanation, TicketPlan
from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawBlindMove,
    TicketDrawMove,
)

if TYPE_CHECKING:
    from stellwerk.match.explanations import Explanation
    from stellwerk.match.wire import Move

FOR_ROUTES = (TicketClaimMove, TicketDrawMove, TicketDrawBlindMove)


def glance(explanation: "Explanation", move: "Move") -> TicketExplanation:
    """The ends of the tickets that the plan is for; while tickets are chosen, none of them."""
    assert isinstance(explanation, TicketExplanation)
    if explanation.plan is None or not isinstance(move, FOR_ROUTES):
        return TicketExplanation(reasons=[], plan=None)
    plan = TicketPlan(routes=[], tickets=explanation.plan.tickets, given_up=[], target=None)
    return TicketExplanation(reasons=[], plan=plan)


def drawn(explanation: "Explanation", move: "Move") -> TicketExplanation:
    """The planned routes; one that is claimed for its points alone is among them."""
    assert isinstance(explanation, TicketExplanation)
    plan = explanation.plan
    if plan is not None and isinstance(move, TicketClaimMove) and move.route not in plan.routes:
        plan = msgspec.structs.replace(plan, routes=[move.route, *plan.routes])
    return TicketExplanation(reasons=[], plan=plan)


HINTING = Hinting(glance=glance, drawn=drawn)
