"""What a seat is asked in Trans, and the moves that can answer it."""

from typing import Literal, TypeAlias

from stellwerk.games.trans.wire.moves import (
    TransAgreeMove,
    TransAgreeNoneMove,
    TransHandOnMove,
    TransLayMove,
    TransPassMove,
    TransPlaceMove,
    TransPutBackMove,
    TransStopMove,
)
from stellwerk.games.trans.wire.parts import PassedColour
from stellwerk.match.cautions import Cautions
from stellwerk.match.wire import NoArguments, Wire


class TransAskedColourArguments(Wire, kw_only=True):
    """The colour of the city to hand on."""

    colour: PassedColour


class TransBudgetArguments(Wire, kw_only=True):
    """What may still be spent in this turn."""

    budget: int


class TransAgreePrompt(Wire, kw_only=True):
    """Which special card to play with."""

    seat: int
    kind: Literal["agree"]
    message: Literal["prompt-trans-agree"]
    arguments: NoArguments
    moves: list[TransAgreeMove | TransAgreeNoneMove]
    cautions: Cautions


class TransPutBackPrompt(Wire, kw_only=True):
    """Which city to put back."""

    seat: int
    kind: Literal["put-back"]
    message: Literal["prompt-trans-put-back"]
    arguments: NoArguments
    moves: list[TransPutBackMove]
    cautions: Cautions


class TransHandOnPrompt(Wire, kw_only=True):
    """Which city of a colour to hand on."""

    seat: int
    kind: Literal["hand-on"]
    message: Literal["prompt-trans-hand-on"]
    arguments: TransAskedColourArguments
    moves: list[TransHandOnMove]
    cautions: Cautions


class TransHandOnAnyPrompt(Wire, kw_only=True):
    """Which city to hand on, whatever its colour."""

    seat: int
    kind: Literal["hand-on"]
    message: Literal["prompt-trans-hand-on-any"]
    arguments: NoArguments
    moves: list[TransHandOnMove]
    cautions: Cautions


class TransPlacePrompt(Wire, kw_only=True):
    """Where to place the start marker."""

    seat: int
    kind: Literal["place"]
    message: Literal["prompt-trans-place"]
    arguments: NoArguments
    moves: list[TransPlaceMove]


class TransLayPrompt(Wire, kw_only=True):
    """Where to lay a rail."""

    seat: int
    kind: Literal["lay"]
    message: Literal["prompt-trans-lay"]
    arguments: TransBudgetArguments
    moves: list[TransLayMove | TransStopMove | TransPassMove]


TransPrompt: TypeAlias = (
    TransAgreePrompt
    | TransPutBackPrompt
    | TransHandOnPrompt
    | TransHandOnAnyPrompt
    | TransPlacePrompt
    | TransLayPrompt
)
