"""Last Train to Wensleydale and its Nürnberg board as a Game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from stellwerk.games.wensleydale import events, prompts, readings, results, views
from stellwerk.games.wensleydale.judge import Judge
from stellwerk.games.wensleydale.moves import MoveBook
from stellwerk.games.wensleydale.names import Names
from stellwerk.games.wensleydale.position_check import state_numbers
from stellwerk.games.wensleydale.positions import position_of
from stellwerk.games.wensleydale.state import State
from stellwerk.games.wensleydale.tables import build_rules
from stellwerk.match.contract import Event, Game, JsonValue, Move, Option, Position, Prompt, View
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.boards import WensleydaleBoard
    from stellwerk.boards.schema_wensleydale import Side
    from stellwerk.match.contract import State as AnyState
    from stellwerk.match.refusal import IllegalMove


class WensleydaleGame(Game):
    """The rules of Last Train to Wensleydale on one board, with options."""

    family = "wensleydale"
    rules_version = 1
    seat_arguments = ("builders", "carriers", "order")

    def __init__(
        self,
        board: "WensleydaleBoard",
        players: int,
        options: Mapping[str, str | int | bool],
        custom_board: str | None = None,
    ) -> None:
        self.board = board
        self.id = board.id
        self.title = board.title
        self.players = players
        self.options = dict(options)
        self.custom_board = custom_board
        self.names = Names(board, str(options["side"]))
        self.rules = build_rules(board, self.names, players, options)
        self.book = MoveBook(self.rules, self.names)
        self.judge = Judge(self)

    @property
    def side(self) -> "Side":
        """The side of the auction board in use (LTW-COMP-7)."""
        return self.board.side(str(self.options["side"]))

    def new_state(self, seed: int | bytes | None = None) -> State:
        """A state at the start, drawn by the seed (None: by lot)."""
        state = State(self.rules, seed_bytes(seed))
        state.game = self
        return state

    def from_position(self, position: Mapping[str, object]) -> State:
        """The state a position describes; ValueError, in words, if it does not add up."""
        state = State(self.rules, None)
        state.game = self
        state.load(cast("Mapping[str, object]", state_numbers(self, position)))
        return state

    def position(self, state: "AnyState") -> Position:
        """A complete, named, JSON-able description of a state (docs/positions.md)."""
        return position_of(self, cast("State", state).dump())

    def refusal(self, state: "AnyState", seat: int, action: int) -> "IllegalMove":
        """Why a seat may not take an action."""
        return self.judge.refusal_of_action(cast("State", state), seat, action)

    def num_distinct_actions(self) -> int:
        """Actions are numbered from 0 to this, exclusive."""
        return len(self.rules.actions)

    def move(self, state: "AnyState", seat: int, action: int) -> Move:
        """The move an action stands for."""
        return self.book.move(cast("State", state).dump(), action)

    def action(self, state: "AnyState", seat: int, move: Mapping[str, object]) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""
        return self.judge.action(cast("State", state), seat, move)

    def prompt(self, state: "AnyState", seat: int) -> Prompt:
        """What the seat in turn is asked."""
        return prompts.prompt(self, cast("State", state), seat)

    def view(self, state: "AnyState", seat: int | None) -> View:
        """All that a seat (None: a spectator) may know."""
        return views.view(self, cast("State", state), seat)

    def opening(self, state: "AnyState") -> list[Event]:
        """What happened before the first decision."""
        return events.opening(self, cast("State", state))

    def play(self, state: "AnyState", seat: int, action: int) -> list[Event]:
        """Carry out a legal action and tell what happened."""
        return events.play(self, cast("State", state), seat, action)

    def result(self, state: "AnyState") -> dict[str, JsonValue]:
        """Points by category, ranking and the winner of a finished game."""
        return results.result(self, cast("State", state))

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: an area, an item, a company."""
        return readings.argument_text(self, name, value, lang)


def wensleydale_options(board: "WensleydaleBoard", players: int | None) -> list[Option]:
    """The options for so many players (None: for any), in the order a lobby shows them."""
    sides = tuple(side.id for side in board.sides)
    if players is not None:  # the side is free only with three players (LTW-COMP-7)
        sides = tuple(board.sides_for(players))
    seats = ("random", *range(players or board.players[1]))
    return [
        Option("side", sides, sides[0], "option-wensleydale-side"),
        Option(
            "hill_goods_from",
            ("neutral_town", "any_area"),
            "neutral_town",
            "option-wensleydale-hill_goods_from",
        ),
        Option("first_seat", seats, "random", "option-wensleydale-first_seat"),
    ]
