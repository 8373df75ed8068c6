"""The view of Ticket to Ride: all that a seat, or a spectator, may know."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards, Phase, TicketTunnel
from stellwerk.games.ticket.wire.results import TicketResult
from stellwerk.match.contract import Setting
from stellwerk.match.wire import Wire


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


WayOutKind: TypeAlias = Literal["station", "own-station", "too-few-trains", "none"]


class TicketWayOut(Wire, kw_only=True):
    """What a ticket may still hope for that own routes cannot complete."""

    kind: WayOutKind
    """a station still to be built, one that is built, nothing but more trains, or nothing at all"""
    trains: int
    """trains that this way takes; 0 if there is none"""
    cities: list[str]
    """where a station would help: the ends of one route"""


class TicketOwnTicket(Wire, kw_only=True):
    """One of the reader's own tickets, or one that is offered."""

    id: str
    completed: bool
    trains_needed: int | None
    """by own routes alone; `null` if no number of trains will do"""
    path: list[str]
    """the routes of a shortest way, laid or open, from where it begins; with `way_out` by stations
    those of others, too"""
    destinations: dict[str, int | None]
    """trains still needed for each place it leads to; `null` if no way is open"""
    way_out: TicketWayOut | None
    """`null` unless `trains_needed` is"""
    points: int | UnsetType = UNSET
    """what a completed ticket counts now that leads to several places"""


class TicketOwnView(Wire, kw_only=True):
    """What only the reader sees."""

    cards: Cards
    tickets: list[TicketOwnTicket]
    offer: list[str]
    """tickets to choose from, in the order they were dealt"""
    kept: list[str] | None
    """the choice that was made while others still choose, else `null`"""
    offered: list[TicketOwnTicket]
    """the tickets of `offer`, with how far they would be"""
    one_card_short: list[str]
    """open routes for which a single card is missing"""
    station_cost: int | None
    """cards that the next station costs; `null` if there is none left"""


class TicketCountedTicket(Wire, kw_only=True):
    """A ticket in the final count."""

    id: str
    points: int
    """below 0 if it failed"""
    cities: list[str]
    """where the way begins and ends that completed it; empty if it failed"""
    path: list[str]
    """the routes of this way, own ones and those that stations opened"""


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
    counted_tickets: list[list[TicketCountedTicket]] | None
    """the tickets of each seat, those that are completed first; `null` before the end"""
    costly_cards: list[bool]
    """for each card that is turned up for the tunnel, whether it costs extra"""
    closed_routes: list[str]
    """second tracks that nobody owns and the reader may not claim; for a spectator: nobody may"""
    you: TicketOwnView | UnsetType = UNSET
    """not there for a spectator"""
