"""What the routes of puzzles work with."""

from dataclasses import dataclass

from stellwerk.server.puzzles.choosing import PuzzleChoice
from stellwerk.server.puzzles.solving import Solving


@dataclass(frozen=True)
class PuzzleServices:
    """For choosing, looking at and answering puzzles."""

    choice: PuzzleChoice
    solving: Solving
