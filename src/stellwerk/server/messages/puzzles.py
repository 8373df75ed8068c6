"""Messages of puzzles: which there are, one before its answer, and what is said to an answer."""

from typing import Annotated

import msgspec

from stellwerk.server.messages.common import Json, Milliseconds

MOST_MOVES = 40
Moves = Annotated[list[Json], msgspec.Meta(max_length=MOST_MOVES)]


class PuzzleTheme(msgspec.Struct):
    """How many puzzles there are of a theme."""

    theme: str
    number: int


class PuzzleBoard(msgspec.Struct):
    """The puzzles on a board."""

    game: str
    title: str
    family: str
    themes: list[PuzzleTheme]


class PuzzleSolver(msgspec.Struct):
    """How somebody does with puzzles."""

    rating: int = 1500
    deviation: int = 350
    """by how much the rating may be off"""
    tried: int = 0
    right: int = 0
    streak: int = 0
    """right answers in a row, up to now"""
    best_streak: int = 0


class Puzzles(msgspec.Struct):
    """All puzzles there are, that of the day, and how the reader does."""

    boards: list[PuzzleBoard]
    day: str | None
    solver: PuzzleSolver | None
    """`null` for somebody without a name"""


class PuzzleState(msgspec.Struct):
    """A puzzle as its seat sees it after some moves; nothing of its answer."""

    id: str
    game: str
    title: str
    family: str
    theme: str
    players: int
    seat: int
    rating: int
    exact: bool
    """whether the answer is proven, and not only found by playing on"""
    asks_number: bool
    """whether a number is wanted instead of moves"""
    is_whole: bool
    """whether the moves are an answer, which can be given now"""
    attempted: bool
    """whether the reader's first answer, which alone counts, has been given"""
    view: msgspec.Raw
    prompt: msgspec.Raw | None


class PuzzleMoves(msgspec.Struct, forbid_unknown_fields=True):
    """Moves of an answer that is not whole yet."""

    moves: Moves


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: moves, or a number."""

    moves: Moves = []
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


class PuzzleVerdict(msgspec.Struct):
    """What is said to an answer."""

    right: bool
    counted: bool
    """whether it was the first answer, by which ratings change"""
    answer: list[Json]
    """the moves of the right answer; empty where a number was asked for"""
    value: int
    """what the right answer comes to; the number, where one was asked for"""
    second: int | None
    """what the best of all other answers comes to"""
    tried: int
    """how many answers were compared"""
    plan: Json | None
    """what is marked on the map, in the form in which the family's bots tell plans"""
    puzzle_rating: int
    solver: PuzzleSolver
    gained: int
    """by how much the reader's rating changed"""


class KeptPuzzleAttempt(msgspec.Struct):
    """A puzzle I tried."""

    puzzle: str
    right: bool
    doubted: bool
    at: Milliseconds


class KeptSolver(msgspec.Struct):
    """My rating at puzzles, and my streaks."""

    rating: float
    deviation: float
    volatility: float
    tried: int
    right: int
    streak: int
    best_streak: int
