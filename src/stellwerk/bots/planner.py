"""The bot `planner`: tickets and routes by a plan. The thinking is done beside the kernel."""

from typing import TYPE_CHECKING, cast

from stellwerk.bots.bot import Seat
from stellwerk.kernel.ticket.planner import plan_action

if TYPE_CHECKING:
    from stellwerk.kernel.ticket.state import TicketState


class PlannerBot:
    """Plans a cheap network for its tickets, collects what it lacks, and then ends the game."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._decisions = 0

    def choose(self, seat: Seat) -> int:
        """The next step of the plan."""
        self._decisions += 1
        imagined = seat.imagine(self._seed * 1_000_003 + self._decisions)
        return plan_action(cast("TicketState", imagined), seat.number)
