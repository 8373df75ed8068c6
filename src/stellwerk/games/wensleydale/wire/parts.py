"""What several messages of Wensleydale are made of."""

from typing import Literal, NamedTuple

from stellwerk.games.wensleydale.board.schema import Company, Influence
from stellwerk.match.wire import Whole, Wire

Phase = Literal[
    "bid", "stake", "build", "line", "pay", "chain", "trains", "board", "take-over", "sale", "over"
]
Carried = Literal["plain", "hill", "red", "green"]
Unit = Literal["cube", "white", "brown", "red", "green"]
Fee = Literal["white", "red", "green"]
"""Points for landowners and for company towns."""
Owner = Whole | Company
"""A seat as its number, a company by its colour."""


class WensleydalePlace(NamedTuple):
    """Where a seat stands on a track: `[seat, points]`."""

    seat: Whole
    points: Whole


class WensleydaleBid(NamedTuple):
    """Who bids how much: `[seat, cubes]`."""

    seat: Whole
    cubes: Whole


class WensleydaleWaitingItem(NamedTuple):
    """A passenger who waits for a train: `[area, item]`."""

    area: str
    item: Company


class WensleydaleTracks(Wire, kw_only=True):
    """The five tracks, each in ranking order."""

    white: list[WensleydalePlace]
    brown: list[WensleydalePlace]
    red: list[WensleydalePlace]
    green: list[WensleydalePlace]
    profit: list[WensleydalePlace]


class WensleydaleTrain(Wire, kw_only=True):
    """A train that was bought, and its places that are taken."""

    seat: Whole
    passengers: Whole
    goods: Whole


class WensleydaleLoad(Wire, kw_only=True):
    """What a seat has carried this turn; passengers by the price of their train."""

    plain: Whole
    hill: Whole
    red: tuple[Whole, Whole, Whole]
    green: tuple[Whole, Whole, Whole]


class WensleydaleSeat(Wire, kw_only=True):
    """A seat."""

    hand: Whole
    """cubes"""
    points: Whole
    """victory points"""
    plain: Whole
    """items collected before this turn"""
    hill: Whole
    """items collected before this turn"""
    red: Whole
    """items collected before this turn"""
    green: Whole
    """items collected before this turn"""
    loaded: WensleydaleLoad
    """items carried this turn"""


class WensleydaleBox(Wire, kw_only=True):
    """A box of the auction."""

    tokens: list[Influence]
    """sorted white, brown, red, green; one token, under rules version 1 as many as the board says;
    none when the game is over"""
    bid: WensleydaleBid | None
