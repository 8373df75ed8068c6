"""Ticket to Ride as a family: what the rest of the program asks of it."""

from importlib import resources
from typing import TYPE_CHECKING

from stellwerk.bots import RandomBot, ThinkingBot
from stellwerk.games.family import Family
from stellwerk.games.levels import level_bots
from stellwerk.games.ticket.board.kind import BOARDS
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.hinting import HINTING
from stellwerk.games.ticket.levels import LEVELS
from stellwerk.games.ticket.options import ticket_clashes, ticket_options
from stellwerk.games.ticket.policies import POLICIES
from stellwerk.games.ticket.puzzles.kinds import PUZZLES
from stellwerk.games.ticket.rule_book import BOOK
from stellwerk.games.ticket.sketch import sketch
from stellwerk.games.ticket.wire.models import WIRE
from stellwerk.kernel.ticket.planner import plan_action

if TYPE_CHECKING:
    from stellwerk.games.ticket.balance import TicketWatching
    from stellwerk.games.ticket.board.schema import TicketBoard
    from stellwerk.games.ticket.pictures.painter import TicketPainter
    from stellwerk.games.ticket.terminal.presenter import TicketPresenter
    from stellwerk.match.contract import Game
    from stellwerk.terminal.speaking import Speaker


def paint(board: "TicketBoard", is_shipped: bool) -> "TicketPainter":
    """In pictures; what draws them is read only when somebody looks."""
    from stellwerk.games.ticket.pictures.painter import TicketPainter

    return TicketPainter(board, is_shipped)


def watch(game: "Game") -> "TicketWatching":
    """Many games, to weigh a board; what counts them is read only when somebody does."""
    from stellwerk.games.ticket.balance import TicketWatching

    return TicketWatching(game)


def show(speaker: "Speaker") -> "TicketPresenter":
    """In the terminal; what draws there is read only when somebody looks."""
    from stellwerk.games.ticket.terminal.presenter import TicketPresenter

    return TicketPresenter(speaker)


TICKET = Family(
    name="ticket",
    boards=BOARDS,
    versions=TicketGame.versions,
    options=lambda board, players, rules: ticket_options(board, players or board.players[1]),
    clashes=ticket_clashes,
    make=TicketGame,
    book=BOOK,
    bots={
        "random": RandomBot,
        "planner": lambda seed: ThinkingBot(plan_action, seed, POLICIES.make("planner")),
        "dispatcher": POLICIES.dispatcher,
        **level_bots(POLICIES, LEVELS),
    },
    levels=tuple(LEVELS),
    usual="planner",
    presenter=show,
    painter=paint,
    wire=WIRE,
    policies=POLICIES,
    hinting=HINTING,
    lessons=resources.files("stellwerk.games.ticket") / "lesson_files",
    sketch=sketch,
    puzzles=PUZZLES,
    watching=watch,
)
