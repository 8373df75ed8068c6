"""How a game ended for every seat, in numbers: what statistics and learners count."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """Points, rank and share of the win of every seat of a finished game.

    >>> Outcome.of(points=[98, 120, 120], ranks=[3, 1, 1])
    Outcome(points=(98, 120, 120), ranks=(3, 1, 1), win_shares=(0.0, 0.5, 0.5))
    """

    points: tuple[float, ...]
    ranks: tuple[int, ...]
    """1 for those who won; seats that nothing tells apart have the same."""
    win_shares: tuple[float, ...]
    """1 for a win, a part of it for those who share it; they add up to 1."""

    @classmethod
    def of(cls, points: Sequence[float], ranks: Sequence[int]) -> "Outcome":
        """An outcome, its shares of the win worked out."""
        winners = ranks.count(1)
        shares = tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
        return cls(tuple(points), tuple(ranks), shares)

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks_by(worth: Sequence[float]) -> list[int]:
    """The rank of each: 1 for those worth most; equals share a rank.

    >>> ranks_by([3, 9, 9, 1])
    [3, 1, 1, 4]
    """
    return [1 + sum(other > mine for other in worth) for mine in worth]
