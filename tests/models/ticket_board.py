"""The parts of a board file (docs/boards.md) that the model of Ticket to Ride needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .board_order import BoardOrder

COLORS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCOMOTIVE = "locomotive"
CARDS = (*COLORS, LOCOMOTIVE)  # "card order" (docs/positions.md)

Price = tuple[tuple[str, ...], int, int, int]  # colours, cards, fewest and most locomotives


@dataclass(frozen=True)
class Route:
    """One track between two cities."""

    id: str
    a: str
    b: str
    length: int
    color: str  # one of COLORS; anything else is grey
    kind: str  # "normal", "tunnel", "ferry"
    locomotives: int  # symbols on a ferry
    track_group: str  # the same for both tracks of a double route

    @property
    def payable_colors(self) -> tuple[str, ...]:
        """TTR-CLAIM-1: its colour; a grey route takes any one."""
        return (self.color,) if self.color in COLORS else COLORS


@dataclass(frozen=True)
class Ticket:
    """A destination ticket. `start` and the keys of `ends` are cities or countries."""

    id: str
    start: str
    ends: Mapping[str, int]  # destination -> points; an ordinary ticket has just one
    long: bool
    big_city: bool
    tags: tuple[str, ...]


@dataclass(frozen=True)
class TicketSet:
    """One choice of the option `tickets`."""

    id: str
    tags: tuple[str, ...]
    big_city_only: bool
    long: int
    regular: int
    keep: int
    two_steps: bool
    keep_without_long: int
    unkept_at_start: str
    draw: int
    longest_path: int
    globetrotter: int


class Board:
    """A board, with everything by id and in board order."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.trains: int = data["trains"]
        self.stations: int = data["stations"]
        self.cards: dict[str, int] = {kind: data["cards"][kind] for kind in CARDS}
        self.points = {int(length): pts for length, pts in data["points"].items()}
        rules = data["rules"]
        self.locomotives_anywhere: bool = rules["locomotives"] == "anywhere"
        self.row_locomotive_is_whole_turn: bool = rules["row_locomotive"] == "whole-turn"
        self.second_track_from: int = rules["second_track_from"]
        self.unkept_go_under_deck: bool = rules["unkept_tickets"] == "under-deck"
        self.ticket_sets = [read_ticket_set(s) for s in data["ticket_sets"]]
        self.bonus_tickets: list[str] = [b["id"] for b in data.get("bonus_tickets", [])]
        self.city_country: dict[str, str] = {c["id"]: c.get("country", "") for c in data["cities"]}
        self.cities = list(self.city_country)
        self.routes = {r["id"]: read_route(r) for r in data["routes"]}
        self.tickets = {t["id"]: read_ticket(t) for t in data["tickets"]}
        self.city_order = BoardOrder(self.cities)
        self.route_order = BoardOrder(self.routes)
        self.ticket_order = BoardOrder(self.tickets)
        self.routes_by_price: dict[Price, list[Route]] = {}  # many routes cost the same
        for route in self.routes.values():
            self.routes_by_price.setdefault(self.price(route), []).append(route)

    def price(self, route: Route) -> Price:
        """TTR-CLAIM-1, TTR-FERRY-1: what may be paid for a route."""
        n = route.length
        most = n if self.locomotives_anywhere or route.kind == "tunnel" else 0
        return route.payable_colors, n, route.locomotives, most

    def ticket_set(self, options: Mapping[str, object]) -> TicketSet:
        """The set chosen by the option `tickets`; the first one where there is no such option."""
        wanted = options.get("tickets", self.ticket_sets[0].id)
        return next(s for s in self.ticket_sets if s.id == wanted)

    def tickets_in_play(self, options: Mapping[str, object], rules: int = 2) -> list[Ticket]:
        """TTR-SETUP-9, TTR-SETUP-11, in board order."""
        chosen = self.ticket_set(options)
        bonus = [b for b in self.bonus_tickets if options.get(b)]

        def in_play(t: Ticket) -> bool:
            is_bonus = any(tag in bonus for tag in t.tags)
            if is_bonus and rules == 1:
                return True
            if chosen.big_city_only and not t.big_city:
                return False
            if is_bonus:
                return True
            return any(tag in chosen.tags for tag in t.tags)

        return [t for t in self.tickets.values() if in_play(t)]


def read_ticket_set(s: Mapping[str, Any]) -> TicketSet:
    """One of [[ticket_sets]]."""
    return TicketSet(
        id=s["id"],
        tags=tuple(s["tags"]),
        big_city_only=s.get("big_city_only", False),
        long=s["long"],
        regular=s["regular"],
        keep=s["keep"],
        two_steps=s.get("two_steps", False),
        keep_without_long=s.get("keep_without_long", s["keep"]),
        unkept_at_start=s["unkept_at_start"],
        draw=s["draw"],
        longest_path=s.get("longest_path", 0),
        globetrotter=s.get("globetrotter", 0),
    )


def read_route(r: Mapping[str, Any]) -> Route:
    """One of `routes`."""
    return Route(
        id=r["id"],
        a=r["a"],
        b=r["b"],
        length=r["length"],
        color=r["color"],
        kind=r.get("kind", "normal"),
        locomotives=r.get("locomotives", 0),
        track_group=r.get("double_of", "") or r["id"],
    )


def read_ticket(t: Mapping[str, Any]) -> Ticket:
    """One of `tickets`: between two cities, or a country ticket."""
    return Ticket(
        id=t["id"],
        start=t["from"] if "from" in t else t["a"],
        ends=dict(t["to"]) if "to" in t else {t["b"]: t["points"]},
        long=t.get("kind", "regular") == "long",
        big_city=t.get("big_city", False),
        tags=tuple(t.get("tags", ())),
    )
