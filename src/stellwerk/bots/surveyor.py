"""The bot `surveyor` for the Trans family. The thinking is done beside the kernel."""

from typing import TYPE_CHECKING, cast

from stellwerk.bots.bot import Seat
from stellwerk.kernel.trans.surveyor import survey_action

if TYPE_CHECKING:
    from stellwerk.kernel.trans.state import TransState


class SurveyorBot:
    """Places and lays by exact tree costs, uses others' networks, and hides its aims."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._decisions = 0

    def choose(self, seat: Seat) -> int:
        """The action that leaves the fewest rails missing."""
        self._decisions += 1
        imagined = seat.imagine(self._seed * 1_000_003 + self._decisions)
        return survey_action(cast("TransState", imagined), seat.number)
