"""What each move of a seat is worth, and how sure that is: the answer to the one honest question.

Games that can answer it play their candidates out in imagined worlds (`stellwerk.evaluate`).
"""

from dataclasses import dataclass

from stellwerk.match.wire import Move


class CannotEvaluate(ValueError):  # noqa: N818 - it is the reader's wish, explained
    """This game, or this seat now, cannot be evaluated; the text says why."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much to think: playouts, seconds, or whatever of both is spent first.

    With playouts alone the answer depends on the seed and on nothing else; the number of threads
    changes the speed only.
    """

    rollouts: int = 0
    seconds: float = 0.0
    threads: int = 1
    candidates: int = 12
    """At most so many moves are compared."""
    caution: float = 1.5
    """Standard errors by which a move must lead before it replaces the policy's own choice."""

    def __post_init__(self) -> None:
        if self.rollouts <= 0 and self.seconds <= 0:
            raise CannotEvaluate("An evaluation needs a budget: rollouts, seconds, or both.")


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """One of the moves that were compared."""

    action: int
    move: Move
    worlds: int
    """In how many imagined worlds it was played out."""
    win_share: float
    """Share of games won; a shared win counts in part. An estimate where playouts stop early."""
    margin: float
    """Points ahead of the best other seat, on average."""
    value: float
    """From 0 to 1, what moves are compared by: mostly the margin, squashed."""
    difference: float
    """Its value less that of the best move, in the worlds in which both were played out."""
    error: float
    """The standard error of that difference."""


@dataclass(frozen=True, kw_only=True)
class Evaluation:
    """The moves of a seat that were compared; the policy's own choice stands first."""

    seat: int
    best: Candidate
    candidates: tuple[Candidate, ...]
    stuck: int
    """Playouts that were stopped because they went on for ever; always 0, or something is wrong."""

    @property
    def ranked(self) -> list[Candidate]:
        """The best first, the others by what they lose to it."""
        others = [each for each in self.candidates if each is not self.best]
        return [self.best, *sorted(others, key=lambda each: -each.difference)]
