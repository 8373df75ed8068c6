"""How far it still is on a Trans board: which lines lead to cities, and what joining them costs.

Everything follows from the board and from what a seat sees: prices, rails, its own cities.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from stellwerk.kernel.trans.ways import cheapest_trees

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame


class Reach:
    """The cheapest trees that join cities, for every set of them and from every crossing.

    `cities` are those not joined yet, by their crossings; `root` is one more place to join. A
    network counts as one place, because the rails on it cost nothing.

    >>> import stellwerk
    >>> game = stellwerk.game("trans-amerika")
    >>> costs = dict.fromkeys(game.names.lines, 1)
    >>> reach = Reach(game, costs, rails=[], cities={"seattle": "r0c2"}, root="r0c6")
    >>> reach.missing(), reach.helps("r0c2-r0c4"), reach.towards("r0c4-r0c6")
    (2, True, ['seattle'])
    """

    def __init__(
        self,
        game: "TransGame",
        costs: Mapping[str, int],
        rails: Iterable[str],
        cities: Mapping[str, str],
        root: str | None = None,
    ) -> None:
        names = game.names
        laid = set(rails)
        steps = [0 if line in laid else costs[line] for line in names.lines]
        places = [*cities.values(), *([root] if root is not None else [])]
        numbers = [names.crossing[place] for place in places]
        self.cities = list(cities)
        self._crossing = names.crossing
        self._ends = names.ends
        self._trees = cheapest_trees(game.rules, steps, numbers)
        self._all = len(self._trees) - 1
        self._root = root
        self._costs = costs

    def missing(self) -> int | None:
        """What the cheapest tree through all places costs; None if that is more than is counted."""
        return self.from_crossing(self._root) if self._root is not None else 0

    def from_crossing(self, crossing: str) -> int | None:
        """What it costs to join this crossing with all places."""
        return self._cost(self._all, crossing)

    def helps(self, line: str) -> bool:
        """Whether a line without a rail is part of a cheapest tree through all places."""
        missing = self.missing()
        if missing is None:
            return False
        a, b = self._ends[line]
        return any(
            self._is(missing - self._costs[line], (part, a), (self._all ^ part, b))
            for part in range(1, self._all)
        )

    def towards(self, line: str) -> list[str]:
        """The cities that a line lies on a cheapest way to from the root, the nearest first."""
        root = self._root
        if root is None:
            return []
        a, b = self._ends[line]
        from_root = 1 << len(self.cities)
        found: dict[str, int] = {}
        for number, city in enumerate(self.cities):
            whole = self._cost(1 << number, root)
            if whole is not None and any(
                self._is(whole - self._costs[line], (from_root, near), (1 << number, far))
                for near, far in ((a, b), (b, a))
            ):
                found[city] = whole
        return sorted(found, key=lambda city: found[city])

    def _cost(self, part: int, crossing: str) -> int | None:
        return self._trees[part][self._crossing[crossing]]

    def _is(self, wanted: int, one: tuple[int, str], other: tuple[int, str]) -> bool:
        """Whether two trees, each to its own crossing, cost so much together."""
        first, second = self._cost(*one), self._cost(*other)
        return first is not None and second is not None and first + second == wanted
