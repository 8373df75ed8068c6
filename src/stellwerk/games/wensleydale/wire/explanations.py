"""Why a bot plays Wensleydale as it does."""

from typing import Literal

from msgspec import UNSET, UnsetType

from stellwerk.games.wensleydale.board.schema import Company, Influence
from stellwerk.games.wensleydale.wire.parts import Carried, Unit
from stellwerk.match.explanations import CommonReason, Explanation, Reason, ReasonArguments
from stellwerk.match.wire import Wire

WensleydaleReasonMessage = Literal[
    "why-wensleydale-bid",
    "why-wensleydale-bid-brown",
    "why-wensleydale-bid-company",
    "why-wensleydale-stake",
    "why-wensleydale-stake-more",
    "why-wensleydale-line",
    "why-wensleydale-reach",
    "why-wensleydale-stop",
    "why-wensleydale-no-line",
    "why-wensleydale-pay",
    "why-wensleydale-chain",
    "why-wensleydale-buy",
    "why-wensleydale-carry",
    "why-wensleydale-board",
    "why-wensleydale-no-train",
    "why-wensleydale-sell",
    "why-wensleydale-no-sale",
]


class WensleydaleReasonArguments(ReasonArguments, omit_defaults=True):
    """What a reason speaks of; `number` counts tracks."""

    area: str | UnsetType = UNSET
    box: int | UnsetType = UNSET
    company: Company | UnsetType = UNSET
    cubes: int | UnsetType = UNSET
    goods: int | UnsetType = UNSET
    item: Carried | UnsetType = UNSET
    passengers: int | UnsetType = UNSET
    to: str | UnsetType = UNSET
    """the area where a line is to end"""
    tokens: list[Influence] | UnsetType = UNSET
    train: str | UnsetType = UNSET
    unit: Unit | UnsetType = UNSET


class WensleydaleReason(Reason, kw_only=True):
    """One sentence of a bot."""

    message: WensleydaleReasonMessage | CommonReason
    arguments: WensleydaleReasonArguments


class WensleydalePlan(Wire, kw_only=True):
    """What a bot wanted when it decided."""

    line: list[str]
    """areas of the line it builds or sells, as it is to become, first to last"""
    areas: list[str]
    """other areas it thought of"""
    box: int | None


class WensleydaleExplanation(Explanation, kw_only=True):
    """Why a bot decided as it did, and its plan, to be marked on the map."""

    reasons: list[WensleydaleReason]
    """the most important first"""
    plan: WensleydalePlan | None
    """`null` for a bot without one"""
