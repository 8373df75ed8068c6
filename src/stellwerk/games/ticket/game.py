"""Ticket to Ride as a Game: options, states, moves, and the tellers of views and events."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, cast

from stellwerk.games.family_game import FamilyGame
from stellwerk.games.telling import Telling
from stellwerk.games.ticket import argument_words, events, explaining, prompts, results, views
from stellwerk.games.ticket.caution import caution_by_action
from stellwerk.games.ticket.judge import Judge
from stellwerk.games.ticket.kernel_rules import build_rules, chosen_set, tickets_in_play
from stellwerk.games.ticket.moves import MoveBook
from stellwerk.games.ticket.names import Names
from stellwerk.games.ticket.observing import OBSERVING
from stellwerk.games.ticket.places import Places
from stellwerk.games.ticket.policies import POLICIES
from stellwerk.games.ticket.position_check import state_numbers
from stellwerk.games.ticket.positions import position_of
from stellwerk.games.ticket.spending import spending
from stellwerk.games.ticket.state import State
from stellwerk.games.ticket.wire.moves import TicketMove
from stellwerk.games.ticket.wire.positions import TicketPosition
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.games.ticket.wire.views import TicketView
from stellwerk.match.contract import AnyMove

if TYPE_CHECKING:
    from stellwerk.games.ticket.board.schema import Ticket, TicketBoard, TicketSet
    from stellwerk.kernel.ticket.board import Rules
    from stellwerk.match.contract import State as AnyState


class TicketGame(
    FamilyGame["TicketBoard", State, TicketMove, TicketView, TicketResult, TicketPosition]
):
    """The rules of Ticket to Ride on one board, for a number of players, with options.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-europe", players=4, tickets="mega")
    >>> game.options["tickets"], game.num_distinct_actions()
    ('mega', 2343)
    """

    family = "ticket"
    rules: "Rules"
    versions = (1, 2)
    policies = POLICIES
    observing = OBSERVING

    def build(self, board: "TicketBoard") -> None:
        """Names, rules, judge and telling of this board with these options."""
        self.names = Names(board)
        self.rules = build_rules(board, self.names, self.players, self.options, self.rules_version)
        self.book = MoveBook(self.rules, self.names)
        self.caution_for = caution_by_action(self.book, board)
        self.judge = Judge(self)
        self.empty_state = partial(State, self.rules)
        self.load = lambda state, position: state._load(dict(state_numbers(self, position)))
        self.telling = Telling(
            self, lambda state: position_of(self, state._dump()),
            prompts, views, events, results, argument_words, explaining,
        )  # fmt: skip

    @property
    def ticket_set(self) -> "TicketSet":
        """The ticket set in play."""
        return self.board.ticket_set(chosen_set(self.board, self.options))

    @cached_property
    def tickets_in_play(self) -> "list[Ticket]":
        """The tickets of the chosen set and bonus options, in board order."""
        return tickets_in_play(self.board, self.options, self.rules_version)

    @property
    def big_cities(self) -> tuple[str, ...]:
        """The big cities of the board, if their tickets are in play (TTR-SETUP-7)."""
        return self.board.big_cities if self.ticket_set.big_city_only else ()

    @cached_property
    def places(self) -> Places:
        """What people read: names of cities, routes and tickets."""
        return Places(self.board)

    def move(self, state: "AnyState", seat: int, action: int) -> TicketMove:
        """The move an action stands for."""
        return self.book.move(cast("State", state), seat, action)

    def cheapest(self, moves: Sequence[AnyMove]) -> AnyMove:
        """Of several moves that fit one wish, the one with the fewest locomotives, then cards."""
        return min(moves, key=spending)
