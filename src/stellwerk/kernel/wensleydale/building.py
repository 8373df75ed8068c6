"""Building a line, track by track (LTW-BUILD)."""

import cython
from cython.cimports.stellwerk.kernel.bits import Word, has, lowest, without_lowest
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    COLOURS,
    GREEN,
    LANDOWNER,
    NOBODY,
    RED,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import (
    move_token,
    pay_what_is_forced,
    total_influence,
)
from cython.cimports.stellwerk.kernel.wensleydale.limits import (
    BORDER_WORDS,
    MAX_AREAS,
    MAX_CHAINS,
    MAX_SEATS,
)
from cython.cimports.stellwerk.kernel.wensleydale.network import (
    far_end,
    is_company_town,
    own_track,
    shows,
)
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    FOR_TRACK,
    NOTE_BONUS,
    NOTE_LANDOWNERS,
    NOTE_TRACK,
    PAY,
    Position,
    note,
)


def last_area(position):
    """Where the line has got to."""
    return position.line[position.line_size - 1]


def is_in_line(position, area):
    """No area is visited twice (LTW-BUILD-2)."""
    i: cython.int
    for i in range(position.line_size):
        if position.line[i] == area:
            return True
    return False


def entering_fees(companies, landowners):
    """One point of each colour a town shows, one for each landowner (LTW-BUILD-8, -9).

    `companies` is the set of colours that are shown: 1 for red, 2 for green.
    """
    fees: Fees
    fees.white = landowners
    fees.red = companies & 1
    fees.green = companies >> 1
    return fees


def starting_fees(companies, start_fee):
    """Where a line begins, landowners ask nothing, companies as an option says (LTW-BUILD-8)."""
    return entering_fees(companies if start_fee else 0, 0)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def companies_shown(
    board: cython.pointer(Board), position: cython.pointer(Position), area: cython.int
) -> cython.int:
    """The set of colours that a town shows."""
    return shows(board, position, area, 0) | (shows(board, position, area, 1) << 1)


def fees_payable(board, position, seat, start, area, fees):
    """The fees of a track into an area, and of the start (or -1); whether they can be paid.

    Whether the start costs anything is an option (LTW-BUILD-8).
    """
    colour: cython.int
    there: Fees = entering_fees(
        companies_shown(board, position, area), position.contents[area][LANDOWNER]
    )
    here: Fees = starting_fees(
        companies_shown(board, position, start) if start >= 0 else 0, board.start_fee
    )
    fees[WHITE] = there.white
    fees[BROWN] = 0
    fees[RED] = here.red + there.red
    fees[GREEN] = here.green + there.green
    for colour in range(COLOURS):
        if fees[colour] > position.points[colour][seat]:
            return False
    return True


def cost_payable(board, position, seat, border, fees):
    """Cubes first, then points of any colour that the fees leave (LTW-BUILD-7)."""
    colour: cython.int
    have: cython.int = position.hand[seat] + total_influence(position, seat)
    for colour in range(COLOURS):
        have -= fees[colour]
    return have >= board.cost[border]


