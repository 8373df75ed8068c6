"""What a family marks on its board for a hint: first where to look, at last the move itself."""

from collections.abc import Callable
from dataclasses import dataclass

from stellwerk.match.explanations import Explanation
from stellwerk.match.wire import Move


@dataclass(frozen=True, kw_only=True)
class Hinting:
    """Two ways to mark a plan, each an explanation without reasons, given the move it is for."""

    glance: Callable[[Explanation, Move], Explanation]
    """As much as does not give the move away: where it is worth looking."""
    drawn: Callable[[Explanation, Move], Explanation]
    """The whole plan, with the move."""
