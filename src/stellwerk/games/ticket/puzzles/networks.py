"""The cheapest network for several tickets, in trains: a Steiner forest, solved exactly.

What is one's own already costs nothing; what others own cannot be used. For every set of places
the cheapest tree that joins them grows from smaller ones (Dreyfus and Wagner); tickets that need
not hang together are then divided among trees in the best way.
"""

from collections.abc import Iterator, Sequence
from operator import add
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.ticket.game import TicketGame
    from stellwerk.games.ticket.state import State

MOST_PLACES = 9
FAR = 10_000
"""More trains than any way can need."""


class Net:
    """The cities of a board and what joining them would cost a seat now."""

    def __init__(self, game: "TicketGame", state: "State", seat: int) -> None:
        size = len(game.names.cities)
        self._city = game.names.city
        mine = set(state._dump_seat(seat)["routes"])
        taken = {route for other in range(state.players)
                 for route in state._dump_seat(other)["routes"]} - mine  # fmt: skip
        closed = set(state.closed_routes(seat))
        cost = [[0 if a == b else FAR for b in range(size)] for a in range(size)]
        self._route: dict[tuple[int, int], int] = {}
        for number, route in enumerate(game.board.routes):
            if number in taken or number in closed:
                continue
            price = 0 if number in mine else route.length
            a, b = self._city[route.a], self._city[route.b]
            if price < cost[a][b]:
                cost[a][b] = cost[b][a] = price
                self._route[a, b] = self._route[b, a] = number
        self._mine = mine
        self._far, self._next = _ways(cost)

    def trains(self, tickets: Sequence[tuple[str, str]]) -> int | None:
        """The fewest trains that complete all these tickets; None if they are too many, or cut."""
        found = self._forest(tickets)
        return None if found is None or found[0] >= FAR else found[0]

    def routes(self, tickets: Sequence[tuple[str, str]]) -> list[int]:
        """The routes still to be claimed for one cheapest network."""
        found = self._forest(tickets)
        if found is None:
            return []
        routes: set[int] = set()
        for places in found[1]:
            routes |= self._tree_routes(places)
        return sorted(routes - self._mine)

    def _forest(
        self, tickets: Sequence[tuple[str, str]]
    ) -> tuple[int, list[tuple[int, ...]]] | None:
        """What the cheapest forest costs, and the places of each of its trees."""
        pairs = [(self._city[a], self._city[b]) for a, b in tickets]
        pairs = [(a, b) for a, b in pairs if self._far[a][b] > 0]
        places = sorted({place for pair in pairs for place in pair})
        if len(places) > MOST_PLACES:
            return None
        trees = self._trees(places)
        bit = {place: 1 << number for number, place in enumerate(places)}
        groups = [
            sum({bit[p] for n, pair in enumerate(pairs) if chosen >> n & 1 for p in pair})
            for chosen in range(1 << len(pairs))
        ]
        best: list[tuple[int, list[int]]] = [(0, [])]
        for chosen in range(1, 1 << len(pairs)):
            first = chosen & -chosen
            options = (
                (min(trees[groups[part]]) + best[chosen ^ part][0], part)
                for part in _parts(chosen)
                if part & first
            )
            cost, part = min(options)
            best.append((cost, [*best[chosen ^ part][1], groups[part]]))
        cost, masks = best[-1]
        return cost, [tuple(place for place in places if bit[place] & mask) for mask in masks]

    def _trees(self, places: Sequence[int]) -> list[list[int]]:
        """For every set of places, what a tree through them and each city costs."""
        trees = [[0] * len(self._far)]
        for mask in range(1, 1 << len(places)):
            first = mask & -mask
            if mask == first:
                trees.append(self._far[places[mask.bit_length() - 1]])
                continue
            joined = [FAR] * len(self._far)
            for part in _parts(mask):
                if part & first and part != mask:
                    joined = list(map(min, joined, map(add, trees[part], trees[mask ^ part])))
            trees.append([min(map(add, joined, far)) for far in self._far])
        return trees

    def _tree_routes(self, places: tuple[int, ...]) -> set[int]:
        """The routes of one cheapest tree, found again from what its parts cost."""
        trees = self._trees(places)
        routes: set[int] = set()
        full = (1 << len(places)) - 1
        todo = [(full, trees[full].index(min(trees[full])))]
        while todo:
            mask, city = todo.pop()
            if mask & (mask - 1) == 0:
                routes |= self._way(places[mask.bit_length() - 1], city)
                continue
            hub, part = self._hub(trees, mask, city)
            routes |= self._way(hub, city)
            todo += [(part, hub), (mask ^ part, hub)]
        return routes

    def _hub(self, trees: list[list[int]], mask: int, city: int) -> tuple[int, int]:
        """Where the tree of a set branches on its way to a city, and one of the two parts."""
        for part in _parts(mask):
            if part & mask & -mask and part != mask:
                rest = trees[mask ^ part]
                for hub, far in enumerate(self._far[city]):
                    if trees[part][hub] + rest[hub] + far == trees[mask][city]:
                        return hub, part
        raise AssertionError("a tree of several places has a place where it branches")

    def _way(self, start: int, end: int) -> set[int]:
        """The routes of a cheapest way."""
        routes = set()
        while start != end:
            step = self._next[start][end]
            routes.add(self._route[start, step])
            start = step
        return routes


def _parts(mask: int) -> Iterator[int]:
    """Every part of a set but the empty one.

    >>> list(_parts(0b101))
    [5, 4, 1]
    """
    part = mask
    while part:
        yield part
        part = (part - 1) & mask


def _ways(cost: list[list[int]]) -> tuple[list[list[int]], list[list[int]]]:
    """How far it is between all cities, and where each way goes first (Floyd and Warshall)."""
    size = len(cost)
    far = [list(row) for row in cost]
    following = [list(range(size)) for _ in range(size)]
    for hub in range(size):
        for start in range(size):
            near = far[start][hub]
            if near >= FAR:
                continue
            for end, rest in enumerate(far[hub]):
                if near + rest < far[start][end]:
                    far[start][end] = near + rest
                    following[start][end] = following[start][hub]
    return far, following
