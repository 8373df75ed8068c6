"""What makes a position of Ticket to Ride equal to another: what docs/positions.md names of it."""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import Word
from cython.cimports.stellwerk.kernel.chance import copy_place
from cython.cimports.stellwerk.kernel.ticket.board import KINDS, ROW
from cython.cimports.stellwerk.kernel.ticket.limits import ROUTE_WORDS, TICKET_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import Position


def write_canonical(board, position, canonical):
    """Copy what counts: no leftovers behind the end of a stack, nothing that follows from it."""
    seat: cython.int
    copy_place(cython.address(position.chance), cython.address(canonical.chance))
    canonical.phase = position.phase
    canonical.first_seat = position.first_seat
    canonical.turn = position.turn
    canonical.passes = position.passes
    canonical.final_turns = position.final_turns
    memcpy(canonical.row, position.row, ROW)
    canonical.deck_size = position.deck_size
    memcpy(canonical.deck, position.deck, position.deck_size)
    memcpy(canonical.discard, position.discard, KINDS)
    canonical.ticket_deck_size = position.ticket_deck_size
    memcpy(canonical.ticket_deck, position.ticket_deck, position.ticket_deck_size)
    memcpy(canonical.removed, position.removed, TICKET_WORDS * cython.sizeof(Word))
    if position.packet_size > 0:
        canonical.packet_size = position.packet_size
        canonical.packet_below = position.packet_below
    canonical.tunnel_way = -1
    if position.tunnel_way >= 0:
        canonical.tunnel_way = position.tunnel_way
        canonical.revealed_size = position.revealed_size
        memcpy(canonical.revealed, position.revealed, position.revealed_size)
        canonical.extra = position.extra
    for seat in range(board.players):
        copy_seat(position, canonical, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_seat(
    position: cython.pointer(Position), canonical: cython.pointer(Position), seat: cython.int
) -> cython.void:
    """The part of one seat."""
    words: cython.size_t = TICKET_WORDS * cython.sizeof(Word)
    memcpy(canonical.hand[seat], position.hand[seat], KINDS)
    memcpy(canonical.seen[seat], position.seen[seat], KINDS)
    canonical.trains[seat] = position.trains[seat]
    canonical.points[seat] = position.points[seat]
    memcpy(canonical.owned[seat], position.owned[seat], ROUTE_WORDS * cython.sizeof(Word))
    canonical.stations[seat] = position.stations[seat]
    memcpy(canonical.tickets[seat], position.tickets[seat], words)
    canonical.offer_size[seat] = position.offer_size[seat]
    memcpy(canonical.offer[seat], position.offer[seat], position.offer_size[seat])
    canonical.has_chosen[seat] = position.has_chosen[seat] != 0
    if position.has_chosen[seat]:
        canonical.choice[seat] = position.choice[seat]
    canonical.kept_at_start[seat] = position.kept_at_start[seat]
    memcpy(canonical.knows[seat], position.knows[seat], words)
    memcpy(canonical.knows_in_packet[seat], position.knows_in_packet[seat], words)
