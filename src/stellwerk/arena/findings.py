"""What a ladder found, as it is written to JSON: every number is rounded to what can be meant."""

import math

import msgspec

from stellwerk.arena.blocks import Blocks
from stellwerk.arena.cycles import find_cycles
from stellwerk.arena.elo import Comparison, Rating, rate
from stellwerk.arena.games import SHARES
from stellwerk.arena.intervals import least_error, mean_interval
from stellwerk.arena.ladder import DIFFERENCE, Ladder, Series, shares_of
from stellwerk.arena.sprt import Verdict
from stellwerk.match.contract import Setting

SHARE_DIGITS = 4
POINT_DIGITS = 2
ELO_DIGITS = 1

Interval = tuple[float, float]


class RatedBot(msgspec.Struct, kw_only=True, frozen=True):
    """A bot with its Elo; the interval is drawn from the deals (bootstrap)."""

    bot: str
    elo: float
    elo_95: Interval


class ContestFinding(msgspec.Struct, kw_only=True, frozen=True):
    """One bot against the others at the table, who are all of another kind."""

    one: str
    others: str
    win_share: float
    win_share_95: Interval
    margin: float
    """points ahead of the best other; with more than two players that of equals is below 0"""
    margin_95: Interval | None


class PairFinding(msgspec.Struct, kw_only=True, frozen=True):
    """Two bots: what each did alone against the other, and what the sequential test says."""

    bots: tuple[str, str]
    deals: int
    lead: float
    """half the difference of what each won alone; with two players the share above a half"""
    lead_95: Interval | None
    verdict: str
    """"first" or "second" is stronger, "equal" within the difference, or "open" as yet"""
    contests: list[ContestFinding]


class FailuresFinding(msgspec.Struct, kw_only=True, frozen=True):
    """How often a bot did not decide, so that the simplest one did, and where it was first."""

    bot: str
    decisions: int
    reason: str
    seat: int
    position: str
    """the state, for `stellwerk.deserialize`"""


class CycleFinding(msgspec.Struct, kw_only=True, frozen=True):
    """Three bots, each of which does better against the next."""

    bots: tuple[str, str, str]
    sure: bool


class CyclesFinding(msgspec.Struct, kw_only=True, frozen=True):
    """How many triples there are, and which of them go round in a circle."""

    triples: int
    share: float
    found: list[CycleFinding]


class Findings(msgspec.Struct, kw_only=True, frozen=True):
    """A whole ladder; the bots stand in the order of their strength."""

    command: str
    game: str
    players: int
    options: dict[str, Setting]
    rules: int | None
    seed: int
    deals: int
    stop_early: bool
    sprt_elo: float
    anchor: str
    bots: list[RatedBot]
    pairs: list[PairFinding]
    cycles: CyclesFinding
    failures: list[FailuresFinding] | msgspec.UnsetType = msgspec.UNSET
    """left out where every bot decided for itself"""

    def alone(self, one: str, others: str) -> ContestFinding:
        """What one bot did alone against others of another kind, whichever was noted down."""
        pair = self.pair(one, others)
        for contest in pair.contests:
            if (contest.one, contest.others) == (one, others):
                return contest
        return _from_the_other_side(pair.contests[0])

    def pair(self, one: str, other: str) -> PairFinding:
        """What there is about two bots, in either order."""
        return next(pair for pair in self.pairs if set(pair.bots) == {one, other})

    def better(self, one: str, other: str) -> Verdict:
        """The verdict on two bots in this order."""
        pair = self.pair(one, other)
        verdict = Verdict(pair.verdict)
        if pair.bots == (one, other) or verdict in (Verdict.OPEN, Verdict.EQUAL):
            return verdict
        return Verdict.FIRST if verdict is Verdict.SECOND else Verdict.SECOND


def _from_the_other_side(contest: ContestFinding) -> ContestFinding:
    """What the second of two players did: the rest of the wins, and the margin reversed."""
    low, high = contest.win_share_95
    margin_95 = contest.margin_95
    return ContestFinding(
        one=contest.others,
        others=contest.one,
        win_share=round(1 - contest.win_share, SHARE_DIGITS),
        win_share_95=(round(1 - high, SHARE_DIGITS), round(1 - low, SHARE_DIGITS)),
        margin=-contest.margin,
        margin_95=None if margin_95 is None else (-margin_95[1], -margin_95[0]),
    )


