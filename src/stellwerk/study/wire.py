"""A review as it is kept and sent. All shares are shares of the win, which is 1 for all seats."""

from stellwerk.match.contract import Setting
from stellwerk.match.explanations import Explanation
from stellwerk.match.wire import Move, Wire
from stellwerk.study.marks import Mark
from stellwerk.study.quality import QualityName

FORMAT = 1


class ReviewChances(Wire):
    """Everybody's share of the win before a step of the match; the last one is the result."""

    step: int
    shares: list[float]
    """of each seat; they add up to 1"""
    errors: list[float]
    """standard errors of the shares"""


class ReviewAlternative(Wire):
    """A move that might have been made, compared in the same imagined worlds as the others."""

    move: Move
    difference: float
    """to the best: 0 or less"""
    error: float
    """standard error of the difference"""
    is_right: bool
    """whether it is as good as the best, for all we know"""


class ReviewDecision(Wire):
    """A decision of a seat that left a choice, judged by what the seat knew."""

    step: int
    seat: int
    move: Move
    cost: float
    """what it gave away against the best"""
    error: float
    """standard error of the cost"""
    gain: float
    """what it brought against the choice of the usual player, if one plays on well after it; it may
    be negative"""
    booked: list[float]
    """by how much it changed everybody's chances against that choice: what the ledger counts"""
    mark: Mark | None
    alternatives: list[ReviewAlternative]
    """the best first; the move that was made is among them"""
    plan: Explanation | None = None
    """what the best was for, where the decision has a mark; else `null`"""


class ReviewAccount(Wire):
    """The ledger of a seat: the parts add up to the result."""

    start: float
    """everybody's share before anything was dealt"""
    deal: float
    """luck of the deal, and of the seat"""
    draws: float
    """luck afterwards: what chance brought to anybody, and what nobody could know"""
    choices: float
    """what own choices, instead of the usual player's, did to the own chances"""
    others: float
    """what the choices of others did to this seat"""
    result: float
    choices_error: float
    others_error: float
    draws_error: float
    deal_error: float


class ReviewedSeat(Wire):
    """What is said about one person."""

    account: ReviewAccount
    luck: float
    """deal and draws together"""
    accuracy: float | None
    """from 0 to 100; `null` for who had no choice"""
    decisions: int
    """those that left a choice"""
    doubtful: int
    bad: int
    good: int
    best: int | None
    """the step of the best moment: the good decision that gained most"""
    worst: int | None
    """the step of the worst moment: the marked decision that cost most"""
    luckiest: int | None
    """the step before which chance was kindest"""
    unluckiest: int | None


class Review(Wire):
    """A whole match looked back at; all its numbers come from one table of values."""

    stellwerk: int
    """the format"""
    game: str
    players: int
    rules: int
    options: dict[str, Setting]
    digest: str
    """of the position at the end of the match"""
    quality: QualityName
    seed: int
    steps: int
    """moves of the match that were not taken back"""
    seats: list[ReviewedSeat]
    chances: list[ReviewChances]
    decisions: list[ReviewDecision]
