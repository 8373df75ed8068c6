"""What a seat is asked in each phase of Wensleydale."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COMPANIES
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.kernel.wensleydale.takeover import sale_price
from stellwerk.match.contract import Prompt

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.match.contract import JsonValue


def prompt(game: "WensleydaleGame", state: "State", seat: int) -> Prompt:
    """The question to the seat in turn and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    moves = [game.book.move(numbers, action) for action in state.legal_actions(seat)]
    arguments: dict[str, JsonValue] = {}
    if kind == "stake":
        stakes = [cubes for move in moves if isinstance(cubes := move["cubes"], int)]
        arguments = {"box": numbers["box"] + 1, "least": min(stakes), "most": max(stakes)}
    elif kind == "line":
        arguments["area"] = game.names.areas[numbers["line"][-1]]
        arguments["cubes"] = numbers["seats"][seat]["hand"]
    elif kind == "pay":
        arguments["due"] = numbers["due"]
    elif kind == "sale":
        arguments["company"] = COMPANIES[numbers["company"]]
        arguments["area"] = game.names.areas[numbers["line"][-1]]
        arguments["price"] = sale_price(len(numbers["line"]) - 1)
    return Prompt(
        seat=seat,
        kind=kind,
        message=f"prompt-wensleydale-{kind}",
        arguments=arguments,
        moves=moves,
    )
