"""Networks and missing rails in Trans Europa/Amerika."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .trans_board import Board


Joined = dict[str, list[str]]  # crossing -> the next ones by rail
Neighbours = dict[str, list[tuple[str, int]]]  # crossing -> its neighbours, with the cost
Costs = dict[str, int]  # crossing -> cost


def network(board: Board, rails: Collection[str], start: str) -> set[str]:
    """TRANS-TURN-3, TRANS-TURN-4: all crossings joined by rails with this one, itself included."""
    return reached(joined_by_rails(board, rails), start)


def joined_by_rails(board: Board, rails: Collection[str]) -> Joined:
    """The crossings at the other ends of the rails that begin at a crossing."""
    joined: Joined = {}
    for rail in rails:
        line = board.lines[rail]
        joined.setdefault(line.a, []).append(line.b)
        joined.setdefault(line.b, []).append(line.a)
    return joined


def reached(joined: Joined, start: str) -> set[str]:
    """All crossings to which rails lead from this one, itself included."""
    found = {start}
    to_visit = [start]
    while to_visit:
        for neighbour in joined.get(to_visit.pop(), []):
            if neighbour not in found:
                found.add(neighbour)
                to_visit.append(neighbour)
    return found


def missing_rails(
    board: Board,
    rails: Collection[str],
    marker: str,
    hand: Iterable[str],
    cards: Collection[int],
) -> int:
    """TRANS-SCORE-1, TRANS-SCORE-2: what a seat would still need to join all its cities."""
    neighbours: Neighbours = {crossing: [] for crossing in board.crossings}
    for line in board.lines.values():
        cost = 0 if line.id in rails else line.cost(cards)
        neighbours[line.a].append((line.b, cost))
        neighbours[line.b].append((line.a, cost))
    own = network(board, rails, marker)
    wanted = sorted({board.cities[city].at for city in hand} - own)
    return steiner_cost(neighbours, marker, wanted)


def steiner_cost(neighbours: Neighbours, root: str, wanted: list[str]) -> int:
    """The cost of the cheapest tree that joins the root and all wanted crossings.

    This is the method of Dreyfus and Wagner. For every set of wanted crossings and every crossing
    it finds the cost of the cheapest tree that joins the set and that crossing: there such a tree
    either splits into two trees for two parts of the set, or it goes on to a neighbour. A set is
    written as a number: bit i stands for wanted[i].
    """
    if not wanted:
        return 0
    everything = 2 ** len(wanted) - 1
    trees: dict[int, Costs] = {}
    for chosen in range(1, everything + 1):
        starts: Costs = {}
        if chosen.bit_count() == 1:
            starts[wanted[chosen.bit_length() - 1]] = 0
        for part in range(1, chosen):
            rest = chosen - part
            if part & chosen == part and part < rest:  # two parts of the set, each pair once
                one, other = trees[part], trees[rest]
                for crossing, cost in one.items():
                    both = cost + other[crossing]
                    if crossing not in starts or both < starts[crossing]:
                        starts[crossing] = both
        trees[chosen] = spread(neighbours, starts)
    return trees[everything][root]


def spread(neighbours: Neighbours, starts: Costs) -> Costs:
    """The cheapest way to every crossing from any of the starts (Dijkstra's method)."""
    best = dict(starts)
    queue = [(cost, crossing) for crossing, cost in starts.items()]
    heapify(queue)
    while queue:
        cost, crossing = heappop(queue)
        if cost > best[crossing]:
            continue  # a cheaper way has been found meanwhile
        for neighbour, more in neighbours[crossing]:
            if neighbour not in best or cost + more < best[neighbour]:
                best[neighbour] = cost + more
                heappush(queue, (cost + more, neighbour))
    return best
