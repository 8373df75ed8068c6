"""What may be played in Trans Europa/Amerika."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .trans_scoring import network

if TYPE_CHECKING:
    from .trans_board import Line
    from .trans_state import TransState

Move = tuple[str, ...]

CHAIN_COLOURS = {13: "pink", 14: "brown", 15: "orange"}


def find_moves(state: TransState, i: int) -> set[Move]:
    """All moves of a seat that owes a decision."""
    hand = state.seats[i].hand
    if state.phase == "agree":  # TRANS-CARDS-4
        return {("agree", str(card)) for card in range(1, 20)} | {("agree-none",)}
    if state.phase == "put-back":  # TRANS-CARD-8
        return {("put-back", city) for city in hand}
    if state.phase == "hand-on" and state.card == 16:  # TRANS-CARD-16
        return {("hand-on", city) for city in hand}
    if state.phase == "hand-on":  # TRANS-CARD-13 to TRANS-CARD-15
        assert state.card is not None
        colour = CHAIN_COLOURS[state.card]
        return {("hand-on", city) for city in hand if state.colour(city) == colour}
    if state.phase == "place":  # TRANS-SETUP-5
        taken = {seat.marker for seat in state.seats}
        return {("place", crossing) for crossing in state.board.crossings if crossing not in taken}
    moves = set(lays(state, i))
    if state.laid_this_turn:  # TRANS-TURN-2
        return moves | {("stop",)}
    return moves or {("pass",)}  # TRANS-TURN-6


def lays(state: TransState, i: int) -> Iterator[Move]:
    """TRANS-TURN-1, TRANS-TURN-3, TRANS-TURN-4, TRANS-CARD-18: the rails a seat can lay now."""
    marker = state.seats[i].marker
    assert marker is not None
    lines: Iterable[Line] = state.board.lines.values()
    if 18 not in state.cards:
        own = network(state.board, state.rails, marker)
        lines = [line for crossing in own for line in state.board.lines_at[crossing]]
    return (
        ("lay", line.id)
        for line in lines
        if line.id not in state.rails and line.cost(state.cards) <= state.budget
    )
