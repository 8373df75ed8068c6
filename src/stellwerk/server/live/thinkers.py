"""Bots think in worker processes, so that nobody waits for them in the event loop."""

import hashlib

from stellwerk.match.contract import Game, Move, State
from stellwerk.server.live.thinking_work import Task, decide
from stellwerk.server.workers.pool import Workers

SECONDS = 10.0


class Thinkers(Workers):
    """The worker processes in which bots think."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        super().__init__("thinkers", workers, seconds)

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: int) -> Move:
        """The move a bot chooses; the same seed makes it choose the same move.

        The seed goes to the worker, so it must not be one from which the match can be foretold.
        """
        return await self.call(decide, task(game, state, seat, bot, seed))


def task(game: Game, state: State, seat: int, bot: str, seed: int) -> Task:
    """What a worker is told: all that is hidden from the seat is drawn again before it leaves.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-usa")
    >>> state = game.new_state(seed=7)
    >>> twin = state.resample(0, seed=99)  # differs only in what seat 0 cannot know
    >>> task(game, state, 0, "planner", 1) == task(game, twin, 0, "planner", 1)
    True
    """
    own_seed = hashlib.sha256(f"imagined {seed}".encode()).digest()
    position = state.resample(seat, own_seed).position()
    options = tuple(game.options.items())
    return Task(
        game.id,
        game.custom_board,
        game.players,
        options,
        game.rules_version,
        position,
        seat,
        bot,
        seed,
    )
