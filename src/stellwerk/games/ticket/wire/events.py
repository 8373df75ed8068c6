"""The events of Ticket to Ride; those of one seat alone have the ending `-own`."""

from typing import TypeAlias

from stellwerk.games.ticket.board.schema import CardKind
from stellwerk.games.ticket.wire.parts import Cards
from stellwerk.match.wire import NoArguments, SeatEvent, TableEvent, Wire


class TicketNumberArguments(Wire, kw_only=True):
    """How many tickets."""

    number: int


class TicketTicketsArguments(Wire, kw_only=True):
    """Which tickets."""

    tickets: list[str]


class TicketOfferArguments(Wire, kw_only=True):
    """Which tickets, and how many."""

    number: int
    tickets: list[str]


class TicketKeepArguments(Wire, kw_only=True):
    """How many tickets were kept, and how many not."""

    number: int
    returned: int


class TicketKeepOwnArguments(Wire, kw_only=True):
    """The same, and which tickets were kept."""

    number: int
    returned: int
    tickets: list[str]


class TicketCardArguments(Wire, kw_only=True):
    """Which card."""

    card: CardKind


class TicketRevealedArguments(Wire, kw_only=True):
    """Which card, and whether it makes the tunnel dearer."""

    card: CardKind
    costs_extra: bool


class TicketSlotArguments(Wire, kw_only=True):
    """Which card lies in which slot of the row, from 0."""

    card: CardKind
    slot: int


class TicketClaimArguments(Wire, kw_only=True):
    """A route, the cards it was paid with, and its points."""

    route: str
    cards: Cards
    points: int


class TicketTunnelArguments(Wire, kw_only=True):
    """A tunnel and the cards it is paid with."""

    route: str
    cards: Cards


class TicketTunnelDoneArguments(Wire, kw_only=True):
    """A tunnel and its points."""

    route: str
    points: int


class TicketStationArguments(Wire, kw_only=True):
    """A city and the cards its station was paid with."""

    city: str
    cards: Cards


class TicketPaidArguments(Wire, kw_only=True):
    """Cards that were paid."""

    cards: Cards


class TicketExtraArguments(Wire, kw_only=True):
    """How many cards a tunnel costs more."""

    extra: int


class TicketStartEvent(SeatEvent[NoArguments], tag="event-ticket-start"):
    """This seat will take the first turn."""


class TicketDealtEvent(SeatEvent[TicketNumberArguments], tag="event-ticket-dealt"):
    """A seat was dealt tickets to choose from."""


class TicketDealtOwnEvent(SeatEvent[TicketOfferArguments], tag="event-ticket-dealt-own"):
    """I was dealt tickets to choose from."""


class TicketChosenEvent(SeatEvent[NoArguments], tag="event-ticket-chosen"):
    """A seat has chosen its starting tickets."""


class TicketChosenOwnEvent(SeatEvent[TicketTicketsArguments], tag="event-ticket-chosen-own"):
    """I have chosen my starting tickets."""


class TicketKeptEvent(SeatEvent[TicketNumberArguments], tag="event-ticket-kept"):
    """All have chosen: so many starting tickets this seat kept."""


class TicketDrawEvent(SeatEvent[TicketCardArguments], tag="event-ticket-draw"):
    """A seat took a card from the row."""


class TicketDrawBlindEvent(SeatEvent[NoArguments], tag="event-ticket-draw-blind"):
    """A seat took the top card of the deck."""


class TicketDrawBlindOwnEvent(SeatEvent[TicketCardArguments], tag="event-ticket-draw-blind-own"):
    """I took the top card of the deck."""


class TicketTurnedUpEvent(TableEvent[TicketSlotArguments], tag="event-ticket-turned-up"):
    """A card was turned up into the row."""


class TicketFlushEvent(TableEvent[NoArguments], tag="event-ticket-flush"):
    """Too many locomotives: the row was put away."""


class TicketShuffleEvent(TableEvent[NoArguments], tag="event-ticket-shuffle"):
    """The discarded cards were shuffled into a new deck."""


class TicketDrawTicketsEvent(SeatEvent[TicketNumberArguments], tag="event-ticket-draw-tickets"):
    """A seat drew tickets."""


class TicketDrawTicketsOwnEvent(
    SeatEvent[TicketOfferArguments], tag="event-ticket-draw-tickets-own"
):
    """I drew tickets."""


class TicketKeepEvent(SeatEvent[TicketKeepArguments], tag="event-ticket-keep"):
    """A seat kept some of the tickets it drew."""


class TicketKeepOwnEvent(SeatEvent[TicketKeepOwnArguments], tag="event-ticket-keep-own"):
    """I kept some of the tickets I drew."""


class TicketClaimEvent(SeatEvent[TicketClaimArguments], tag="event-ticket-claim"):
    """A seat claimed a route."""


class TicketTunnelEvent(SeatEvent[TicketTunnelArguments], tag="event-ticket-tunnel"):
    """A seat digs a tunnel: cards are turned up."""


class TicketRevealedEvent(TableEvent[TicketRevealedArguments], tag="event-ticket-revealed"):
    """A card was turned up for a tunnel."""


class TicketExtraEvent(SeatEvent[TicketExtraArguments], tag="event-ticket-extra"):
    """The tunnel costs more."""


class TicketPayExtraEvent(SeatEvent[TicketPaidArguments], tag="event-ticket-pay-extra"):
    """A seat paid what the tunnel costs more."""


class TicketTunnelDoneEvent(TableEvent[TicketTunnelDoneArguments], tag="event-ticket-tunnel-done"):
    """The tunnel is dug."""


class TicketWithdrawEvent(SeatEvent[NoArguments], tag="event-ticket-withdraw"):
    """A seat gave the tunnel up and took its cards back."""


class TicketStationEvent(SeatEvent[TicketStationArguments], tag="event-ticket-station"):
    """A seat built a station."""


class TicketPassEvent(SeatEvent[NoArguments], tag="event-ticket-pass"):
    """A seat could do nothing."""


class TicketLastRoundEvent(SeatEvent[NoArguments], tag="event-ticket-last-round"):
    """This seat has so few trains left that the last round begins."""


class TicketOverEvent(TableEvent[NoArguments], tag="event-ticket-over"):
    """The game is over."""


class TicketOverAllPassedEvent(TableEvent[NoArguments], tag="event-ticket-over-all-passed"):
    """The game is over, because all have passed."""


TicketEvent: TypeAlias = (
    TicketStartEvent
    | TicketDealtEvent
    | TicketDealtOwnEvent
    | TicketChosenEvent
    | TicketChosenOwnEvent
    | TicketKeptEvent
    | TicketDrawEvent
    | TicketDrawBlindEvent
    | TicketDrawBlindOwnEvent
    | TicketTurnedUpEvent
    | TicketFlushEvent
    | TicketShuffleEvent
    | TicketDrawTicketsEvent
    | TicketDrawTicketsOwnEvent
    | TicketKeepEvent
    | TicketKeepOwnEvent
    | TicketClaimEvent
    | TicketTunnelEvent
    | TicketRevealedEvent
    | TicketExtraEvent
    | TicketPayExtraEvent
    | TicketTunnelDoneEvent
    | TicketWithdrawEvent
    | TicketStationEvent
    | TicketPassEvent
    | TicketLastRoundEvent
    | TicketOverEvent
    | TicketOverAllPassedEvent
)
