"""The parts of a Ticket to Ride view that are shown, with their types (docs/positions.md)."""

from typing import NotRequired, TypedDict


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    points: int
    trains: int
    cards: int
    tickets: int
    stations_left: int


class TicketView(TypedDict):
    """One of the reader's own tickets; no number of trains will do if it is blocked."""

    id: str
    completed: bool
    trains_needed: int | None


class OwnView(TypedDict):
    """What only the reader sees."""

    cards: dict[str, int]
    tickets: list[TicketView]


class TunnelView(TypedDict):
    """A tunnel being claimed: what was paid and what was turned up."""

    cards: dict[str, int]
    revealed: list[str]


class TableView(TypedDict):
    """The table."""

    seat: int | None
    phase: str
    pending: list[int]
    row: list[str | None]
    deck: int
    ticket_deck: int
    big_cities: list[str]
    tunnel: TunnelView | None
    seats: list[SeatView]
    routes: dict[str, int]
    you: NotRequired[OwnView]


class FinalScore(TypedDict):
    """What is told about a seat at the end, beside its points."""

    longest_path: int
    completed: list[str]
    failed: list[str]
