"""The final count: tickets with the best use of stations, longest path, ties (TTR-SCORE, -TIE)."""

import cython
from cython.cimports.libc.string import memset
from cython.cimports.stellwerk.kernel.bits import Word, add, count, lowest, one, without_lowest
from cython.cimports.stellwerk.kernel.networks import join, start_alone
from cython.cimports.stellwerk.kernel.ticket.board import Board
from cython.cimports.stellwerk.kernel.ticket.limits import MAX_CITIES, ROUTE_WORDS, TICKET_WORDS
from cython.cimports.stellwerk.kernel.ticket.position import Position
from cython.cimports.stellwerk.kernel.trails import (
    MAX_EDGES,
    Network,
    add_edge,
    clear,
    longest_trail,
)

POINTS_PER_UNBUILT_STATION = cython.declare(cython.int, 4)


def own_components(board, position, seat, component):
    """Which cities the seat's own routes join."""
    w: cython.int
    route: cython.int
    left: Word
    start_alone(component, board.cities)
    for w in range(ROUTE_WORDS):
        left = position.owned[seat][w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            join(component, board.route_a[route], board.route_b[route])


def lowest_value(board, ticket):
    """What a failed ticket costs: its value, or the lowest of several (TTR-SCORE-1, -3)."""
    d: cython.int
    least: cython.int = board.value[ticket][0]
    for d in range(1, board.destinations[ticket]):
        least = min(least, board.value[ticket][d])
    return least


def ticket_value(board, component, ticket, done):
    """Points of a ticket: the best destination reached, or less the lowest (TTR-SCORE-1, -3…5)."""
    d: cython.int
    best: cython.int = 0
    reached: Word = 0
    start: Word = board.ticket_start[ticket]
    while start:
        reached |= component[lowest(start)]
        start = without_lowest(start)
    for d in range(board.destinations[ticket]):
        if reached & board.destination[ticket][d]:
            best = max(best, board.value[ticket][d])
    done[0] = best > 0
    return best if best > 0 else -lowest_value(board, ticket)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def value_tickets(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    component: cython.pointer(Word), result: cython.pointer(SeatScore),
) -> cython.void:  # fmt: skip
    """Value all tickets of a seat for one network."""
    w: cython.int
    ticket: cython.int
    left: Word
    done: cython.bint = False
    result.tickets = 0
    result.completed = 0
    result.done[0] = 0
    result.done[1] = 0
    for w in range(TICKET_WORDS):
        left = position.tickets[seat][w]
        while left:
            ticket = 64 * w + lowest(left)
            left = without_lowest(left)
            result.tickets += ticket_value(board, component, ticket, cython.address(done))
            if done:
                result.completed += 1
                add(result.done, ticket)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def places_that_matter(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    borrowable: cython.pointer(Word),
) -> Word:  # fmt: skip
    """Cities worth reaching: ends of own tickets, own stations, ends of what these can borrow."""
    places: Word = position.stations[seat]
    w: cython.int
    d: cython.int
    item: cython.int
    left: Word
    for w in range(TICKET_WORDS):
        left = position.tickets[seat][w]
        while left:
            item = 64 * w + lowest(left)
            left = without_lowest(left)
            places |= board.ticket_start[item]
            for d in range(board.destinations[item]):
                places |= board.destination[item][d]
    left = position.stations[seat]
    if count(left) < 2:
        return places
    while left:
        item = lowest(left)
        left = without_lowest(left)
        places |= ends_of(board, board.routes_at[item][0] & borrowable[0], 0)
        places |= ends_of(board, board.routes_at[item][1] & borrowable[1], 64)
    return places


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ends_of(board: cython.pointer(Board), routes: Word, offset: cython.int) -> Word:
    ends: Word = 0
    route: cython.int
    while routes:
        route = offset + lowest(routes)
        routes = without_lowest(routes)
        ends |= one(board.route_a[route]) | one(board.route_b[route])
    return ends


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_choices(
    board: cython.pointer(Board), city: cython.int, borrowable: cython.pointer(Word),
    component: cython.pointer(Word), matters: Word, routes: cython.pointer(cython.uchar),
) -> cython.int:  # fmt: skip
    """The routes a station could use that lead somewhere new; one for each part of the network."""
    parts: Word[MAX_CITIES]
    size: cython.int = 0
    w: cython.int
    i: cython.int
    route: cython.int
    there: Word
    left: Word
    for w in range(ROUTE_WORDS):
        left = board.routes_at[city][w] & borrowable[w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            there = component[board.route_a[route] + board.route_b[route] - city]
            if there == component[city] or not there & matters:
                continue
            for i in range(size):
                if parts[i] == there:
                    break
            else:
                parts[size] = there
                routes[size] = route
                size += 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_stations(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    cities: Word, borrowable: cython.pointer(Word), component: cython.pointer(Word), matters: Word,
    trial: cython.pointer(SeatScore), best: cython.pointer(SeatScore),
) -> cython.void:  # fmt: skip
    """Try every choice that can matter, station by station; keep the best (TTR-STATION-3)."""
    routes: cython.uchar[MAX_CITIES]
    joined: Word[MAX_CITIES]
    city: cython.int
    size: cython.int
    i: cython.int
    c: cython.int
    if cities == 0:
        value_tickets(board, position, seat, component, trial)
        if trial.tickets > best.tickets or (
            trial.tickets == best.tickets and trial.completed > best.completed
        ):
            best[0] = trial[0]
        return
    city = lowest(cities)
    size = list_choices(board, city, borrowable, component, matters, routes)
    if size == 0:
        try_stations(
            board, position, seat, without_lowest(cities), borrowable, component, matters,
            trial, best,
        )  # fmt: skip
    for i in range(size):
        for c in range(board.cities):
            joined[c] = component[c]
        join(joined, board.route_a[routes[i]], board.route_b[routes[i]])
        trial.station_city[trial.station_routes] = city
        trial.station_route[trial.station_routes] = routes[i]
        trial.station_routes += 1
        try_stations(
            board, position, seat, without_lowest(cities), borrowable, joined, matters, trial, best
        )
        trial.station_routes -= 1


def score_tickets(board, position, seat, result):
    """Tickets, with stations used for most points, then most tickets (TTR-STATION-3)."""
    component: Word[MAX_CITIES]
    borrowable: Word[ROUTE_WORDS]
    trial: SeatScore
    other: cython.int
    own_components(board, position, seat, component)
    value_tickets(board, position, seat, component, result)
    if not position.stations[seat]:
        return
    borrowable[0] = 0
    borrowable[1] = 0
    for other in range(board.players):
        if other != seat:
            borrowable[0] |= position.owned[other][0]
            borrowable[1] |= position.owned[other][1]
    memset(cython.address(trial), 0, cython.sizeof(SeatScore))
    try_stations(
        board, position, seat, position.stations[seat], borrowable, component,
        places_that_matter(board, position, seat, borrowable), cython.address(trial), result,
    )  # fmt: skip


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def measure_longest_path(
    board: cython.pointer(Board), position: cython.pointer(Position), seat: cython.int,
    result: cython.pointer(SeatScore),
) -> cython.void:  # fmt: skip
    """The longest continuous path of own trains; stations do not help (TTR-SCORE-2)."""
    network: Network
    routes: cython.uchar[MAX_EDGES]
    used: Word = 0
    visited: cython.int = 0
    w: cython.int
    route: cython.int
    left: Word
    clear(cython.address(network))
    for w in range(ROUTE_WORDS):
        left = position.owned[seat][w]
        while left:
            route = 64 * w + lowest(left)
            left = without_lowest(left)
            routes[network.edges] = route
            add_edge(
                cython.address(network), board.route_a[route], board.route_b[route],
                board.length[route],
            )  # fmt: skip
    result.longest_path = longest_trail(
        cython.address(network), cython.address(used), cython.address(visited)
    )
    result.path[0] = 0
    result.path[1] = 0
    while used:
        add(result.path, routes[lowest(used)])
        used = without_lowest(used)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def award_bonuses(board: cython.pointer(Board), scores: cython.pointer(Scores)) -> cython.void:
    """Longest path and globetrotter: all who tie get the points (TTR-SCORE-2, TTR-SCORE-6)."""
    seat: cython.int
    path: cython.int = 1
    completed: cython.int = 1
    for seat in range(board.players):
        path = max(path, scores.seat[seat].longest_path)
        completed = max(completed, scores.seat[seat].completed)
    for seat in range(board.players):
        if scores.seat[seat].longest_path == path:
            scores.seat[seat].longest_path_bonus = board.longest_path_bonus
        if scores.seat[seat].completed == completed:
            scores.seat[seat].globetrotter = board.globetrotter_bonus


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def compare(
    board: cython.pointer(Board), position: cython.pointer(Position),
    scores: cython.pointer(Scores), a: cython.int, b: cython.int,
) -> cython.int:  # fmt: skip
    """Above 0 if a is ahead of b, 0 if they share the place (TTR-TIE-1…4)."""
    first: cython.pointer(SeatScore) = cython.address(scores.seat[a])
    second: cython.pointer(SeatScore) = cython.address(scores.seat[b])
    if first.total != second.total:
        return first.total - second.total
    if first.completed != second.completed:
        return first.completed - second.completed
    if board.fewest_stations_break_ties:
        if count(position.stations[a]) != count(position.stations[b]):
            return count(position.stations[b]) - count(position.stations[a])
    return first.longest_path - second.longest_path


def score(board, position, scores):
    """Count everything at the end of the game."""
    seat: cython.int
    other: cython.int
    result: cython.pointer(SeatScore)
    memset(scores, 0, cython.sizeof(Scores))
    for seat in range(board.players):
        result = cython.address(scores.seat[seat])
        score_tickets(board, position, seat, result)
        result.routes = position.points[seat]
        measure_longest_path(board, position, seat, result)
        result.stations = POINTS_PER_UNBUILT_STATION * (
            board.stations - count(position.stations[seat])
        )
    award_bonuses(board, scores)
    for seat in range(board.players):
        result = cython.address(scores.seat[seat])
        result.total = (
            result.routes + result.tickets + result.longest_path_bonus
            + result.globetrotter + result.stations
        )  # fmt: skip
    for seat in range(board.players):
        for other in range(board.players):
            if compare(board, position, scores, other, seat) > 0:
                scores.seat[seat].ahead += 1
        if scores.seat[seat].ahead == 0:
            scores.winners |= 1 << seat


def summed_points(board, position):
    """The final points of all seats together."""
    scores: Scores
    points: cython.int = 0
    seat: cython.int
    score(board, position, cython.address(scores))
    for seat in range(board.players):
        points += scores.seat[seat].total
    return points
