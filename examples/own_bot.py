"""A bot of one's own: it looks ahead in worlds that could be the true one.

python examples/own_bot.py
"""

from random import Random

import stellwerk
from stellwerk.bots import Seat


class OneStepAhead:
    """Tries some actions in imagined worlds, plays on by chance, and takes the best."""

    worlds = 2
    tried = 4

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seat: Seat) -> int:
        """The action after which the seat is ahead by most."""
        actions = seat.legal_actions()
        some = self.chance.sample(actions, min(self.tried, len(actions)))
        return max(some, key=lambda action: self.worth(seat, action))

    def worth(self, seat: Seat, action: int) -> float:
        """Points ahead of the best other, on average, if everybody goes on by chance."""
        total = 0.0
        for number in range(self.worlds):
            world = seat.imagine(number)
            world.apply_action(action, seat.number)
            world.play_randomly(number)  # type: ignore[attr-defined]
            points = world.returns()
            total += points.pop(seat.number) - max(points)
        return total / self.worlds


if __name__ == "__main__":
    game = stellwerk.game("trans-amerika", players=2, rounds=1)
    print(stellwerk.contest(game, [OneStepAhead, "random"], games=10, seed=1))
