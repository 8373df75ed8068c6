"""Trans Europa and Trans Amerika as a Game."""

from functools import partial
from typing import TYPE_CHECKING, cast

from stellwerk.games.family_game import FamilyGame
from stellwerk.games.telling import Telling
from stellwerk.games.trans import argument_words, events, explaining, prompts, results, views
from stellwerk.games.trans.judge import Judge
from stellwerk.games.trans.kernel_rules import build_rules
from stellwerk.games.trans.moves import MoveBook
from stellwerk.games.trans.names import Names
from stellwerk.games.trans.observing import OBSERVING
from stellwerk.games.trans.policies import POLICIES
from stellwerk.games.trans.position_check import state_numbers
from stellwerk.games.trans.positions import position_of
from stellwerk.games.trans.state import State
from stellwerk.games.trans.wire.moves import TransMove
from stellwerk.games.trans.wire.positions import TransPosition
from stellwerk.games.trans.wire.results import TransResult
from stellwerk.games.trans.wire.views import TransView

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard
    from stellwerk.kernel.trans.board import Rules
    from stellwerk.match.contract import State as AnyState


class TransGame(FamilyGame["TransBoard", State, TransMove, TransView, TransResult, TransPosition]):
    """The rules of Trans Europa and Trans Amerika on one board, with options.

    >>> import stellwerk
    >>> game = stellwerk.game("trans-europa", players=4, special_cards="chosen", cards="4,18")
    >>> game.num_distinct_actions()
    824
    """

    family = "trans"
    rules: "Rules"
    versions = (1, 2)
    policies = POLICIES
    observing = OBSERVING
    seat_arguments = ("receiver", "others")

    def build(self, board: "TransBoard") -> None:
        """Names, rules, judge and telling of this board with these options."""
        self.names = Names(board)
        self.city_crossing = [self.names.crossing[city.at] for city in board.cities]
        in_play = {city.id for city in board.cities_in_play(self.players)}
        self.left_out = [city.id for city in board.cities if city.id not in in_play]
        self.rules = build_rules(board, self.names, self.players, self.options, self.rules_version)
        self.book = MoveBook(self.rules, self.names)
        self.judge = Judge(self)
        self.double_lines: dict[tuple[bool, bool], list[str]] = {}  # with cards 4 and 5 or without
        self.empty_state = partial(State, self.rules)
        self.load = lambda state, position: state._load(dict(state_numbers(self, position)))
        self.telling = Telling(
            self, lambda state: position_of(self, state._dump()),
            prompts, views, events, results, argument_words, explaining,
        )  # fmt: skip

    def move(self, state: "AnyState", seat: int, action: int) -> TransMove:
        """The move an action stands for."""
        return self.book.move(cast("State", state)._dump()["phase"], action)
