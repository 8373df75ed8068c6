"""Many games between bots. Every deal is played once in each rotation of the seats.

The result depends on the arguments alone: games are numbered, each has its own seeds, and the
counts are whole numbers, so it does not matter which process plays which game.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.workers import Workers, workers_here
from stellwerk.bots import (
    MOST_DECISIONS,
    Bot,
    BotFailed,
    Seat,
    answer_of,
    bot_names,
    is_address,
    make_bot,
    offer_bot,
)
from stellwerk.games.named_state import NamedState
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Setting, State
from stellwerk.match.wire import Result

MOST_SECONDS = 60.0
"""How long a bot may think about a decision where nobody says otherwise; ours take far less."""
MOST_REPORTED = 3
"""How many failures of a bot in one game are reported with their positions; all are counted."""
Watch = Callable[[State, int, int], None]
"""Told of every decision before it is carried out: the state, the seat, and its action."""
SHARES = 60  # of a win: divisible by 2, 3, 4, 5 and 6, so that shared wins are whole numbers


@dataclass(frozen=True)
class Contest:
    """What is played: game, settings, bots and seed. Small enough to send to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, Setting], ...] = ()
    board: str | None = None
    rules: int | None = None
    most_seconds: float | None = MOST_SECONDS
    """How long a bot may think about a decision; what it answers later does not count."""

    def make(self) -> Game:
        """The game of the contest."""
        return make_game(self.game, self.players, dict(self.settings), self.board, self.rules)


@dataclass(frozen=True)
class Failure:
    """A decision that a bot did not make: it raised, took too long, or answered nothing legal."""

    bot: str
    game: int
    """its number in the contest, from 0"""
    seat: int
    decision: int
    """how many decisions of all seats came before it"""
    reason: str
    position: str
    """the state, for `stellwerk.deserialize`"""


@dataclass
class Tally:
    """Counts of one bot, in whole numbers."""

    games: int = 0
    shares_of_wins: int = 0
    wins_alone: int = 0
    total: int = 0
    squares: int = 0
    margins: int = 0
    """points ahead of the best other"""
    categories: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    failed: int = 0
    """decisions that the simplest bot of the family made for it"""
    failures: list[Failure] = field(default_factory=list)
    """the first of them in each game"""

    def add(self, other: "Tally") -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.shares_of_wins += other.shares_of_wins
        self.wins_alone += other.wins_alone
        self.total += other.total
        self.squares += other.squares
        self.margins += other.margins
        self.decisions += other.decisions
        self.failed += other.failed
        self.failures += other.failures
        for category, points in other.categories.items():
            self.categories[category] = self.categories.get(category, 0) + points

    @property
    def win_share(self) -> float:
        """Games won; a win shared by two counts half for each."""
        return self.shares_of_wins / SHARES / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """The mean of its final points, over all games so far."""
        return self.total / self.games if self.games else 0.0


