"""What a hint marks on a map of Trans."""

from typing import TYPE_CHECKING

import msgspec

from stellwerk.games.hinting import Hinting
from stellwerk.games.trans.wire.explanations import TransExplanation, TransPlan
from stellwerk.games.trans.wire.moves import TransLayMove, TransPlaceMove

if TYPE_CHECKING:
    from stellwerk.match.explanations import Explanation
    from stellwerk.match.wire import Move


def glance(explanation: "Explanation", move: "Move") -> TransExplanation:
    """The cities that the rails are to lead to."""
    assert isinstance(explanation, TransExplanation)
    if explanation.plan is None or not isinstance(move, TransPlaceMove | TransLayMove):
        return TransExplanation(reasons=[], plan=None)
    return TransExplanation(reasons=[], plan=TransPlan(lines=[], cities=explanation.plan.cities))


def drawn(explanation: "Explanation", move: "Move") -> TransExplanation:
    """The rails that are to be laid, the one of this move first."""
    assert isinstance(explanation, TransExplanation)
    plan = explanation.plan
    if plan is not None and isinstance(move, TransLayMove):
        plan = msgspec.structs.replace(plan, lines=[move.line, *plan.lines])
    return TransExplanation(reasons=[], plan=plan)


HINTING = Hinting(glance=glance, drawn=drawn)
