"""Everything the game sends and reads, as structs: moves, views, events, prompts, results."""

from typing import Literal

from stellwerk.match.wire import Move, NoArguments, Result, Score, SeatEvent, Wire, WireModels


class BranchBuildMove(Move, tag="build", kw_only=True):
    """Build a track."""

    track: str


class BranchView(Wire, kw_only=True):
    """What a seat, or a spectator, sees."""

    seat: int | None
    turn: int | None
    """`null` when the game is over"""
    owner: dict[str, int | None]
    """whose every track is; `null` if it is free"""
    goals: list[str | None]
    """the goal of each seat; `null` for those that the reader does not see"""


class BranchTrackArguments(Wire, kw_only=True):
    """Which track."""

    track: str


class BranchStationArguments(Wire, kw_only=True):
    """Which station."""

    station: str


class BranchGoalEvent(SeatEvent[NoArguments], tag="event-branch-goal"):
    """A seat was given a goal."""


class BranchGoalOwnEvent(SeatEvent[BranchStationArguments], tag="event-branch-goal-own"):
    """I was given this goal."""


class BranchBuiltEvent(SeatEvent[BranchTrackArguments], tag="event-branch-built"):
    """A seat built a track."""


class BranchRevealEvent(SeatEvent[BranchStationArguments], tag="event-branch-reveal"):
    """The goal of a seat, at the end."""


class BranchBuildPrompt(Wire, kw_only=True):
    """Which track to build."""

    seat: int
    kind: Literal["build"]
    message: Literal["prompt-branch-build"]
    arguments: NoArguments
    moves: list[BranchBuildMove]


class BranchCategories(Wire, kw_only=True):
    """The points of a seat by what they are for."""

    tracks: int
    goal: int


class BranchScore(Score, kw_only=True):
    """The count of a seat."""

    categories: BranchCategories


class BranchResult(Result, kw_only=True):
    """How a match ended."""

    scores: list[BranchScore]


class BranchPosition(Wire, kw_only=True):
    """A whole position."""

    turn: int
    owner: dict[str, int | None]
    goals: list[str]


WIRE = WireModels(
    moves=(BranchBuildMove,),
    view=BranchView,
    events=(BranchGoalEvent, BranchGoalOwnEvent, BranchBuiltEvent, BranchRevealEvent),
    prompts=(BranchBuildPrompt,),
    result=BranchResult,
    position=BranchPosition,
)
