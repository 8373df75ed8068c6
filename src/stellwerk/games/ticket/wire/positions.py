"""The position of Ticket to Ride. What may be left out has the value it has when a game starts."""

from msgspec import field

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards, Phase, TicketTunnel
from stellwerk.match.wire import RandomStream, Whole, Wire


class TicketPacket(Wire, kw_only=True):
    """The starting tickets that were shuffled and put under the deck."""

    size: Whole
    below: Whole
    """how many tickets lie below them by now"""


class TicketSeatPosition(Wire, kw_only=True):
    """A seat."""

    cards: Cards
    """hand, by kind"""
    seen: Cards = field(default_factory=dict)
    """cards of the hand that everybody knows to be there (taken from the row, or shown and taken
    back)"""
    trains: Whole
    """trains left"""
    points: Whole | None = None
    """points scored for routes"""
    routes: list[str]
    """ids, in board order"""
    stations: list[str] = field(default_factory=list)
    """cities, in board order"""
    tickets: list[str]
    """ids, in board order"""
    offer: list[str] = field(default_factory=list)
    """tickets the seat is choosing from, in the order they were dealt"""
    kept: list[str] | None = None
    """`null`, or the choice it has made while others still choose"""
    kept_at_start: Whole = 0
    """how many starting tickets it kept (public)"""
    knows: list[str] | None = None
    """tickets whose place this seat knows, in board order"""
    knows_in_packet: list[str] = field(default_factory=list)
    """tickets this seat knows to be somewhere in the packet"""


class TicketPosition(Wire, kw_only=True):
    """A whole position."""

    game: str
    rules: Whole = 1
    """the version of the rules"""
    players: Whole
    options: dict[str, str | Whole | bool]
    phase: Phase
    """while choosing `long-tickets` or `starting-tickets` all seats decide at once"""
    first_seat: Whole = 0
    """the seat that took the first turn"""
    turn: Whole | None
    """the seat whose turn it is; `null` while all choose at once, and when the game is over"""
    passes: Whole = 0
    """turns passed in a row"""
    final_turns: Whole | None = None
    """turns still to be taken, the current one included; `null` before the last round"""
    row: list[CardKind | None]
    """five slots: a card, or `null` for an empty slot"""
    deck: list[CardKind]
    """train cards, top first"""
    discard: Cards
    """cards by kind, only those that are there"""
    ticket_deck: list[str]
    """tickets, top first"""
    removed_tickets: list[str]
    """tickets out of the game, in board order"""
    packet: TicketPacket | None = None
    """`null` if there is none, or a ticket has been drawn out of it"""
    tunnel: TicketTunnel | None = None
    """while its claimer decides, else `null`"""
    random: RandomStream
    seats: list[TicketSeatPosition]
