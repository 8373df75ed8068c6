"""What a seat is asked in each phase of a Trans game."""

from typing import TYPE_CHECKING

from stellwerk.games.trans.names import COLOURS
from stellwerk.games.trans.positions import PHASES
from stellwerk.match.contract import Prompt

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State
    from stellwerk.match.contract import JsonValue


def prompt(game: "TransGame", state: "State", seat: int) -> Prompt:
    """The question to a pending seat and all moves that answer it."""
    numbers = state._dump()
    kind = PHASES[numbers["phase"]]
    message = f"prompt-trans-{kind}"
    arguments: dict[str, JsonValue] = {}
    if kind == "lay":
        arguments["budget"] = numbers["budget"]
    if kind == "hand-on":
        colour = state.chosen_colour()
        if colour < 0:
            message += "-any"
        else:
            arguments["colour"] = COLOURS[colour]
    return Prompt(
        seat=seat,
        kind=kind,
        message=message,
        arguments=arguments,
        moves=[game.book.move(numbers["phase"], action) for action in state.legal_actions(seat)],
    )
