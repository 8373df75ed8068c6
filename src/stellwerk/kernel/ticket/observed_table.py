"""The blocks of an observation that only need a look at the table and the own hand.

One function writes one block, in the order of the layout (observation.py). Other seats come in the
order of turns, the next one first.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, count, lowest, without_lowest
from cython.cimports.stellwerk.kernel.observing import byte, write_set
from cython.cimports.stellwerk.kernel.ticket.board import (
    EMPTY,
    GREY,
    KINDS,
    LOCOMOTIVE,
    ROW,
    TUNNEL,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.claims import payable_ways
from cython.cimports.stellwerk.kernel.ticket.limits import (
    ROUTE_WORDS,
    TICKET_WORDS,
    WAY_WORDS,
)
from cython.cimports.stellwerk.kernel.ticket.mind import cards_held
from cython.cimports.stellwerk.kernel.ticket.observation import (
    HAND_STEPS,
    TRAIN_STEPS,
    Look,
    next_seat,
)
from cython.cimports.stellwerk.kernel.ticket.position import (
    NOT_YET,
    STARTING_TICKETS,
    TICKETS,
    TUNNEL_DECISION,
    TURN,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.scoring import ticket_value
from cython.cimports.stellwerk.kernel.ticket.unseen import count_unseen

# A step is taken by whoever has at most so many trains left.
FEW = cython.declare(cython.int[TRAIN_STEPS], [2, 4, 6, 9, 12, 17, 24, 34])
NUMBERS_OF_OTHER = cython.declare(cython.int, 8)


def write_phase(look, block):
    """Which question is asked."""
    block[look.position.phase] = 1


def write_last_turns(look, block):
    """The last round has not begun, or how many turns are left of it."""
    if look.position.final_turns == NOT_YET:
        block[0] = 1
    else:
        block[1 + look.position.final_turns] = 1


def write_rules(look, block):
    """In what ticket sets, editions and numbers of players differ."""
    board: cython.pointer(Board) = look.board
    block[0] = board.players
    block[1] = board.both_tracks_open
    block[2] = board.long_dealt
    block[3] = board.regular_dealt
    block[4] = board.tickets_drawn
    block[5] = board.keep
    block[6] = byte(board.longest_path_bonus)
    block[7] = byte(board.globetrotter_bonus)


def write_hand(look, block):
    """The own cards."""
    kind: cython.int
    for kind in range(KINDS):
        block[kind] = look.position.hand[look.seat][kind]


def write_hand_steps(look, block):
    """At least one card of a kind, at least two, and so on."""
    kind: cython.int
    step: cython.int
    for kind in range(KINDS):
        for step in range(min(look.position.hand[look.seat][kind], HAND_STEPS)):
            block[kind * HAND_STEPS + step] = 1


def write_row(look, block):
    """The cards of the row, by kind."""
    slot: cython.int
    for slot in range(ROW):
        if look.position.row[slot] != EMPTY:
            block[look.position.row[slot]] += 1


def write_discard(look, block):
    """The discard pile, by kind."""
    kind: cython.int
    for kind in range(KINDS):
        block[kind] = look.position.discard[kind]


def write_unseen(look, block):
    """Cards of which the seat cannot say where they are, by kind."""
    unseen: cython.int[KINDS]
    kind: cython.int
    count_unseen(look.board, look.position, look.seat, unseen)
    for kind in range(KINDS):
        block[kind] = byte(unseen[kind])


def write_piles(look, block):
    """How many cards and tickets lie in the piles."""
    block[0] = byte(look.position.deck_size)
    block[1] = byte(look.position.discard_size)
    block[2] = byte(look.position.ticket_deck_size)


def write_me(look, block):
    """Trains, points, cards, the longest path, and what tickets bring as it stands."""
    position: cython.pointer(Position) = look.position
    w: cython.int
    points: cython.int
    left: Word
    done: cython.bint = False
    won: cython.int = 0
    lost: cython.int = 0
    open_tickets: cython.int = 0
    for w in range(TICKET_WORDS):
        left = position.tickets[look.seat][w]
        while left:
            points = ticket_value(
                look.board, look.component, 64 * w + lowest(left), cython.address(done)
            )
            left = without_lowest(left)
            if done:
                won += points
            else:
                lost -= points
                open_tickets += 1
    block[0] = position.trains[look.seat]
    block[1] = byte(position.points[look.seat])
    block[2] = byte(cards_held(position, look.seat))
    block[3] = look.memory.longest[look.seat]
    block[4] = byte(won)
    block[5] = byte(lost)
    block[6] = byte(8 * open_tickets)


def write_my_steps(look, block):
    """Few trains left, by steps, and how many stations are left."""
    step: cython.int
    for step in range(TRAIN_STEPS):
        block[step] = look.position.trains[look.seat] <= FEW[step]
    block[TRAIN_STEPS + look.board.stations - count(look.position.stations[look.seat])] = 1


def write_others(look, block):
    """Of each other seat: that it is there, trains, points, cards, tickets, stations, path."""
    position: cython.pointer(Position) = look.position
    k: cython.int
    other: cython.int
    for k in range(1, look.board.players):
        other = next_seat(look, k)
        block[0] = 32
        block[1] = position.trains[other]
        block[2] = byte(position.points[other])
        block[3] = byte(2 * cards_held(position, other))
        block[4] = byte(4 * (count(position.tickets[other][0]) + count(position.tickets[other][1])))
        block[5] = 8 * (look.board.stations - count(position.stations[other]))
        block[6] = look.memory.longest[other]
        block[7] = 32 if look.memory.longest[other] > look.memory.longest[look.seat] else 0
        block += NUMBERS_OF_OTHER


def write_others_seen(look, block):
    """The cards that everybody knows other seats to hold."""
    k: cython.int
    kind: cython.int
    for k in range(1, look.board.players):
        for kind in range(KINDS):
            block[kind] = look.position.seen[next_seat(look, k)][kind]
        block += KINDS


def write_others_steps(look, block):
    """Few trains left of other seats, by steps."""
    k: cython.int
    step: cython.int
    for k in range(1, look.board.players):
        for step in range(TRAIN_STEPS):
            block[step] = look.position.trains[next_seat(look, k)] <= FEW[step]
        block += TRAIN_STEPS


def write_mine(look, block):
    """The own routes."""
    write_set(look.position.owned[look.seat], ROUTE_WORDS, block)


def write_theirs(look, block):
    """The routes of each other seat."""
    k: cython.int
    for k in range(1, look.board.players):
        write_set(look.position.owned[next_seat(look, k)], ROUTE_WORDS, block)
        block += look.board.routes


def write_open(look, block):
    """The routes the seat may still claim."""
    write_set(look.open, ROUTE_WORDS, block)


def write_payable(look, block):
    """The routes it could claim in this turn."""
    ways: Word[WAY_WORDS]
    left: Word
    w: cython.int
    if look.position.phase != TURN:
        return
    payable_ways(look.board, look.position, look.seat, ways)
    for w in range(look.board.way_words):
        left = ways[w]
        while left:
            block[look.board.way_route[64 * w + lowest(left)]] = 1
            left = without_lowest(left)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def missing_cards(
    board: cython.pointer(Board), hand: cython.p_uchar, most: cython.int, route: cython.int
) -> cython.int:
    """How many cards a hand lacks for a route in its best colour; `most`: of one colour."""
    ferry: cython.int = board.ferry_locomotives[route]
    held: cython.int = most if board.colour[route] == GREY else hand[board.colour[route]]
    spare: cython.int = hand[LOCOMOTIVE] - ferry
    missing: cython.int = max(0, -spare)
    if spare > 0 and (board.locomotives_anywhere or board.kind[route] == TUNNEL):
        held += spare
    return missing + max(0, board.length[route] - ferry - held)


def write_missing(look, block):
    """Of each open route: the cards that are missing for it, plus 1."""
    board: cython.pointer(Board) = look.board
    hand: cython.p_uchar = look.position.hand[look.seat]
    colour: cython.int
    most: cython.int = 0
    w: cython.int
    route: cython.int
    left: Word
    for colour in range(LOCOMOTIVE):
        most = max(most, hand[colour])
    for w in range(ROUTE_WORDS):
        left = look.open[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            block[route] = 1 + missing_cards(board, hand, most, route)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_tickets(
    look: cython.pointer(Look), completed: cython.bint, block: cython.p_uchar
) -> cython.void:
    """The own tickets that are completed, or those that are not."""
    w: cython.int
    ticket: cython.int
    left: Word
    done: cython.bint = False
    for w in range(TICKET_WORDS):
        left = look.position.tickets[look.seat][w]
        while left:
            ticket = 64 * w + lowest(left)
            left = without_lowest(left)
            ticket_value(look.board, look.component, ticket, cython.address(done))
            if done == completed:
                block[ticket] = 1


def write_ticket_open(look, block):
    """The own tickets that own routes have not completed."""
    write_tickets(look, False, block)


def write_ticket_done(look, block):
    """The own tickets that they have."""
    write_tickets(look, True, block)


def write_offer(look, block):
    """The offered tickets, by their place in the offer."""
    position: cython.pointer(Position) = look.position
    i: cython.int
    if position.phase != TICKETS and position.phase > STARTING_TICKETS:
        return
    for i in range(position.offer_size[look.seat]):
        block[i * look.board.tickets + position.offer[look.seat][i]] = 1


def write_tunnel(look, block):
    """The tunnel that waits: the colour played, its length, and what it costs extra."""
    position: cython.pointer(Position) = look.position
    if position.phase != TUNNEL_DECISION or position.tunnel_way < 0:
        return
    block[look.board.way_colour[position.tunnel_way]] = 1
    block[KINDS + position.extra] = 1
    block[KINDS + 4] = look.board.length[look.board.way_route[position.tunnel_way]]


def write_my_stations(look, block):
    """Cities with an own station."""
    write_set(cython.address(look.position.stations[look.seat]), 1, block)


def write_their_stations(look, block):
    """Cities with a station of somebody else."""
    others: Word = look.position.station_cities & ~look.position.stations[look.seat]
    write_set(cython.address(others), 1, block)