def findings(ladder: Ladder, command: str, anchor: str) -> Findings:
    """Everything that follows from what was played."""
    plan = ladder.plan
    pairs = [_pair(ladder, pair) for pair in plan.pairs()]
    return Findings(
        command=command,
        game=plan.setting.game,
        players=plan.players,
        options=dict(plan.setting.settings),
        rules=plan.setting.rules,
        seed=plan.setting.seed,
        deals=plan.deals,
        stop_early=plan.stop_early,
        sprt_elo=DIFFERENCE,
        anchor=anchor,
        bots=_rated(ladder, anchor),
        pairs=pairs,
        cycles=_cycles(plan.bots, pairs),
        failures=_failures(ladder) or msgspec.UNSET,
    )


def _failures(ladder: Ladder) -> list[FailuresFinding]:
    return [
        FailuresFinding(
            bot=failure.bot,
            decisions=ladder.failed[failure.bot],
            reason=failure.reason,
            seat=failure.seat,
            position=failure.position,
        )
        for failure in ladder.first_failures.values()
    ]


def _rated(ladder: Ladder, anchor: str) -> list[RatedBot]:
    plan = ladder.plan
    number = {bot: place for place, bot in enumerate(plan.bots)}
    comparisons = [
        Comparison(number[one], number[other], plan.players - 1, shares_of(series, plan.players))
        for (one, other), series in ladder.series.items()
    ]
    ratings = rate(len(plan.bots), comparisons, number[anchor], plan.setting.seed)
    rated = [_bot(bot, rating) for bot, rating in zip(plan.bots, ratings, strict=True)]
    return sorted(rated, key=lambda each: -each.elo)


def _bot(bot: str, rating: Rating) -> RatedBot:
    low, high = round(rating.low, ELO_DIGITS), round(rating.high, ELO_DIGITS)
    return RatedBot(bot=bot, elo=round(rating.elo, ELO_DIGITS) + 0.0, elo_95=(low, high))


def _pair(ladder: Ladder, pair: tuple[str, str]) -> PairFinding:
    scores = ladder.scores(pair)
    number = len(scores)
    mean = math.fsum(scores) / number
    squares = math.fsum((score - mean) ** 2 for score in scores)
    interval = None
    if number > 1:
        error = math.sqrt(squares / (number - 1) / number) or least_error(number)
        interval = _within_half(mean_interval(mean, error, number))
    return PairFinding(
        bots=pair,
        deals=number,
        lead=round(mean, SHARE_DIGITS),
        lead_95=_rounded(interval, SHARE_DIGITS),
        verdict=ladder.verdict(pair).value,
        contests=[
            _contest(one, others, ladder.series[one, others], ladder.plan.players)
            for one, others in ladder.plan.contests_of(pair)
        ],
    )


def _within_half(interval: Interval | None) -> Interval | None:
    """Nobody can be ahead by more than winning everything."""
    return None if interval is None else (max(-0.5, interval[0]), min(0.5, interval[1]))


def _contest(one: str, others: str, series: Series, players: int) -> ContestFinding:
    wins, margins = Blocks(), Blocks()
    for won, margin in zip(series.wins, series.margins, strict=True):
        wins.add(won, players)
        margins.add(margin, players)
    low, high = wins.share_interval(SHARES)
    return ContestFinding(
        one=one,
        others=others,
        win_share=round(wins.mean / SHARES, SHARE_DIGITS),
        win_share_95=(round(low, SHARE_DIGITS), round(high, SHARE_DIGITS)),
        margin=round(margins.mean, POINT_DIGITS),
        margin_95=_rounded(margins.interval(), POINT_DIGITS),
    )


def _rounded(interval: Interval | None, digits: int) -> Interval | None:
    return None if interval is None else (round(interval[0], digits), round(interval[1], digits))


def _cycles(bots: tuple[str, ...], pairs: list[PairFinding]) -> CyclesFinding:
    leads = {}
    for pair in pairs:
        half = 1.0 if pair.lead_95 is None else (pair.lead_95[1] - pair.lead_95[0]) / 2
        leads[pair.bots] = (pair.lead, half)
    cycles = find_cycles(bots, leads)
    return CyclesFinding(
        triples=cycles.triples,
        share=round(cycles.share, SHARE_DIGITS),
        found=[CycleFinding(bots=cycle.bots, sure=cycle.sure) for cycle in cycles.found],
    )
