"""What a board file of this family says, and what must hold in it."""

from collections.abc import Iterator
from importlib import resources

from msgspec import Struct

from stellwerk.boards import BoardKind
from stellwerk.boards.board import Board, Id, Name
from stellwerk.boards.check_common import check_ends, check_ids, check_players
from stellwerk.boards.draft import Draft, EntryName
from stellwerk.boards.shape import Fault


class Station(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place that tracks lead to."""

    id: Id
    name: Name


class Track(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line between two stations, and what it is worth."""

    id: Id
    a: str
    b: str
    points: int


class BranchBoard(Board, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A valley: stations, tracks, and the bonus for the own goal."""

    bonus: int
    stations: tuple[Station, ...]
    tracks: tuple[Track, ...]


def check_tracks(draft: Draft) -> Iterator[Fault]:
    """Ids are given once, and a track joins two stations that there are."""
    for name in ("stations", "tracks"):
        yield from check_ids(draft, name)
    for row in draft.rows("tracks"):
        yield from check_ends(row, draft.ids("stations"), "station", "stations")


BOARDS = BoardKind(
    form=BranchBoard,
    checks=(check_players, check_tracks),
    folder=resources.files("branch_lines") / "boards",
    shipped=("branch-valley",),
    names={"stations": EntryName("station"), "tracks": EntryName("track")},
)
