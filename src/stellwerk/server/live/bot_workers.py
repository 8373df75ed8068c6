"""Bots think in worker processes, so that nobody waits for them in the event loop."""

import asyncio
import hashlib
from functools import partial

from stellwerk.match.contract import Game, State
from stellwerk.match.wire import Move
from stellwerk.server.live.bot_decisions import Task, get_ready, timed_decision
from stellwerk.server.workers.pool import Workers

SECONDS = 10.0
LEAST_PATIENCE = 0.4  # seconds before a decision is given to a second worker, too
PATIENCE = 3  # times the longest decision of this bot so far, before the same


class BotWorkers(Workers):
    """The worker processes in which bots think."""

    def __init__(
        self,
        workers: int,
        seconds: float = SECONDS,
        megabytes: int | None = None,
        niceness: int = 0,
        own_bots: str = "",
    ) -> None:
        ready = partial(get_ready, own_bots)
        super().__init__("bot workers", workers, seconds, megabytes, niceness, ready)
        self._longest: dict[tuple[str, str], float] = {}

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: int) -> Move:
        """The move a bot chooses; the same seed makes it choose the same move.

        The seed goes to the worker, so it must not be one from which the match can be foretold.
        """
        work = task(game, state, seat, bot, seed)
        kind = (game.family, bot)
        first = self._attempt(kind, work)
        while not (await asyncio.wait({first}, timeout=self._patience(kind)))[0]:
            if self.has_time:
                # Its worker may hang. Whichever answers first is right: both choose the same move.
                return await _earlier(first, self._attempt(kind, work))
        return first.result()

    def _attempt(self, kind: tuple[str, str], work: Task) -> asyncio.Future[Move]:
        """A decision under way; whoever waits for it may go, and nobody hears how it failed."""
        attempt = asyncio.ensure_future(self._decide(kind, work))
        attempt.add_done_callback(lambda done: done.cancelled() or done.exception())
        return attempt

    async def _decide(self, kind: tuple[str, str], work: Task) -> Move:
        move, seconds = await self.call(timed_decision, work)
        self._longest[kind] = max(seconds, self._longest.get(kind, 0.0))
        return move

    def _patience(self, kind: tuple[str, str]) -> float:
        """A bot that searches takes its time; that is no reason to let it think twice."""
        return max(LEAST_PATIENCE, PATIENCE * self._longest.get(kind, 0.0))


async def _earlier(one: asyncio.Future[Move], other: asyncio.Future[Move]) -> Move:
    """What the first of two answers that is one says; the other is left to its own time limit."""
    done, waiting = await asyncio.wait({one, other}, return_when=asyncio.FIRST_COMPLETED)
    early = next((each for each in done if each.exception() is None), None)
    if early is not None:
        return early.result()
    return await (waiting.pop() if waiting else one)


def bot_seed(match_seed: bytes, number: int, seat: int) -> int:
    """A bot's chance follows from the match, so that nobody can ask it twice for a better move."""
    digest = hashlib.sha256(match_seed + f"/bot/{seat}/{number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


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
