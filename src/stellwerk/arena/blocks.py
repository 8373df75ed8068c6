"""Blocks: one deal in every rotation of the seats, which is one sample.

Games of the same deal are not independent of each other: a good hand is good on every seat. So
means are taken over games, but how sure they are is judged by how much whole deals differ.
"""

import math
from dataclasses import dataclass

from stellwerk.arena.intervals import mean_interval, share_interval


@dataclass
class Blocks:
    """Exact sums over blocks of something that was counted in whole numbers.

    Blocks may be of different sizes (a deal that was not played in all rotations): the mean is over
    games, its error that of a ratio. It does not matter in which order blocks are added.

    >>> margins = Blocks()
    >>> for margin in (10, 14, 6, 10):
    ...     margins.add(margin, games=2)
    >>> margins.mean, round(margins.error, 3)
    (5.0, 0.816)
    """

    count: int = 0
    games: int = 0
    total: int = 0
    squares: int = 0
    products: int = 0
    games_squared: int = 0

    def add(self, total: int, games: int) -> None:
        """One more block: the sum over its games, and how many they are."""
        self.count += 1
        self.games += games
        self.total += total
        self.squares += total * total
        self.products += total * games
        self.games_squared += games * games

    def merge(self, other: "Blocks") -> None:
        """Add other blocks to these.

        >>> both, more = Blocks(), Blocks()
        >>> both.add(3, games=2)
        >>> more.add(5, games=2)
        >>> both.merge(more)
        >>> both.count, both.mean
        (2, 2.0)
        """
        self.count += other.count
        self.games += other.games
        self.total += other.total
        self.squares += other.squares
        self.products += other.products
        self.games_squared += other.games_squared

    @property
    def mean(self) -> float:
        """The mean over games."""
        return self.total / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 if there is but one block."""
        if self.count < 2:
            return 0.0
        deviations = (  # the sum of (total - mean * games)², times games², without rounding
            self.squares * self.games**2
            - 2 * self.total * self.products * self.games
            + self.total**2 * self.games_squared
        )
        return math.sqrt(self.count / (self.count - 1) * deviations) / self.games**2

    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the mean by Student's t; None if there is but one block."""
        return mean_interval(self.mean, self.error, self.count)

    def share_interval(self, whole: int) -> tuple[float, float]:
        """The 95 % interval of the mean as a share, where `whole` counts as a win.

        >>> wins = Blocks()
        >>> for won in (2, 1, 2, 2):
        ...     wins.add(won, games=2)
        >>> [round(end, 3) for end in wins.share_interval(whole=1)]
        [0.316, 0.991]
        """
        return share_interval(self.mean / whole, self.error / whole, self.count)
