"""The bot `planner`, beside the kernel because it reads the state's numbers.

It is given an imagined state, in which everything its seat cannot know has been drawn again, and
uses only what the seat knows: its own cards and tickets and what lies open.
"""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.procedures import MOST_ACTIONS
from cython.cimports.stellwerk.kernel.ticket.board import (
    CLAIM,
    DRAW,
    DRAW_BLIND,
    DRAW_TICKETS,
    GREY,
    KEEP,
    KINDS,
    LOCOMOTIVE,
    PAY_EXTRA,
    TUNNEL,
    WITHDRAW,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import (
    most_held,
    possible_draws,
    possible_second_draws,
)
from cython.cimports.stellwerk.kernel.ticket.claims import may_pay_extra
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_TICKETS, ROUTE_WORDS, TICKET_WORDS
from cython.cimports.stellwerk.kernel.ticket.needed_cards import count_needed_cards
from cython.cimports.stellwerk.kernel.ticket.planner_claims import Thought, best_claim, best_station
from cython.cimports.stellwerk.kernel.ticket.plans import Plan, make_plan, survey
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOT_YET,
    SECOND_CARD,
    TUNNEL_DECISION,
    TURN,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.state import TicketState
from cython.cimports.stellwerk.kernel.ticket.tickets import may_keep, ticket_points, wish
from cython.cimports.stellwerk.kernel.ticket.turn import list_actions

NEVER = cython.declare(cython.int, -1000000)


def plan_action(state: TicketState, seat: int) -> int:
    """The action the planner takes for a pending seat."""
    return choose_action(
        cython.cast(cython.pointer(Board), state.rules.board_),
        cython.address(state.position_),
        state.pending(seat),
    )


def choose_action(board, position, seat):
    """Decide by the phase."""
    thought: Thought
    if position.phase == TUNNEL_DECISION:
        return decide_tunnel(board, position, seat)
    if position.phase != TURN and position.phase != SECOND_CARD:
        return choose_tickets(board, position, seat)
    think(board, position, seat, cython.address(thought))
    if position.phase == SECOND_CARD:
        return choose_card(board, position, cython.address(thought), True)
    return choose_turn(board, position, seat, cython.address(thought))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def decide_tunnel(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """Pay with as few locomotives as possible; a tunnel begun is worth its extra."""
    locomotives: cython.int
    for locomotives in range(position.extra + 1):
        if may_pay_extra(board, position, seat, locomotives):
            return PAY_EXTRA + locomotives
    return WITHDRAW


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """Keep the tickets whose common network gives most for its cost."""
    thought: Thought
    plan: Plan
    wished: Word[TICKET_WORDS]
    choice: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    worth: cython.int
    lost: cython.int
    survey(board, position, seat, cython.address(thought.map))
    for choice in range(1 << position.offer_size[seat]):
        if not may_keep(board, position, seat, choice):
            continue
        wish(position, seat, choice, wished)
        make_plan(
            board, position, seat, cython.address(thought.map), wished, MAX_TICKETS,
            cython.address(plan),
        )  # fmt: skip
        lost = ticket_points(board, plan.dropped)
        worth = 10 * ticket_points(board, wished) - 4 * plan.trains - 25 * lost
        worth -= 12 * max(0, plan.trains - (3 * position.trains[seat]) // 4)
        if worth > best_worth:
            best_worth = worth
            best = choice
    return KEEP + best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def think(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    thought: cython.pointer(Thought),
) -> cython.void:  # fmt: skip
    """Make the plan, see what it lacks, and whether the end is near."""
    other: cython.int
    fewest: cython.int = position.trains[seat]
    memset(thought, 0, cython.sizeof(Thought))
    survey(board, position, seat, cython.address(thought.map))
    make_plan(
        board, position, seat, cython.address(thought.map), position.tickets[seat], MAX_TICKETS,
        cython.address(thought.plan),
    )  # fmt: skip
    for other in range(board.players):
        fewest = min(fewest, position.trains[other])
    thought.hurry = position.final_turns != NOT_YET or fewest <= 6
    thought.target = -1
    if thought.plan.trains == 0:
        thought.target = best_target(board, position, seat, thought)
        if thought.target >= 0:
            add(thought.plan.wanted, thought.target)
    count_needed_cards(board, position, seat, thought.plan.wanted, thought.reserved, thought.needed)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_target(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    thought: cython.pointer(Thought),
) -> cython.int:  # fmt: skip
    """With the tickets done: the route that gives most points for the cards still to draw."""
    route: cython.int
    w: cython.int
    missing: cython.int
    held: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    left: Word
    for w in range(ROUTE_WORDS):
        left = thought.map.open[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            if board.colour[route] == GREY:
                held = position.hand[seat][most_held(position, seat)]
            else:
                held = position.hand[seat][board.colour[route]]
            if board.locomotives_anywhere or board.kind[route] == TUNNEL:
                held += position.hand[seat][LOCOMOTIVE]
            missing = max(0, board.length[route] - held)
            worth = (60 * board.route_points[route]) // (2 + missing)
            if board.kind[route] != 0:
                worth -= 20
            if worth > best_worth:
                best_worth = worth
                best = route
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_card(
    board: cython.pointer(Board), position: cython.pointer(Position),
    thought: cython.pointer(Thought), second: cython.bint,
) -> cython.int:  # fmt: skip
    """The card of the row the plan lacks most, or a blind one."""
    card: cython.int
    best: cython.int = -1
    best_need: cython.int = 0
    draws: Word = (
        possible_second_draws(board, position) if second else possible_draws(board, position)
    )
    for card in range(KINDS):
        if not (draws >> (DRAW + card)) & 1:
            continue
        if card == LOCOMOTIVE and board.row_locomotive_is_whole_turn:
            if thought.needed[card] > 0 and best_need < 3:
                best_need = 3
                best = card
        elif thought.needed[card] > best_need:
            best_need = thought.needed[card]
            best = card
    if best >= 0:
        return DRAW + best
    if (draws >> DRAW_BLIND) & 1:
        return DRAW_BLIND
    draws &= one(DRAW_BLIND) - 1
    return lowest(draws) if draws else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wants_more_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    thought: cython.pointer(Thought),
) -> cython.bint:  # fmt: skip
    """All tickets done, and trains and time for more."""
    return (
        position.ticket_deck_size > 0
        and thought.plan.trains == 0
        and not thought.hurry
        and position.trains[seat] >= 14
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    thought: cython.pointer(Thought),
) -> cython.int:  # fmt: skip
    """One action for the turn: more tickets, a claim, a station near the end, or cards."""
    actions: cython.int[MOST_ACTIONS]
    action: cython.int
    if wants_more_tickets(board, position, seat, thought):
        return DRAW_TICKETS
    if board.stations > 0 and thought.hurry:
        action = best_station(board, position, seat)
        if action >= 0:
            return action
    action = best_claim(board, position, seat, thought)
    if action >= 0:
        return CLAIM + action
    action = choose_card(board, position, thought, False)
    if action >= 0:
        return action
    list_actions(board, position, seat, actions)
    return actions[0]
