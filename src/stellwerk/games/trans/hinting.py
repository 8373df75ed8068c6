"""What a hint marks on a map of Trans."""

from typing import TYPE_CHECKING

import msgspec

from stellwerk.games.hinting import Hinting
from stellwerk.games.trans.wire.explanations import TransExplanation, TransPlan
from stellwerk.games.trans.wire.moves import TransLayMove, TransPlaceMove

if TYPE_CHECKING:
    from stellwerk.match.explanations import Explanation
    from stellwerk.match.wire import Move


def glance(told: "Explanation", move: "Move") -> TransExplanation:
    """The cities that the rails are to lead to."""
    assert isinstance(told, TransExplanation)
    if told.plan is None or not isinstance(move, TransPlaceMove | TransLayMove):
        return TransExplanation(reasons=[], plan=None)
    return TransExplanation(reasons=[], plan=TransPlan(lines=[], cities=told.plan.cities))


def drawn(told: "Explanation", move: "Move") -> TransExplanation:
    """The rails that are to be laid, the one of this move first."""
    assert isinstance(told, TransExplanation)
    plan = told.plan
    if plan is not None and isinstance(move, TransLayMove):
        plan = msgspec.structs.replace(plan, lines=[move.line, *plan.lines])
    return TransExplanation(reasons=[], plan=plan)


HINTING = Hinting(glance=glance, drawn=drawn)
