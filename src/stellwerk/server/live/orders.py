"""Standing orders: what a seat's owner wants done when the seat is asked and they are not there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from stellwerk.match.patterns import matches
from stellwerk.match.wire import Move
from stellwerk.server.denied import Denied
from stellwerk.server.messages.play import StandingOrder

DEEPEST = 3
MOST_FIELDS = 10
LONGEST_WORD = 80
Cheapest = Callable[[Sequence[Move]], Move]
Described = tuple[Move, Mapping[str, object]]
"""A move and its fields as plain data."""


@dataclass(frozen=True)
class Decision:
    """Play this move; these orders are left then."""

    move: Move
    orders_after: list[StandingOrder]


@dataclass(frozen=True)
class Ended:
    """Ask the owner, because what an order waited for has come; these orders are left."""

    orders_after: list[StandingOrder]


def next_order(
    orders: Sequence[StandingOrder], prompt_moves: Sequence[Move], cheapest: Cheapest
) -> Decision | Ended | None:
    """What the orders of a seat say to a prompt; None: nothing, and they stay as they are.

    The first order that fits is carried out, unless one before it ends here by its `until`: then
    its owner is asked. Orders after it whose `until` has come end as well. Which of several moves
    that fit spends least, the game knows: `Game.cheapest`.

    >>> import stellwerk
    >>> from stellwerk.games.ticket.wire.moves import TicketClaimMove, TicketDrawBlindMove
    >>> cheapest = stellwerk.game("ticket-usa").cheapest
    >>> draw = StandingOrder([{"do": "draw-blind"}], times=2, until={"do": "claim", "route": "a_b"})
    >>> next_order([draw], [TicketDrawBlindMove()], cheapest).orders_after[0].times
    1
    >>> next_order([draw], [TicketClaimMove(route="a_b", cards={"red": 1})], cheapest)
    Ended(orders_after=[])
    """
    moves = [(move, move.as_json()) for move in prompt_moves]
    ended = [_has_ended(order, moves) for order in orders]
    waiting = [order for order, over in zip(orders, ended, strict=True) if not over]
    for order, over in zip(orders, ended, strict=True):
        if over:
            return Ended(waiting)
        move = _best_move(order, moves, cheapest)
        if move is not None:
            return Decision(move, _counted_down(waiting, order))
    return None


def _has_ended(order: StandingOrder, moves: Sequence[Described]) -> bool:
    return order.until is not None and any(matches(order.until, fields) for _, fields in moves)


def _best_move(order: StandingOrder, moves: Sequence[Described], cheapest: Cheapest) -> Move | None:
    """The cheapest move for the first pattern of an order that fits any."""
    for pattern in order.moves:
        fitting = [move for move, fields in moves if matches(pattern, fields)]
        if fitting:
            return cheapest(fitting)
    return None


def _counted_down(orders: list[StandingOrder], done: StandingOrder) -> list[StandingOrder]:
    """The orders after one of them was carried out once."""
    left: list[StandingOrder] = []
    for order in orders:
        if order is not done or order.times is None:
            left.append(order)
        elif order.times > 1:
            left.append(msgspec.structs.replace(order, times=order.times - 1))
    return left


def check_orders(orders: Sequence[StandingOrder]) -> None:
    """Deny orders whose patterns are larger than any move, or say nothing at all.

    >>> check_orders([StandingOrder([{"do": "claim", "cards": {"red": 2}}])])
    """
    for order in orders:
        for pattern in [*order.moves, *([] if order.until is None else [order.until])]:
            if not pattern:
                raise _bad("A pattern of an order is empty.")
            if _size(pattern, 1) > MOST_FIELDS:
                raise _bad(f"A pattern has more than {MOST_FIELDS} fields.")


def _size(value: object, depth: int) -> int:
    """How many fields and items a value has, those inside them included."""
    if isinstance(value, str):
        if len(value) > LONGEST_WORD:
            raise _bad(f"A word in a pattern has more than {LONGEST_WORD} letters.")
        return 0
    if not isinstance(value, Mapping | list):
        return 0
    if depth > DEEPEST:
        raise _bad(f"A pattern is deeper than {DEEPEST} levels.")
    inner = list(value.values()) if isinstance(value, Mapping) else value
    names = list(value) if isinstance(value, Mapping) else []
    return len(inner) + sum(_size(part, depth + 1) for part in [*names, *inner])


def _bad(reason: str) -> Denied:
    return Denied("bad-request", {"reason": reason})
