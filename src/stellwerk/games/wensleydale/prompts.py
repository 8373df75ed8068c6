"""What a seat is asked in each phase of Wensleydale."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COMPANIES
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.games.wensleydale.wire.moves import WensleydalePassMove, WensleydaleStakeMove
from stellwerk.games.wensleydale.wire.prompts import (
    WensleydaleDueArguments,
    WensleydaleLineArguments,
    WensleydaleSaleArguments,
    WensleydaleStakeArguments,
)
from stellwerk.kernel.wensleydale.takeover import sale_price
from stellwerk.match.cautions import cautions
from stellwerk.match.contract import Prompt
from stellwerk.match.wire import NoArguments

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.games.wensleydale.wire.moves import WensleydaleMove
    from stellwerk.kernel.wensleydale.state import StateNumbers
    from stellwerk.match.cautions import Caution
    from stellwerk.match.wire import Wire

HIGH_BID = 4  # cubes


def prompt(game: "WensleydaleGame", state: "State", seat: int) -> "Prompt[WensleydaleMove]":
    """The question to the seat in turn and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    moves = [game.book.move(numbers, action) for action in state.legal_actions(seat)]
    return Prompt(
        seat=seat,
        kind=kind,
        message=f"prompt-wensleydale-{kind}",
        arguments=_arguments(game, numbers, seat, moves),
        moves=moves,
        cautions=cautions(moves, lambda move: _caution_for(move, kind)),
    )


def _caution_for(move: "WensleydaleMove", kind: str) -> "Caution | None":
    """High bids, and going out of a phase: who is asked could do something in it."""
    if isinstance(move, WensleydaleStakeMove):
        return "much" if move.cubes >= HIGH_BID else None
    leaves = isinstance(move, WensleydalePassMove) and kind in ("build", "trains")
    return "much" if leaves else None


def _arguments(
    game: "WensleydaleGame", numbers: "StateNumbers", seat: int, moves: "list[WensleydaleMove]"
) -> "Wire":
    """What the question speaks of."""
    kind = PHASES[numbers["phase"]]
    if kind == "stake":
        stakes = [move.cubes for move in moves if isinstance(move, WensleydaleStakeMove)]
        return WensleydaleStakeArguments(
            box=numbers["box"] + 1, least=min(stakes), most=max(stakes)
        )
    if kind == "line":
        return WensleydaleLineArguments(
            area=game.names.areas[numbers["line"][-1]], cubes=numbers["seats"][seat]["hand"]
        )
    if kind == "pay":
        return WensleydaleDueArguments(due=numbers["due"])
    if kind == "sale":
        return WensleydaleSaleArguments(
            company=COMPANIES[numbers["company"]],
            area=game.names.areas[numbers["line"][-1]],
            price=sale_price(len(numbers["line"]) - 1),
        )
    return NoArguments()