def may_lay(board, position, seat, area, border):
    """Whether the line may go on from an area across a border (LTW-BUILD-5…12)."""
    fees: cython.int[COLOURS]
    other: cython.int
    start: cython.int = -1
    if not has(board.borders_at[area], border) or position.owner[border] != NOBODY:
        return False
    if position.on_board[seat] >= board.tracks:
        return False
    other = far_end(board, border, area)
    if is_in_line(position, other):
        return False
    if position.line_size <= 1:
        start = area
    return fees_payable(board, position, seat, start, other, fees) and cost_payable(
        board, position, seat, border, fees
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_lay_from(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    area: cython.int,
) -> cython.bint:  # fmt: skip
    w: cython.int
    left: Word
    for w in range(BORDER_WORDS):
        left = board.borders_at[area][w]
        while left:
            if may_lay(board, position, seat, area, 64 * w + lowest(left)):
                return True
            left = without_lowest(left)
    return False


def is_start(board, position, seat, area):
    """A company town; from turn 2 on also where an own track touches (LTW-BUILD-3, -4)."""
    return is_company_town(board, position, area) or (
        position.turn > 1 and has(position.touched[seat], area)
    )


def may_start(board, position, seat, area):
    """Whether a line may begin here and at least one track follow."""
    return is_start(board, position, seat, area) and can_lay_from(board, position, seat, area)


def can_start(board, position, seat):
    """Whether the seat can build at all (LTW-CASE-1)."""
    area: cython.int
    for area in range(board.areas):
        if may_start(board, position, seat, area):
            return True
    return False


def may_extend(board, position, seat, border):
    """Whether the line may go on across this border."""
    return may_lay(board, position, seat, last_area(position), border)


def can_extend(board, position, seat):
    """Whether the line can go on at all."""
    return can_lay_from(board, position, seat, last_area(position))


def start_line(position, area):
    """The first area of a line."""
    position.line[0] = area
    position.line_size = 1


def lay_track(board, position, seat, border):
    """Pay the fees and the cost and lay the track; False while colours are to be chosen."""
    fees: cython.int[COLOURS]
    area: cython.int = far_end(board, border, last_area(position))
    start: cython.int = -1
    colour: cython.int
    cubes: cython.int
    if position.line_size == 1:
        start = position.line[0]
    fees_payable(board, position, seat, start, area, fees)
    for colour in range(COLOURS):
        move_token(position, colour, seat, -fees[colour])
    if position.contents[area][LANDOWNER]:
        note(position, NOTE_LANDOWNERS, area, position.contents[area][LANDOWNER])
        position.contents[area][LANDOWNER] = 0
    own_track(board, position, border, seat)
    position.on_board[seat] += 1
    position.line_borders[position.line_size - 1] = border
    position.line[position.line_size] = area
    position.line_size += 1
    note(position, NOTE_TRACK, border, 0)
    cubes = min(position.hand[seat], board.cost[border])
    position.hand[seat] -= cubes
    position.due = board.cost[border] - cubes
    position.paying_for = FOR_TRACK
    position.paying_from = 1 + WHITE
    if pay_what_is_forced(position, seat):
        return True
    position.phase = PAY
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def measure_chain(
    board: cython.pointer(Board), position: cython.pointer(Position),
    distance: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """How many tracks of any owners lead from each area to the first set of the bonus."""
    waiting: cython.uchar[MAX_AREAS]
    first: cython.int = 0
    size: cython.int = 0
    area: cython.int
    other: cython.int
    border: cython.int
    w: cython.int
    left: Word
    for area in range(board.areas):
        distance[area] = NOBODY
        if has(board.bonus_from, area):
            distance[area] = 0
            waiting[size] = area
            size += 1
    while first < size:
        area = waiting[first]
        first += 1
        for w in range(BORDER_WORDS):
            left = board.borders_at[area][w]
            while left:
                border = 64 * w + lowest(left)
                left = without_lowest(left)
                other = far_end(board, border, area)
                if position.owner[border] != NOBODY and distance[other] == NOBODY:
                    distance[other] = distance[area] + 1
                    waiting[size] = other
                    size += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def follow_chains(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    area: cython.int, distance: cython.pointer(cython.uchar), tracks: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """Note what every shortest chain from here back would score."""
    border: cython.int
    owner: cython.int
    other: cython.int
    w: cython.int
    left: Word
    if distance[area] == 0:
        remember_chain(board, position, seat, tracks)
        return
    for w in range(BORDER_WORDS):
        left = board.borders_at[area][w]
        while left:
            border = 64 * w + lowest(left)
            left = without_lowest(left)
            owner = position.owner[border]
            other = far_end(board, border, area)
            if owner == NOBODY or distance[other] != distance[area] - 1:
                continue
            if owner < MAX_SEATS:
                tracks[owner] += 1
            follow_chains(board, position, seat, other, distance, tracks)
            if owner < MAX_SEATS:
                tracks[owner] -= 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def compare_chains(
    board: cython.pointer(Board), one: cython.pointer(cython.uchar),
    other: cython.pointer(cython.uchar),
) -> cython.int:  # fmt: skip
    seat: cython.int
    for seat in range(board.players):
        if one[seat] != other[seat]:
            return one[seat] - other[seat]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remember_chain(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    tracks: cython.pointer(cython.uchar),
) -> cython.void:  # fmt: skip
    """Keep the chains with most tracks of the builder, each distribution once, in order."""
    i: cython.int
    k: cython.int
    if position.chains_size > 0:
        if tracks[seat] < position.chains[0][seat]:
            return
        if tracks[seat] > position.chains[0][seat]:
            position.chains_size = 0
    i = 0
    while i < position.chains_size and compare_chains(board, position.chains[i], tracks) < 0:
        i += 1
    if i < position.chains_size and compare_chains(board, position.chains[i], tracks) == 0:
        return
    if position.chains_size == MAX_CHAINS:
        return
    for k in range(position.chains_size, i, -1):
        position.chains[k] = position.chains[k - 1]
    for k in range(MAX_SEATS):
        position.chains[i][k] = tracks[k]
    position.chains_size += 1


def find_bonus(board, position, seat):
    """Look for the first connection; True if the builder must choose a chain (LTW-BUILD-14)."""
    distance: cython.uchar[MAX_AREAS]
    tracks: cython.uchar[MAX_SEATS]
    area: cython.int
    shortest: cython.int = NOBODY
    position.chains_size = 0
    if not board.has_bonus or position.bonus_given:
        return False
    measure_chain(board, position, distance)
    for area in range(board.areas):
        if has(board.bonus_to, area):
            shortest = min(shortest, distance[area])
    if shortest == NOBODY:
        return False
    for area in range(board.areas):
        if has(board.bonus_to, area) and distance[area] == shortest:
            for seat_number in range(MAX_SEATS):
                tracks[seat_number] = 0
            follow_chains(board, position, seat, area, distance, tracks)
    if position.chains_size == 1:
        award_bonus(board, position, 0)
        return False
    return True


def award_bonus(board, position, which):
    """One point for each own track of the chain, once per game."""
    seat: cython.int
    for seat in range(board.players):
        position.victory[seat] += position.chains[which][seat]
        if position.chains[which][seat]:
            note(position, NOTE_BONUS, seat, position.chains[which][seat])
    position.bonus_given = True
    position.chains_size = 0
