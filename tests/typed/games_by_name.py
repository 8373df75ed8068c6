"""What a type checker knows of a game by its name; `make lint` checks it, nothing runs it."""

from typing import assert_type

import stellwerk
from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State as TicketState
from stellwerk.games.ticket.wire.moves import TicketMove
from stellwerk.games.ticket.wire.positions import TicketPosition
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.games.ticket.wire.views import TicketView
from stellwerk.games.trans.game import TransGame
from stellwerk.games.trans.wire.views import TransView
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.games.wensleydale.wire.views import WensleydaleView
from stellwerk.match.contract import Game
from stellwerk.match.wire import AnyEvent, Move, Result, Wire


def games_by_name(name: str) -> None:
    assert_type(stellwerk.game("ticket-europe"), TicketGame)
    assert_type(stellwerk.game("trans-amerika", players=4), TransGame)
    assert_type(stellwerk.game("nurnberg", rules=1), WensleydaleGame)
    assert_type(stellwerk.game(name), Game)
    assert_type(stellwerk.game("ticket-usa").new_state(7), TicketState)


def what_games_say(name: str) -> None:
    ticket = stellwerk.game("ticket-europe").new_match()
    assert_type(ticket.view(0), TicketView)
    assert_type(ticket.view(0).row[0], CardKind | None)
    assert_type(ticket.result, TicketResult | None)
    assert_type(ticket.prompts[0].moves[0], TicketMove)
    assert_type(stellwerk.game("ticket-europe").new_state(7).position(), TicketPosition)
    assert_type(stellwerk.game("trans-amerika").new_match().view(None), TransView)
    assert_type(stellwerk.game("nurnberg").new_match().view(2), WensleydaleView)
    assert_type(stellwerk.game(name).new_match().view(0), Wire)
    assert_type(stellwerk.game(name).new_match().prompts[0].moves[0], Move)
    assert_type(stellwerk.game(name).new_match().log(0)[0], AnyEvent)
    assert_type(stellwerk.game(name).new_match().result, Result | None)
