"""What Wensleydale gives to those who learn to play it."""

from typing import TYPE_CHECKING, cast

from stellwerk.boards import Board
from stellwerk.games.observing import Observing, one_part_each, quick_players
from stellwerk.games.wensleydale.policies import POLICIES
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelRules
from stellwerk.kernel.wensleydale.observation import (
    PLANNING_BLOCKS,
    VERSION,
    WensleydaleObserver,
)
from stellwerk.kernel.wensleydale.policy import PromoterPolicy

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import WensleydaleBoard
    from stellwerk.kernel.wensleydale.board import Rules


def _observer(rules: KernelRules, without: tuple[str, ...]) -> KernelObserver:
    return WensleydaleObserver(cast("Rules", rules), without)


def _numbering(board: Board) -> object:
    own = cast("WensleydaleBoard", board)
    return [
        [[area.id, area.terrain, area.town, area.company, area.goods] for area in own.areas],
        [[border.a, border.b, own.cost(border)] for border in own.buildable_borders],
    ]


OBSERVING = Observing(
    version=VERSION,
    build=_observer,
    planning=PLANNING_BLOCKS,
    parts=one_part_each,
    players=quick_players(POLICIES, promoter=PromoterPolicy),
    numbering=_numbering,
)
