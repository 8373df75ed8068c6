"""The bot `promoter`: plans line, train and goods together, and bids what influence is worth to it.

A line is planned by looking at several lines side by side, track by track, and asking after each
what could be carried with it, what the tracks will cost, and what influence and cubes are left.
Selling is planned the same way. Nothing is hidden in this game but the bag, so it may read all.
"""

import cython
from cython.cimports.libc.string import memcpy
from cython.cimports.stellwerk.kernel.bits import has
from cython.cimports.stellwerk.kernel.wensleydale.auction import least_stake, may_bid
from cython.cimports.stellwerk.kernel.wensleydale.board import (
    BROWN,
    CARRIED,
    COLOURS,
    CUBE,
    GREEN,
    HILL_GOOD,
    MAX_SEATS,
    PLAIN_GOOD,
    RED,
    RED_PASSENGER,
    UNITS,
    WHITE,
    Board,
)
from cython.cimports.stellwerk.kernel.wensleydale.influence import may_pay_unit
from cython.cimports.stellwerk.kernel.wensleydale.network import is_on_network, shows
from cython.cimports.stellwerk.kernel.wensleydale.position import (
    BID,
    BOARD,
    BUILD,
    CHAIN,
    LINE,
    PAY,
    SALE,
    STAKE,
    TAKE_OVER,
    TRAINS,
    Position,
)
from cython.cimports.stellwerk.kernel.wensleydale.state import WensleydaleState
from cython.cimports.stellwerk.kernel.wensleydale.transport import (
    Reach,
    look_around,
    may_board,
    may_buy,
    may_carry,
    missing_brown,
    serves_hill,
)
from cython.cimports.stellwerk.kernel.wensleydale.turn import apply, list_actions

NEVER = cython.declare(cython.int, -1000000)

# Worth is counted in tenths of a victory point.
GOOD_WORTH = cython.declare(cython.int, 20)
HILL_GOOD_WORTH = cython.declare(cython.int, 30)
PASSENGER_WORTH = cython.declare(cython.int, 22)


def promote_action(state: WensleydaleState, seat: int) -> int:
    """The action the promoter takes for the seat in turn."""
    number: cython.int = seat
    if number not in state.pending_players():
        raise ValueError(f"seat {seat} has nothing to decide")
    return choose_action(cython.address(state.rules.board), cython.address(state.position_), number)


