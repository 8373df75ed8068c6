"""The view of Wensleydale: everything but what the bag will give."""

from typing import NamedTuple

from stellwerk.games.wensleydale.board.schema import Company, Influence
from stellwerk.games.wensleydale.names import Item
from stellwerk.games.wensleydale.wire.parts import (
    Fee,
    Owner,
    Phase,
    Unit,
    WensleydaleBid,
    WensleydaleSeat,
    WensleydaleTracks,
    WensleydaleTrain,
    WensleydaleWaitingItem,
)
from stellwerk.games.wensleydale.wire.results import WensleydaleResult
from stellwerk.match.contract import Setting
from stellwerk.match.wire import Wire


class WensleydaleBoxView(Wire, kw_only=True):
    """A box of the auction."""

    printed: list[Influence]
    """points printed in the box; none under rules version 1"""
    tokens: list[Influence]
    """sorted white, brown, red, green"""
    bid: WensleydaleBid | None


class WensleydaleTrainCost(NamedTuple):
    """A train for one seat: `[brown, units]`; units stand in for brown points it lacks."""

    brown: int
    units: int


class WensleydaleTrackCost(NamedTuple):
    """A track into an area: `[cost, fees]`; cubes, and points of these colours beside them."""

    cost: int
    fees: list[Fee]


class WensleydaleSeatView(WensleydaleSeat, kw_only=True):
    """A seat; everything is open."""

    tracks_left: int
    train_costs: list[WensleydaleTrainCost]
    """what a train of each price costs this seat now, cheapest first"""
    would_be: int
    """the final count, if the match ended now"""


class WensleydaleView(Wire, kw_only=True):
    """What a seat, or a spectator, sees."""

    game: str
    players: int
    options: dict[str, Setting]
    phase: Phase
    turn: int
    """the number of the turn, from 1"""
    general_order: list[int]
    """seats, first to last"""
    build_order: list[int]
    """seats, first to last"""
    train_order: list[int]
    """seats, first to last"""
    tracks: WensleydaleTracks
    boxes: list[WensleydaleBoxView]
    box: int | None
    """`stake`: the box chosen, from 1; else `null`"""
    limits: list[int]
    """the highest single bid of each seat in this auction; zeros outside it"""
    line: list[str]
    """areas of the line being built or sold, first to last"""
    next_tracks: dict[str, WensleydaleTrackCost]
    """`line`: the areas it can go on to, and what that costs its builder; else none"""
    company: Company | None
    """`sale`: the company; else `null`"""
    due: int
    """`pay`: units still to pay; else 0"""
    paying_from: Unit | None
    """`pay`: the first kind that may still be used; else `null`"""
    paying_for: str | None
    """`pay`: `track` or the id of the train being bought; else `null`"""
    item: WensleydaleWaitingItem | None
    """`board`: the passenger who waits for a train; else `null`"""
    passed: list[int]
    """seats that are out of the train phase, ascending"""
    bonus_given: bool
    """whether the connection bonus has been scored"""
    areas: dict[str, dict[Item, int]]
    """for each area with something in it what is there"""
    borders: dict[str, Owner]
    """for each border with a track its owner: a seat or a company"""
    trains: dict[str, WensleydaleTrain]
    """the trains that were bought"""
    seat: int | None
    """whose view it is; `null` for a spectator"""
    in_turn: int | None
    """the seat to decide; `null` when the game is over"""
    pending: list[int]
    """seats that owe a decision"""
    turns: int
    """how many turns the game has"""
    price: int | None
    """`sale`: what the line that is sold costs so far; else `null`"""
    towns: dict[str, list[Company]]
    """the companies that every town shows now"""
    seats: list[WensleydaleSeatView]
    result: WensleydaleResult | None
    """`null` before the end"""
