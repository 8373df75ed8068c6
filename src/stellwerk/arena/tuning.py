"""Tuning: finding weights of a policy by contests against the best set so far.

A trial changes a few weights of the best set and challenges it, one seat against all others, over
the same deals in every rotation, on several boards and numbers of players at once. It is dropped as
soon as it does not look better, and becomes the best set if it still does after all stages.

Every trial has its own seed, so a run that was broken off goes on as if nothing had happened. Most
trials fail; so several are made at once, as if all those before them had. Where one has not, those
after it are made again, against the new best set. The result is that of one after the other.
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache

import msgspec

from stellwerk.arena.intervals import share_interval
from stellwerk.arena.workers import Workers
from stellwerk.games.families import families
from stellwerk.games.policies import Policies, Weights
from stellwerk.games.registry import make_game
from stellwerk.kernel.contest import contest
from stellwerk.kernel.state import KernelRules

STAGES = ((100, 0.0), (200, 0.7), (500, 1.3), (900, 2.0))
"""Deals of each stage, and the standard errors by which a trial must lead after it."""
FARTHEST_BEHIND = 2.0
"""Standard errors by which a trial may be behind on any one field: better here must not be bought
by worse there."""
TRIALS_AT_ONCE = 4
"""How many trials one worker is given at most."""
CHECKED_AT_ONCE = 50
"""Deals of a comparison that one worker plays."""
MOST_LEAD = 99.0
"""What is noted for a trial that won every game."""
SAME = 1e-9
"""Shares that differ by less are the same."""


class Field(msgspec.Struct, frozen=True):
    """Where contests take place: a game, and how many play."""

    game: str
    players: int


class Progress(
    msgspec.Struct, kw_only=True, tag_field="file", tag="tuning", forbid_unknown_fields=True
):
    """A run of tuning as it is written to its file, to be gone on with."""

    family: str
    fields: list[Field]
    seed: int
    trials: int = 0
    """how many have been tried"""
    start: dict[str, int]
    """the set that it began with"""
    best: dict[str, int]
    found: list["Found"] = []


class Found(msgspec.Struct, frozen=True):
    """A trial that became the best set: what it changed, and by how many errors it led."""

    trial: int
    changed: dict[str, int]
    lead: float


@dataclass(frozen=True)
class Score:
    """How a challenger did on one field: sums over deals of its share of wins and its margin."""

    deals: int = 0
    shares: float = 0.0
    squares: float = 0.0
    margins: float = 0.0

    def __add__(self, other: "Score") -> "Score":
        """What two lots of deals say together."""
        return Score(
            self.deals + other.deals,
            self.shares + other.shares,
            self.squares + other.squares,
            self.margins + other.margins,
        )

    @property
    def win_share(self) -> float:
        """The mean over deals."""
        return self.shares / self.deals

    @property
    def margin(self) -> float:
        """Points ahead of the best other, on average."""
        return self.margins / self.deals

    @property
    def error(self) -> float:
        """The standard error of the share of wins: a deal is one sample."""
        spread = max(0.0, self.squares / self.deals - self.win_share**2)
        return math.sqrt(spread / max(1, self.deals - 1))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins."""
        return share_interval(self.win_share, self.error, self.deals)

    def lead(self, players: int) -> float:
        """By how many standard errors it did better than its equal would; 0 if it played alike.

        >>> Score(deals=2, shares=1.0, squares=0.5).lead(players=2)
        0.0
        >>> Score(deals=2, shares=2.0, squares=2.0).lead(players=2)
        inf
        """
        ahead = self.win_share - 1 / players
        if self.error > 0:
            return ahead / self.error
        return math.copysign(math.inf, ahead) if abs(ahead) > SAME else 0.0


def policies_of(family: str) -> Policies:
    """The policies of a family; LookupError if it has none."""
    found = families()[family].policies
    if found is None:
        raise LookupError(f"the family {family!r} has no policy that could be tuned")
    return found


def play_contest(
    family: str,
    field: Field,
    challenger: Weights,
    best: Weights,
    deals: int,
    seed: int,
    first_deal: int = 0,
) -> Score:
    """One set of weights against another on one field.

    >>> from stellwerk.games.ticket.policies import POLICIES
    >>> best = POLICIES.sets["tuned"]
    >>> play_contest("ticket", Field("ticket-europe", 2), best, best, 3, seed=1).win_share
    0.5
    """
    policies = policies_of(family)
    first, second = policies.make(challenger), policies.make(best)
    played = contest(_rules(field), first, second, deals, seed, first_deal)
    shares = played["win_shares"]
    squares = sum(share * share for share in shares)
    return Score(deals, sum(shares), squares, sum(played["margins"]))


@cache
def _rules(field: Field) -> KernelRules:
    rules = getattr(make_game(field.game, field.players, {}, None, None), "rules", None)
    assert isinstance(rules, KernelRules), f"{field.game} is not played by the kernel"
    return rules


