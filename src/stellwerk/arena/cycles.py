"""Cycles: A beats B, B beats C, and C beats A. Where they are many, one number says little."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

Lead = tuple[float, float]
"""How far the first of two is ahead of the second, and the half-width of the 95 % interval."""


@dataclass(frozen=True)
class Cycle:
    """Three bots, each of which does better against the next."""

    bots: tuple[str, str, str]
    sure: bool
    """Whether all three leads are larger than their intervals."""


@dataclass(frozen=True)
class Cycles:
    """All triples, and those of them that go round in a circle."""

    triples: int
    found: tuple[Cycle, ...]

    @property
    def share(self) -> float:
        """The part of the triples that are cycles."""
        return len(self.found) / self.triples if self.triples else 0.0


def find_cycles(bots: Sequence[str], leads: Mapping[tuple[str, str], Lead]) -> Cycles:
    """The cycles among bots; of every two, one order is in `leads`.

    >>> even = (0.1, 0.02)
    >>> find_cycles("abc", {("a", "b"): even, ("b", "c"): even, ("c", "a"): even}).found
    (Cycle(bots=('a', 'b', 'c'), sure=True),)
    >>> find_cycles("abc", {("a", "b"): even, ("b", "c"): even, ("a", "c"): even}).share
    0.0
    """

    def lead(one: str, other: str) -> Lead:
        if (one, other) in leads:
            return leads[one, other]
        ahead, half = leads[other, one]
        return -ahead, half

    found = []
    triples = list(combinations(bots, 3))
    for a, b, c in triples:
        for circle in ((a, b, c), (a, c, b)):
            steps = [lead(circle[i], circle[(i + 1) % 3]) for i in range(3)]
            if all(ahead > 0 for ahead, _ in steps):
                found.append(Cycle(circle, all(ahead > half for ahead, half in steps)))
    return Cycles(len(triples), tuple(found))
