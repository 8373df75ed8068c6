"""The events of Wensleydale; everybody hears the same."""

from typing import TypeAlias

import msgspec

from stellwerk.games.wensleydale.board.schema import Company, Influence
from stellwerk.games.wensleydale.wire.parts import Carried, Unit
from stellwerk.match.wire import NoArguments, SeatEvent, TableEvent, Wire


class WensleydaleNumberArguments(Wire, kw_only=True):
    """How many, or which in a row."""

    number: int


class WensleydaleBidArguments(Wire, kw_only=True):
    """A box, from 1, and the cubes bid for it."""

    box: int
    cubes: int


class WensleydaleBoxArguments(Wire, kw_only=True):
    """A box, from 1."""

    box: int


class WensleydaleWonArguments(Wire, kw_only=True):
    """A box, from 1, and the points it gave, as colours."""

    box: int
    tokens: list[Influence]


class WensleydaleOrdersArguments(Wire, kw_only=True):
    """The orders of building and of buying trains: seats, first to last."""

    builders: list[int]
    carriers: list[int]


class WensleydaleAreaArguments(Wire, kw_only=True):
    """Which area."""

    area: str


class WensleydaleTrackArguments(Wire, kw_only=True):
    """The areas that a track joins."""

    from_: str = msgspec.field(name="from")
    to: str


class WensleydaleUnitArguments(Wire, kw_only=True):
    """What a unit was paid with."""

    unit: Unit


class WensleydaleLandownersArguments(Wire, kw_only=True):
    """How many landowners, and the area they left."""

    number: int
    area: str


class WensleydalePointsArguments(Wire, kw_only=True):
    """How many points."""

    points: int


class WensleydaleBuyArguments(Wire, kw_only=True):
    """A train and its price."""

    train: str
    price: int


class WensleydaleCarryArguments(Wire, kw_only=True):
    """An item and its area."""

    area: str
    item: Carried


class WensleydaleTrainArguments(Wire, kw_only=True):
    """Which train."""

    train: str


class WensleydaleScoredArguments(Wire, kw_only=True):
    """Victory points, and steps on the track of profit; what they were given for."""

    points: int
    profit: int
    plain: int
    """goods of the plains carried in this turn"""
    hill: int
    """goods of the hills carried in this turn"""
    red: int
    """red passengers carried in this turn"""
    green: int
    """green passengers carried in this turn"""
    tracks: int
    """own tracks on the board, each a step back on the track of profit"""
    total: int
    """victory points, these included"""


class WensleydaleGeneralOrderArguments(Wire, kw_only=True):
    """Seats, first to last."""

    order: list[int]


class WensleydaleSellArguments(Wire, kw_only=True):
    """A company, and the town where the line begins."""

    company: Company
    area: str


class WensleydaleSoldArguments(Wire, kw_only=True):
    """A company, and how many tracks it took over."""

    company: Company
    number: int


class WensleydaleTurnEvent(TableEvent[WensleydaleNumberArguments], tag="event-wensleydale-turn"):
    """A turn begins."""


class WensleydaleBidEvent(SeatEvent[WensleydaleBidArguments], tag="event-wensleydale-bid"):
    """A seat bids for a box."""


class WensleydaleOutbidEvent(SeatEvent[WensleydaleBoxArguments], tag="event-wensleydale-outbid"):
    """A seat was outbid."""


class WensleydaleWonEvent(SeatEvent[WensleydaleWonArguments], tag="event-wensleydale-won"):
    """A seat won a box."""


class WensleydaleOrdersEvent(
    TableEvent[WensleydaleOrdersArguments], tag="event-wensleydale-orders"
):
    """The orders of this turn."""


class WensleydaleStartEvent(SeatEvent[WensleydaleAreaArguments], tag="event-wensleydale-start"):
    """A seat begins a line."""


class WensleydaleTrackEvent(SeatEvent[WensleydaleTrackArguments], tag="event-wensleydale-track"):
    """A seat built a track."""


class WensleydalePayEvent(SeatEvent[WensleydaleUnitArguments], tag="event-wensleydale-pay"):
    """A seat paid a unit."""


class WensleydaleLandownersEvent(
    TableEvent[WensleydaleLandownersArguments], tag="event-wensleydale-landowners"
):
    """Landowners left an area."""


class WensleydaleBonusEvent(SeatEvent[WensleydalePointsArguments], tag="event-wensleydale-bonus"):
    """A seat has a part in the connection bonus."""


class WensleydaleLineEndsEvent(
    SeatEvent[WensleydaleNumberArguments], tag="event-wensleydale-line-ends"
):
    """A line ends, after so many tracks."""


class WensleydaleNoLineEvent(SeatEvent[NoArguments], tag="event-wensleydale-no-line"):
    """A seat builds no line."""


class WensleydaleBuyEvent(SeatEvent[WensleydaleBuyArguments], tag="event-wensleydale-buy"):
    """A seat bought a train."""


class WensleydaleCarryEvent(SeatEvent[WensleydaleCarryArguments], tag="event-wensleydale-carry"):
    """A seat carries an item."""


class WensleydaleBoardEvent(SeatEvent[WensleydaleTrainArguments], tag="event-wensleydale-board"):
    """A seat's passenger travels on this train."""


class WensleydaleOutEvent(SeatEvent[NoArguments], tag="event-wensleydale-out"):
    """A seat is out of the train phase."""


class WensleydaleScoredEvent(SeatEvent[WensleydaleScoredArguments], tag="event-wensleydale-scored"):
    """What the transports of a turn brought a seat."""


class WensleydaleGeneralOrderEvent(
    TableEvent[WensleydaleGeneralOrderArguments], tag="event-wensleydale-general-order"
):
    """The new general order."""


class WensleydaleSellEvent(SeatEvent[WensleydaleSellArguments], tag="event-wensleydale-sell"):
    """A seat begins to sell a line."""


class WensleydaleSoldEvent(SeatEvent[WensleydaleSoldArguments], tag="event-wensleydale-sold"):
    """A seat has sold a line."""


class WensleydaleNoSaleEvent(SeatEvent[NoArguments], tag="event-wensleydale-no-sale"):
    """A seat sells no line."""


class WensleydaleOverEvent(TableEvent[NoArguments], tag="event-wensleydale-over"):
    """The game is over."""


WensleydaleEvent: TypeAlias = (
    WensleydaleTurnEvent
    | WensleydaleBidEvent
    | WensleydaleOutbidEvent
    | WensleydaleWonEvent
    | WensleydaleOrdersEvent
    | WensleydaleStartEvent
    | WensleydaleTrackEvent
    | WensleydalePayEvent
    | WensleydaleLandownersEvent
    | WensleydaleBonusEvent
    | WensleydaleLineEndsEvent
    | WensleydaleNoLineEvent
    | WensleydaleBuyEvent
    | WensleydaleCarryEvent
    | WensleydaleBoardEvent
    | WensleydaleOutEvent
    | WensleydaleScoredEvent
    | WensleydaleGeneralOrderEvent
    | WensleydaleSellEvent
    | WensleydaleSoldEvent
    | WensleydaleNoSaleEvent
    | WensleydaleOverEvent
)
