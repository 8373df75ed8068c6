"""How far it still is on a Trans board: what lines cost, and which of them lead to the own cities.

Everything is worked out from the board and from what a seat sees, as a patient player would.
"""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard

FAR = 10**6
Costs = dict[str, int]


def line_costs(board: "TransBoard", double_lines: Iterable[str]) -> dict[str, int]:
    """What a rail on each line costs, given those that cost 2 now.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> costs = line_costs(trans_board("trans-amerika"), ["r0c2-r0c4"])
    >>> costs["r0c2-r0c4"], costs["r0c4-r0c6"]
    (2, 1)
    """
    double = set(double_lines)
    return {line: 2 if line in double else 1 for line in board.line_ids}


class Reach:
    """The cheapest trees that join cities, for every set of them and from every crossing.

    This is the method of Dreyfus and Wagner; `root` is one more place that must be joined. A
    network counts as one place, because the rails on it cost nothing.
    """

    def __init__(
        self,
        ends: Mapping[str, tuple[str, str]],
        costs: Mapping[str, int],
        rails: Iterable[str],
        cities: Mapping[str, str],
        root: str | None = None,
    ) -> None:
        self.cities = list(cities)
        places = [*cities.values(), *([root] if root is not None else [])]
        laid = set(rails)
        self._near: dict[str, list[tuple[str, int]]] = {}
        for line, (a, b) in ends.items():
            cost = 0 if line in laid else costs[line]
            self._near.setdefault(a, []).append((b, cost))
            self._near.setdefault(b, []).append((a, cost))
        self._all = (1 << len(places)) - 1
        self._root = root
        self._trees = self._grow(places)

    def missing(self) -> int:
        """What the cheapest tree through all places costs."""
        return self.from_crossing(self._root) if self._root is not None else 0

    def from_crossing(self, crossing: str) -> int:
        """What it costs to join this crossing with all places."""
        return self._trees[self._all].get(crossing, FAR) if self._all else 0

    def distance(self, city: str, crossing: str) -> int:
        """What the cheapest way from a city to a crossing costs."""
        return self._trees[1 << self.cities.index(city)].get(crossing, FAR)

    def helps(self, a: str, b: str, cost: int) -> bool:
        """Whether a line from a to b is part of a cheapest tree through all places."""
        wanted = self.missing() - cost
        return any(
            self._cost(part, a) + self._cost(self._all ^ part, b) == wanted
            for part in range(1, self._all)
        )

    def towards(self, a: str, b: str, cost: int) -> list[str]:
        """The cities that a line from a to b lies on a cheapest way to, seen from the root."""
        root = self._root
        if root is None:
            return []
        from_root = self._trees[1 << len(self.cities)]
        found = []
        for city in self.cities:
            whole = self.distance(city, root)
            ways = ((a, b), (b, a))
            if any(
                from_root.get(near, FAR) + cost + self.distance(city, far) == whole
                for near, far in ways
            ):
                found.append(city)
        return sorted(found, key=lambda city: self.distance(city, root))

    def _cost(self, part: int, crossing: str) -> int:
        return self._trees[part].get(crossing, FAR)

    def _grow(self, places: Sequence[str]) -> list[Costs]:
        """For every set of places what a tree through them and a crossing costs, by crossing."""
        trees: list[Costs] = [{} for _ in range(self._all + 1)]
        for number, place in enumerate(places):
            trees[1 << number] = self._spread({place: 0})
        for part in range(1, self._all + 1):
            if not trees[part]:
                trees[part] = self._spread(self._joined(trees, part))
        return trees

    def _joined(self, trees: Sequence[Costs], part: int) -> Costs:
        """Two smaller trees that meet in a crossing."""
        halves = []
        smaller = (part - 1) & part
        while smaller > part ^ smaller:
            halves.append((trees[smaller], trees[part ^ smaller]))
            smaller = (smaller - 1) & part
        return {
            crossing: min(
                one.get(crossing, FAR) + other.get(crossing, FAR) for one, other in halves
            )
            for crossing in self._near
        }

    def _spread(self, costs: Costs) -> Costs:
        """Dijkstra: go on from what is reached to all crossings."""
        best = dict(costs)
        queue = [(cost, crossing) for crossing, cost in best.items() if cost < FAR]
        heapify(queue)
        while queue:
            cost, crossing = heappop(queue)
            if cost > best[crossing]:
                continue
            for other, more in self._near.get(crossing, ()):
                if cost + more < best.get(other, FAR):
                    best[other] = cost + more
                    heappush(queue, (cost + more, other))
        return best
