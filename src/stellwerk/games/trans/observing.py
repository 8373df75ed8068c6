"""What Trans gives to those who learn to play it."""

from typing import TYPE_CHECKING, cast

from stellwerk.boards import Board
from stellwerk.games.observing import Observing, one_part_each, quick_players
from stellwerk.games.trans.policies import POLICIES
from stellwerk.kernel.observing import KernelObserver
from stellwerk.kernel.state import KernelRules
from stellwerk.kernel.trans.observation import PLANNING_BLOCKS, VERSION, TransObserver
from stellwerk.kernel.trans.policy import SurveyorPolicy

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard
    from stellwerk.kernel.trans.board import Rules


def _observer(rules: KernelRules, without: tuple[str, ...]) -> KernelObserver:
    return TransObserver(cast("Rules", rules), without)


def _numbering(board: Board) -> object:
    own = cast("TransBoard", board)
    return [
        own.crossings,
        [[line.a, line.b, line.cost] for line in own.all_lines],
        [[city.id, city.at, city.colour] for city in own.cities],
    ]


OBSERVING = Observing(
    version=VERSION,
    build=_observer,
    planning=PLANNING_BLOCKS,
    parts=one_part_each,
    players=quick_players(POLICIES, surveyor=SurveyorPolicy),
    numbering=_numbering,
)
