"""The families of boards, and the records of all of them in one place.

>>> sorted(FAMILIES)
['ticket', 'trans']
"""

from typing import TypeAlias

from stellwerk.boards.schema_common import Board, Confidence, Provenance
from stellwerk.boards.schema_ticket import (
    BoardRules,
    BonusTickets,
    CardKind,
    City,
    Country,
    Route,
    RouteColor,
    RouteKind,
    Ticket,
    TicketBoard,
    TicketKind,
    TicketSet,
)
from stellwerk.boards.schema_trans import (
    Colour,
    GeoFit,
    Net,
    NetLine,
    Scoring,
    Terrain,
    TransBoard,
    TransCity,
    TransLine,
)

AnyBoard: TypeAlias = TicketBoard | TransBoard

FAMILIES: dict[str, type[TicketBoard] | type[TransBoard]] = {
    "ticket": TicketBoard,
    "trans": TransBoard,
}

__all__ = [
    "FAMILIES",
    "AnyBoard",
    "Board",
    "BoardRules",
    "BonusTickets",
    "CardKind",
    "City",
    "Colour",
    "Confidence",
    "Country",
    "GeoFit",
    "Net",
    "NetLine",
    "Provenance",
    "Route",
    "RouteColor",
    "RouteKind",
    "Scoring",
    "Terrain",
    "Ticket",
    "TicketBoard",
    "TicketKind",
    "TicketSet",
    "TransBoard",
    "TransCity",
    "TransLine",
]
