"""Why a bot plays Ticket to Ride as it does."""

from typing import Literal

from msgspec import UNSET, UnsetType

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards
from stellwerk.match.explanations import CommonReason, Explanation, Reason, ReasonArguments
from stellwerk.match.wire import Wire

TicketReasonMessage = Literal[
    "why-ticket-keep",
    "why-ticket-return",
    "why-ticket-draw",
    "why-ticket-draw-locomotive",
    "why-ticket-draw-other",
    "why-ticket-draw-blind",
    "why-ticket-draw-blind-free",
    "why-ticket-claim-plan",
    "why-ticket-claim-contested",
    "why-ticket-claim-target",
    "why-ticket-claim-hurry",
    "why-ticket-claim-other",
    "why-ticket-more-tickets",
    "why-ticket-station",
    "why-ticket-pay-extra",
    "why-ticket-withdraw",
    "why-ticket-pass",
    "why-ticket-plan",
    "why-ticket-target",
    "why-ticket-given-up",
]


class TicketReasonArguments(ReasonArguments, omit_defaults=True):
    """What a reason speaks of."""

    card: CardKind | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    """what the plan still lacks"""
    city: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    route: str | UnsetType = UNSET
    tickets: list[str] | UnsetType = UNSET
    trains: int | UnsetType = UNSET


class TicketReason(Reason, kw_only=True):
    """One sentence of a bot."""

    message: TicketReasonMessage | CommonReason
    arguments: TicketReasonArguments


class TicketPlan(Wire, kw_only=True):
    """What a bot wanted when it decided."""

    routes: list[str]
    """still to be claimed, the one it has just claimed among them"""
    tickets: list[str]
    """that these complete"""
    given_up: list[str]
    target: str | None
    """a route to save for, when there is nothing else to plan"""


class TicketExplanation(Explanation, kw_only=True):
    """Why a bot decided as it did, and its plan, to be marked on the map."""

    reasons: list[TicketReason]
    """the most important first"""
    plan: TicketPlan | None
    """`null` for a bot without one"""
