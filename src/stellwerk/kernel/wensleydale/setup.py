"""Laying out the game: orders, stacks, goods and people (LTW-SETUP)."""

import cython
from cython.cimports.stellwerk.kernel.chance import below, shuffle
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    COMPANIES,
    GOODS,
    NOBODY,
    PEOPLE,
    PROFIT,
    RED_PASSENGER,
    TRACKS,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.limits import (
    CUBES_PER_AREA,
    MAX_GOODS,
    MAX_PEOPLE,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import Position


def lay_out(board, position):
    """Everything before the first turn."""
    i: cython.int
    first: cython.int = board.first_seat
    if first < 0:
        first = below(cython.address(position.chance), board.players)
    for i in range(board.players):
        position.general_order[i] = (first + i) % board.players
        position.build_order[i] = position.general_order[i]
        position.train_order[i] = position.general_order[i]
    for i in range(board.borders):
        position.owner[i] = NOBODY
    for i in range(board.boxes):
        position.bidder[i] = NOBODY
    for i in range(board.trains):
        position.train_owner[i] = NOBODY
    position.item_area = NOBODY
    stack_tokens(board, position)
    draw_goods(board, position)
    draw_people(board, position)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stack_tokens(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Start values; the first player lies on top of every stack (LTW-SETUP-3, -4)."""
    track: cython.int
    i: cython.int
    seat: cython.int
    for track in range(TRACKS):
        for i in range(board.players):
            seat = position.general_order[i]
            position.points[track][seat] = 0 if track == PROFIT else board.start_points[track]
            position.arrival[track][seat] = board.players - i
    position.arrivals = board.players


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_goods(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Two for every area with goods; those that do not match leave the game (LTW-SETUP-6, -7)."""
    bag: cython.uchar[MAX_GOODS]
    size: cython.int = 0
    kind: cython.int
    area: cython.int
    i: cython.int
    for kind in range(GOODS):
        for i in range(board.goods[kind]):
            bag[size] = kind
            size += 1
    shuffle(cython.address(position.chance), bag, size)
    for area in range(board.areas):
        if board.goods_kind[area] < 0:
            continue
        for i in range(CUBES_PER_AREA):
            size -= 1
            if bag[size] == board.goods_kind[area]:
                position.contents[area][bag[size]] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_people(board: cython.pointer(Board), position: cython.pointer(Position)) -> cython.void:
    """Printed passengers first, then towns are filled at random (LTW-SETUP-8, -9)."""
    bag: cython.uchar[MAX_PEOPLE]
    left: cython.int[PEOPLE]
    size: cython.int = 0
    kind: cython.int
    area: cython.int
    missing: cython.int
    i: cython.int
    for kind in range(PEOPLE):
        left[kind] = board.people[kind]
    for area in range(board.areas):
        for kind in range(COMPANIES):
            position.contents[area][RED_PASSENGER + kind] += board.fixed[area][kind]
            left[kind] -= board.fixed[area][kind]
    for kind in range(PEOPLE):
        for i in range(left[kind]):
            bag[size] = RED_PASSENGER + kind
            size += 1
    shuffle(cython.address(position.chance), bag, size)
    for area in range(board.areas):
        missing = board.people_in[area] - board.fixed[area][0] - board.fixed[area][1]
        for i in range(missing):
            size -= 1
            position.contents[area][bag[size]] += 1
