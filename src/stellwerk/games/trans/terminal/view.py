"""The parts of a Trans view that the terminal shows, with their types (docs/positions.md)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from stellwerk.games.trans.board.schema import TransBoard


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    points: int
    marker: str | None
    colours: list[str]
    revealed: list[str]


class CityView(TypedDict):
    """One of the reader's own cities."""

    id: str
    joined: bool


class OwnView(TypedDict):
    """What only the reader sees."""

    cities: list[CityView]
    missing: int | None
    known: dict[str, list[str]]


class NetworkView(TypedDict):
    """Crossings that hang together, and the seats whose markers are on them."""

    seats: list[int]
    crossings: list[str]


class TransView(TypedDict):
    """The table."""

    seat: int | None
    phase: str
    round: int
    start_seat: int
    pending: list[int]
    cards: list[int]
    double_lines: list[str]
    budget: int
    rails: list[str]
    rails_left: int
    networks: list[NetworkView]
    seats: list[SeatView]
    you: NotRequired[OwnView]


def own_crossings(view: TransView) -> list[str]:
    """The crossings of the reader's own network; none before the start marker is placed."""
    for network in view["networks"]:
        if view["seat"] in network["seats"]:
            return network["crossings"]
    return []


def partners(view: TransView, seat: int) -> list[int]:
    """The other seats on a seat's network."""
    for network in view["networks"]:
        if seat in network["seats"]:
            return [other for other in network["seats"] if other != seat]
    return []


def line_costs(board: "TransBoard", double_lines: Iterable[str]) -> dict[str, int]:
    """What a rail on each line costs, given those that cost 2 now.

    >>> from stellwerk.boards import trans_board
    >>> costs = line_costs(trans_board("trans-amerika"), ["r0c2-r0c4"])
    >>> costs["r0c2-r0c4"], costs["r0c4-r0c6"]
    (2, 1)
    """
    double = set(double_lines)
    return {line: 2 if line in double else 1 for line in board.line_ids}
