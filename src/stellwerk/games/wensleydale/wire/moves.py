"""The moves of Wensleydale."""

from typing import TypeAlias

import msgspec

from stellwerk.games.wensleydale.board.schema import Company
from stellwerk.games.wensleydale.wire.parts import Carried, Unit
from stellwerk.match.wire import Move


class WensleydaleBidMove(Move, tag="bid", kw_only=True):
    """Choose a box of the auction."""

    box: int
    """boxes are numbered from 1"""


class WensleydaleStakeMove(Move, tag="stake", kw_only=True):
    """Bid so many cubes for the box."""

    cubes: int


class WensleydaleStartMove(Move, tag="start", kw_only=True):
    """Begin a line here."""

    area: str


class WensleydaleExtendMove(Move, tag="extend", kw_only=True):
    """The next area of the line that is built or sold."""

    area: str


class WensleydaleStopMove(Move, tag="stop"):
    """The line ends here."""


class WensleydalePayMove(Move, tag="pay", kw_only=True):
    """Pay one unit with this."""

    with_: Unit = msgspec.field(name="with")


class WensleydaleChainMove(Move, tag="chain", kw_only=True):
    """Which of several shortest chains counts for the connection bonus."""

    points: list[int]
    """by seat"""


class WensleydaleBuyMove(Move, tag="buy", kw_only=True):
    """Buy a train."""

    train: str


class WensleydaleCarryMove(Move, tag="carry", kw_only=True):
    """Carry one item."""

    area: str
    item: Carried


class WensleydaleBoardMove(Move, tag="board", kw_only=True):
    """The train on which a passenger travels."""

    train: str


class WensleydaleSellMove(Move, tag="sell", kw_only=True):
    """Sell a line that begins in this town to a company."""

    company: Company
    area: str


class WensleydalePassMove(Move, tag="pass"):
    """No line, out of the train phase, or no sale."""


WensleydaleMove: TypeAlias = (
    WensleydaleBidMove
    | WensleydaleStakeMove
    | WensleydaleStartMove
    | WensleydaleExtendMove
    | WensleydaleStopMove
    | WensleydalePayMove
    | WensleydaleChainMove
    | WensleydaleBuyMove
    | WensleydaleCarryMove
    | WensleydaleBoardMove
    | WensleydaleSellMove
    | WensleydalePassMove
)
