"""The cards that wanted routes take: for whoever plans, policy and planner alike."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, lowest, without_lowest
from cython.cimports.stellwerk.kernel.ticket.board import FERRY, GREY, KINDS, LOCOMOTIVE
from cython.cimports.stellwerk.kernel.ticket.cards import most_held
from cython.cimports.stellwerk.kernel.ticket.limits import ROUTE_WORDS


def count_needed_cards(board, position, seat, wanted, reserved, needed):
    """How many cards of each kind the routes will take, and how many of them the hand lacks.

    Both begin at 0. The longest grey route is counted in the colour that the seat holds most of.
    """
    w: cython.int
    route: cython.int
    kind: cython.int
    grey: cython.int = 0
    colour: cython.int = most_held(position, seat)
    left: Word
    for w in range(ROUTE_WORDS):
        left = wanted[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            if board.colour[route] == GREY:
                grey = max(grey, board.length[route] - board.ferry_locomotives[route])
            else:
                reserved[board.colour[route]] += board.length[route]
            if board.kind[route] == FERRY:
                reserved[LOCOMOTIVE] += board.ferry_locomotives[route]
    for kind in range(KINDS):
        needed[kind] = max(0, reserved[kind] - position.hand[seat][kind])
    if grey > 0:
        needed[colour] = max(needed[colour], reserved[colour] + grey - position.hand[seat][colour])
