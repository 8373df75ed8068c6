"""What a seat is asked in Ticket to Ride, and the moves that can answer it."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawBlindMove,
    TicketDrawMove,
    TicketDrawTicketsMove,
    TicketKeepMove,
    TicketPassMove,
    TicketPayExtraMove,
    TicketStationMove,
    TicketWithdrawMove,
)
from stellwerk.match.cautions import Cautions
from stellwerk.match.wire import NoArguments, Wire


class TicketFewestArguments(Wire, kw_only=True):
    """How many tickets must be kept at least."""

    fewest: int


class TicketTurnArguments(Wire, kw_only=True):
    """How many turns are left."""

    final_turns: int | UnsetType = UNSET
    """in the last round: turns still to be taken, this one included"""


class TicketTunnelCostArguments(Wire, kw_only=True):
    """A tunnel, and how many cards it costs more."""

    route: str
    extra: int


class TicketLongTicketsPrompt(Wire, kw_only=True):
    """Which of the long tickets to keep."""

    seat: int
    kind: Literal["long-tickets"]
    message: Literal["prompt-ticket-long-tickets"]
    arguments: NoArguments
    moves: list[TicketKeepMove]


class TicketStartingTicketsPrompt(Wire, kw_only=True):
    """Which of the starting tickets to keep."""

    seat: int
    kind: Literal["starting-tickets"]
    message: Literal["prompt-ticket-starting-tickets"]
    arguments: TicketFewestArguments
    moves: list[TicketKeepMove]


class TicketTurnPrompt(Wire, kw_only=True):
    """What to do in a turn."""

    seat: int
    kind: Literal["turn"]
    message: Literal["prompt-ticket-turn"]
    arguments: TicketTurnArguments
    moves: list[
        TicketDrawMove
        | TicketDrawBlindMove
        | TicketDrawTicketsMove
        | TicketClaimMove
        | TicketStationMove
        | TicketPassMove
    ]
    cautions: Cautions | UnsetType = UNSET


class TicketSecondCardPrompt(Wire, kw_only=True):
    """Which card to take as the second one."""

    seat: int
    kind: Literal["second-card"]
    message: Literal["prompt-ticket-second-card"]
    arguments: NoArguments
    moves: list[TicketDrawMove | TicketDrawBlindMove]
    cautions: Cautions


class TicketTunnelPrompt(Wire, kw_only=True):
    """Whether to pay what a tunnel costs more."""

    seat: int
    kind: Literal["tunnel"]
    message: Literal["prompt-ticket-tunnel"]
    arguments: TicketTunnelCostArguments
    moves: list[TicketPayExtraMove | TicketWithdrawMove]


class TicketTicketsPrompt(Wire, kw_only=True):
    """Which of the drawn tickets to keep."""

    seat: int
    kind: Literal["tickets"]
    message: Literal["prompt-ticket-tickets"]
    arguments: TicketFewestArguments
    moves: list[TicketKeepMove]


TicketPrompt: TypeAlias = (
    TicketLongTicketsPrompt
    | TicketStartingTicketsPrompt
    | TicketTurnPrompt
    | TicketSecondCardPrompt
    | TicketTunnelPrompt
    | TicketTicketsPrompt
)
