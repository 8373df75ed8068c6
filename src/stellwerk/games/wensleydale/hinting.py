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


def glance(explanation: "Explanation", move: "Move") -> WensleydaleExplanation:
    """Where the line is to end; the way there is still to be found."""
    assert isinstance(explanation, WensleydaleExplanation)
    on_line = isinstance(move, WensleydaleStartMove | WensleydaleExtendMove)
    if explanation.plan is None or not on_line or len(explanation.plan.line) < 2:
        return WensleydaleExplanation(reasons=[], plan=None)
    plan = WensleydalePlan(line=[], areas=[explanation.plan.line[-1]], box=None)
    return WensleydaleExplanation(reasons=[], plan=plan)


def drawn(explanation: "Explanation", move: "Move") -> WensleydaleExplanation:
    """The whole line, or the area from which something is carried."""
    assert isinstance(explanation, WensleydaleExplanation)
    return WensleydaleExplanation(reasons=[], plan=explanation.plan)


HINTING = Hinting(glance=glance, drawn=drawn)
