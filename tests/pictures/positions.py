"""Positions in all parts of a game, on every board, as quick bots play it."""

from functools import cache
from typing import cast

import pytest

import stellwerk
from stellwerk.bots import Seat, make_bot, usual_bot
from stellwerk.games.named_state import NamedState

BOARDS = stellwerk.games()
every_board = pytest.mark.parametrize("board", BOARDS)


@cache
def positions(board: str, players: int = 3) -> tuple[NamedState, ...]:
    """The beginning, two positions on the way, and the end."""
    game = stellwerk.game(board, players=players)
    state = game.new_state(seed=5)
    bots = [make_bot(game.family, usual_bot(game.family), seat) for seat in range(players)]
    found = [state.clone()]
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(bots[seat].choose(Seat(game, state, seat)), seat)
        if len(state.history()) in (40, 70):
            found.append(state.clone())
    return tuple(cast("NamedState", each) for each in [*found, state])
