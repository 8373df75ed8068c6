"""When is it clear which of two is stronger? A sequential test on the scores of blocks.

Two tests of Wald's kind run side by side: "equal" against "the first is better by so much", and
"equal" against "the second is". The likelihoods are those of a normal distribution whose spread is
the one seen, which is close enough for means of blocks. A wrong winner is named in at most 5 % of
all tests of equals (2.5 % each way), and somebody who is better by as much goes unnoticed in at
most 5 %.
"""

import math
from collections.abc import Sequence
from enum import Enum

MISTAKEN = 0.025
"""How often, in each direction, one of two equals may be called the better."""
MISSED = 0.05
"""How often somebody who is better by the difference asked for may go unnoticed."""
ACCEPT = math.log((1 - MISSED) / MISTAKEN)
REJECT = math.log(MISSED / (1 - MISTAKEN))


class Verdict(Enum):
    """What the test says so far."""

    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    EQUAL = "equal"


def judge(scores: Sequence[float], difference: float) -> Verdict:
    """The verdict on scores that are above 0 where the first did better, from -½ to ½.

    `difference` is the mean score by which one would have to be better to be called so.

    >>> judge([0.5, 0.5, 0.0, 0.5] * 5, difference=0.05)
    <Verdict.FIRST: 'first'>
    >>> judge([0.5, -0.5, 0.0, 0.0] * 5, difference=0.05)
    <Verdict.OPEN: 'open'>
    """
    number = len(scores)
    if number == 0:
        return Verdict.OPEN
    mean = math.fsum(scores) / number
    # A win and a loss are added to the spread, or a few equal scores would look like certainty.
    spread = (math.fsum((score - mean) ** 2 for score in scores) + 0.5) / (number + 2)
    first = number * difference * (mean - difference / 2) / spread
    second = number * difference * (-mean - difference / 2) / spread
    if first >= ACCEPT:
        return Verdict.FIRST
    if second >= ACCEPT:
        return Verdict.SECOND
    return Verdict.EQUAL if first <= REJECT and second <= REJECT else Verdict.OPEN
