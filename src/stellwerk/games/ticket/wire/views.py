"""The view of Ticket to Ride: all that a seat, or a spectator, may know."""

from msgspec import UNSET, UnsetType

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards, Phase, TicketTunnel
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.games.wire import Wire
from stellwerk.match.contract import Setting


class TicketSeatView(Wire, kw_only=True):
    """What everybody sees of a seat."""

    cards: int
    """how many it holds"""
    seen_cards: Cards
    """those of its cards that everybody knows to be there"""
    trains: int
    """trains left"""
    points: int
    """points scored for routes"""
    tickets: int
    """how many it holds"""
    choosing: int
    """how many tickets it has still to choose from"""
    routes: list[str]
    stations: list[str]
    """the cities of its stations"""
    stations_left: int


class TicketOwnTicket(Wire, kw_only=True):
    """One of the reader's own tickets."""

    id: str
    completed: bool
    trains_needed: int | None
    """by own routes alone; `null` if no number of trains will do"""


class TicketOwnView(Wire, kw_only=True):
    """What only the reader sees."""

    cards: Cards
    tickets: list[TicketOwnTicket]
    offer: list[str]
    """tickets to choose from, in the order they were dealt"""
    kept: list[str] | None
    """the choice that was made while others still choose, else `null`"""


class TicketView(Wire, kw_only=True):
    """What a seat, or a spectator, sees."""

    game: str
    players: int
    options: dict[str, Setting]
    seat: int | None
    """whose view it is; `null` for a spectator"""
    phase: Phase
    first_seat: int
    """the seat that took the first turn"""
    turn: int | None
    """the seat whose turn it is; `null` while all choose at once, and when the game is over"""
    pending: list[int]
    """seats that owe a decision"""
    final_turns: int | None
    """turns still to be taken, the current one included; `null` before the last round"""
    row: list[CardKind | None]
    """five slots: a card, or `null` for an empty slot"""
    deck: int
    """how many cards it has"""
    discard: Cards
    ticket_deck: int
    """how many tickets it has"""
    big_cities: list[str]
    """those that all tickets in play are about, if they are"""
    tunnel: TicketTunnel | None
    seats: list[TicketSeatView]
    routes: dict[str, int]
    """who owns which route"""
    result: TicketResult | None
    """`null` before the end"""
    you: TicketOwnView | UnsetType = UNSET
    """not there for a spectator"""
