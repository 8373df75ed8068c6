"""Networks and missing rails in Trans Europa/Amerika."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from .trans_board import Board


Joined = dict[str, list[str]]  # crossing -> the next ones by rail
Distances = NDArray[np.int16]  # by the numbers of two crossings
UNREACHED = 10_000  # more than any tree costs; three of them can still be added


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


def distances(board: Board, rails: Collection[str], cards: Collection[int]) -> Distances:
    """What the cheapest way from every crossing to every other still costs (Floyd's method).

    It depends on no seat: whoever counts all of them asks once.
    """
    number = len(board.crossings)
    far = np.full((number, number), UNREACHED, dtype=np.int16)
    np.fill_diagonal(far, 0)
    for line in board.lines.values():
        a, b = board.place[line.a], board.place[line.b]
        far[a, b] = far[b, a] = 0 if line.id in rails else line.cost(cards)
    for over in range(number):
        np.minimum(far, far[:, over, None] + far[over], out=far)
    return far


def missing_rails(board: Board, far: Distances, marker: str, hand: Iterable[str]) -> int:
    """TRANS-SCORE-1, TRANS-SCORE-2: what a seat would still need to join all its cities."""
    root = board.place[marker]
    places = {board.place[board.cities[city].at] for city in hand}
    return steiner_cost(far, root, sorted(place for place in places if far[root, place]))


def steiner_cost(far: Distances, root: int, wanted: list[int]) -> int:
    """The cost of the cheapest tree that joins the root and all wanted crossings.

    This is the method of Dreyfus and Wagner. For every set of wanted crossings and every crossing
    it finds the cost of the cheapest tree that joins the set and that crossing: such a tree splits
    somewhere into two trees for two parts of the set, and a way leads there. A set is written as a
    number: bit i stands for wanted[i].
    """
    if not wanted:
        return 0
    everything = 2 ** len(wanted) - 1
    trees: dict[int, Distances] = {}  # for a set: the cost by crossing
    for chosen in range(1, everything + 1):
        if chosen.bit_count() == 1:
            trees[chosen] = far[wanted[chosen.bit_length() - 1]]
            continue
        splits = [
            trees[part] + trees[chosen - part]
            for part in range(1, chosen)
            if part & chosen == part and part < chosen - part  # two parts, each pair once
        ]
        trees[chosen] = (np.min(splits, axis=0)[:, None] + far).min(axis=0)
    return int(trees[everything][root])
