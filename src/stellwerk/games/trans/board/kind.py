"""The board files of the family: their form, their checks, and the shipped ones."""

from collections.abc import Iterator
from importlib import resources

from stellwerk.boards import BoardKind, own_shipped_board
from stellwerk.boards.check_common import check_ids, check_players
from stellwerk.boards.draft import Draft, EntryName
from stellwerk.boards.shape import Fault
from stellwerk.games.trans.board import check_cities, check_net
from stellwerk.games.trans.board.schema import TransBoard


def _check_own_ids(draft: Draft) -> Iterator[Fault]:
    yield from check_ids(draft, "cities")


BOARDS = BoardKind(
    form=TransBoard,
    checks=(
        _check_own_ids,
        check_players,
        check_net.check_size,
        check_net.check_rows,
        check_net.check_net,
        check_net.check_lines,
        check_cities.check_places,
        check_cities.check_colours,
        check_cities.check_scoring,
    ),
    folder=resources.files("stellwerk.games.trans") / "board_files",
    shipped=(
        "trans-europa",
        "trans-amerika",
    ),
    names={
        "cities": EntryName("city"),
        "lines": EntryName("rail line", between="-"),
    },
)


def trans_board(board_id: str) -> TransBoard:
    """A shipped Trans board; BoardError if there is none with this id.

    >>> len(trans_board("trans-europa").all_lines)
    577
    """
    return own_shipped_board(BOARDS, board_id)
