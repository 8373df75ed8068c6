"""What the policy does: tickets, cards, claims, stations, tunnels, by its weights and its plan."""

import cython
from cython.cimports.stellwerk.kernel.bits import (
    Word,
    count,
    has,
    lowest,
    one,
    without_lowest,
)
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
from cython.cimports.stellwerk.kernel.ticket.cards import possible_draws, possible_second_draws
from cython.cimports.stellwerk.kernel.ticket.claims import may_pay_extra, payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import (
    MAX_TICKETS,
    ROUTE_WORDS,
    TICKET_WORDS,
    WAY_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.mind import (
    Mind,
    Thought,
    cards_held,
    gave_up,
    think,
    weigh_routes,
)
from cython.cimports.stellwerk.kernel.ticket.plans import (
    Map,
    OpenTicket,
    Plan,
    list_open_tickets,
    plan_network,
)
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOT_YET,
    SECOND_CARD,
    TUNNEL_DECISION,
    TURN,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.station_choice import best_station
from cython.cimports.stellwerk.kernel.ticket.tickets import may_keep, ticket_points, wish
from cython.cimports.stellwerk.kernel.ticket.turn import list_actions
from cython.cimports.stellwerk.kernel.ticket.weights import Weights

NEVER = cython.declare(cython.int, -1000000)


def choose(board, position, seat, weights, mind):
    """The action of a pending seat."""
    thought: Thought
    if position.phase == TUNNEL_DECISION:
        return decide_tunnel(board, position, seat, mind)
    if position.phase != TURN and position.phase != SECOND_CARD:
        return choose_tickets(board, position, seat, weights)
    think(board, position, seat, weights, mind, cython.address(thought))
    if position.phase == SECOND_CARD:
        return choose_card(board, position, weights, cython.address(thought), True)
    return choose_turn(board, position, seat, weights, mind, cython.address(thought))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind), thought: cython.pointer(Thought),
) -> cython.int:  # fmt: skip
    """More tickets, a station near the end, a claim, or cards."""
    actions: cython.int[MOST_ACTIONS]
    action: cython.int
    if (
        mind.plan.trains == 0
        and not thought.hurry
        and position.ticket_deck_size > 0
        and position.trains[seat] >= weights.more_tickets_trains
        and not gave_up(mind)
    ):
        return DRAW_TICKETS
    if board.stations > 0 and (
        position.final_turns != NOT_YET or (thought.hurry and gave_up(mind))
    ):
        action = best_station(board, position, seat)
        if action >= 0:
            return action
    if thought.hurry or thought.cards >= weights.patience_cards:
        action = best_claim(board, position, seat, weights, mind, thought)
        if action >= 0:
            return CLAIM + action
    action = choose_card(board, position, weights, thought, False)
    if action >= 0:
        return action
    list_actions(board, position, seat, actions)
    return actions[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def decide_tunnel(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    mind: cython.pointer(Mind),
) -> cython.int:  # fmt: skip
    """Pay with as few locomotives as possible; else withdraw, and remember it.

    Whoever tries the same tunnel again with the same cards goes round in circles when the deck is
    nearly empty, and lets all others do the same.
    """
    locomotives: cython.int
    way: cython.int = position.tunnel_way
    for locomotives in range(position.extra + 1):
        if may_pay_extra(board, position, seat, locomotives):
            return PAY_EXTRA + locomotives
    mind.left_tunnel = way + 1
    mind.cards_then = cards_held(position, seat) + board.way_cards[way] + board.way_locomotives[way]
    return WITHDRAW


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights),
) -> cython.int:  # fmt: skip
    """Keep the tickets whose common network gives most for its cost."""
    map: Map
    plan: Plan
    wished: Word[TICKET_WORDS]
    listed: OpenTicket[MAX_TICKETS]
    chosen: OpenTicket[MAX_TICKETS]
    size: cython.int
    chosen_size: cython.int
    choice: cython.int
    best: cython.int = -1
    best_worth: cython.int = 2 * NEVER
    worth: cython.int
    i: cython.int
    weigh_routes(board, position, seat, weights, cython.address(map))
    wish(position, seat, (1 << position.offer_size[seat]) - 1, wished)
    size = list_open_tickets(board, position, seat, cython.address(map), wished, listed)
    for choice in range(1 << position.offer_size[seat]):
        if not may_keep(board, position, seat, choice):
            continue
        wish(position, seat, choice, wished)
        chosen_size = 0
        for i in range(size):
            if has(wished, listed[i].ticket):
                chosen[chosen_size] = listed[i]
                chosen_size += 1
        plan_network(
            board, position, seat, cython.address(map), chosen, chosen_size, cython.address(plan)
        )
        worth = (
            weights.keep_point * ticket_points(board, wished)
            - weights.keep_train * plan.trains
            - weights.keep_lost * ticket_points(board, plan.dropped)
            - weights.keep_stretch
            * max(0, plan.trains - (weights.keep_share * position.trains[seat]) // 100)
        )
        if worth > best_worth:
            best_worth = worth
            best = choice
    return KEEP + best


def choose_card(board, position, weights, thought, second):
    """The card of the row the plan lacks most, or a blind one; -1 if there is none."""
    card: cython.int
    best: cython.int = -1
    best_need: cython.int = weights.draw_least - 1
    draws: Word = (
        possible_second_draws(board, position) if second else possible_draws(board, position)
    )
    for card in range(KINDS):
        if not (draws >> (DRAW + card)) & 1:
            continue
        if card == LOCOMOTIVE and board.row_locomotive_is_whole_turn:
            if thought.needed[card] > 0 and best_need < weights.draw_locomotive:
                best_need = weights.draw_locomotive
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


def touching(board, position, seat, route):
    """How many routes of other seats touch the ends of a route."""
    other: cython.int
    w: cython.int
    number: cython.int = 0
    for w in range(ROUTE_WORDS):
        near: Word = (
            board.routes_at[board.route_a[route]][w] | board.routes_at[board.route_b[route]][w]
        )
        for other in range(board.players):
            if other != seat:
                number += count(position.owned[other][w] & near)
    return number


def cost_of_way(board, position, seat, weights, thought, way):
    """What speaks against paying in this way: locomotives and cards needed elsewhere."""
    route: cython.int = board.way_route[way]
    colour: cython.int = board.way_colour[way]
    cost: cython.int = weights.claim_locomotive * (
        board.way_locomotives[way] - board.ferry_locomotives[route]
    )
    if colour != LOCOMOTIVE and board.colour[route] == GREY:
        cost += weights.claim_reserved * max(
            0, thought.reserved[colour] - (position.hand[seat][colour] - board.way_cards[way])
        )
    return cost


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_no_reserve(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    way: cython.int,
) -> cython.bint:  # fmt: skip
    """Whether no card would be left to pay extra for this tunnel."""
    colour: cython.int = board.way_colour[way]
    if board.kind[board.way_route[way]] != TUNNEL or colour == LOCOMOTIVE:
        return False
    return (
        position.hand[seat][colour] - board.way_cards[way]
        + position.hand[seat][LOCOMOTIVE] - board.way_locomotives[way]
    ) == 0  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_way(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind), thought: cython.pointer(Thought),
    way: cython.int,
) -> cython.int:  # fmt: skip
    """How good it is to claim now in this way: urgent and dear routes first, locomotives spared."""
    route: cython.int = board.way_route[way]
    worth: cython.int
    if (
        mind.left_tunnel
        and board.way_route[mind.left_tunnel - 1] == route
        and thought.cards <= mind.cards_then
    ):
        return NEVER
    if has(mind.plan.wanted, route) or route == thought.target:
        worth = weights.claim_space * board.length[route]
        worth += weights.claim_contested * touching(board, position, seat, route)
    elif thought.hurry:
        worth = weights.claim_point * board.route_points[route]
        if position.final_turns == NOT_YET:
            worth -= weights.claim_unwanted
    else:
        return NEVER
    if board.twin[route] < 0:
        worth += weights.claim_single
    if has_no_reserve(board, position, seat, way):
        if not thought.hurry:
            return NEVER
        worth -= weights.claim_bare_tunnel
    return worth - cost_of_way(board, position, seat, weights, thought, way)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_claim(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    weights: cython.pointer(Weights), mind: cython.pointer(Mind), thought: cython.pointer(Thought),
) -> cython.int:  # fmt: skip
    """The best claim that can be paid now, or -1."""
    ways: Word[WAY_WORDS]
    left: Word
    w: cython.int
    way: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    payable_ways(board, position, seat, ways)
    for w in range(board.way_words):
        left = ways[w]
        if not thought.hurry:
            if thought.target >= 0:
                left &= mind.ways[w] | board.ways_of_route[thought.target][w]
            else:
                left &= mind.ways[w]
        while left:
            way = 64 * w + lowest(left)
            left = without_lowest(left)
            worth = worth_of_way(board, position, seat, weights, mind, thought, way)
            if worth > best_worth:
                best_worth = worth
                best = way
    return best
