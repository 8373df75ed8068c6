"""Looking back at a finished match: what decisions were worth, and where the result came from."""

from collections.abc import Mapping
from os import PathLike

from stellwerk.games.families import families
from stellwerk.games.record import Record
from stellwerk.games.replay import replay
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.match.explanations import CannotExplain, Explanation, Thoughts
from stellwerk.match.match import Match
from stellwerk.study.judges import judge_of
from stellwerk.study.ledger import Ledger, ledgers
from stellwerk.study.marks import accuracy, is_right, mark_of
from stellwerk.study.quality import QUALITIES, QualityName
from stellwerk.study.walk import Progress, Walk, walk
from stellwerk.study.weighing import Scales, Weighed
from stellwerk.study.wire import (
    FORMAT,
    Review,
    ReviewAccount,
    ReviewAlternative,
    ReviewChances,
    ReviewDecision,
    ReviewedSeat,
)

DIGITS = 5
"""After the point, of every share: far beyond what can be known."""


class CannotReview(ValueError):  # noqa: N818 - it is the reader's wish, explained
    """A match that cannot be looked back at; the text says why."""


def _silent(done: int, of: int) -> None:
    """Nobody waits for it."""


def review(
    record: Record | str | bytes | Mapping[str, object] | PathLike[str],
    quality: QualityName = "usual",
    seed: int = 0,
    progress: Progress = _silent,
) -> Review:
    """A finished match looked back at; the same record, quality and seed give the same review.

    >>> import stellwerk
    >>> match = stellwerk.game("ticket-usa", players=2).new_match(seed=7)
    >>> stellwerk.review(match.record)
    Traceback (most recent call last):
    stellwerk.study.review.CannotReview: This match is not over: before its end nobody learns from \
it what they could not know.
    """
    return review_match(replay(record), quality, seed, progress)


def review_match(
    match: Match, quality: QualityName = "usual", seed: int = 0, progress: Progress = _silent
) -> Review:
    """The same for a match that is at hand."""
    scales = scales_for(match, quality)
    return described(match, walk(match, scales, seed, progress), scales, quality, seed)


def scales_for(match: Match, quality: QualityName) -> Scales:
    """What the decisions of a match are weighed with; CannotReview if they are not."""
    if not match.is_over:
        raise CannotReview(
            "This match is not over: before its end nobody learns from it what they could not know."
        )
    if quality not in QUALITIES:
        raise CannotReview(f"There is no quality {quality!r}; there are: {', '.join(QUALITIES)}.")
    policies = families()[match.game.family].policies
    if policies is None or not isinstance(match.state, KernelState):
        raise CannotReview(f"{match.game.title} has no quick player by whom to look back at it.")
    usual = policies.make(policies.searching)
    return Scales(judge_of(match.game, policies), usual, QUALITIES[quality])


def described(
    match: Match, walked: Walk, scales: Scales, quality: QualityName, seed: int
) -> Review:
    """Everything that follows from the table of values."""
    game = match.game
    weighed = sorted(walked.weighed.items())
    decisions = [_decision(match, step, found, scales.usual) for step, found in weighed]
    return Review(
        stellwerk=FORMAT,
        game=game.id,
        players=game.players,
        rules=game.rules_version,
        options=dict(game.options),
        digest=match.state.digest(),
        quality=quality,
        seed=seed,
        steps=len(match.steps),
        seats=[
            _seat(seat, ledger, walked, decisions)
            for seat, ledger in enumerate(ledgers(walked, game.players))
        ],
        chances=[
            ReviewChances(
                step=stop.step,
                shares=[_rounded(each.mean) for each in stop.chances],
                errors=[_rounded(each.error) for each in stop.chances],
            )
            for stop in walked.stops
        ],
        decisions=decisions,
    )


def _decision(match: Match, step: int, found: Weighed, policy: KernelPolicy) -> ReviewDecision:
    taken = match.steps[step]
    mark = mark_of(found.cost, found.gain)
    return ReviewDecision(
        step=step,
        seat=taken.seat,
        move=taken.move,
        cost=_rounded(found.cost.mean),
        error=_rounded(found.cost.error),
        gain=_rounded(found.gain.mean),
        booked=[_rounded(each.mean) for each in found.booked],
        mark=mark,
        alternatives=[
            ReviewAlternative(
                move=match.game.move(taken.before, taken.seat, option.action),
                difference=_rounded(-option.behind.mean),
                error=_rounded(option.behind.error),
                is_right=is_right(-option.behind.mean, option.behind.error),
            )
            for option in found.options
        ],
        plan=None if mark is None else _plan(match, step, found, policy),
    )


def _plan(match: Match, step: int, found: Weighed, policy: KernelPolicy) -> Explanation | None:
    """What the best move was for, from what the seat knew."""
    taken, best = match.steps[step], found.options[0]
    imagined = taken.before.resample(taken.seat, 0)
    thoughts = Thoughts(policy=policy)
    try:
        return match.game.explain(imagined, taken.seat, best.action, thoughts)
    except CannotExplain:
        return None


def _seat(seat: int, ledger: Ledger, walked: Walk, decisions: list[ReviewDecision]) -> ReviewedSeat:
    mine = [each for each in decisions if each.seat == seat]
    good = [each for each in mine if each.mark == "good"]
    faults = [each for each in mine if each.mark in ("doubtful", "bad")]
    costs = [found.cost for step, found in walked.weighed.items() if walked.seats[step] == seat]
    exact = accuracy(costs, len(walked.stops[0].chances))
    account = _account(ledger)
    lucky = max(ledger.entries, key=lambda entry: entry.luck)
    unlucky = min(ledger.entries, key=lambda entry: entry.luck)
    return ReviewedSeat(
        account=account,
        luck=_rounded(account.deal + account.draws),
        accuracy=None if exact is None else round(exact, 1),
        decisions=len(mine),
        doubtful=sum(each.mark == "doubtful" for each in mine),
        bad=sum(each.mark == "bad" for each in mine),
        good=len(good),
        best=max(good, key=lambda each: each.gain).step if good else None,
        worst=max(faults, key=lambda each: each.cost).step if faults else None,
        luckiest=lucky.step if lucky.luck > 0 else None,
        unluckiest=unlucky.step if unlucky.luck < 0 else None,
    )


def _account(ledger: Ledger) -> ReviewAccount:
    """The ledger, rounded so that it still adds up: the draws take what rounding leaves."""
    start, deal = _rounded(ledger.start), _rounded(ledger.deal.mean)
    choices, others = _rounded(ledger.choices.mean), _rounded(ledger.others.mean)
    result = _rounded(ledger.result)
    return ReviewAccount(
        start=start,
        deal=deal,
        draws=_rounded(result - start - deal - choices - others),
        choices=choices,
        others=others,
        result=result,
        choices_error=_rounded(ledger.choices.error),
        others_error=_rounded(ledger.others.error),
        draws_error=_rounded(ledger.draws.error),
        deal_error=_rounded(ledger.deal.error),
    )


def _rounded(number: float) -> float:
    """Rounded, and never a negative nothing."""
    return round(number, DIGITS) + 0.0
