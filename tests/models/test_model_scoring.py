"""The model's end count on networks small enough to count by hand."""

from __future__ import annotations

import random
from collections import Counter

from .little_board import line_board, little_board
from .ticket_board import Board, Route
from .ticket_scoring import Holdings, best_tickets, final_count, longest_path


def holdings(board: Board, routes: str, tickets: str, stations: str = "") -> Holdings:
    return Holdings(
        points=0,
        routes=[board.routes[r] for r in routes.split()],
        stations=stations.split(),
        stations_left=0,
        tickets=[board.tickets[t] for t in tickets.split()],
    )


def test_country_tickets() -> None:
    """TTR-SCORE-3 to TTR-SCORE-5."""
    board = Board(line_board())

    def score(routes: str, tickets: str) -> tuple[int, int]:
        return best_tickets(board, holdings(board, routes, tickets), [])

    assert score("", "t1 t2 t3 t4") == (-5 - 2 - 9 - 3, 0)
    assert score("w1 m1", "t2 t3") == (2 - 9, 1)
    assert score("w1 w2 m2 e1", "t2 t3 t4") == (2 + 9 + 4, 3)
    assert score("m1 m2 e1", "t1 t2 t4") == (5 + 6 + 3, 3)
    assert score("w1 m2 e1", "t3 t7") == (-18, 0)  # two exits of one country are not joined


def test_stations_lend_the_best_route() -> None:
    """TTR-STATION-3."""
    data = line_board()
    board = Board(data)
    lent = [board.routes[r] for r in ("m1", "m2")]
    assert best_tickets(board, holdings(board, "", "t5 t6", "c2"), lent) == (2 - 1, 1)
    assert best_tickets(board, holdings(board, "", "t5 t6", "c2 c3"), lent) == (3, 2)
    assert best_tickets(board, holdings(board, "m1", "t1", "c3"), lent) == (5, 1)
    assert best_tickets(board, holdings(board, "", "t5", "c3"), lent) == (-1, 0)


def trail_by_subsets(routes: list[Route]) -> int:
    """Euler: routes are one trail if they hang together and at most two cities are odd."""
    best = 0
    for chosen in range(1 << len(routes)):
        picked = [r for i, r in enumerate(routes) if chosen >> i & 1]
        degree = Counter(city for r in picked for city in (r.a, r.b))
        if not picked or sum(n % 2 for n in degree.values()) > 2:
            continue
        reached, grown = {picked[0].a}, True
        while grown:
            more = {c for r in picked if {r.a, r.b} & reached for c in (r.a, r.b)}
            grown = not more <= reached
            reached |= more
        if reached == set(degree):
            best = max(best, sum(r.length for r in picked))
    return best


def test_longest_path() -> None:
    """TTR-SCORE-2, against a wholly different way to find it."""
    board = Board(little_board())
    rng = random.Random(4)
    for _ in range(40):
        corner = [r for r in board.routes.values() if max(r.a[1:], r.b[1:]) < "30"]
        routes = rng.sample(corner, 9)
        assert longest_path(board, routes) == trail_by_subsets(routes)
    assert longest_path(board, []) == 0


def test_ties() -> None:
    """TTR-TIE-1, TTR-TIE-2, TTR-TIE-4."""
    board = Board(little_board())
    built = [holdings(board, "", "", "c00 c10"), holdings(board, "", "", "c20")]
    for edition, winners in (("anniversary", [0, 1]), ("original", [1])):
        options = {"tickets": "classic", "edition": edition}
        result = final_count(board, options, built)
        assert result["winners"] == winners
        assert [line["longest_path_bonus"] for line in result["seats"]] == [0, 0]
