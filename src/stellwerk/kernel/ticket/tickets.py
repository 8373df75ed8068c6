"""Tickets: starting choice, drawing, keeping, who knows what (TTR-SETUP-5…10, TTR-TICKET)."""

import cython
from cython.cimports.stellwerk.kernel.bits import add, count, drop, has
from cython.cimports.stellwerk.kernel.chance import shuffle
from cython.cimports.stellwerk.kernel.ticket.board import LEAVE_GAME, SHUFFLED_UNDER_DECK, Board
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_TICKETS
from cython.cimports.stellwerk.kernel.ticket.position import (
    LONG_TICKETS,
    NOTE_ALL_CHOSE,
    STARTING_TICKETS,
    TURN,
    Position,
    note,
)


def set_out_tickets(board, position):
    """Shuffle both stacks and deal the first offers (TTR-SETUP-5…8)."""
    long_tickets: cython.uchar[MAX_TICKETS]
    longs: cython.int = 0
    t: cython.int
    n: cython.int
    i: cython.int
    seat: cython.int
    for t in range(board.tickets):
        if board.in_play[t]:
            if board.is_long[t]:
                long_tickets[longs] = t
                longs += 1
            else:
                position.ticket_deck[position.ticket_deck_size] = t
                position.ticket_deck_size += 1
    shuffle(cython.address(position.chance), long_tickets, longs)
    shuffle(cython.address(position.chance), position.ticket_deck, position.ticket_deck_size)
    for n in range(board.players):
        seat = (position.first_seat + n) % board.players
        for i in range(board.long_dealt):
            longs -= 1
            put_into_offer(position, seat, long_tickets[longs])
    while longs > 0:
        longs -= 1
        add(position.removed, long_tickets[longs])
    if board.two_steps:
        position.phase = LONG_TICKETS
    else:
        deal_regular_tickets(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_into_offer(
    position: cython.pointer(Position), seat: cython.int, ticket: cython.int
) -> cython.void:
    position.offer[seat][position.offer_size[seat]] = ticket
    position.offer_size[seat] += 1
    add(position.knows[seat], ticket)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_regular_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    n: cython.int
    seat: cython.int
    for n in range(board.players):
        seat = (position.first_seat + n) % board.players
        take_offer_from_deck(position, seat, board.regular_dealt)
    position.phase = STARTING_TICKETS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_offer_from_deck(
    position: cython.pointer(Position), seat: cython.int, number: cython.int
) -> cython.void:
    i: cython.int
    for i in range(min(number, position.ticket_deck_size)):
        position.ticket_deck_size -= 1
        put_into_offer(position, seat, position.ticket_deck[position.ticket_deck_size])


def fewest_to_keep(board, position, seat):
    """The smallest number of offered tickets a seat must keep (TTR-SETUP-5…8, TTR-TICKET-1)."""
    if position.phase == LONG_TICKETS:
        return 0
    if position.phase == STARTING_TICKETS:
        if board.two_steps and position.kept_at_start[seat] == 0:
            return board.keep_without_long
        return board.keep
    return 1


def most_to_keep(board, position, seat):
    """The largest number: everything, but only one long ticket in the long step (TTR-SETUP-6)."""
    return 1 if position.phase == LONG_TICKETS else position.offer_size[seat]


def may_keep(board, position, seat, choice):
    """Whether this set of the offered tickets may be kept."""
    kept: cython.int = count(choice)
    if choice >> position.offer_size[seat]:
        return False
    return fewest_to_keep(board, position, seat) <= kept and kept <= most_to_keep(
        board, position, seat
    )


def choose_at_start(board, position, seat, choice):
    """One seat's secret choice; when the last has chosen, all are carried out (TTR-SETUP-10)."""
    i: cython.int
    position.choice[seat] = choice
    position.has_chosen[seat] = True
    for i in range(board.players):
        if not position.has_chosen[i]:
            return
    carry_out_choices(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def carry_out_choices(
    board: cython.pointer(Board), position: cython.pointer(Position)
) -> cython.void:
    """All have chosen: hands, returned tickets, and on to the next step."""
    unkept: cython.uchar[MAX_TICKETS]
    unkept_size: cython.int = 0
    fate: cython.int = board.unkept_at_start
    n: cython.int
    i: cython.int
    seat: cython.int
    if position.phase == LONG_TICKETS:
        fate = LEAVE_GAME
    for n in range(board.players):
        seat = (position.first_seat + n) % board.players
        position.kept_at_start[seat] += count(position.choice[seat])
        for i in range(position.offer_size[seat]):
            if (position.choice[seat] >> i) & 1:
                add(position.tickets[seat], position.offer[seat][i])
            else:
                unkept[unkept_size] = position.offer[seat][i]
                unkept_size += 1
        position.offer_size[seat] = 0
        position.has_chosen[seat] = False
        position.choice[seat] = 0
    if fate == SHUFFLED_UNDER_DECK:
        forget_places_in_packet(board, position, unkept, unkept_size)
        shuffle(cython.address(position.chance), unkept, unkept_size)
    put_away(position, unkept, unkept_size, fate)
    note(position, NOTE_ALL_CHOSE, 0, 0)
    if position.phase == LONG_TICKETS:
        deal_regular_tickets(board, position)
    else:
        position.phase = TURN
        position.turn = position.first_seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forget_places_in_packet(
    board: cython.pointer(Board),
    position: cython.pointer(Position),
    unkept: cython.pointer(cython.uchar),
    size: cython.int,
) -> cython.void:
    """Shuffled tickets: their former owner knows only that they are in the packet."""
    i: cython.int
    seat: cython.int
    for i in range(size):
        for seat in range(board.players):
            if has(position.knows[seat], unkept[i]):
                drop(position.knows[seat], unkept[i])
                add(position.knows_in_packet[seat], unkept[i])
    position.packet_size = size
    position.packet_below = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_away(
    position: cython.pointer(Position),
    unkept: cython.pointer(cython.uchar),
    size: cython.int,
    fate: cython.int,
) -> cython.void:
    """Tickets nobody keeps leave the game, or go under the deck in turn (TTR-TICKET-2)."""
    i: cython.int
    if fate == LEAVE_GAME:
        for i in range(size):
            add(position.removed, unkept[i])
        return
    for i in range(position.ticket_deck_size - 1, -1, -1):
        position.ticket_deck[i + size] = position.ticket_deck[i]
    for i in range(size):
        position.ticket_deck[size - 1 - i] = unkept[i]
    position.ticket_deck_size += size


def offer_tickets(board, position, seat):
    """Draw tickets to choose from: three, or what is left (TTR-TICKET-1)."""
    other: cython.int
    take_offer_from_deck(position, seat, board.tickets_drawn)
    if position.packet_size > 0 and (
        position.ticket_deck_size < position.packet_size + position.packet_below
    ):
        position.packet_size = 0
        position.packet_below = 0
        for other in range(board.players):
            position.knows_in_packet[other][0] = 0
            position.knows_in_packet[other][1] = 0


def keep_offered(board, position, seat, choice):
    """Keep some of the drawn tickets; the rest is put away (TTR-TICKET-1, TTR-TICKET-2)."""
    unkept: cython.uchar[MAX_TICKETS]
    unkept_size: cython.int = 0
    i: cython.int
    other: cython.int
    for i in range(position.offer_size[seat]):
        if (choice >> i) & 1:
            add(position.tickets[seat], position.offer[seat][i])
        else:
            unkept[unkept_size] = position.offer[seat][i]
            unkept_size += 1
    if unkept_size > 0:
        for other in range(board.players):
            if other != seat:
                for i in range(position.offer_size[seat]):
                    drop(position.knows[other], position.offer[seat][i])
    position.offer_size[seat] = 0
    put_away(position, unkept, unkept_size, board.unkept_in_play)
    if position.packet_size > 0 and board.unkept_in_play != LEAVE_GAME:
        position.packet_below += unkept_size
