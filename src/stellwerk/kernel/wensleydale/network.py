"""Tracks on the map: whose they are, what they touch, which towns show a company (LTW-MAP)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, add, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import NOBODY, OWNERS, RED_COMPANY
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS, BORDER_WORDS, MAX_AREAS


def far_end(board, border, area):
    """The area on the other side of a border."""
    return board.border_a[border] + board.border_b[border] - area


def own_track(board, position, border, owner):
    """A track of an owner lies across a border and touches both its areas."""
    position.owner[border] = owner
    add(position.touched[owner], board.border_a[border])
    add(position.touched[owner], board.border_b[border])


def find_touched(board, position):
    """What every owner's tracks touch, from nothing: after a sale, and for positions."""
    owner: cython.int
    border: cython.int
    w: cython.int
    for owner in range(OWNERS):
        for w in range(AREA_WORDS):
            position.touched[owner][w] = 0
    for border in range(board.borders):
        if position.owner[border] != NOBODY:
            own_track(board, position, border, position.owner[border])


def shows(board, position, area, company):
    """A town shows a colour if printed so, or touched by a track of that company (LTW-MAP-6)."""
    return has(board.printed[company], area) or (
        has(board.towns, area) and has(position.touched[RED_COMPANY + company], area)
    )


def is_company_town(board, position, area):
    """Whether a town shows a company colour now."""
    return shows(board, position, area, 0) or shows(board, position, area, 1)


def is_neutral_town(board, position, area):
    """Whether an area is a town that shows no company colour now."""
    return has(board.towns, area) and not is_company_town(board, position, area)


def is_on_network(board, position, area):
    """Touched by a company track, or a company town (LTW-MAP-7)."""
    return (
        has(position.touched[RED_COMPANY], area)
        or has(position.touched[RED_COMPANY + 1], area)
        or is_company_town(board, position, area)
    )


def join_by_tracks(board, position, owner, areas):
    """Add to a set all areas that an owner's tracks join with some of it."""
    waiting: cython.uchar[MAX_AREAS]
    size: cython.int = 0
    area: cython.int
    other: cython.int
    border: cython.int
    w: cython.int
    left: Word
    for w in range(AREA_WORDS):
        left = areas[w]
        while left:
            waiting[size] = 64 * w + lowest(left)
            size += 1
            left = without_lowest(left)
    while size > 0:
        size -= 1
        area = waiting[size]
        for w in range(BORDER_WORDS):
            left = board.borders_at[area][w]
            while left:
                border = 64 * w + lowest(left)
                left = without_lowest(left)
                if position.owner[border] == owner:
                    other = far_end(board, border, area)
                    if not has(areas, other):
                        add(areas, other)
                        waiting[size] = other
                        size += 1


def joined_with_company(board, position, seat, company, areas):
    """The areas from which own tracks lead to a town of a company (LTW-MOVE-5)."""
    w: cython.int
    for w in range(AREA_WORDS):
        areas[w] = position.touched[seat][w] & towns_showing(board, position, company, w)
    join_by_tracks(board, position, seat, areas)
