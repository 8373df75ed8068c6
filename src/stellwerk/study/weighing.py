"""One decision, weighed: what might have been done, and how much better or worse that was.

Two things are measured, and neither stands for the other. A judge says how good the moves are when
whoever decides plays on well: cost and gain, by which decisions are marked. The ledger books what
the move did to the chances that a review draws, by the usual player's games alone. Those changes
add up over a match to what was won by them. Costs do not: whoever leaves a plan once pays for it,
but whoever never had it does not pay at every step.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from stellwerk.kernel.evaluation import candidates
from stellwerk.kernel.fates import fates
from stellwerk.kernel.policy import KernelPolicy
from stellwerk.kernel.state import KernelState
from stellwerk.study.quality import Quality
from stellwerk.study.shares import Estimate, difference, paired
from stellwerk.study.standing import Standing

NOTHING = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Option:
    """A move that was compared, and how much of the win it gives away against the best."""

    action: int
    behind: Estimate


@dataclass(frozen=True)
class Weighed:
    """A decision that left a choice, judged by what its seat could know."""

    action: int
    options: tuple[Option, ...]
    """the best first"""
    gain: Estimate
    """of the action against what the usual player would have done, when played on well"""
    booked: tuple[Estimate, ...]
    """by how much it changed everybody's chances against the usual player's choice; the sum is 0"""

    @property
    def cost(self) -> Estimate:
        """What was given away against the best."""
        return next(each.behind for each in self.options if each.action == self.action)


@dataclass(frozen=True)
class Compared:
    """Actions compared in the same worlds."""

    best: int
    """the action that is best, for all we know"""
    behind: dict[int, Estimate]
    """how much less of the win than the best each action brings; what looks better but may be
    so by luck is behind by less than nothing"""


class Judge(Protocol):
    """Compares moves by what a seat can know."""

    def candidates(self, state: KernelState, seat: int, seed: int, most: int) -> list[int]:
        """Actions worth comparing, the most likely one first."""
        ...

    def compare(
        self, state: KernelState, seat: int, actions: list[int], standing: Standing, seed: int,
        games: int,
    ) -> Compared:  # fmt: skip
        """What each action brings; the first is the best unless another clearly leads it."""
        ...


@dataclass(frozen=True)
class Scales:
    """What decisions are weighed with: a judge, and the usual player beside whom they count."""

    judge: Judge
    usual: KernelPolicy
    quality: Quality

    def weigh(
        self, state: KernelState, seat: int, action: int, standing: Standing, seed: int
    ) -> Weighed | None:
        """A decision, weighed; None if nothing else was worth a thought."""
        if len(state.legal_actions(seat)) == 1:
            return None
        listed = self.judge.candidates(state, seat, seed, self.quality.candidates)
        (usual,) = candidates(state, seat, self.usual, seed % 2**64, 1)
        actions = list(dict.fromkeys([*listed, usual, action]))
        if len(actions) == 1:
            return None
        compare = self.judge.compare
        found = compare(state, seat, actions, standing, seed, self.quality.decision)
        deciding = list(dict.fromkeys([found.best, usual, action]))
        if len(deciding) > 1 and _is_striking(found, usual, action):
            # Once more in new worlds: what strikes the eye among many looks larger than it is.
            again = compare(state, seat, deciding, standing, seed + 1, self.quality.verdict)
            found = _corrected(found, again)
        booked = self._booked(state, seat, usual, action, seed + 2)
        return _weighed(found, usual, action, booked)

    def _booked(
        self, state: KernelState, seat: int, usual: int, action: int, seed: int
    ) -> tuple[Estimate, ...]:
        """What the action did to everybody's chances, in as many games as chances come from."""
        if action == usual:
            return (NOTHING,) * state.players
        worlds = self.quality.stop
        rows = fates(state, self.usual, seed % 2**64, worlds, seat, [usual, action])
        instead, chosen = paired(rows, state.players)
        return tuple(difference(*both) for both in zip(chosen, instead, strict=True))


def _is_striking(found: Compared, usual: int, action: int) -> bool:
    """Whether it may get a mark."""
    cost, gain = found.behind[action], _gain(found, usual, action)
    return cost.mean > cost.error or gain.mean > gain.error


def _corrected(found: Compared, again: Compared) -> Compared:
    """The first comparison with what a closer look says about those that decide."""
    shift = found.behind[again.best].mean
    others = {
        action: Estimate(max(0.0, behind.mean - shift), behind.error)
        for action, behind in found.behind.items()
    }
    return Compared(again.best, others | again.behind)


def _gain(found: Compared, usual: int, action: int) -> Estimate:
    """What the action brought against the usual one."""
    if action == usual:
        return NOTHING
    ours, theirs = found.behind[action], found.behind[usual]
    # the best itself is behind by nothing, for certain
    return Estimate(theirs.mean - ours.mean, (ours.error**2 + theirs.error**2) ** 0.5)


def _weighed(found: Compared, usual: int, action: int, booked: tuple[Estimate, ...]) -> Weighed:
    """The options in order; whatever is behind by less than nothing is as good as the best."""
    best = action if found.behind[action].mean <= 0 else found.best
    options = [
        Option(each, Estimate(max(0.0, behind.mean), behind.error))
        for each, behind in found.behind.items()
    ]
    options.sort(key=lambda each: (each.action != best, each.behind.mean))
    return Weighed(action, tuple(options), _gain(found, usual, action), booked)


def summed(parts: Sequence[Estimate]) -> Estimate:
    """The sum of independent estimates.

    >>> summed([Estimate(0.25, 0.03), Estimate(0.5, 0.04)])
    Estimate(mean=0.75, error=0.05)
    """
    return Estimate(sum(part.mean for part in parts), sum(part.error**2 for part in parts) ** 0.5)
