"""Why a bot plays Trans as it does."""

from typing import Literal

from msgspec import UNSET, UnsetType

from stellwerk.match.explanations import CommonReason, Explanation, Reason, ReasonArguments
from stellwerk.match.wire import Wire

TransReasonMessage = Literal[
    "why-trans-place",
    "why-trans-place-edge",
    "why-trans-lay",
    "why-trans-lay-nearest",
    "why-trans-lay-join",
    "why-trans-lay-other",
    "why-trans-stop",
    "why-trans-pass",
    "why-trans-give-away",
    "why-trans-agree",
    "why-trans-plan",
    "why-trans-plan-done",
]


class TransReasonArguments(ReasonArguments, omit_defaults=True):
    """What a reason speaks of; `number` counts rails."""

    cities: list[str] | UnsetType = UNSET
    city: str | UnsetType = UNSET
    crossing: str | UnsetType = UNSET
    line: str | UnsetType = UNSET
    others: list[int] | UnsetType = UNSET
    """seats"""


class TransReason(Reason, kw_only=True):
    """One sentence of a bot."""

    message: TransReasonMessage | CommonReason
    arguments: TransReasonArguments


class TransPlan(Wire, kw_only=True):
    """What a bot wanted when it had decided."""

    lines: list[str]
    """on which it still needs rails"""
    cities: list[str]
    """that these lead to"""


class TransExplanation(Explanation, kw_only=True):
    """Why a bot decided as it did, and its plan, to be marked on the map."""

    reasons: list[TransReason]
    """the most important first"""
    plan: TransPlan | None
    """`null` for a bot without one"""
