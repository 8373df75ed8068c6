"""The format of a Ticket to Ride board file, as frozen records.

Ranges and lengths stand here too, so the records and the messages about them cannot disagree.
"""

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from stellwerk.boards.board import (
    Board,
    Confidence,
    Id,
    Latitude,
    Longitude,
    Name,
)
from stellwerk.kernel.ticket.limits import (
    MAX_CARDS,
    MAX_CITIES,
    MAX_DESTINATIONS,
    MAX_LENGTH,
    MAX_OFFER,
    MAX_POINTS,
    MAX_ROUTES,
    MAX_SEATS,
    MAX_STATIONS,
    MAX_TICKETS,
    MAX_TRAINS,
)

CardKind = Literal[
    "pink", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive"
]
RouteColor = Literal["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "gray"]
RouteKind = Literal["normal", "tunnel", "ferry"]
# What is chosen for every game of the family beside its bonus tickets, each called by its id.
OPTION_NAMES = ("name", "board", "players", "rules", "tickets", "edition", "first_seat")

TicketKind = Literal["regular", "long"]
Edition = Literal["anniversary", "original"]

EDITIONS: tuple[Edition, ...] = ("anniversary", "original")

Spaces = Annotated[int, Meta(ge=1, le=MAX_LENGTH)]
TicketValue = Annotated[int, Meta(ge=1, le=MAX_POINTS)]
TicketPoints = Annotated[int, Meta(ge=0, le=MAX_POINTS)]
TicketPlayerCount = Annotated[int, Meta(ge=2, le=MAX_SEATS)]
TicketCount = Annotated[int, Meta(ge=0, le=MAX_OFFER)]


class Country(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A country beyond the border; it is reached through any of its exits."""

    id: Id
    name: Name


class City(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place on the board; with a country it is a border exit."""

    id: Id
    name: Name
    lon: Longitude
    lat: Latitude
    country: str = ""


class Route(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One track between two cities; the second track of a double route names the first."""

    id: Id
    a: str
    b: str
    length: Spaces
    color: RouteColor
    kind: RouteKind = "normal"
    locomotives: Annotated[int, Meta(ge=0, le=MAX_LENGTH)] = 0
    double_of: str = ""


class Ticket(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ticket between two cities, or from one place to any of several countries.

    >>> Ticket(id="t", a="brest", b="roma", points=8, tags=("base",)).destinations
    {'roma': 8}
    >>> country_ticket = Ticket(id="t", origin="bern", to={"italy": 8}, tags=("base",))
    >>> country_ticket.start, country_ticket.destinations
    ('bern', {'italy': 8})
    """

    id: Id
    a: str = ""
    b: str = ""
    points: TicketValue = 0
    origin: str = field(name="from", default="")
    to: Annotated[dict[str, TicketValue], Meta(max_length=MAX_DESTINATIONS)] = field(
        default_factory=dict
    )
    kind: TicketKind = "regular"
    tags: tuple[Id, ...]
    big_city: bool = False
    confidence: Confidence = "verified"

    @property
    def start(self) -> str:
        """The id of the city or country where the ticket begins."""
        return self.origin or self.a

    @property
    def destinations(self) -> dict[str, int]:
        """Points by the id of the city or country that is to be reached."""
        return dict(self.to) if self.to else {self.b: self.points}


class TicketSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play with the tickets: which are in play, how they are dealt, what bonuses."""

    id: Id
    tags: tuple[Id, ...]
    big_city_only: bool = False
    long: TicketCount = 0
    regular: TicketCount
    keep: Annotated[int, Meta(ge=1, le=MAX_OFFER)]
    two_steps: bool = False
    keep_without_long: TicketCount = 0
    unkept_at_start: Literal["leave-game", "under-deck", "shuffled-under-deck"]
    draw: Annotated[int, Meta(ge=1, le=MAX_OFFER)]
    longest_path: TicketPoints
    globetrotter: TicketPoints = 0
    editions: tuple[Edition, ...] = EDITIONS
    """The editions that had this set; on boards with stations the edition is an option."""

    def includes(self, ticket: Ticket) -> bool:
        """Whether the set itself (without bonus tickets) brings the ticket into play."""
        if self.big_city_only and not ticket.big_city:
            return False
        return not set(self.tags).isdisjoint(ticket.tags)


class BonusTickets(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An on/off option: the tickets that carry this id as a tag join a ticket set."""

    id: Id
    editions: tuple[Edition, ...] = EDITIONS


class BoardRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules in which the boards of the family differ."""

    locomotives: Literal["anywhere", "tunnels"]
    row_locomotive: Literal["whole-turn", "one-card"]
    second_track_from: Annotated[int, Meta(ge=1, le=MAX_SEATS + 1)]
    unkept_tickets: Literal["under-deck", "leave-game"]


class TicketBoard(Board, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board for the rules of Ticket to Ride."""

    family: Literal["ticket"]
    players: tuple[TicketPlayerCount, TicketPlayerCount]
    trains: Annotated[int, Meta(ge=1, le=MAX_TRAINS)]
    stations: Annotated[int, Meta(ge=0, le=MAX_STATIONS)]
    countries: tuple[Country, ...] = ()
    big_cities: tuple[str, ...] = ()
    """The cities that sets of big cities are about, for everybody to see."""
    cards: dict[CardKind, Annotated[int, Meta(ge=0, le=MAX_CARDS)]]
    points: dict[Spaces, TicketPoints]
    rules: BoardRules
    ticket_sets: Annotated[tuple[TicketSet, ...], Meta(min_length=1)]
    bonus_tickets: tuple[BonusTickets, ...] = ()
    cities: Annotated[tuple[City, ...], Meta(min_length=2, max_length=MAX_CITIES)]
    routes: Annotated[tuple[Route, ...], Meta(min_length=1, max_length=MAX_ROUTES)]
    tickets: Annotated[tuple[Ticket, ...], Meta(min_length=1, max_length=MAX_TICKETS)]

    def ticket_set(self, set_id: str) -> TicketSet:
        """The ticket set with this id; KeyError if the board has none."""
        for ticket_set in self.ticket_sets:
            if ticket_set.id == set_id:
                return ticket_set
        raise KeyError(set_id)

    def tickets_in_play(
        self, set_id: str, bonus: Collection[str] = (), *, by_mark: bool = True
    ) -> list[Ticket]:
        """The tickets of a set and of the chosen bonus options, in board order.

        By its mark, a bonus ticket joins a set of big cities only if it is one of them.
        """
        ticket_set = self.ticket_set(set_id)
        any_bonus = not (by_mark and ticket_set.big_city_only)
        return [
            ticket
            for ticket in self.tickets
            if ticket_set.includes(ticket)
            or (not set(bonus).isdisjoint(ticket.tags) and (any_bonus or ticket.big_city))
        ]

    def exits(self, country_id: str) -> list[City]:
        """The border exits of a country, in board order."""
        return [city for city in self.cities if city.country == country_id]
