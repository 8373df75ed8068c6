"""Ticket to Ride as a Game: options, states, moves, and the tellers of views and events."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, cast

from stellwerk.games.ticket import events, prompts, readings, results, views
from stellwerk.games.ticket.judge import Judge
from stellwerk.games.ticket.moves import MoveBook
from stellwerk.games.ticket.names import Names
from stellwerk.games.ticket.places import Places
from stellwerk.games.ticket.position_check import state_numbers
from stellwerk.games.ticket.positions import position_of
from stellwerk.games.ticket.state import State
from stellwerk.games.ticket.tables import build_rules, chosen_set
from stellwerk.match.contract import Event, Game, JsonValue, Move, Option, Position, Prompt, View
from stellwerk.seeds import seed_bytes

if TYPE_CHECKING:
    from stellwerk.boards import TicketBoard, TicketSet
    from stellwerk.match.contract import State as AnyState
    from stellwerk.match.refusal import IllegalMove


class TicketGame(Game):
    """The rules of Ticket to Ride on one board, for a number of players, with options.

    >>> import stellwerk
    >>> game = stellwerk.game("ticket-europe", players=4, tickets="mega")
    >>> game.options["tickets"], game.num_distinct_actions()
    ('mega', 2343)
    """

    family = "ticket"
    rules_version = 1

    def __init__(
        self,
        board: "TicketBoard",
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
        self.rules = build_rules(board, self.names, players, options)
        self.book = MoveBook(self.rules, self.names)
        self.judge = Judge(self)

    @property
    def ticket_set(self) -> "TicketSet":
        """The ticket set in play."""
        return self.board.ticket_set(chosen_set(self.board, self.options))

    @cached_property
    def places(self) -> Places:
        """What people read: names of cities, routes and tickets."""
        return Places(self.board)

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
        return self.book.move(cast("State", state), seat, action)

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
        """Scores by category, ranking and winners of a finished game."""
        return results.result(self, cast("State", state))

    def argument_text(self, name: str, value: JsonValue, lang: str) -> str | int:
        """An argument of a message as people read it: a city's name, a card, a ticket."""
        return readings.argument_text(self, name, value, lang)


def ticket_options(board: "TicketBoard", players: int) -> list[Option]:
    """The options a board offers so many players, in the order a lobby shows them."""
    options: list[Option] = []
    if len(board.ticket_sets) > 1:
        sets = tuple(ticket_set.id for ticket_set in board.ticket_sets)
        options.append(Option("tickets", sets, sets[0], "option-ticket-tickets"))
    options += [
        Option(bonus.id, (False, True), False, f"option-ticket-{bonus.id}")
        for bonus in board.bonus_tickets
    ]
    if board.stations:
        editions = ("anniversary", "original")
        options.append(Option("edition", editions, editions[0], "option-ticket-edition"))
    seats = ("random", *range(players))
    options.append(Option("first_seat", seats, "random", "option-ticket-first_seat"))
    return options
