"""Redraw everything a seat cannot know, from a stream that has just been given a new seed.

What everybody saw stays: the row, the discard pile, cards taken from the row and not yet spent.
What this seat saw stays too: its hand, its tickets, and the places of tickets it gave away. All the
rest is one pool, shuffled and dealt again to the same places.
"""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, count, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.chance import below, shuffle
from cython.cimports.stellwerk.kernel.ticket.board import (
    KINDS,
    LEAVE_GAME,
    NOBODY,
    Board,
)
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_CARDS, MAX_TICKETS, TICKET_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import (
    LONG_TICKETS,
    OVER,
    STARTING_TICKETS,
    Position,
)
from cython.cimports.stellwerk.kernel.ticket.tickets import may_keep
from cython.cimports.stellwerk.kernel.ticket.unseen import count_unseen

Pool = cython.struct(
    known=Word[TICKET_WORDS],
    in_packet=Word[TICKET_WORDS],
    longs=cython.uchar[MAX_TICKETS],
    longs_size=cython.int,
    regulars=cython.uchar[MAX_TICKETS],
    regulars_size=cython.int,
)


def resample(board, position, seat):
    """Redraw what the seat cannot know; NOBODY stands for a spectator."""
    pool: Pool
    other: cython.int
    redraw_cards(board, position, seat)
    if position.phase == OVER:  # the final count has shown all tickets
        return
    gather_tickets(board, position, seat, cython.address(pool))
    for other in range(board.players):
        if other != seat:
            redraw_hand(board, position, other, cython.address(pool))
            redraw_offer(board, position, other, cython.address(pool))
    redraw_removed(board, position, cython.address(pool))
    redraw_ticket_deck(position, cython.address(pool))


