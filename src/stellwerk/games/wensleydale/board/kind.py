"""The board files of the family: their form, their checks, and the shipped ones."""

from collections.abc import Iterator
from importlib import resources

from stellwerk.boards import BoardKind, own_shipped_board
from stellwerk.boards.check_common import check_ids, check_players
from stellwerk.boards.draft import Draft, EntryName
from stellwerk.boards.shape import Fault
from stellwerk.games.wensleydale.board import check_areas, check_map, check_sides, check_supply
from stellwerk.games.wensleydale.board.schema import WensleydaleBoard


def _check_own_ids(draft: Draft) -> Iterator[Fault]:
    for name in ("areas", "sides"):
        yield from check_ids(draft, name)


BOARDS = BoardKind(
    form=WensleydaleBoard,
    checks=(
        _check_own_ids,
        check_players,
        check_areas.check_names,
        check_areas.check_areas,
        check_areas.check_companies,
        check_areas.check_places,
        check_map.check_borders,
        check_map.check_rivers,
        check_map.check_map,
        check_map.check_hills,
        check_map.check_bonus,
        check_supply.check_components,
        check_supply.check_goods,
        check_supply.check_people,
        check_sides.check_sides,
        check_sides.check_trains,
    ),
    folder=resources.files("stellwerk.games.wensleydale") / "board_files",
    shipped=(
        "wensleydale",
        "nurnberg",
    ),
    names={
        "areas": EntryName("area"),
        "borders": EntryName("border", between="|"),
        "rivers": EntryName("river", key="name"),
        "sides": EntryName("side"),
    },
)


def wensleydale_board(board_id: str) -> WensleydaleBoard:
    """A shipped Wensleydale board; BoardError if there is none with this id.

    >>> wensleydale_board("nurnberg").area("fuerth").fixed
    ('red', 'green')
    """
    return own_shipped_board(BOARDS, board_id)
