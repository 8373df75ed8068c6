"""Why a bot of Ticket to Ride decided as it did: from its own plan, in words and marks."""

from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS
from stellwerk.games.ticket.wire.explanations import (
    TicketExplanation,
    TicketPlan,
    TicketReason,
    TicketReasonMessage,
)
from stellwerk.games.ticket.wire.explanations import TicketReasonArguments as Arguments
from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawBlindMove,
    TicketDrawMove,
    TicketDrawTicketsMove,
    TicketKeepMove,
    TicketMove,
    TicketPayExtraMove,
    TicketStationMove,
    TicketWithdrawMove,
)
from stellwerk.kernel.ticket.policy import TicketPolicy
from stellwerk.match.explanations import Thoughts, reasons_of_thinking

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State
    from stellwerk.games.ticket.wire.parts import Cards
    from stellwerk.kernel.ticket.policy import PlanNumbers

ALWAYS_OF_USE = "locomotive"
NOTHING = Arguments()


def explain(
    game: "TicketGame", state: "State", seat: int, action: int, thoughts: Thoughts
) -> TicketExplanation:
    """Why a bot took this action in this state."""
    thinking = [
        TicketReason(message=message, arguments=Arguments(number=number, percent=percent))
        for message, number, percent in reasons_of_thinking(thoughts)
    ]
    if not isinstance(thoughts.policy, TicketPolicy):
        return TicketExplanation(reasons=thinking, plan=None)
    move = game.move(state, seat, action)
    kept = [game.names.ticket[name] for name in _kept(move)]
    held = sorted({*state._dump_seat(seat)["tickets"], *kept})
    table = _Table(game, state, seat, thoughts.policy.plan(state, seat, held))
    sentences = [*_of_move(table, move), *_of_plan(table, move)]
    reasons = [
        TicketReason(message=message, arguments=arguments) for message, arguments in sentences
    ]
    return TicketExplanation(reasons=[*reasons, *thinking], plan=table.plan)


class _Table:
    """A state as the bot on one seat sees it, with names."""

    def __init__(
        self, game: "TicketGame", state: "State", seat: int, numbers: "PlanNumbers"
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.trains = numbers["trains"]
        self.trains_left = state._dump_seat(seat)["trains"]
        self.is_hurried = numbers["is_hurried"]
        self.needed: Cards = {
            card: number for card, number in zip(CARDS, numbers["needed"], strict=True) if number
        }
        routes, tickets, target = game.names.routes, game.names.tickets, numbers["target"]
        self.plan = TicketPlan(
            routes=[routes[route] for route in numbers["routes"]],
            tickets=[tickets[ticket] for ticket in numbers["tickets"]],
            given_up=[tickets[ticket] for ticket in numbers["given_up"]],
            target=None if target is None else routes[target],
        )

    def points_of(self, route: str) -> int:
        """What a route scores."""
        number = self.game.names.route[route]
        return self.game.board.points[self.game.board.routes[number].length]

    def is_contested(self, route: str) -> bool:
        """Whether somebody else has built to either end of a route."""
        board, names = self.game.board, self.game.names
        ends = {board.routes[names.route[route]].a, board.routes[names.route[route]].b}
        return any(
            not ends.isdisjoint({board.routes[owned].a, board.routes[owned].b})
            for other in range(self.game.players)
            if other != self.seat
            for owned in self.state._dump_seat(other)["routes"]
        )

    def offered_but(self, kept: list[str]) -> list[str]:
        """The tickets of the offer that were not kept."""
        offer = self.state._dump_seat(self.seat)["offer"]
        return [
            name for name in map(self.game.names.tickets.__getitem__, offer) if name not in kept
        ]


Sentences = list[tuple[TicketReasonMessage, Arguments]]


def _kept(move: TicketMove) -> list[str]:
    return move.tickets if isinstance(move, TicketKeepMove) else []


def _of_move(table: _Table, move: TicketMove) -> Sentences:
    """Why just this move."""
    match move:
        case TicketKeepMove():
            return _of_keeping(table, move)
        case TicketDrawMove() | TicketDrawBlindMove():
            return [_of_drawing(table, move)]
        case TicketClaimMove():
            return _of_claim(table, move.route)
        case TicketDrawTicketsMove():
            return [("why-ticket-more-tickets", Arguments(trains=table.trains_left))]
        case TicketStationMove():
            return [("why-ticket-station", Arguments(city=move.city))]
        case TicketPayExtraMove():
            return [("why-ticket-pay-extra", NOTHING)]
        case TicketWithdrawMove():
            return [("why-ticket-withdraw", NOTHING)]
        case _:
            return [("why-ticket-pass", NOTHING)]


def _of_keeping(table: _Table, move: TicketKeepMove) -> Sentences:
    returned = table.offered_but(move.tickets)
    kept = Arguments(tickets=move.tickets, trains=table.trains)
    sentences: Sentences = [("why-ticket-keep", kept)]
    if returned:
        sentences.append(("why-ticket-return", Arguments(tickets=returned)))
    return sentences


def _of_drawing(
    table: _Table, move: TicketDrawMove | TicketDrawBlindMove
) -> tuple[TicketReasonMessage, Arguments]:
    if isinstance(move, TicketDrawBlindMove):
        if table.needed:
            return "why-ticket-draw-blind", Arguments(cards=table.needed)
        return "why-ticket-draw-blind-free", NOTHING
    if move.card == ALWAYS_OF_USE:
        return "why-ticket-draw-locomotive", NOTHING
    lacking = table.needed.get(move.card, 0)
    if lacking:
        return "why-ticket-draw", Arguments(card=move.card, number=lacking)
    return "why-ticket-draw-other", Arguments(card=move.card)


def _of_claim(table: _Table, route: str) -> Sentences:
    worth = Arguments(route=route, points=table.points_of(route))
    if route in table.plan.routes:
        sentences: Sentences = [("why-ticket-claim-plan", Arguments(route=route))]
        if table.is_contested(route):
            sentences.append(("why-ticket-claim-contested", NOTHING))
        return sentences
    if route == table.plan.target:
        return [("why-ticket-claim-target", worth)]
    return [("why-ticket-claim-hurry" if table.is_hurried else "why-ticket-claim-other", worth)]


def _of_plan(table: _Table, move: TicketMove) -> Sentences:
    """What the bot is after, whatever it did just now."""
    plan = table.plan
    sentences: Sentences = []
    if plan.tickets and not isinstance(move, TicketKeepMove):
        arguments = Arguments(tickets=plan.tickets, number=len(plan.routes), trains=table.trains)
        sentences.append(("why-ticket-plan", arguments))
    if plan.target is not None and not (
        isinstance(move, TicketClaimMove) and move.route == plan.target
    ):
        sentences.append(("why-ticket-target", Arguments(route=plan.target)))
    if plan.given_up:
        sentences.append(("why-ticket-given-up", Arguments(tickets=plan.given_up)))
    return sentences
