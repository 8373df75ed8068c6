"""Last Train to Wensleydale and its Nürnberg board as a Game."""

from functools import partial
from typing import TYPE_CHECKING, cast

from stellwerk.games.family_game import FamilyGame
from stellwerk.games.telling import Telling
from stellwerk.games.wensleydale import argument_words, events, explaining, prompts, results, views
from stellwerk.games.wensleydale.judge import Judge
from stellwerk.games.wensleydale.kernel_rules import START_FEE_SINCE, box_rules, build_rules
from stellwerk.games.wensleydale.moves import MoveBook
from stellwerk.games.wensleydale.names import Names
from stellwerk.games.wensleydale.observing import OBSERVING
from stellwerk.games.wensleydale.policies import POLICIES
from stellwerk.games.wensleydale.position_check import state_numbers
from stellwerk.games.wensleydale.positions import position_of
from stellwerk.games.wensleydale.state import State
from stellwerk.games.wensleydale.wire.moves import WensleydaleMove
from stellwerk.games.wensleydale.wire.positions import WensleydalePosition
from stellwerk.games.wensleydale.wire.results import WensleydaleResult
from stellwerk.games.wensleydale.wire.views import WensleydaleView
from stellwerk.match.contract import Option

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Side, WensleydaleBoard
    from stellwerk.kernel.wensleydale.board import Rules
    from stellwerk.match.contract import State as AnyState


class WensleydaleGame(
    FamilyGame[
        "WensleydaleBoard", State,
        WensleydaleMove, WensleydaleView, WensleydaleResult, WensleydalePosition,
    ]
):  # fmt: skip
    """The rules of Last Train to Wensleydale on one board, with options."""

    family = "wensleydale"
    rules: "Rules"
    versions = (1, 2)
    policies = POLICIES
    observing = OBSERVING
    seat_arguments = ("builders", "carriers", "order")

    def build(self, board: "WensleydaleBoard") -> None:
        """Names, rules, judge and telling of this board with these options."""
        self.names = Names(board, str(self.options["side"]))
        self.boxes = box_rules(self.side, self.rules_version)
        self.rules = build_rules(board, self.names, self.players, self.options, self.boxes)
        self.book = MoveBook(self.rules, self.names)
        self.judge = Judge(self)
        self.empty_state = partial(State, self.rules)
        self.load = lambda state, position: state._load(dict(state_numbers(self, position)))
        self.telling = Telling(
            self, lambda state: position_of(self, state._dump()),
            prompts, views, events, results, argument_words, explaining,
        )  # fmt: skip

    @property
    def side(self) -> "Side":
        """The side of the auction board in use (LTW-COMP-7)."""
        return self.board.side(str(self.options["side"]))

    def move(self, state: "AnyState", seat: int, action: int) -> WensleydaleMove:
        """The move an action stands for."""
        return self.book.move(cast("State", state)._dump(), action)


def wensleydale_options(
    board: "WensleydaleBoard", players: int | None, rules_version: int
) -> list[Option]:
    """The options for so many players (None: for any), in the order a lobby shows them."""
    sides = tuple(side.id for side in board.sides)
    if players is not None:  # the side is free only with three players (LTW-COMP-7)
        sides = tuple(board.sides_for(players))
    seats = ("random", *range(players or board.players[1]))
    start_fee = Option("start_fee", (True, False), True, "option-wensleydale-start_fee")
    return [
        Option("side", sides, sides[0], "option-wensleydale-side"),
        Option(
            "hill_goods_from",
            ("neutral_town", "any_area"),
            "neutral_town",
            "option-wensleydale-hill_goods_from",
        ),
        *([start_fee] if rules_version >= START_FEE_SINCE else []),
        Option("first_seat", seats, "random", "option-wensleydale-first_seat"),
    ]
