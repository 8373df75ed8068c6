"""The train cards of which a seat cannot say where they are: in the deck, or in whose hand."""

import cython
from cython.cimports.stellwerk.kernel.ticket.board import EMPTY, KINDS, LOCOMOTIVE, ROW


def count_unseen(board, position, seat, unseen):
    """How many cards of each kind the seat has not seen, or NOBODY for a spectator."""
    kind: cython.int
    other: cython.int
    i: cython.int
    for kind in range(KINDS):
        unseen[kind] = board.card_count[kind] - position.discard[kind]
        for other in range(board.players):
            unseen[kind] -= (
                position.hand[other][kind] if other == seat else position.seen[other][kind]
            )
    for i in range(ROW):
        if position.row[i] != EMPTY:
            unseen[position.row[i]] -= 1
    for i in range(position.revealed_size):
        unseen[position.revealed[i]] -= 1
    if position.tunnel_way >= 0:
        unseen[board.way_colour[position.tunnel_way]] -= board.way_cards[position.tunnel_way]
        unseen[LOCOMOTIVE] -= board.way_locomotives[position.tunnel_way]
