"""What the kinds of puzzles of Trans share: their states, and marks on the map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec import UNSET
from msgspec.structs import replace

from stellwerk.games.trans.wire.explanations import TransPlan
from stellwerk.games.trans.wire.views import TransView
from stellwerk.match.contract import Game, View
from stellwerk.match.contract import State as AnyState
from stellwerk.match.wire import Move, Wire

if TYPE_CHECKING:
    from stellwerk.games.trans.game import TransGame
    from stellwerk.games.trans.state import State


def trans_state(game: Game, state: AnyState) -> "tuple[TransGame, State]":
    """A game and a state that are of this family, as their family knows them."""
    return cast("TransGame", game), cast("State", state)


def is_new_turn(state: "State") -> bool:
    """Whether a seat is to lay, and has not begun."""
    numbers = state._dump()
    return state.phase == "lay" and numbers["laid_this_turn"] == 0 and not numbers["winners"]


def without_count(view: View) -> View:
    """A view in which nobody has counted the rails that are missing."""
    assert isinstance(view, TransView)
    return view if view.you is UNSET else replace(view, you=replace(view.you, missing=None))


def marks(game: Game, state: AnyState, seat: int, moves: Sequence[Move]) -> Wire | None:
    """The lines on which rails are laid."""
    plain = [move.as_json() for move in moves]
    lines = [str(move["line"]) for move in plain if "line" in move]
    cities = [str(move["city"]) for move in plain if "city" in move]
    return TransPlan(lines=lines, cities=cities) if lines or cities else None
