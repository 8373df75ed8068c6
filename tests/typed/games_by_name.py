"""What a type checker knows of a game by its name; `make lint` checks it, nothing runs it."""

from typing import assert_type

import stellwerk
from stellwerk.games.ticket.game import TicketGame
from stellwerk.games.ticket.state import State as TicketState
from stellwerk.games.trans.game import TransGame
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.match.contract import Game


def games_by_name(name: str) -> None:
    assert_type(stellwerk.game("ticket-europe"), TicketGame)
    assert_type(stellwerk.game("trans-amerika", players=4), TransGame)
    assert_type(stellwerk.game("nurnberg", rules=1), WensleydaleGame)
    assert_type(stellwerk.game(name), Game)
    assert_type(stellwerk.game("ticket-usa").new_state(7), TicketState)
