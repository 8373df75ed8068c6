"""Trans Europa and Trans Amerika as a Game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from stellwerk.games.trans import events, prompts, readings, results, views
from stellwerk.games.trans.judge import Judge
from stellwerk.games.trans.moves import MoveBook
from stellwerk.games.trans.names import Names
from stellwerk.games.trans.position_check import state_numbers
from stellwerk.games.trans.positions import position_of
from stellwerk.games.trans.state import State
from stellwerk.games.trans.tables import build_rules
from stellwerk.match.contract import Event, Game, JsonValue, Move, Option, Position, Prompt, View
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.boards import TransBoard
    from stellwerk.match.contract import State as AnyState
    from stellwerk.match.refusal import IllegalMove


class TransGame(Game):
    """The rules of Trans Europa and Trans Amerika on one board, with options.

    >>> import stellwerk
    >>> game = stellwerk.game("trans-europa", players=4, special_cards="chosen", cards="4,18")
    >>> game.num_distinct_actions()
    824
    """

    family = "trans"
    rules_version = 1
    seat_arguments = ("receiver", "others")

    def __init__(
        self,
        board: "TransBoard",
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
        self.names = Names(board)
        self.city_crossing = [self.names.crossing[city.at] for city in board.cities]
        self.rules = build_rules(board, self.names, players, options)
        self.book = MoveBook(self.rules, self.names)
        self.judge = Judge(self)

    def new_state(self, seed: int | bytes | None = None) -> State:
        """A state at the start, shuffled and dealt by the seed (None: by lot)."""
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
        return self.book.move(cast("State", state).dump()["phase"], action)

    def action(self, state: "AnyState", seat: int, move: Mapping[str, object]) -> int:
        """The action a move stands for; raises IllegalMove if it is not allowed now."""
        return self.judge.action(cast("State", state), seat, move)

    def prompt(self, state: "AnyState", seat: int) -> Prompt:
        """What a pending seat is asked."""
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
        """Points, the last round, ranking and winners of a finished game."""
        return results.result(self, cast("State", state))

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city, a crossing, a line."""
        return readings.argument_text(self, name, value, lang)


def trans_options(players: int) -> list[Option]:
    """The options of a Trans game for so many players, in the order a lobby shows them."""
    return [
        Option(
            "special_cards", ("off", "each-round", "chosen"), "off", "option-trans-special_cards"
        ),
        Option("cards", tuple(range(1, 20)), "", "option-trans-cards", several=True),
        Option("cards_at_once", (1, 2, 3), 1, "option-trans-cards_at_once"),
        Option("rounds", (0, 1), 0, "option-trans-rounds"),
        Option("first_seat", ("random", *range(players)), "random", "option-trans-first_seat"),
    ]
