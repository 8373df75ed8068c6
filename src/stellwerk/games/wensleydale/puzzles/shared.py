"""What the kinds of puzzles of Wensleydale share: their states, and marks on the map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from stellwerk.games.wensleydale.wire.explanations import WensleydalePlan
from stellwerk.match.contract import Game
from stellwerk.match.contract import State as AnyState
from stellwerk.match.wire import Move, Wire

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State


def wensleydale_state(game: Game, state: AnyState) -> "tuple[WensleydaleGame, State]":
    """A game and a state that are of this family, as their family knows them."""
    return cast("WensleydaleGame", game), cast("State", state)


def moves_of(game: Game, start: AnyState, seat: int, line: Sequence[int]) -> list[Move]:
    """A line of actions as moves."""
    moves = []
    state = start.clone()
    for action in line:
        moves.append(game.move(state, seat, action))
        state.apply_action(action, seat)
    return moves


def marks(game: Game, state: AnyState, seat: int, moves: Sequence[Move]) -> Wire | None:
    """The areas of a line that is built or sold, those from which something is carried, the box."""
    plain = [move.as_json() for move in moves]
    _, now = wensleydale_state(game, state)
    begun = [str(area) for area in now.position().line]
    built = [str(move["area"]) for move in plain if move["do"] in ("start", "extend", "sell")]
    carried = [str(move["area"]) for move in plain if move["do"] == "carry"]
    box = next((cast("int", move["box"]) for move in plain if "box" in move), None)
    if not built and not carried and box is None:
        return None
    return WensleydalePlan(line=[*begun, *built] if built else [], areas=carried, box=box)
