"""The ledger of a match: where everybody's result came from.

Between two stops everybody's chances change. A part of that is what the choices of the seat that
decided did to them, against the usual player's choices and as far as it could know: its own, and
what others did to everybody else. All the rest is luck: the deal, the draws, and guesses that came
out well or badly. So start + luck + choices + others is the result, for everybody, however well the
chances were estimated.
"""

from dataclasses import dataclass
from itertools import pairwise

from stellwerk.study.shares import Estimate
from stellwerk.study.standing import Standing
from stellwerk.study.walk import Walk
from stellwerk.study.weighing import NOTHING, summed


@dataclass(frozen=True)
class Entry:
    """What changed for one seat between two stops."""

    step: int
    luck: float
    choices: Estimate = NOTHING
    others: Estimate = NOTHING


@dataclass(frozen=True)
class Ledger:
    """The ledger of one seat."""

    start: float
    deal: Estimate
    entries: tuple[Entry, ...]
    result: float

    @property
    def choices(self) -> Estimate:
        """Own choices against those of the usual player."""
        return summed([entry.choices for entry in self.entries])

    @property
    def others(self) -> Estimate:
        """What the choices of the others did to this seat."""
        return summed([entry.others for entry in self.entries])

    @property
    def draws(self) -> Estimate:
        """Luck after the deal: as uncertain as all the rest together, for the result is sure."""
        parts = summed([self.deal, self.choices, self.others])
        return Estimate(sum(entry.luck for entry in self.entries), parts.error)


def ledgers(walked: Walk, players: int) -> list[Ledger]:
    """The ledger of every seat."""
    first, last = walked.stops[0], walked.stops[-1]
    start = 1 / players
    entries: list[list[Entry]] = [[] for _ in range(players)]
    for here, there in pairwise(walked.stops):
        decider = walked.seats[here.step]
        steps = range(here.step, there.step)
        booked = [walked.weighed[step].booked for step in steps if step in walked.weighed]
        for seat in range(players):
            change = there.chances[seat].mean - here.chances[seat].mean
            share = summed([each[seat] for each in booked])
            entries[seat].append(_entry(here, change, share, seat == decider))
    return [
        Ledger(
            start=start,
            deal=Estimate(first.chances[seat].mean - start, first.chances[seat].error),
            entries=tuple(entries[seat]),
            result=last.chances[seat].mean,
        )
        for seat in range(players)
    ]


def _entry(here: Standing, change: float, share: Estimate, is_own: bool) -> Entry:
    """The change of one seat's chances, taken apart."""
    luck = change - share.mean
    if is_own:
        return Entry(here.step, luck, choices=share)
    return Entry(here.step, luck, others=share)