def changed(
    weights: Weights, rng: random.Random, fixed: frozenset[str] = frozenset()
) -> dict[str, int]:
    """One to three weights moved a little, in proportion to their size; none below 0.

    >>> changed({"hope": 0, "fear": 5}, random.Random(1), frozenset({"fear"}))
    {'hope': 1, 'fear': 5}
    """
    trial = dict(weights)
    free = sorted(weights.keys() - fixed)
    while trial == weights:
        most = min(len(free), rng.choice((1, 1, 2, 3)))
        for name in rng.sample(free, most):
            step = max(1.0, 0.3 * abs(weights[name]))
            move = round(rng.gauss(0, step)) or rng.choice((-1, 1))
            trial[name] = max(0, weights[name] + move)
    return trial


@dataclass(frozen=True)
class Race:
    """Trials as numbered work: each changes the best set in its own way and challenges it."""

    family: str
    fields: tuple[Field, ...]
    seed: int
    best: Mapping[str, int]
    stages: tuple[tuple[int, float], ...]

    def trial(self, number: int) -> tuple[dict[str, int], random.Random]:
        """The set of a trial, and the chance of its deals."""
        rng = random.Random(f"{self.seed}/{number}")
        return changed(self.best, rng, policies_of(self.family).untuned), rng

    def __call__(self, number: int) -> float | None:
        """By how many errors the trial led over all stages; None if it was dropped."""
        trial, rng = self.trial(number)
        scores = dict.fromkeys(self.fields, Score())
        lead = 0.0
        for deals, least in self.stages:
            for field in self.fields:
                seed = rng.getrandbits(48)
                scores[field] += play_contest(self.family, field, trial, self.best, deals, seed)
            leads = [score.lead(field.players) for field, score in scores.items()]
            lead = sum(leads) / math.sqrt(len(leads))
            if not lead >= least or min(leads) < -FARTHEST_BEHIND:
                return None
        return lead


def begin(family: str, fields: Sequence[Field], seed: int, weights: Weights) -> Progress:
    """A run from the start."""
    return Progress(
        family=family, fields=list(fields), seed=seed, start=dict(weights), best=dict(weights)
    )


def tune(
    progress: Progress,
    trials: int,
    workers: Workers,
    stages: tuple[tuple[int, float], ...] = STAGES,
) -> Iterator[Progress]:
    """Go on until so many trials have been made; yields after each."""
    while progress.trials < trials:
        yield from _until_better(progress, trials, workers, stages)


def _until_better(
    progress: Progress,
    trials: int,
    workers: Workers,
    stages: tuple[tuple[int, float], ...],
) -> Iterator[Progress]:
    """Make trials until one becomes the best set, or all are made."""
    race = Race(progress.family, tuple(progress.fields), progress.seed, progress.best, stages)
    early: dict[int, float | None] = {}
    numbers = range(progress.trials, trials)
    with closing(workers.run(race, numbers, TRIALS_AT_ONCE)) as finished:
        for number, lead in finished:
            early[number] = lead
            while progress.trials in early:
                lead = early.pop(progress.trials)
                if lead is not None:
                    _crown(progress, race, lead)
                progress.trials += 1
                yield progress
                if lead is not None:
                    return


def _crown(progress: Progress, race: Race, lead: float) -> None:
    """The trial that is next becomes the best set."""
    trial, _ = race.trial(progress.trials)
    better = {name: weight for name, weight in trial.items() if weight != progress.best[name]}
    shown = round(lead, 2) if math.isfinite(lead) else MOST_LEAD
    progress.found.append(Found(progress.trials, better, shown))
    progress.best = trial


@dataclass(frozen=True)
class _Comparing:
    """A comparison of two sets as numbered work: some deals of one field."""

    family: str
    fields: tuple[Field, ...]
    challenger: Mapping[str, int]
    others: Mapping[str, int]
    pieces: int
    seed: int

    def __call__(self, number: int) -> Score:
        place, piece = divmod(number, self.pieces)
        first = piece * CHECKED_AT_ONCE
        return play_contest(
            self.family,
            self.fields[place],
            self.challenger,
            self.others,
            CHECKED_AT_ONCE,
            self.seed,
            first,
        )


def compare_sets(
    family: str,
    fields: Sequence[Field],
    challenger: Weights,
    others: Weights,
    pieces: int,
    seed: int,
    workers: Workers,
) -> Mapping[Field, Score]:
    """How one set does against another on every field, on fresh deals, in pieces of 50 deals."""
    work = _Comparing(family, tuple(fields), dict(challenger), dict(others), pieces, seed)
    found = dict(workers.run(work, range(len(fields) * pieces)))
    scores = dict.fromkeys(fields, Score())
    for number in range(len(fields) * pieces):
        scores[fields[number // pieces]] += found[number]
    return scores