def choose_action(board, position, seat):
    """Decide by the phase."""
    if position.phase == BID:
        return board.bid + best_box(board, position, seat)
    if position.phase == STAKE:
        return board.stake + least_stake(board, position, position.box)
    if position.phase == PAY:
        return board.pay + best_unit(position, seat)
    if position.phase == CHAIN:
        return board.chain + best_chain(board, position, seat)
    if position.phase == TRAINS:
        return best_transport(board, position, seat)
    if position.phase == BOARD:
        return board.board_ + dearest_train(board, position, seat)
    return best_line(board, position, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def token_worth(
    position: cython.pointer(Position), seat: cython.int, colour: cython.int
) -> cython.int:
    """What a token is worth in tenths of a cube: trains first, then what lets a line begin."""
    if colour == BROWN:
        return 24
    if colour == WHITE:
        return 10
    return 26 if position.points[colour][seat] == 0 else 14


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_box(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The box whose tokens are worth most more than the least bid on it."""
    box: cython.int
    colour: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    for box in range(board.boxes):
        if not may_bid(board, position, seat, box):
            continue
        worth = -10 * least_stake(board, position, box)
        for colour in range(COLOURS):
            worth += position.tokens_in[box][colour] * token_worth(position, seat, colour)
        if worth > best_worth:
            best_worth = worth
            best = box
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_unit(position: cython.pointer(Position), seat: cython.int) -> cython.int:
    """Pay with what there is most of; cubes rather than points, brown points last."""
    unit: cython.int
    worth: cython.int
    best: cython.int = 0
    best_worth: cython.int = NEVER
    for unit in range(UNITS):
        if not may_pay_unit(position, seat, unit):
            continue
        if unit == CUBE:
            worth = 100
        else:
            worth = 3 * position.points[unit - 1][seat]
            if unit - 1 == WHITE:
                worth += 4
            elif unit - 1 == BROWN:
                worth -= 20
        if worth > best_worth:
            best_worth = worth
            best = unit
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_chain(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The chain that gives the others least (all give the builder the same)."""
    i: cython.int
    other: cython.int
    given: cython.int
    best: cython.int = 0
    least: cython.int = -NEVER
    for i in range(position.chains_size):
        given = 0
        for other in range(MAX_SEATS):
            if other != seat:
                given += position.chains[i][other]
        if given < least:
            least = given
            best = i
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def harvest(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    places: cython.int,
) -> cython.int:  # fmt: skip
    """What the seat's tracks would let it carry with so many places of each kind."""
    reach: Reach
    hill: cython.int = 0
    plain: cython.int = 0
    people: cython.int = 0
    area: cython.int
    company: cython.int
    worth: cython.int
    taken: cython.int
    look_around(board, position, seat, cython.address(reach))
    for area in range(board.areas):
        if position.contents[area][HILL_GOOD] and serves_hill(board, position, seat, area):
            hill += position.contents[area][HILL_GOOD]
        if not has(position.touched[seat], area):
            continue
        if position.contents[area][PLAIN_GOOD] and not is_on_network(board, position, area):
            plain += position.contents[area][PLAIN_GOOD]
        for company in range(2):
            if has(reach.joined[company], area) and not shows(board, position, area, company):
                people += position.contents[area][RED_PASSENGER + company]
    taken = min(hill, places)
    worth = HILL_GOOD_WORTH * taken + GOOD_WORTH * min(plain, places - taken)
    worth += PASSENGER_WORTH * min(people, places)
    # What is out of reach of this turn's trains can still be carried later.
    return worth + 3 * (hill + plain + people)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def evaluate(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    selling: cython.bint,
) -> cython.int:  # fmt: skip
    """What a position is worth to a seat: goods in reach, less tracks, and means left over."""
    left: cython.int = board.turns - position.turn
    others: cython.int = (
        position.hand[seat]
        + position.points[WHITE][seat]
        + position.points[RED][seat]
        + position.points[GREEN][seat]
    )
    places: cython.int = position.points[BROWN][seat] + others // 4
    worth: cython.int
    if selling:
        worth = (harvest(board, position, seat, 4) * 2) // 3 if left > 0 else 0
        worth -= position.on_board[seat] * (18 if left > 0 else 10)
        if left > 0:
            worth += 4 * (position.points[RED][seat] + position.points[GREEN][seat])
    else:
        worth = harvest(board, position, seat, places)
        worth -= position.on_board[seat] * (16 if left > 0 else 18)
        worth += 3 * others + 6 * position.points[BROWN][seat]
    return worth + 10 * position.victory[seat]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_planning(
    position: cython.pointer(Position), seat: cython.int, turn: cython.int
) -> cython.bint:
    """Whether the seat still builds or sells the same line."""
    return (
        position.seat == seat
        and position.turn == turn
        and (
            position.phase == BUILD
            or position.phase == LINE
            or position.phase == TAKE_OVER
            or position.phase == SALE
        )
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_action(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    action: cython.int, result: cython.pointer(Position),
) -> cython.void:  # fmt: skip
    """The position after an action, with what it asks on the way decided as the bot would."""
    memcpy(result, position, cython.sizeof(Position))
    result.tracing = False
    apply(board, result, seat, action)
    while result.seat == seat and (result.phase == PAY or result.phase == CHAIN):
        apply(board, result, seat, choose_action(board, result, seat))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_best(
    beam: cython.pointer(Candidate), size: cython.int, candidate: cython.pointer(Candidate)
) -> cython.int:
    """Put a candidate into a beam that is sorted by worth; returns the beam's size."""
    i: cython.int = size
    if size == BEAM:
        if candidate.worth <= beam[BEAM - 1].worth:
            return size
        i = BEAM - 1
    while i > 0 and beam[i - 1].worth < candidate.worth:
        beam[i] = beam[i - 1]
        i -= 1
    beam[i] = candidate[0]
    return min(size + 1, BEAM)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_line(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The first step of the best line to build or to sell; or to stop, or to leave it."""
    beam: Candidate[14]
    following: Candidate[14]
    tried: Candidate
    actions: cython.int[512]
    selling: cython.bint = position.phase == TAKE_OVER or position.phase == SALE
    size: cython.int = 1
    next_size: cython.int
    depth: cython.int
    i: cython.int
    k: cython.int
    count: cython.int
    ends: cython.bint
    best: cython.int = -1
    best_worth: cython.int = NEVER
    memcpy(cython.address(beam[0].position), position, cython.sizeof(Position))
    beam[0].first = -1
    for depth in range(DEEPEST + 1):
        next_size = 0
        for i in range(size):
            count = list_actions(board, cython.address(beam[i].position), seat, actions)
            for k in range(count):
                try_action(
                    board, cython.address(beam[i].position), seat, actions[k],
                    cython.address(tried.position),
                )  # fmt: skip
                tried.first = actions[k] if beam[i].first < 0 else beam[i].first
                ends = (
                    actions[k] == board.stop
                    or actions[k] == board.pass_
                    or not is_planning(cython.address(tried.position), seat, position.turn)
                )
                tried.worth = worth_after(
                    board, cython.address(beam[i].position), cython.address(tried.position), seat,
                    selling, ends and actions[k] <= board.pass_ and actions[k] >= board.stop,
                )  # fmt: skip
                if ends:
                    if tried.worth > best_worth:
                        best_worth = tried.worth
                        best = tried.first
                else:
                    next_size = keep_best(following, next_size, cython.address(tried))
        if next_size == 0:
            break
        for i in range(next_size):
            beam[i] = following[i]
        size = next_size
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_after(
    board: cython.pointer(Board), before: cython.pointer(Position),
    after: cython.pointer(Position), seat: cython.int, selling: cython.bint, stops: cython.bint,
) -> cython.int:  # fmt: skip
    """What an action is worth; one that ends a line is judged by the table it leaves behind."""
    judged: Position
    i: cython.int
    if not stops and after.turn == before.turn:
        return evaluate(board, after, seat, selling)
    memcpy(cython.address(judged), before, cython.sizeof(Position))
    if selling and before.phase == SALE:
        for i in range(before.line_size - 1):
            judged.owner[before.line_borders[i]] = after.owner[before.line_borders[i]]
        memcpy(judged.touched, after.touched, cython.sizeof(judged.touched))
        judged.on_board[seat] = after.on_board[seat]
        judged.points[RED][seat] = after.points[RED][seat]
        judged.points[GREEN][seat] = after.points[GREEN][seat]
    return evaluate(board, cython.address(judged), seat, selling)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def dearest_train(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """The train on which a passenger scores most."""
    train: cython.int
    best: cython.int = -1
    for train in range(board.trains):
        if may_board(board, position, seat, train) and (
            best < 0 or board.train_points[train] > board.train_points[best]
        ):
            best = train
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_item(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    reach: cython.pointer(Reach),
) -> cython.int:  # fmt: skip
    """The item to carry: most points, then what completes sets; -1 if there is none."""
    area: cython.int
    item: cython.int
    worth: cython.int
    best: cython.int = -1
    best_worth: cython.int = NEVER
    for area in range(board.areas):
        for item in range(CARRIED):
            if not may_carry(board, position, seat, reach, area, item):
                continue
            worth = 30 if item == HILL_GOOD else 20
            worth -= 2 * (position.collected[seat][item] + position.loaded[seat][item][0])
            if worth > best_worth:
                best_worth = worth
                best = board.carry + CARRIED * area + item
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_transport(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int
) -> cython.int:
    """Carry while there is room; else buy the train that would be filled best; else pass."""
    reach: Reach
    train: cython.int
    action: cython.int
    worth: cython.int
    best: cython.int = board.pass_
    best_worth: cython.int = 0
    look_around(board, position, seat, cython.address(reach))
    action = best_item(board, position, seat, cython.address(reach))
    if action >= 0:
        return action
    for train in range(board.trains):
        if not may_buy(board, position, seat, train):
            continue
        worth = worth_of_train(board, position, seat, train)
        if worth > best_worth:
            best_worth = worth
            best = board.buy + train
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_train(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    train: cython.int,
) -> cython.int:  # fmt: skip
    """What a train would carry, less what it costs."""
    reach: Reach
    area: cython.int
    item: cython.int
    hill: cython.int = 0
    plain: cython.int = 0
    people: cython.int = 0
    taken: cython.int
    worth: cython.int
    look_around(board, position, seat, cython.address(reach))
    reach.passenger_places = 1
    reach.goods_places = 1
    for area in range(board.areas):
        for item in range(CARRIED):
            if may_carry(board, position, seat, cython.address(reach), area, item):
                if item == HILL_GOOD:
                    hill += position.contents[area][item]
                elif item == PLAIN_GOOD:
                    plain += position.contents[area][item]
                else:
                    people += position.contents[area][item]
    taken = min(hill, board.train_goods[train])
    worth = 30 * taken + 20 * min(plain, board.train_goods[train] - taken)
    worth += min(people, board.train_passengers[train]) * (10 + 10 * board.train_points[train])
    worth -= 3 * board.train_price[train]
    return worth - 12 * missing_brown(board, position, seat, train)
