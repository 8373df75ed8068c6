"""What a family gives to those who learn to play it: observers, and quick players to learn from."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from stellwerk.boards import Board
from stellwerk.games.policies import Policies
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelRules

Part = tuple[str, *tuple[int, ...]]
"""A number that a net gives, named: the logit of an action is the sum of its parts."""


def numbered_parts(actions: list[tuple[Part, ...]]) -> list[list[int]]:
    """The parts of every action as numbers, in the order in which they first appear.

    >>> numbered_parts([(("a",),), (("b", 1), ("c",)), (("b", 1),)])
    [[0], [1, 2], [1]]
    """
    numbers: dict[Part, int] = {}
    return [[numbers.setdefault(part, len(numbers)) for part in parts] for parts in actions]


def one_part_each(rules: KernelRules) -> list[tuple[Part, ...]]:
    """For families whose actions have little in common: each has a number of its own."""
    return [(("action", action),) for action in rules.actions]


MakePolicy = Callable[[], KernelPolicy | None]


def quick_players(policies: Policies, **own: MakePolicy) -> dict[str, MakePolicy]:
    """Chance, a family's own quick bots, and the strongest weights that were found for it."""
    return {
        "random": lambda: None,
        **own,
        "dispatcher": lambda: policies.make(policies.strongest),
    }


@dataclass(frozen=True, kw_only=True)
class Observing:
    """How a family's positions become numbers (docs/observations.md)."""

    version: int
    """Of the layout: counted up whenever a byte means something else."""
    build: Callable[[KernelRules, tuple[str, ...]], KernelObserver]
    """The observer of a game, without the blocks named."""
    planning: tuple[str, ...]
    """The blocks that cost most: all that the family's policy thinks about."""
    parts: Callable[[KernelRules], list[tuple[Part, ...]]]
    """The parts of every action, in order: what actions share, a net learns once."""
    players: Mapping[str, MakePolicy]
    """Who can sit at the tables of a vector, by the names of the bots; None plays by chance."""
    numbering: Callable[[Board], object]
    """What a board gives numbers to, in order: a net fits only the board it was trained on."""
    harmless: frozenset[str] = frozenset({"first_seat"})
    """Options that a net need not have met: what they change, it sees."""
    teacher: str = "dispatcher"
    """Whose play a net imitates before it learns by itself."""

    def fingerprint(self, board: Board) -> str:
        """The SHA-256 of what the board gives numbers to."""
        return hashlib.sha256(msgspec.json.encode(self.numbering(board))).hexdigest()