def redraw(board, position):
    """Shuffle both decks again, but for tickets of whose place anybody knows; all hands stay."""
    rest: cython.uchar[MAX_TICKETS]
    known: Word[TICKET_WORDS]
    size: cython.int = 0
    seat: cython.int
    i: cython.int
    w: cython.int
    shuffle(cython.address(position.chance), position.deck, position.deck_size)
    for w in range(TICKET_WORDS):
        known[w] = 0
        for seat in range(board.players):
            known[w] |= position.knows[seat][w] | position.knows_in_packet[seat][w]
    for i in range(position.ticket_deck_size):
        if not has(known, position.ticket_deck[i]):
            rest[size] = position.ticket_deck[i]
            size += 1
    shuffle(cython.address(position.chance), rest, size)
    for i in range(position.ticket_deck_size):
        if not has(known, position.ticket_deck[i]):
            size -= 1
            position.ticket_deck[i] = rest[size]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_cards(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """Deal the unseen train cards again: hidden parts of other hands first, then the deck."""
    unseen: cython.int[KINDS]
    pool: cython.uchar[MAX_CARDS]
    size: cython.int = 0
    hidden: cython.int
    card: cython.int
    other: cython.int
    i: cython.int
    count_unseen(board, position, seat, unseen)
    for card in range(KINDS):
        for i in range(unseen[card]):
            pool[size] = card
            size += 1
    shuffle(cython.address(position.chance), pool, size)
    for other in range(board.players):
        if other == seat:
            continue
        hidden = 0
        for card in range(KINDS):
            hidden += position.hand[other][card] - position.seen[other][card]
            position.hand[other][card] = position.seen[other][card]
        for i in range(hidden):
            size -= 1
            position.hand[other][pool[size]] += 1
    for i in range(size):
        position.deck[i] = pool[i]
    position.deck_size = size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gather_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    pool: cython.pointer(Pool),
) -> cython.void:  # fmt: skip
    """Put all tickets whose place the seat does not know into the pool, shuffled."""
    t: cython.int
    w: cython.int
    for w in range(TICKET_WORDS):
        pool.known[w] = 0 if seat == NOBODY else position.knows[seat][w]
        pool.in_packet[w] = 0 if seat == NOBODY else position.knows_in_packet[seat][w]
    pool.longs_size = 0
    pool.regulars_size = 0
    for t in range(board.tickets):
        if board.in_play[t] and not has(pool.known, t) and not has(pool.in_packet, t):
            if board.is_long[t]:
                pool.longs[pool.longs_size] = t
                pool.longs_size += 1
            else:
                pool.regulars[pool.regulars_size] = t
                pool.regulars_size += 1
    shuffle(cython.address(position.chance), pool.longs, pool.longs_size)
    shuffle(cython.address(position.chance), pool.regulars, pool.regulars_size)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_ticket(pool: cython.pointer(Pool), is_long: cython.bint) -> cython.int:
    """A ticket of this kind from the pool, or of the other kind when there is none left."""
    if pool.regulars_size == 0 or (is_long and pool.longs_size > 0):
        pool.longs_size -= 1
        return pool.longs[pool.longs_size]
    pool.regulars_size -= 1
    return pool.regulars[pool.regulars_size]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def long_tickets_in_hand(
    board: cython.pointer(Board), position: cython.pointer(Position), other: cython.int
) -> cython.int:
    """How many long tickets another seat holds: public in two steps, else a matter of chance."""
    longs: cython.int = 0
    left: cython.int = board.long_dealt
    offered: cython.int = board.long_dealt + board.regular_dealt
    i: cython.int
    w: cython.int
    tickets: Word
    if board.two_steps:
        for w in range(TICKET_WORDS):
            tickets = position.tickets[other][w]
            while tickets:
                longs += board.is_long[64 * w + lowest(tickets)]
                tickets = without_lowest(tickets)
        return longs
    for i in range(position.kept_at_start[other]):
        if below(cython.address(position.chance), offered) < left:
            longs += 1
            left -= 1
        offered -= 1
    return longs


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_hand(
    board: cython.pointer(Board), position: cython.pointer(Position), other: cython.int,
    pool: cython.pointer(Pool),
) -> cython.void:  # fmt: skip
    """Give another seat other tickets, as many as before."""
    longs: cython.int = long_tickets_in_hand(board, position, other)
    hidden: cython.int = 0
    i: cython.int
    w: cython.int
    for w in range(TICKET_WORDS):
        hidden += count(position.tickets[other][w] & ~pool.known[w])
        position.tickets[other][w] &= pool.known[w]
    for i in range(hidden):
        add(position.tickets[other], next_ticket(pool, i < longs))
    for w in range(TICKET_WORDS):
        position.knows[other][w] = position.tickets[other][w]
        position.knows_in_packet[other][w] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_offer(
    board: cython.pointer(Board), position: cython.pointer(Position), other: cython.int,
    pool: cython.pointer(Pool),
) -> cython.void:  # fmt: skip
    """Give another seat other tickets to choose from, and let it have chosen otherwise."""
    longs: cython.int = 0
    choice: cython.int
    i: cython.int
    if position.phase == LONG_TICKETS or (
        position.phase == STARTING_TICKETS and not board.two_steps
    ):
        longs = board.long_dealt
    for i in range(position.offer_size[other]):
        if not has(pool.known, position.offer[other][i]):
            position.offer[other][i] = next_ticket(pool, i < longs)
        add(position.knows[other], position.offer[other][i])
    if position.has_chosen[other]:
        choice = below(cython.address(position.chance), 1 << position.offer_size[other])
        while not may_keep(board, position, other, choice):
            choice = below(cython.address(position.chance), 1 << position.offer_size[other])
        position.choice[other] = choice


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_removed(
    board: cython.pointer(Board), position: cython.pointer(Position), pool: cython.pointer(Pool)
) -> cython.void:
    """Tickets out of the game: the long ones that are nowhere else, then regular ones."""
    hidden: cython.int = 0
    longs: cython.int = 0
    i: cython.int
    w: cython.int
    left: Word
    for w in range(TICKET_WORDS):
        left = position.removed[w] & ~pool.known[w]
        hidden += count(left)
        while left:
            longs += board.is_long[64 * w + lowest(left)]
            left = without_lowest(left)
        position.removed[w] &= pool.known[w]
    if board.unkept_at_start == LEAVE_GAME:
        longs = pool.longs_size
    for i in range(hidden):
        add(position.removed, next_ticket(pool, i < longs))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redraw_ticket_deck(
    position: cython.pointer(Position), pool: cython.pointer(Pool)
) -> cython.void:
    """What is left fills the places of the deck the seat does not know."""
    rest: cython.uchar[MAX_TICKETS]
    size: cython.int = 0
    i: cython.int
    is_free: cython.uchar[MAX_TICKETS]
    for i in range(position.ticket_deck_size):
        is_free[i] = not has(pool.known, position.ticket_deck[i])
    place_packet(position, pool, is_free)
    while pool.longs_size > 0 or pool.regulars_size > 0:
        rest[size] = next_ticket(pool, False)
        size += 1
    shuffle(cython.address(position.chance), rest, size)
    for i in range(position.ticket_deck_size):
        if is_free[i]:
            size -= 1
            position.ticket_deck[i] = rest[size]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place_packet(
    position: cython.pointer(Position), pool: cython.pointer(Pool),
    is_free: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """Tickets the seat knows to be in the packet go to chance places inside it."""
    w: cython.int
    place: cython.int
    left: Word
    for w in range(TICKET_WORDS):
        left = pool.in_packet[w]
        while left:
            place = position.packet_below + below(
                cython.address(position.chance), position.packet_size
            )
            if is_free[place]:
                is_free[place] = False
                position.ticket_deck[place] = 64 * w + lowest(left)
                left = without_lowest(left)
