"""The families of boards, and the records of all of them in one place.

>>> sorted(FAMILIES)
['ticket', 'trans', 'wensleydale']
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
from stellwerk.boards.schema_wensleydale import (
    Area,
    AreaTerrain,
    Border,
    Box,
    Company,
    Components,
    ConnectionBonus,
    Good,
    Influence,
    Person,
    River,
    Side,
    Town,
    Train,
    WensleydaleBoard,
)

AnyBoard: TypeAlias = TicketBoard | TransBoard | WensleydaleBoard

FAMILIES: dict[str, type[TicketBoard] | type[TransBoard] | type[WensleydaleBoard]] = {
    "ticket": TicketBoard,
    "trans": TransBoard,
    "wensleydale": WensleydaleBoard,
}

__all__ = [
    "FAMILIES",
    "AnyBoard",
    "Area",
    "AreaTerrain",
    "Board",
    "BoardRules",
    "BonusTickets",
    "Border",
    "Box",
    "CardKind",
    "City",
    "Colour",
    "Company",
    "Components",
    "Confidence",
    "ConnectionBonus",
    "Country",
    "GeoFit",
    "Good",
    "Influence",
    "Net",
    "NetLine",
    "Person",
    "Provenance",
    "River",
    "Route",
    "RouteColor",
    "RouteKind",
    "Scoring",
    "Side",
    "Terrain",
    "Ticket",
    "TicketBoard",
    "TicketKind",
    "TicketSet",
    "Town",
    "Train",
    "TransBoard",
    "TransCity",
    "TransLine",
    "WensleydaleBoard",
]
