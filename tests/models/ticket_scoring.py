"""The end count of Ticket to Ride (TTR-SCORE, TTR-STATION-3 and -4, TTR-TIE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ticket_board import Board, Route, Ticket

STATION_POINTS = 4  # TTR-STATION-4

Result = dict[str, Any]  # see final_count
Part = dict[str, int]  # place -> number of the connected part of the network it lies in


@dataclass
class Holdings:
    """What a seat has on the table at the end."""

    points: int  # for routes, scored during play
    routes: list[Route]
    stations: list[str]
    stations_left: int
    tickets: list[Ticket]


def place(board: Board, city: str, route: Route) -> str:
    """Where a route ends. TTR-SCORE-4: no path runs through a border exit, so there every route
    has an end of its own."""
    return f"{city} of {route.id}" if board.city_country[city] else city


def ends(board: Board, route: Route) -> tuple[str, str]:
    """Both places where a route ends."""
    return place(board, route.a, route), place(board, route.b, route)


# --- tickets ---------------------------------------------------------------------------------


def join(parts: Part, a: str, b: str) -> None:
    """Joins the parts of two places; a place not seen before is a part of its own."""
    part_a = parts.setdefault(a, len(parts))
    part_b = parts.setdefault(b, len(parts))
    for x, part in parts.items():
        if part == part_b:
            parts[x] = part_a


def parts_at(board: Board, parts: Part, routes: Iterable[Route], where: str) -> set[int]:
    """The parts of a network that reach a city or a country (any of its exits, TTR-SCORE-4)."""
    if where in board.city_country and not board.city_country[where]:
        return {parts[where]} if where in parts else set()
    found = set()
    for route in routes:
        for city in (route.a, route.b):
            if where in (city, board.city_country[city]):
                found.add(parts[place(board, city, route)])
    return found


def score_tickets(
    board: Board, parts: Part, routes: Sequence[Route], tickets: Iterable[Ticket]
) -> tuple[int, int]:
    """Points and number of completed tickets (TTR-SCORE-1, TTR-SCORE-3, TTR-SCORE-5)."""
    points = completed = 0
    for ticket in tickets:
        start = parts_at(board, parts, routes, ticket.start)
        reached = [
            value
            for end, value in ticket.ends.items()
            if start & parts_at(board, parts, routes, end)
        ]
        if reached:
            points += max(reached)
            completed += 1
        else:
            points -= min(ticket.ends.values())
    return points, completed


def best_tickets(board: Board, own: Holdings, others: Sequence[Route]) -> tuple[int, int]:
    """TTR-STATION-3: every use of every station is tried; most points, then most completed."""
    own_parts: Part = {}
    for route in own.routes:
        join(own_parts, *ends(board, route))
    choices: list[list[Route | None]] = [
        [None, *(r for r in others if city in (r.a, r.b))] for city in own.stations
    ]
    outcomes = []
    for borrowed in {frozenset(choice) for choice in product(*choices)}:
        lent = [r for r in borrowed if r is not None]
        parts = dict(own_parts)
        for route in lent:
            join(parts, *ends(board, route))
        outcomes.append(score_tickets(board, parts, [*own.routes, *lent], own.tickets))
    return max(outcomes)


# --- the longest path ------------------------------------------------------------------------


def longest_path(board: Board, routes: Sequence[Route]) -> int:
    """TTR-SCORE-2: the longest trail that uses no route twice, by trying all of them.

    `best(place, unused)` is asked again and again for the same unused routes, so its answers are
    kept.
    """
    at: dict[str, list[tuple[int, str, int]]] = {}  # place -> (route as a bit, other end, length)
    for i, route in enumerate(routes):
        a, b = ends(board, route)
        at.setdefault(a, []).append((1 << i, b, route.length))
        at.setdefault(b, []).append((1 << i, a, route.length))
    known: dict[tuple[str, int], int] = {}

    def best(here: str, unused: int) -> int:
        if (here, unused) not in known:
            known[here, unused] = max(
                (n + best(there, unused & ~bit) for bit, there, n in at[here] if unused & bit),
                default=0,
            )
        return known[here, unused]

    return max((best(start, (1 << len(routes)) - 1) for start in at), default=0)


# --- everything ------------------------------------------------------------------------------


def final_count(board: Board, options: Mapping[str, object], seats: Sequence[Holdings]) -> Result:
    """The result of a game that is over."""
    chosen = board.ticket_set(options)
    count = []
    for own in seats:
        others = [r for other in seats if other is not own for r in other.routes]
        tickets, completed = best_tickets(board, own, others)
        count.append(
            {
                "routes": own.points,
                "tickets": tickets,
                "completed": completed,
                "longest_path": longest_path(board, own.routes),
                "longest_path_bonus": 0,
                "globetrotter": 0,
                "stations": STATION_POINTS * own.stations_left,
            }
        )
    award(count, "longest_path", "longest_path_bonus", chosen.longest_path)
    award(count, "completed", "globetrotter", chosen.globetrotter)
    for line in count:
        parts = ("routes", "tickets", "longest_path_bonus", "globetrotter", "stations")
        line["total"] = sum(line[part] for part in parts)

    def rank(seat: int) -> tuple[int, ...]:
        """TTR-TIE-1 to TTR-TIE-3."""
        line = count[seat]
        fewest_stations = -len(seats[seat].stations) if options.get("edition") == "original" else 0
        return line["total"], line["completed"], fewest_stations, line["longest_path"]

    top = max(rank(seat) for seat in range(len(seats)))
    winners = [seat for seat in range(len(seats)) if rank(seat) == top]  # TTR-TIE-4
    return {"seats": count, "winners": winners}


def award(count: list[dict[str, int]], measure: str, bonus: str, points: int) -> None:
    """Gives the bonus to all who tie for the most, if that is at least 1 (TTR-SCORE-2)."""
    most = max(line[measure] for line in count)
    for line in count:
        if most >= 1 and line[measure] == most:
            line[bonus] = points
