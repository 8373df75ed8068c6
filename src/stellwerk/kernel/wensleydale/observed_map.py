"""The blocks of an observation that tell of areas and borders.

One function writes one block, in the order of the layout (observation.py).
"""

import cython
from cython.cimports.stellwerk.kernel.observing import write_set
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    CARRIED,
    COMPANIES,
    ITEMS,
    NOBODY,
    OWNERS,
    RED_COMPANY,
)
from cython.cimports.stellwerk.kernel.wensleydale.limits import AREA_WORDS
from cython.cimports.stellwerk.kernel.wensleydale.observation import Look, turns_after
from cython.cimports.stellwerk.kernel.wensleydale.position import BOARD, LINE, PAY, SALE, Position
from cython.cimports.stellwerk.kernel.wensleydale.transport import Reach, look_around, may_carry


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def owner_number(look: cython.pointer(Look), owner: cython.int) -> cython.int:
    """Owners as the seat counts them: itself, the others, the companies."""
    return owner if owner >= RED_COMPANY else turns_after(look, owner)


def write_contents(look, block):
    """What lies in each area."""
    area: cython.int
    item: cython.int
    for area in range(look.board.areas):
        for item in range(ITEMS):
            block[area * ITEMS + item] = look.position.contents[area][item]


def write_owners(look, block):
    """Who owns the track on each border."""
    border: cython.int
    for border in range(look.board.borders):
        if look.position.owner[border] != NOBODY:
            block[border * OWNERS + owner_number(look, look.position.owner[border])] = 1


def write_touched(look, block):
    """The areas that the tracks of each owner touch."""
    owner: cython.int
    for owner in range(OWNERS):
        if owner < look.board.players or owner >= RED_COMPANY:
            write_set(
                look.position.touched[owner], AREA_WORDS,
                block + owner_number(look, owner) * look.board.areas,
            )  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_line(position: cython.pointer(Position)) -> cython.bint:
    """Whether a line, or tracks for sale, are being followed."""
    return position.phase == LINE or position.phase == SALE or position.phase == PAY


def write_line(look, block):
    """The areas of the line that is being followed."""
    i: cython.int
    if has_line(look.position):
        for i in range(look.position.line_size):
            block[look.position.line[i]] = 1


def write_line_end(look, block):
    """Mark the area at which the line in hand ends."""
    if has_line(look.position) and look.position.line_size > 0:
        block[look.position.line[look.position.line_size - 1]] = 1


def write_item(look, block):
    """The passenger who looks for a train: where, and of which kind."""
    if look.position.phase == BOARD:
        block[look.position.item_area] = 1
        block[look.board.areas + look.position.item] = 1


def write_reach(look, block):
    """Areas from which passengers reach a town of their company by own tracks."""
    reach: Reach
    company: cython.int
    look_around(look.board, look.position, look.seat, cython.address(reach))
    for company in range(COMPANIES):
        write_set(reach.joined[company], AREA_WORDS, block + company * look.board.areas)


def write_carriable(look, block):
    """What the seat could carry now, area by area."""
    reach: Reach
    area: cython.int
    item: cython.int
    look_around(look.board, look.position, look.seat, cython.address(reach))
    for area in range(look.board.areas):
        for item in range(CARRIED):
            if look.position.contents[area][item]:
                block[area * CARRIED + item] = may_carry(
                    look.board, look.position, look.seat, cython.address(reach), area, item
                )
