"""The events of Trans; those that only some seats see have the ending `-own`."""

from typing import TypeAlias

from stellwerk.games.trans.board.schema import Colour
from stellwerk.games.trans.wire.parts import PassedColour
from stellwerk.games.trans.wire.views import TransNetwork
from stellwerk.match.wire import NoArguments, SeatEvent, TableEvent, Wire


class TransNumberArguments(Wire, kw_only=True):
    """How many, or which in a row."""

    number: int


class TransDealtOwnArguments(Wire, kw_only=True):
    """Which cities, and how many."""

    number: int
    cities: list[str]


class TransCitiesArguments(Wire, kw_only=True):
    """Which cities."""

    cities: list[str]


class TransCityArguments(Wire, kw_only=True):
    """Which city."""

    city: str


class TransColourArguments(Wire, kw_only=True):
    """The colour of a city."""

    colour: PassedColour


class TransExtraOwnArguments(Wire, kw_only=True):
    """A city and its colour."""

    colour: PassedColour
    city: str


class TransHandOnArguments(Wire, kw_only=True):
    """The colour of a city, and the seat that received it."""

    colour: Colour
    receiver: int


class TransHandOnOwnArguments(Wire, kw_only=True):
    """The same, and the city."""

    colour: Colour
    receiver: int
    city: str


class TransCardArguments(Wire, kw_only=True):
    """A special card by its number; `title` is read as its name."""

    card: int
    title: int


class TransCardAsideArguments(Wire, kw_only=True):
    """A special card, and the one it clashes with."""

    card: int
    title: int
    other: int


class TransCrossingArguments(Wire, kw_only=True):
    """Which crossing."""

    crossing: str


class TransLayArguments(Wire, kw_only=True):
    """A line and what it cost."""

    line: str
    cost: int


class TransJoinArguments(Wire, kw_only=True):
    """Whose networks were joined with this seat's."""

    others: list[int]


class TransRoundOverArguments(Wire, kw_only=True):
    """The table as it was counted."""

    networks: list[TransNetwork]
    missing_lines: list[list[str]]
    """of each seat, the lines of a cheapest way to the cities it did not reach"""


class TransScoreArguments(Wire, kw_only=True):
    """The rails a seat lacked, the points it gained, and those it has now."""

    missing: int
    points: int
    total: int


class TransRoundEvent(SeatEvent[TransNumberArguments], tag="event-trans-round"):
    """A round begins with this seat."""


class TransCardEvent(TableEvent[TransCardArguments], tag="event-trans-card"):
    """A special card holds in this round."""


class TransCardAsideEvent(TableEvent[TransCardAsideArguments], tag="event-trans-card-aside"):
    """A special card was put aside."""


class TransAgreeEvent(SeatEvent[TransCardArguments], tag="event-trans-agree"):
    """A seat named a special card."""


class TransAgreeNoneEvent(SeatEvent[NoArguments], tag="event-trans-agree-none"):
    """A seat named no special card."""


class TransDealtEvent(SeatEvent[TransNumberArguments], tag="event-trans-dealt"):
    """A seat was dealt cities."""


class TransDealtOwnEvent(SeatEvent[TransDealtOwnArguments], tag="event-trans-dealt-own"):
    """I was dealt cities."""


class TransExtraEvent(SeatEvent[TransColourArguments], tag="event-trans-extra"):
    """A seat was given one more city."""


class TransExtraOwnEvent(SeatEvent[TransExtraOwnArguments], tag="event-trans-extra-own"):
    """I was given one more city."""


class TransRevealEvent(SeatEvent[TransCitiesArguments], tag="event-trans-reveal"):
    """Cities of a seat that everybody may see."""


class TransChosenEvent(SeatEvent[NoArguments], tag="event-trans-chosen"):
    """A seat has chosen a city to put back or to hand on."""


class TransChosenOwnEvent(SeatEvent[TransCityArguments], tag="event-trans-chosen-own"):
    """I have chosen a city to put back or to hand on."""


class TransPutBackEvent(SeatEvent[NoArguments], tag="event-trans-put-back"):
    """A seat put a city back."""


class TransPutBackOwnEvent(SeatEvent[TransCityArguments], tag="event-trans-put-back-own"):
    """I put a city back."""


class TransHandOnEvent(SeatEvent[TransHandOnArguments], tag="event-trans-hand-on"):
    """A seat handed on a city."""


class TransHandOnOwnEvent(SeatEvent[TransHandOnOwnArguments], tag="event-trans-hand-on-own"):
    """A city was handed on by me, or to me."""


class TransHandsMoveEvent(TableEvent[NoArguments], tag="event-trans-hands-move"):
    """Whole hands moved to the left."""


class TransHandsMoveOwnEvent(TableEvent[TransCitiesArguments], tag="event-trans-hands-move-own"):
    """Whole hands moved to the left; these cities are mine now."""


class TransPlaceEvent(SeatEvent[TransCrossingArguments], tag="event-trans-place"):
    """A seat placed its start marker."""


class TransLayEvent(SeatEvent[TransLayArguments], tag="event-trans-lay"):
    """A seat laid a rail."""


class TransJoinEvent(SeatEvent[TransJoinArguments], tag="event-trans-join"):
    """Networks have grown together."""


class TransStopEvent(SeatEvent[NoArguments], tag="event-trans-stop"):
    """A seat lays no more rails in this turn."""


class TransPassEvent(SeatEvent[NoArguments], tag="event-trans-pass"):
    """A seat could lay no rail."""


class TransCompleteEvent(SeatEvent[NoArguments], tag="event-trans-complete"):
    """A seat has joined all its cities."""


class TransRailsOutEvent(TableEvent[NoArguments], tag="event-trans-rails-out"):
    """All rails are laid."""


class TransRoundOverEvent(TableEvent[TransRoundOverArguments], tag="event-trans-round-over"):
    """The round is over."""


class TransScoreEvent(SeatEvent[TransScoreArguments], tag="event-trans-score"):
    """What a round brought a seat."""


class TransOverEvent(TableEvent[NoArguments], tag="event-trans-over"):
    """The game is over."""


TransEvent: TypeAlias = (
    TransRoundEvent
    | TransCardEvent
    | TransCardAsideEvent
    | TransAgreeEvent
    | TransAgreeNoneEvent
    | TransDealtEvent
    | TransDealtOwnEvent
    | TransExtraEvent
    | TransExtraOwnEvent
    | TransRevealEvent
    | TransChosenEvent
    | TransChosenOwnEvent
    | TransPutBackEvent
    | TransPutBackOwnEvent
    | TransHandOnEvent
    | TransHandOnOwnEvent
    | TransHandsMoveEvent
    | TransHandsMoveOwnEvent
    | TransPlaceEvent
    | TransLayEvent
    | TransJoinEvent
    | TransStopEvent
    | TransPassEvent
    | TransCompleteEvent
    | TransRailsOutEvent
    | TransRoundOverEvent
    | TransScoreEvent
    | TransOverEvent
)
