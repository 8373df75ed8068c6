"""What a hint marks on a map of Wensleydale."""

from typing import TYPE_CHECKING

from stellwerk.games.hinting import Hinting
from stellwerk.games.wensleydale.wire.explanations import WensleydaleExplanation, WensleydalePlan
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleExtendMove,
    WensleydaleStartMove,
)

if TYPE_CHECKING:
    from stellwerk.match.explanations import Explanation
    from stellwerk.match.wire import Move


def glance(told: "Explanation", move: "Move") -> WensleydaleExplanation:
    """Where the line is to end; the way there is still to be found."""
    assert isinstance(told, WensleydaleExplanation)
    on_line = isinstance(move, WensleydaleStartMove | WensleydaleExtendMove)
    if told.plan is None or not on_line or len(told.plan.line) < 2:
        return WensleydaleExplanation(reasons=[], plan=None)
    plan = WensleydalePlan(line=[], areas=[told.plan.line[-1]], box=None)
    return WensleydaleExplanation(reasons=[], plan=plan)


def drawn(told: "Explanation", move: "Move") -> WensleydaleExplanation:
    """The whole line, or the area from which something is carried."""
    assert isinstance(told, WensleydaleExplanation)
    return WensleydaleExplanation(reasons=[], plan=told.plan)


HINTING = Hinting(glance=glance, drawn=drawn)
