"""A bot that takes what is worth most, its goal included."""

from typing import cast

from branch_lines.state import BranchState
from stellwerk.bots import Seat


class GreedyBot:
    """Looks one track ahead."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        """The track after which it has most points."""
        state = cast("BranchState", seat.imagine(self._seed))
        return max(seat.legal_actions(), key=lambda track: self._worth(state, seat.number, track))

    def _worth(self, state: BranchState, seat: int, track: int) -> int:
        after = state.clone()
        after.apply_action(track, seat)
        return sum(after.points(seat).values())
