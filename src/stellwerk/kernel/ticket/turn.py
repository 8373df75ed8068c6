"""The course of a game: setup, whose turn it is, what may be done, and what doing it changes."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.chance import below
from cython.cimports.stellwerk.kernel.ticket.board import (
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    EMPTY,
    FEW_TRAINS,
    KEEP,
    LOCOMOTIVE,
    NOBODY,
    PASS,
    PAY_EXTRA,
    ROW,
    STATION_FORMS,
    WITHDRAW,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.cards import (
    build_deck,
    can_draw_blind,
    draw_blind,
    fill_row,
    possible_draws,
    possible_second_draws,
    take_from_row,
    take_top_card,
)
from cython.cimports.stellwerk.kernel.ticket.claims import (
    claim,
    may_claim,
    may_pay_extra,
    open_all_ways,
    pay_extra,
    payable_ways,
    withdraw,
)
from cython.cimports.stellwerk.kernel.ticket.limits import WAY_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import (
    LONG_TICKETS,
    NOT_YET,
    NOTE_LAST_ROUND,
    NOTE_OVER,
    OVER,
    SECOND_CARD,
    STARTING_TICKETS,
    TICKETS,
    TUNNEL_DECISION,
    TURN,
    Position,
    note,
)
from cython.cimports.stellwerk.kernel.ticket.stations import (
    build_station,
    free_cities,
    may_pay_station,
    payable_forms,
)
from cython.cimports.stellwerk.kernel.ticket.tickets import (
    choose_at_start,
    keep_offered,
    may_keep,
    offer_tickets,
    set_out_tickets,
)

STARTING_CARDS = cython.declare(cython.int, 4)


def set_up(board, position):
    """Deal cards and tickets to an empty table (TTR-SETUP-1…11); the seed is already set."""
    seat: cython.int
    n: cython.int
    i: cython.int
    position.first_seat = (
        below(cython.address(position.chance), board.players)
        if board.first_seat < 0
        else board.first_seat
    )
    position.turn = NOBODY
    position.final_turns = NOT_YET
    position.tunnel_way = -1
    open_all_ways(board, position)
    build_deck(board, position)
    for n in range(board.players):
        seat = (position.first_seat + n) % board.players
        position.trains[seat] = board.trains
        for i in range(STARTING_CARDS):
            position.hand[seat][take_top_card(position)] += 1
    for i in range(ROW):
        position.row[i] = EMPTY
    fill_row(board, position)
    set_out_tickets(board, position)


def is_pending(board, position, seat):
    """Whether this seat owes a decision now."""
    if position.phase <= STARTING_TICKETS:
        return not position.has_chosen[seat]
    return position.phase != OVER and position.turn == seat


def pending_seat(board, position):
    """The lowest seat that owes a decision, or NOBODY."""
    seat: cython.int
    if position.phase > STARTING_TICKETS:
        return NOBODY if position.phase == OVER else position.turn
    for seat in range(board.players):
        if not position.has_chosen[seat]:
            return seat
    return NOBODY


def list_actions(board, position, seat, actions):
    """Write all legal actions of a pending seat, in ascending order; returns how many."""
    size: cython.int = 0
    action: cython.int
    if position.phase == TURN:
        return list_turn(board, position, seat, actions)
    if position.phase == SECOND_CARD:
        return list_set(possible_second_draws(board, position), actions)
    if position.phase == TUNNEL_DECISION:
        actions[0] = WITHDRAW
        size = 1
        for action in range(position.extra + 1):
            if may_pay_extra(board, position, seat, action):
                actions[size] = PAY_EXTRA + action
                size += 1
        return size
    for action in range(1 << position.offer_size[seat]):
        if may_keep(board, position, seat, action):
            actions[size] = KEEP + action
            size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_set(left: Word, actions: cython.pointer(cython.int)) -> cython.int:
    """A set of actions as a list, in ascending order; returns how many."""
    size: cython.int = 0
    while left:
        actions[size] = lowest(left)
        size += 1
        left = without_lowest(left)
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_turn(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    actions: cython.pointer(cython.int),
) -> cython.int:
    """What a turn offers: draw, claim, draw tickets, build; else pass (TTR-TURN-1, -2)."""
    size: cython.int = list_set(possible_draws(board, position), actions)
    size = list_claims(board, position, seat, actions, size)
    size = list_stations(board, position, seat, actions, size)
    if size == 0:
        actions[0] = PASS
        size = 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_claims(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    actions: cython.pointer(cython.int),
    size: cython.int,
) -> cython.int:
    ways: Word[WAY_WORDS]
    left: Word
    w: cython.int
    payable_ways(board, position, seat, ways)
    for w in range(board.way_words):
        left = ways[w]
        while left:
            actions[size] = CLAIM + 64 * w + lowest(left)
            size += 1
            left = without_lowest(left)
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_stations(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    actions: cython.pointer(cython.int),
    size: cython.int,
) -> cython.int:
    left: Word
    forms: cython.int[STATION_FORMS]
    free: Word = free_cities(board, position)
    i: cython.int
    for i in range(payable_forms(board, position, seat, forms)):
        left = free
        while left:
            actions[size] = board.station + forms[i] * board.cities + lowest(left)
            size += 1
            left = without_lowest(left)
    return size


def nothing_possible(board, position, seat):
    """Whether the seat can do nothing and so must pass (TTR-TURN-2)."""
    ways: Word[WAY_WORDS]
    forms: cython.int[STATION_FORMS]
    any_way: Word = 0
    i: cython.int
    if possible_draws(board, position):
        return False
    payable_ways(board, position, seat, ways)
    for i in range(board.way_words):
        any_way |= ways[i]
    if any_way:
        return False
    return not free_cities(board, position) or payable_forms(board, position, seat, forms) == 0


def is_legal(board, position, seat, action):
    """Whether a pending seat may do this now."""
    if position.phase == SECOND_CARD:
        return action <= DRAW_BLIND and (possible_second_draws(board, position) >> action) & 1
    if position.phase == TUNNEL_DECISION:
        return action == WITHDRAW or (
            PAY_EXTRA <= action < KEEP and may_pay_extra(board, position, seat, action - PAY_EXTRA)
        )
    if position.phase != TURN:
        return KEEP <= action < CLAIM and may_keep(board, position, seat, action - KEEP)
    if action <= DRAW_TICKETS:
        return (possible_draws(board, position) >> action) & 1
    if action == PASS:
        return nothing_possible(board, position, seat)
    if action < CLAIM:
        return False
    if action < board.station:
        return may_claim(board, position, seat, action - CLAIM)
    action -= board.station
    return may_pay_station(board, position, seat, action // board.cities) and not has(
        cython.address(position.station_cities), action % board.cities
    )


def apply(board, position, seat, action):
    """Carry out a legal action."""
    position.notes.size = 0
    if position.phase == TURN:
        take_turn(board, position, seat, action)
    elif position.phase == SECOND_CARD:
        if action == DRAW_BLIND:
            draw_blind(position, seat)
        else:
            take_from_row(board, position, seat, action)
        end_turn(board, position, seat)
    elif position.phase == TUNNEL_DECISION:
        if action == WITHDRAW:
            withdraw(board, position, seat)
        else:
            pay_extra(board, position, seat, action - PAY_EXTRA)
        end_turn(board, position, seat)
    elif position.phase == TICKETS:
        keep_offered(board, position, seat, action - KEEP)
        end_turn(board, position, seat)
    elif position.phase == LONG_TICKETS or position.phase == STARTING_TICKETS:
        choose_at_start(board, position, seat, action - KEEP)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_turn(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    action: cython.int,
) -> cython.void:
    """Exactly one of the actions of a turn (TTR-TURN-1)."""
    if action != PASS:
        position.passes = 0
    if action <= DRAW_BLIND:
        take_first_card(board, position, seat, action)
        return
    if action == DRAW_TICKETS:
        offer_tickets(board, position, seat)
        position.phase = TICKETS
        return
    if action == PASS:
        position.passes += 1
        end_turn(board, position, seat)
        return
    if action < board.station:
        if not claim(board, position, seat, action - CLAIM):
            return
    else:
        action -= board.station
        build_station(board, position, seat, action % board.cities, action // board.cities)
    end_turn(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_first_card(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    seat: cython.int,
    action: cython.int,
) -> cython.void:
    """The first card; a locomotive from the row can be the whole turn (TTR-DRAW-1, -2, -3, -7)."""
    if action == DRAW_BLIND:
        draw_blind(position, seat)
    else:
        take_from_row(board, position, seat, action)
        if action == LOCOMOTIVE and board.row_locomotive_is_whole_turn:
            end_turn(board, position, seat)
            return
    if can_draw_blind(position) or possible_second_draws(board, position):
        position.phase = SECOND_CARD
    else:
        end_turn(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_turn(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """On to the next seat, the last round, or the end (TTR-END-1, TTR-TURN-2)."""
    position.phase = TURN
    position.turn = (seat + 1) % board.players
    if position.final_turns != NOT_YET:
        position.final_turns -= 1
    elif position.trains[seat] <= FEW_TRAINS:
        position.final_turns = board.players
        note(position, NOTE_LAST_ROUND, seat, 0)
    if position.final_turns == 0 or position.passes == board.players:
        position.phase = OVER
        position.turn = NOBODY
        note(position, NOTE_OVER, position.final_turns != 0, 0)
