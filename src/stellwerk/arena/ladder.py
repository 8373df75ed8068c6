"""A ladder: every bot against every other, over the same deals.

With two players, one sits against the other. With more, one sits against several of the other kind,
and then the other way round. A deal in every rotation of the seats is a block, and blocks are the
samples. Everything follows from the plan alone, whoever does the work.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from stellwerk.arena.elo import chance_of
from stellwerk.arena.games import SHARES, Contest, Failure, Tally, forget_hanging_bots, play_deal
from stellwerk.arena.sprt import Verdict, judge
from stellwerk.arena.workers import Workers

BATCH = 20
"""Deals after which pairs that are decided stop, if they may."""
DIFFERENCE = 30.0
"""Elo by which one of two must be stronger to be called so by the sequential test."""


@dataclass(frozen=True)
class Plan:
    """What is played: the game and its settings, which bots, how many deals at most."""

    setting: Contest
    """The game as one contest of it is played; its bots do not matter."""
    bots: tuple[str, ...]
    deals: int
    stop_early: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.setting.players

    def pairs(self) -> list[tuple[str, str]]:
        """Every two bots, in the order in which they were named."""
        return list(combinations(self.bots, 2))

    def contests_of(self, pair: tuple[str, str]) -> list[tuple[str, str]]:
        """Who sits alone against whom."""
        first, second = pair
        return [pair] if self.players == 2 else [pair, (second, first)]

    def contest(self, one: str, other: str) -> Contest:
        """One bot against as many of the other as there are seats left."""
        return replace(self.setting, bots=(one, *[other] * (self.players - 1)))


@dataclass
class Series:
    """What the one alone did in each deal: sums over its rotations, in whole numbers."""

    wins: list[int] = field(default_factory=list)
    """in parts of a win, of which SHARES are one"""
    margins: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class _Deal:
    """What came of one deal of one contest: of the one alone, and what went wrong for anybody."""

    wins: int
    margins: int
    failed: tuple[tuple[str, int], ...]
    failures: tuple[Failure, ...]


def _deal(contest: Contest, tallies: Sequence[Tally]) -> _Deal:
    alone = tallies[0]
    sat = list(zip(contest.bots, tallies, strict=True))
    return _Deal(
        alone.shares_of_wins,
        alone.margins,
        tuple((bot, tally.failed) for bot, tally in sat if tally.failed),
        tuple(failure for _, tally in sat for failure in tally.failures),
    )


@dataclass(frozen=True)
class _Batch:
    """The same deals for some contests, as numbered work: one number is one deal of one contest."""

    contests: tuple[Contest, ...]
    first: int
    deals: int

    def numbers(self) -> range:
        return range(len(self.contests) * self.deals)

    def __call__(self, number: int) -> _Deal:
        place, deal = divmod(number, self.deals)
        contest = self.contests[place]
        games = (self.first + deal + 1) * len(contest.bots)
        return _deal(contest, play_deal(contest, games, self.first + deal))


class Ladder:
    """A plan, and what has been played of it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.series = {
            contest: Series() for pair in plan.pairs() for contest in plan.contests_of(pair)
        }
        self.failed: Counter[str] = Counter()
        """Decisions that the simplest bot made for one that failed, by the name of the latter."""
        self.first_failures: dict[str, Failure] = {}

    def play(self, workers: Workers) -> Iterator[tuple[int, int]]:
        """Play everything; yields how many deals are done, and how many there will be at most."""
        plan = self.plan
        step = BATCH if plan.stop_early else plan.deals
        going = plan.pairs()
        done = 0
        forget_hanging_bots()
        for first in range(0, plan.deals, step):
            contests = [contest for pair in going for contest in plan.contests_of(pair)]
            left = len(contests) * (plan.deals - first)
            batch = _Batch(
                tuple(plan.contest(*contest) for contest in contests),
                first,
                min(step, plan.deals - first),
            )
            found: dict[int, _Deal] = {}
            for number, result in workers.run(batch, batch.numbers()):
                found[number] = result
                yield done + len(found), done + left
            done += len(found)
            for number in batch.numbers():
                self._add(contests[number // batch.deals], found[number])
            if plan.stop_early:
                going = [pair for pair in going if self.verdict(pair) is Verdict.OPEN]
            if not going:
                return

    def _add(self, contest: tuple[str, str], deal: _Deal) -> None:
        series = self.series[contest]
        series.wins.append(deal.wins)
        series.margins.append(deal.margins)
        for bot, failed in deal.failed:
            self.failed[bot] += failed
        for failure in deal.failures:
            self.first_failures.setdefault(failure.bot, failure)

    def scores(self, pair: tuple[str, str]) -> list[float]:
        """By how much the first did better in each deal: 0 is even, ½ is winning everything.

        With two players the share of wins less a half; with more, half the difference of what each
        won alone against the others.
        """
        whole = SHARES * self.plan.players
        won = [[wins / whole for wins in self.series[c].wins] for c in self.plan.contests_of(pair)]
        if len(won) == 1:
            return [share - 0.5 for share in won[0]]
        return [(first - second) / 2 for first, second in zip(*won, strict=True)]

    def verdict(self, pair: tuple[str, str]) -> Verdict:
        """What the sequential test says about a pair."""
        return judge(self.scores(pair), expected_score(DIFFERENCE, self.plan.players))


def expected_score(elo: float, players: int) -> float:
    """The mean score of a pair of which the first is stronger by `elo`.

    >>> round(expected_score(100, players=2), 3), round(expected_score(100, players=4), 3)
    (0.14, 0.107)
    """
    if players == 2:
        return chance_of(elo) - 0.5
    return (chance_of(elo, players - 1) - chance_of(-elo, players - 1)) / 2


def shares_of(series: Series, players: int) -> Sequence[float]:
    """The share of wins in each deal."""
    return [wins / (SHARES * players) for wins in series.wins]
