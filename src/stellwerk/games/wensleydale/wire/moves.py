"""The moves of Wensleydale."""

from typing import TypeAlias

import msgspec

from stellwerk.games.wensleydale.board.schema import Company
from stellwerk.games.wensleydale.wire.parts import Carried, Unit
from stellwerk.games.wire import Wire


class WensleydaleBidMove(Wire, tag_field="do", tag="bid", kw_only=True):
    """Choose a box of the auction."""

    box: int
    """boxes are numbered from 1"""


class WensleydaleStakeMove(Wire, tag_field="do", tag="stake", kw_only=True):
    """Bid so many cubes for the box."""

    cubes: int


class WensleydaleStartMove(Wire, tag_field="do", tag="start", kw_only=True):
    """Begin a line here."""

    area: str


class WensleydaleExtendMove(Wire, tag_field="do", tag="extend", kw_only=True):
    """The next area of the line that is built or sold."""

    area: str


class WensleydaleStopMove(Wire, tag_field="do", tag="stop"):
    """The line ends here."""


class WensleydalePayMove(Wire, tag_field="do", tag="pay", kw_only=True):
    """Pay one unit with this."""

    with_: Unit = msgspec.field(name="with")


class WensleydaleChainMove(Wire, tag_field="do", tag="chain", kw_only=True):
    """Which of several shortest chains counts for the connection bonus."""

    points: list[int]
    """by seat"""


class WensleydaleBuyMove(Wire, tag_field="do", tag="buy", kw_only=True):
    """Buy a train."""

    train: str


class WensleydaleCarryMove(Wire, tag_field="do", tag="carry", kw_only=True):
    """Carry one item."""

    area: str
    item: Carried


class WensleydaleBoardMove(Wire, tag_field="do", tag="board", kw_only=True):
    """The train on which a passenger travels."""

    train: str


class WensleydaleSellMove(Wire, tag_field="do", tag="sell", kw_only=True):
    """Sell a line that begins in this town to a company."""

    company: Company
    area: str


class WensleydalePassMove(Wire, tag_field="do", tag="pass"):
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
