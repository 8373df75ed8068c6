"""Bots whose thinking is done beside the kernel, on an imagined state."""

from collections.abc import Callable
from typing import TypeVar, cast

from stellwerk.bots.bot import Seat
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.explanations import Thoughts

FamilyState = TypeVar("FamilyState", bound=KernelState)


class ThinkingBot:
    """Lets a kernel's function decide, and shows it only what the seat may know.

    `policy` is one that plans as the function does, by which it can say what it wanted.
    """

    def __init__(
        self,
        think: Callable[[FamilyState, int], int],
        seed: int,
        policy: KernelPolicy | None = None,
    ) -> None:
        self._think = cast("Callable[[object, int], int]", think)
        self._seed = seed
        self._policy = policy
        self._decisions = 0

    def choose(self, seat: Seat) -> int:
        """What the function decides on a state that could be the true one."""
        self._decisions += 1
        imagined = seat.imagine(self._seed * 1_000_003 + self._decisions)
        return self._think(imagined, seat.number)

    def explain(self, seat: Seat, action: int) -> Thoughts:
        """It had a plan, and compared nothing."""
        return Thoughts(policy=self._policy)
