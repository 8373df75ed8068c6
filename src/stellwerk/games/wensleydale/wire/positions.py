"""The position of Wensleydale."""

from stellwerk.games.wensleydale.board.schema import Company
from stellwerk.games.wensleydale.names import Item
from stellwerk.games.wensleydale.wire.parts import (
    Owner,
    Phase,
    Unit,
    WensleydaleBox,
    WensleydaleSeat,
    WensleydaleTracks,
    WensleydaleTrain,
)
from stellwerk.match.wire import RandomStream, Whole, Wire


class WensleydalePosition(Wire, kw_only=True):
    """A whole position."""

    game: str
    rules: Whole
    """the version of the rules"""
    players: Whole
    options: dict[str, str | Whole | bool]
    phase: Phase
    turn: Whole
    """the number of the turn, from 1"""
    seat: Whole | None
    """the seat to decide, `null` when the game is over"""
    general_order: list[Whole]
    """seats, first to last"""
    build_order: list[Whole]
    """seats, first to last"""
    train_order: list[Whole]
    """seats, first to last"""
    tracks: WensleydaleTracks
    boxes: list[WensleydaleBox]
    """what is printed in a box is no part of a position; views have it as `printed`"""
    box: Whole | None
    """`stake`: the box chosen, from 1; else `null`"""
    limits: list[Whole]
    """the highest single bid of each seat in this auction; zeros outside it"""
    line: list[str]
    """areas of the line being built or sold, first to last; `[]` if none"""
    company: Company | None
    """`sale`: the company; else `null`"""
    due: Whole
    """`pay`: units still to pay; else 0"""
    paying_from: Unit | None
    """`pay`: the first kind that may still be used (units are paid in the order cube, white, brown,
    red, green); else `null`"""
    paying_for: str | None
    """`pay`: `track` or the id of the train being bought; else `null`"""
    item: tuple[str, Item] | None
    """`board`: `[area, item]`, the passenger who waits for a train; else `null`"""
    passed: list[Whole]
    """seats that are out of the train phase, ascending"""
    bonus_given: bool
    """whether the connection bonus has been scored"""
    areas: dict[str, dict[Item, Whole]]
    """for each area with something in it what is there, only that"""
    borders: dict[str, Owner]
    """for each border with a track (`a|b` as in the board file): a seat, `red` or `green`"""
    trains: dict[str, WensleydaleTrain]
    """for each bought train its owner and the places used"""
    random: RandomStream
    seats: list[WensleydaleSeat]
