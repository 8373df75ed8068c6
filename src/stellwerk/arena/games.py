"""Many games between bots. Every deal is played once in each rotation of the seats.

The result depends on the arguments alone: games are numbered, each has its own seeds, and the
counts are whole numbers, so it does not matter which process plays which game.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.workers import Workers, workers_here
from stellwerk.bots import (
    MOST_DECISIONS,
    BotFailed,
    Seat,
    answer_of,
    is_address,
    make_bot,
    offer_bot,
)
from stellwerk.games.named_state import NamedState
from stellwerk.games.registry import make_game
from stellwerk.match.contract import Game, Setting, State
from stellwerk.match.wire import Result

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
    goes_on: bool = False
    """Whether chance decides for a bot that fails, so that its game is not lost."""
    most_seconds: float | None = None
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
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.shares_of_wins += other.shares_of_wins
        self.wins_alone += other.wins_alone
        self.total += other.total
        self.squares += other.squares
        self.margins += other.margins
        self.decisions += other.decisions
        self.failures += other.failures
        for category, points in other.categories.items():
            self.categories[category] = self.categories.get(category, 0) + points

    @property
    def win_share(self) -> float:
        """Games won; a win shared by two counts half for each."""
        return self.shares_of_wins / SHARES / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """Mean final points."""
        return self.total / self.games if self.games else 0.0


@dataclass
class Standing:
    """What one bot did in all deals so far: its counts, and how much deals differ."""

    tally: Tally = field(default_factory=Tally)
    wins: Blocks = field(default_factory=Blocks)
    margins: Blocks = field(default_factory=Blocks)

    def add(self, deal: Tally) -> None:
        """Add a deal."""
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
    for _, tallies in workers.run(partial(play_deal, contest, games), deals):
        yield tallies


def play_deal(contest: Contest, games: int, deal: int) -> list[Tally]:
    """One deal in every rotation, or as many of them as belong to the first `games` games."""
    game = _made(contest)
    tallies = [Tally() for _ in contest.bots]
    first = deal * len(contest.bots)
    for number in range(first, min(first + len(contest.bots), games)):
        _play_one(game, contest, number, tallies)
    return tallies


@cache
def _made(contest: Contest) -> Game:
    """The game; bots that are named by where they are written are found in this process, too."""
    for name in filter(is_address, contest.bots):
        offer_bot(name)
    return contest.make()


def _play_one(game: Game, contest: Contest, number: int, tallies: list[Tally]) -> None:
    """Game `number` is a deal and a rotation of the bots over the seats."""
    seats = len(contest.bots)
    deal, rotation = divmod(number, seats)
    state = game.new_state(_seed(contest.seed, "deal", deal))
    sitting = [(seat + rotation) % seats for seat in range(seats)]
    bots = [
        make_bot(
            game.family,
            contest.bots[bot],
            int.from_bytes(_seed(contest.seed, "bot", number, bot)[:7], "big"),
        )
        for bot in sitting
    ]
    names = [contest.bots[bot] for bot in sitting]
    handles = [Seat(game, state, seat) for seat in range(seats)]
    decisions = 0
    while not state.is_terminal():
        if decisions == MOST_DECISIONS:
            raise BotFailed(
                f"Game {number} of {game.id} did not end after {decisions} decisions: "
                f"{', '.join(names)} go round in circles."
            )
        seat = state.current_player()
        try:
            action = answer_of(bots[seat], names[seat], handles[seat], contest.most_seconds)
        except BotFailed as error:
            failure = _failure(error, names[seat], number, seat, decisions, state)
            if not contest.goes_on:
                raise
            tallies[sitting[seat]].failures.append(failure)
            action = state.random_action(decisions)
        state.apply_action(action)
        tallies[sitting[seat]].decisions += 1
        decisions += 1
    _count(game.result(state), sitting, tallies)


def _failure(
    error: BotFailed, bot: str, game: int, seat: int, decision: int, state: State
) -> Failure:
    """What happened, where; the error learns of it, too."""
    error.position = state.serialize() if isinstance(state, NamedState) else ""
    return Failure(bot, game, seat, decision, str(error), error.position)


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


def _seed(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()
