"""Messages of the analysis board, and of tables that go on from a step of a match."""

from typing import Annotated

import msgspec

from stellwerk.server.messages.common import BoardHash, Json, SeatNumber
from stellwerk.server.messages.tables import SeatWish, Setting

MOST_MOVES = 600
Step = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class TriedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is tried for a seat."""

    seat: SeatNumber
    move: Json


class FreshGame(msgspec.Struct, forbid_unknown_fields=True):
    """A new game to begin with, dealt by chance."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    players: Annotated[int, msgspec.Meta(ge=1, le=10)]
    options: dict[str, Setting] = {}


class AnalysisQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """A position, or a fresh game, and moves from there."""

    position: Json | None = None
    """As `state.position()` says it; without it, a fresh game."""
    fresh: FreshGame | None = None
    board: BoardHash | None = None
    """The hash of a board of somebody's own, on which it is played; without it, the shipped one."""
    moves: Annotated[list[TriedMove], msgspec.Meta(max_length=MOST_MOVES)] = []
    seat: SeatNumber | None = None
    """Whose view; without it, of whoever is asked."""
    values: bool = False
    """Whether to say what the moves are worth: that takes a little."""


class ValuedMove(msgspec.Struct):
    """What a move is worth to the seat that is asked."""

    move: Json
    win_share: float
    margin: float
    difference: float
    """how much less it is worth than the best one; below 0 where it seemed better, not clearly"""
    error: float
    """the standard error of the difference"""
    worlds: int


class AnalysisState(msgspec.Struct):
    """The table after these moves."""

    game: str
    family: str
    title: str
    players: int
    rules: int
    options: dict[str, Setting]
    board: str | None
    """the hash of somebody's own board"""
    position: Json
    """where it began"""
    now: Json
    """the whole position after the moves"""
    number: int
    """moves that were made"""
    seat: int | None
    pending: list[int]
    over: bool
    view: msgspec.Raw
    prompt: msgspec.Raw | None
    values: list[ValuedMove] | None
    """the best first; null where nobody asked for them"""
    mistake: str | None = None
    """a move that could not be made, in words: it and those after it were left out"""


class GoOn(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished match: I on one seat or more, bots on the others."""

    number: Step
    """the entry of the record"""
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=10)]