@dataclass
class Standing:
    """What one bot did in all deals so far: its counts, and how much deals differ."""

    tally: Tally = field(default_factory=Tally)
    wins: Blocks = field(default_factory=Blocks)
    margins: Blocks = field(default_factory=Blocks)

    def add(self, deal: Tally) -> None:
        """Count one more deal in."""
        self.tally.add(deal)
        self.wins.add(deal.shares_of_wins, deal.games)
        self.margins.add(deal.margins, deal.games)

    def win_share_95(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins; a deal is one sample."""
        return self.wins.share_interval(SHARES)


def play_games(contest: Contest, games: int, jobs: int = 1) -> Iterator[list[Tally]]:
    """Play all games; yields the tallies of a deal whenever one is done."""
    with workers_here(jobs) as workers:
        yield from play_deals(contest, games, workers)


def play_deals(contest: Contest, games: int, workers: Workers) -> Iterator[list[Tally]]:
    """The same, by any workers; the last deal may lack rotations."""
    deals = range(-(-games // len(contest.bots)))
    forget_hanging_bots()
    for _, tallies in workers.run(partial(play_deal, contest, games), deals):
        yield tallies


def play_deal(contest: Contest, games: int, deal: int) -> list[Tally]:
    """One deal in every rotation, or as many of them as belong to the first `games` games."""
    table = _table(contest)
    tallies = [Tally() for _ in contest.bots]
    first = deal * len(contest.bots)
    for number in range(first, min(first + len(contest.bots), games)):
        _OneGame(table, contest, number, tallies).play()
    return tallies


def play_watched(
    contest: Contest, number: int, watch: Watch
) -> tuple[Game, bytes, State, list[str], int]:
    """Game `number` alone, with somebody who is told of every decision.

    Answers with the game, the seed of its deal, its end, the bots by seat, and how many decisions
    the simplest bot made for others.
    """
    table = _table(contest)
    tallies = [Tally() for _ in contest.bots]
    played = _OneGame(table, contest, number, tallies)
    played.play(watch)
    return table.game, played.seed, played.state, played.names, sum(each.failed for each in tallies)


@dataclass(frozen=True)
class _Table:
    """What the games of a contest that this process plays have in common."""

    game: Game
    simplest: str
    """Who decides for a bot that fails."""
    hanging: set[str] = field(default_factory=set)
    """Bots that took too long once: nobody waits for them a second time."""


@cache
def _table(contest: Contest) -> _Table:
    """Bots that are named by where they are written are found in this process, too."""
    for name in filter(is_address, contest.bots):
        offer_bot(name)
    game = contest.make()
    return _Table(game, bot_names(game.family)[0])


def forget_hanging_bots() -> None:
    """A new run asks everybody again: somebody may have repaired their bot."""
    _table.cache_clear()


class _OneGame:
    """Game `number` of a contest: a deal, and a rotation of the bots over the seats."""

    def __init__(self, table: _Table, contest: Contest, number: int, tallies: list[Tally]) -> None:
        seats = len(contest.bots)
        deal, rotation = divmod(number, seats)
        self.table = table
        self.contest = contest
        self.number = number
        self.seed = deal_seed(contest.seed, deal)
        self.state = table.game.new_state(self.seed)
        self.sitting = [(seat + rotation) % seats for seat in range(seats)]
        self.names = [contest.bots[bot] for bot in self.sitting]
        self.bots = [self._bot(seat, name) for seat, name in enumerate(self.names)]
        self.handles = [Seat(table.game, self.state, seat) for seat in range(seats)]
        self.stand_ins: dict[int, Bot] = {}
        self.tallies = tallies
        self.reported = [0] * seats
        self.decisions = 0

    def _bot(self, seat: int, name: str) -> Bot:
        seed = _seed(self.contest.seed, "bot", self.number, self.sitting[seat])
        return make_bot(self.table.game.family, name, int.from_bytes(seed[:7], "big"))

    def play(self, watch: Watch | None = None) -> None:
        """Play it to its end, and count it."""
        game, state = self.table.game, self.state
        while not state.is_terminal():
            if self.decisions == MOST_DECISIONS:
                raise BotFailed(
                    f"Game {self.number} of {game.id} did not end after {self.decisions} "
                    f"decisions: {', '.join(self.names)} go round in circles."
                )
            seat = state.current_player()
            action = self._decision(seat)
            if watch is not None:
                watch(state, seat, action)
            state.apply_action(action)
            self.tallies[self.sitting[seat]].decisions += 1
            self.decisions += 1
        _count(game.result(state), self.sitting, self.tallies)

    def _decision(self, seat: int) -> int:
        """What the bot of a seat answers; for one that fails, what the simplest bot does."""
        name, handle = self.names[seat], self.handles[seat]
        if not self.table.hanging or name not in self.table.hanging:
            try:
                return answer_of(self.bots[seat], name, handle, self.contest.most_seconds)
            except BotFailed as error:
                self._note(error, seat)
        self.tallies[self.sitting[seat]].failed += 1
        simplest = self.table.simplest
        if name == simplest:
            return self.state.random_action(self.decisions)
        if seat not in self.stand_ins:
            self.stand_ins[seat] = self._bot(seat, simplest)
        return answer_of(self.stand_ins[seat], simplest, handle)

    def _note(self, error: BotFailed, seat: int) -> None:
        """Report a failure, the first few with where; who takes too long is asked no more."""
        name = self.names[seat]
        if error.too_long:
            self.table.hanging.add(name)
        self.reported[seat] += 1
        if self.reported[seat] <= MOST_REPORTED:
            position = self.state.serialize() if isinstance(self.state, NamedState) else ""
            failure = Failure(name, self.number, seat, self.decisions, str(error), position)
            self.tallies[self.sitting[seat]].failures.append(failure)


def _count(result: Result, sitting: list[int], tallies: list[Tally]) -> None:
    totals = [score.total for score in result.scores]
    for seat, score in enumerate(result.scores):
        tally = tallies[sitting[seat]]
        tally.games += 1
        others = totals[:seat] + totals[seat + 1 :]
        tally.margins += score.total - max(others, default=0)
        tally.total += score.total
        tally.squares += score.total**2
        if seat in result.winners:
            tally.shares_of_wins += SHARES // len(result.winners)
            tally.wins_alone += len(result.winners) == 1
        for category, points in score.by_category().items():
            tally.categories[category] = tally.categories.get(category, 0) + points


def deal_seed(seed: int, deal: int) -> bytes:
    """What chance gives a deal of a contest, from the seed of the contest."""
    return _seed(seed, "deal", deal)


def _seed(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()
