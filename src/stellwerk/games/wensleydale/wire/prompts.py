"""What a seat is asked in Wensleydale, and the moves that can answer it."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from stellwerk.games.wensleydale.board.schema import Company
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleBidMove,
    WensleydaleBoardMove,
    WensleydaleBuyMove,
    WensleydaleCarryMove,
    WensleydaleChainMove,
    WensleydaleExtendMove,
    WensleydalePassMove,
    WensleydalePayMove,
    WensleydaleSellMove,
    WensleydaleStakeMove,
    WensleydaleStartMove,
    WensleydaleStopMove,
)
from stellwerk.match.cautions import Cautions
from stellwerk.match.wire import NoArguments, Wire


class WensleydaleStakeArguments(Wire, kw_only=True):
    """The box, from 1, and the fewest and the most cubes that can be bid."""

    box: int
    least: int
    most: int


class WensleydaleLineArguments(Wire, kw_only=True):
    """The area where the line ends now, and the cubes in hand."""

    area: str
    cubes: int


class WensleydaleDueArguments(Wire, kw_only=True):
    """Units still to pay."""

    due: int


class WensleydaleSaleArguments(Wire, kw_only=True):
    """The company, the area where the line ends now, and what it costs so far."""

    company: Company
    area: str
    price: int


class WensleydaleBidPrompt(Wire, kw_only=True):
    """For which box to bid."""

    seat: int
    kind: Literal["bid"]
    message: Literal["prompt-wensleydale-bid"]
    arguments: NoArguments
    moves: list[WensleydaleBidMove]


class WensleydaleStakePrompt(Wire, kw_only=True):
    """How many cubes to bid."""

    seat: int
    kind: Literal["stake"]
    message: Literal["prompt-wensleydale-stake"]
    arguments: WensleydaleStakeArguments
    moves: list[WensleydaleStakeMove]
    cautions: Cautions | UnsetType = UNSET


class WensleydaleBuildPrompt(Wire, kw_only=True):
    """Where to begin a line."""

    seat: int
    kind: Literal["build"]
    message: Literal["prompt-wensleydale-build"]
    arguments: NoArguments
    moves: list[WensleydaleStartMove | WensleydalePassMove]
    cautions: Cautions


class WensleydaleLinePrompt(Wire, kw_only=True):
    """Where the line goes on."""

    seat: int
    kind: Literal["line"]
    message: Literal["prompt-wensleydale-line"]
    arguments: WensleydaleLineArguments
    moves: list[WensleydaleExtendMove | WensleydaleStopMove]


class WensleydalePayPrompt(Wire, kw_only=True):
    """With what to pay a unit."""

    seat: int
    kind: Literal["pay"]
    message: Literal["prompt-wensleydale-pay"]
    arguments: WensleydaleDueArguments
    moves: list[WensleydalePayMove]


class WensleydaleChainPrompt(Wire, kw_only=True):
    """Which chain counts for the connection bonus."""

    seat: int
    kind: Literal["chain"]
    message: Literal["prompt-wensleydale-chain"]
    arguments: NoArguments
    moves: list[WensleydaleChainMove]


class WensleydaleTrainsPrompt(Wire, kw_only=True):
    """What to buy or to carry."""

    seat: int
    kind: Literal["trains"]
    message: Literal["prompt-wensleydale-trains"]
    arguments: NoArguments
    moves: list[WensleydaleBuyMove | WensleydaleCarryMove | WensleydalePassMove]
    cautions: Cautions


class WensleydaleBoardPrompt(Wire, kw_only=True):
    """On which train a passenger travels."""

    seat: int
    kind: Literal["board"]
    message: Literal["prompt-wensleydale-board"]
    arguments: NoArguments
    moves: list[WensleydaleBoardMove]


class WensleydaleTakeOverPrompt(Wire, kw_only=True):
    """Which line to sell, and to whom."""

    seat: int
    kind: Literal["take-over"]
    message: Literal["prompt-wensleydale-take-over"]
    arguments: NoArguments
    moves: list[WensleydaleSellMove | WensleydalePassMove]


class WensleydaleSalePrompt(Wire, kw_only=True):
    """How far the sold line goes."""

    seat: int
    kind: Literal["sale"]
    message: Literal["prompt-wensleydale-sale"]
    arguments: WensleydaleSaleArguments
    moves: list[WensleydaleExtendMove | WensleydaleStopMove]


WensleydalePrompt: TypeAlias = (
    WensleydaleBidPrompt
    | WensleydaleStakePrompt
    | WensleydaleBuildPrompt
    | WensleydaleLinePrompt
    | WensleydalePayPrompt
    | WensleydaleChainPrompt
    | WensleydaleTrainsPrompt
    | WensleydaleBoardPrompt
    | WensleydaleTakeOverPrompt
    | WensleydaleSalePrompt
)
