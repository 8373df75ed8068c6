"""Selling a line to a company (LTW-SELL)."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, drop, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import RED, RED_COMPANY, Board
from cython.cimports.stellwerk.kernel.wensleydale.building import is_in_line, last_area
from cython.cimports.stellwerk.kernel.wensleydale.influence import move_token
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS, BORDER_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.network import far_end, find_touched, shows
from cython.cimports.stellwerk.kernel.wensleydale.position import NOTE_SOLD, Position, note


def sale_price(tracks):
    """One point for every two tracks, rounded up (LTW-SELL-3)."""
    return (tracks + 1) // 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_end(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    company: cython.int, area: cython.int, tracks: cython.int, visited: cython.pointer(Word),
) -> cython.bint:  # fmt: skip
    """Whether a chain that has come to an area can end in a town and be paid for."""
    w: cython.int
    border: cython.int
    other: cython.int
    left: Word
    found: cython.bint = False
    if sale_price(tracks) > position.points[RED + company][seat]:
        return False
    if tracks > 0 and has(board.towns, area):
        return True
    add(visited, area)
    for w in range(BORDER_WORDS):
        left = board.borders_at[area][w]
        while left and not found:
            border = 64 * w + lowest(left)
            left = without_lowest(left)
            other = far_end(board, border, area)
            if position.owner[border] == seat and not has(visited, other):
                found = can_end(board, position, seat, company, other, tracks + 1, visited)
    drop(visited, area)
    return found


def may_sell(board, position, seat, company, area):
    """Whether a line for this company can begin in a town (LTW-SELL-2)."""
    visited: Word[AREA_WORDS]
    if not has(position.touched[seat], area) or not shows(board, position, area, company):
        return False
    memset(visited, 0, cython.sizeof(visited))
    return can_end(board, position, seat, company, area, 0, visited)


def can_sell(board, position, seat):
    """Whether the seat can sell anything at all."""
    area: cython.int
    w: cython.int
    left: Word
    for w in range(AREA_WORDS):
        left = position.touched[seat][w]
        while left:
            area = 64 * w + lowest(left)
            left = without_lowest(left)
            if may_sell(board, position, seat, 0, area) or may_sell(board, position, seat, 1, area):
                return True
    return False


def may_extend_sale(board, position, seat, border):
    """Whether the line being sold may go on across a border with an own track."""
    visited: Word[AREA_WORDS]
    area: cython.int = last_area(position)
    other: cython.int
    i: cython.int
    if not has(board.borders_at[area], border) or position.owner[border] != seat:
        return False
    other = far_end(board, border, area)
    if is_in_line(position, other):
        return False
    memset(visited, 0, cython.sizeof(visited))
    for i in range(position.line_size):
        add(visited, position.line[i])
    return can_end(board, position, seat, position.company, other, position.line_size, visited)


def can_extend_sale(board, position, seat):
    """Whether the line being sold can go on at all."""
    w: cython.int
    left: Word
    for w in range(BORDER_WORDS):
        left = board.borders_at[last_area(position)][w]
        while left:
            if may_extend_sale(board, position, seat, 64 * w + lowest(left)):
                return True
            left = without_lowest(left)
    return False


def may_end_sale(board, position):
    """A line ends in a town (LTW-SELL-2)."""
    return position.line_size > 1 and has(board.towns, last_area(position))


def finish_sale(board, position, seat):
    """The company takes the tracks; the seat pays and has its own back (LTW-SELL-3…6)."""
    tracks: cython.int = position.line_size - 1
    i: cython.int
    move_token(position, RED + position.company, seat, -sale_price(tracks))
    for i in range(tracks):
        position.owner[position.line_borders[i]] = RED_COMPANY + position.company
    position.on_board[seat] -= tracks
    find_touched(board, position)
    note(position, NOTE_SOLD, seat, tracks)
