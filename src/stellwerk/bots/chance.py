"""The bot `random`: any legal action with equal chance."""

from random import Random

from stellwerk.bots.bot import Seat
from stellwerk.match.explanations import Thoughts


class RandomBot:
    """Plays by chance; the yardstick for every other bot."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> int:
        """Any legal action."""
        actions = seat.legal_actions()
        return actions[int(self._random.random() * len(actions))]

    def explain(self, seat: Seat, action: int) -> Thoughts:
        """There was no thought in it."""
        return Thoughts(by_chance=True)
