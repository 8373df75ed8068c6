"""Actions and moves: the kernel's numbers and the same decisions with names (docs/moves.md)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from stellwerk.games.ticket.names import CARDS, Names, cards_by_name
from stellwerk.games.ticket.wire.moves import (
    TicketClaimMove,
    TicketDrawBlindMove,
    TicketDrawMove,
    TicketDrawTicketsMove,
    TicketKeepMove,
    TicketMove,
    TicketPassMove,
    TicketPayExtraMove,
    TicketStationMove,
    TicketWithdrawMove,
)
from stellwerk.kernel.ticket.board import (
    CLAIM,
    DRAW,
    DRAW_BLIND,
    DRAW_TICKETS,
    KEEP,
    LOCOMOTIVE,
    PASS,
    PAY_EXTRA,
    STATION_FORMS,
    WITHDRAW,
)
from stellwerk.kernel.ticket.limits import MAX_STATIONS

if TYPE_CHECKING:
    from stellwerk.games.ticket.wire.parts import Cards
    from stellwerk.kernel.ticket.board import Rules
    from stellwerk.kernel.ticket.state import SeatNumbers, TicketState

PLAIN_MOVES: dict[int, TicketMove] = {
    **{DRAW + kind: TicketDrawMove(card=card) for kind, card in enumerate(CARDS)},
    DRAW_BLIND: TicketDrawBlindMove(),
    DRAW_TICKETS: TicketDrawTicketsMove(),
    PASS: TicketPassMove(),
    WITHDRAW: TicketWithdrawMove(),
}


class MoveBook:
    """Translates between actions and moves for one game."""

    def __init__(self, rules: "Rules", names: Names) -> None:
        self.names = names
        self.first_station = rules.first_station_action
        self.ways = [rules.way(way) for way in range(rules.ways)]
        self.claim_number = {
            (route, _way_cards(colour, cards, locomotives)): CLAIM + way
            for way, (route, colour, cards, locomotives) in enumerate(self.ways)
        }

    def move(self, state: "TicketState", seat: int, action: int) -> TicketMove:
        """The move that an action of this seat stands for in this state."""
        return self.moves(state, seat, [action])[0]

    def moves(self, state: "TicketState", seat: int, actions: Sequence[int]) -> list[TicketMove]:
        """The moves that actions of this seat stand for in this state."""
        mine = state._dump_seat(seat)
        return [self._named(state, mine, action) for action in actions]

    def _named(self, state: "TicketState", mine: "SeatNumbers", action: int) -> TicketMove:
        if action in PLAIN_MOVES:
            return PLAIN_MOVES[action]
        if action < KEEP:
            return TicketPayExtraMove(cards=self._extra_cards(state, action - PAY_EXTRA))
        if action < CLAIM:
            kept = [t for i, t in enumerate(mine["offer"]) if (action - KEEP) >> i & 1]
            return TicketKeepMove(tickets=[self.names.tickets[t] for t in kept])
        if action < self.first_station:
            route, colour, cards, locomotives = self.ways[action - CLAIM]
            paid = _payment(colour, cards, locomotives)
            return TicketClaimMove(route=self.names.routes[route], cards=paid.copy())
        form, city = divmod(action - self.first_station, len(self.names.cities))
        paid = _station_payment(form, len(mine["stations"]) + 1)
        return TicketStationMove(city=self.names.cities[city], cards=paid.copy())

    def claim_action(self, route: int, cards: list[int]) -> int:
        """The action that claims a route with these cards."""
        return self.claim_number[route, tuple(cards)]

    def station_action(self, city: int, cards: list[int]) -> int:
        """The action that builds a station with these cards."""
        locomotives = cards[LOCOMOTIVE]
        colour = next((kind for kind in range(LOCOMOTIVE) if cards[kind]), LOCOMOTIVE)
        form = STATION_FORMS - 1 if colour == LOCOMOTIVE else MAX_STATIONS * colour + locomotives
        return self.first_station + form * len(self.names.cities) + city

    def _extra_cards(self, state: "TicketState", locomotives: int) -> "Cards":
        numbers = state._dump()
        colour = self.ways[numbers["tunnel_way"]][1] if numbers["tunnel_way"] >= 0 else LOCOMOTIVE
        counts = [0] * len(CARDS)
        counts[colour] = max(numbers["extra"] - locomotives, 0)
        counts[LOCOMOTIVE] = locomotives
        return cards_by_name(counts)


def _way_cards(colour: int, cards: int, locomotives: int) -> tuple[int, ...]:
    counts = [0] * len(CARDS)
    counts[colour] = cards
    counts[LOCOMOTIVE] += locomotives
    return tuple(counts)


@cache  # a prompt may list a thousand moves, and they are paid in few ways
def _payment(colour: int, cards: int, locomotives: int) -> "Cards":
    return cards_by_name(_way_cards(colour, cards, locomotives))


@cache
def _station_payment(form: int, cost: int) -> "Cards":
    if form == STATION_FORMS - 1:
        return _payment(LOCOMOTIVE, 0, cost)
    colour, locomotives = divmod(form, MAX_STATIONS)
    return _payment(colour, max(cost - locomotives, 0), locomotives)
