"""Whose network is whose in a view of Trans, and what lines cost."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stellwerk.games.trans.wire.views import TransView

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard


def own_crossings(view: TransView) -> list[str]:
    """The crossings of the reader's own network; none before the start marker is placed."""
    for network in view.networks:
        if view.seat in network.seats:
            return network.crossings
    return []


def partners(view: TransView, seat: int) -> list[int]:
    """The other seats on a seat's network."""
    for network in view.networks:
        if seat in network.seats:
            return [other for other in network.seats if other != seat]
    return []


def line_costs(board: "TransBoard", double_lines: Iterable[str]) -> dict[str, int]:
    """What a rail on each line costs, given those that cost 2 now.

    >>> from stellwerk.games.trans.board.kind import trans_board
    >>> costs = line_costs(trans_board("trans-amerika"), ["r0c2-r0c4"])
    >>> costs["r0c2-r0c4"], costs["r0c4-r0c6"]
    (2, 1)
    """
    double = set(double_lines)
    return {line: 2 if line in double else 1 for line in board.line_ids}
