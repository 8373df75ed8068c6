"""Why a bot decided as it did: reasons that become sentences, and what to mark on the board.

A bot tells its thoughts about a decision; its game says in words and places what follows from them.
All of it comes from what the bot's own seat may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, UnsetType

from stellwerk.match.wire import Wire

if TYPE_CHECKING:
    from stellwerk.kernel.policy import KernelPolicy


CommonReason = Literal["why-chance", "why-compared", "why-learned"]
"""Messages of all families."""


class CannotExplain(ValueError):  # noqa: N818 - it is an answer to whoever asks
    """A bot that keeps its thoughts to itself, or a game that has no words for them."""


@dataclass(frozen=True, kw_only=True)
class Thoughts:
    """What a bot can tell about one of its decisions."""

    policy: "KernelPolicy | None" = None
    """By what it plans; None: it has no plan."""
    by_chance: bool = False
    """Whether it decided by lot."""
    compared: int = 0
    """How many moves it played out in imagined worlds."""
    win_share: float | None = None
    """How often it won in them after the move it made, from 0 to 1."""
    liking: float | None = None
    """How much what it has learned spoke for the move, from 0 to 1."""


class ReasonArguments(Wire, omit_defaults=True):
    """What a reason of any family speaks of; a family adds its own."""

    number: int | UnsetType = UNSET
    percent: int | UnsetType = UNSET


class Reason(Wire, kw_only=True):
    """One sentence; `message` is the id of its text."""

    message: str
    arguments: ReasonArguments


class Explanation(Wire, kw_only=True):
    """Why a bot decided as it did; a family adds what is to be marked on its board."""

    reasons: Sequence[Reason]
    """the most important first"""


def reasons_of_thinking(
    thoughts: Thoughts,
) -> list[tuple[CommonReason, int | UnsetType, int | UnsetType]]:
    """What can be said of any decision: by lot, by comparing, by what was learned.

    For each the message, a number and a share in percent.

    >>> reasons_of_thinking(Thoughts(compared=6, win_share=0.614))
    [('why-compared', 6, 61)]
    """
    found: list[tuple[CommonReason, int | UnsetType, int | UnsetType]] = []
    if thoughts.by_chance:
        found.append(("why-chance", UNSET, UNSET))
    if thoughts.compared > 1 and thoughts.win_share is not None:
        found.append(("why-compared", thoughts.compared, round(100 * thoughts.win_share)))
    if thoughts.liking is not None:
        found.append(("why-learned", UNSET, round(100 * thoughts.liking)))
    return found
