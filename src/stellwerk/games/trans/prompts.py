"""What a seat is asked in each phase of a Trans game."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.names import COLOURS, PASSED_COLOURS
from stellwerk.games.trans.positions import PHASES
from stellwerk.games.trans.wire.moves import (
    TransAgreeMove,
    TransAgreeNoneMove,
    TransHandOnMove,
    TransPutBackMove,
)
from stellwerk.games.trans.wire.prompts import TransAskedColourArguments, TransBudgetArguments
from stellwerk.match.cautions import cautions
from stellwerk.match.contract import Prompt
from stellwerk.match.wire import NoArguments

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.games.trans.wire.moves import TransMove
    from stellwerk.match.cautions import Caution
    from stellwerk.match.wire import Wire


def prompt(game: "TransGame", state: "State", seat: int) -> "Prompt[TransMove]":
    """The question to a pending seat and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    message = f"prompt-trans-{kind}"
    arguments: Wire = NoArguments()
    if kind == "lay":
        arguments = TransBudgetArguments(budget=numbers["budget"])
    if kind == "hand-on":
        colour = state.chosen_colour()
        if colour < 0:
            message += "-any"
        else:
            arguments = TransAskedColourArguments(colour=PASSED_COLOURS[COLOURS[colour]])
    moves = [game.book.move(numbers["phase"], action) for action in state.legal_actions(seat)]
    return Prompt(
        seat=seat,
        kind=kind,
        message=message,
        arguments=arguments,
        moves=moves,
        cautions=cautions(moves, _caution_for),
    )


def _caution_for(move: "TransMove") -> "Caution | None":
    """What is agreed deals the cities, and what is given away is seldom seen again."""
    given = (TransAgreeMove, TransAgreeNoneMove, TransPutBackMove, TransHandOnMove)
    return "much" if isinstance(move, given) else None
