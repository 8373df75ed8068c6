"""The view of Trans: all that a seat, or a spectator, may know."""

from msgspec import UNSET, UnsetType

from stellwerk.games.trans.board.schema import Colour
from stellwerk.games.trans.wire.parts import Phase
from stellwerk.games.trans.wire.results import TransResult
from stellwerk.match.contract import Setting
from stellwerk.match.wire import Wire


class TransNetwork(Wire, kw_only=True):
    """Crossings that hang together, and the seats whose markers are on them."""

    seats: list[int]
    crossings: list[str]


class TransSeatView(Wire, kw_only=True):
    """What everybody sees of a seat."""

    points: int
    marker: str | None
    """a crossing; `null` before it is placed"""
    colours: list[Colour]
    """the colours of its cities, sorted; which cities they are stays secret"""
    revealed: list[str]
    """those of its cities that everybody sees"""
    chosen: bool
    """whether it has chosen a city to put back or to hand on"""


class TransOwnCity(Wire, kw_only=True):
    """One of the reader's own cities."""

    id: str
    joined: bool
    """whether the own network has reached it"""
    missing: int | None
    """rails still missing to it alone; `null` before the marker is placed"""
    way: list[str]
    """the lines of a cheapest way to it alone; empty before the marker is placed"""


class TransOwnView(Wire, kw_only=True):
    """What only the reader sees."""

    cities: list[TransOwnCity]
    missing: int | None
    """rails still missing; `null` before the marker is placed"""
    chosen: str | None
    """the city chosen while others still choose, else `null`"""
    known: dict[str, list[str]]
    """cities of others that the reader knows, by seat"""


class TransView(Wire, kw_only=True):
    """What a seat, or a spectator, sees."""

    game: str
    players: int
    options: dict[str, Setting]
    seat: int | None
    """whose view it is; `null` for a spectator"""
    phase: Phase
    round: int
    """the number of the round, from 1"""
    start_seat: int
    """the starting seat of this round"""
    turn: int | None
    """the seat to decide; `null` while all choose at once, and when the game is over"""
    pending: list[int]
    """seats that owe a decision"""
    cards: list[int]
    """the special cards of this round, ascending"""
    card: int | None
    """the special card whose choice is being made, else `null`"""
    step: int
    """which exchange of card 16 it is, or how many have handed on with cards 13 to 15"""
    budget: int
    """what the seat in turn may still spend"""
    laid_this_turn: int
    """rails laid in this turn"""
    double_lines: list[str]
    """lines that cost 2 now"""
    rails: list[str]
    """lines with a rail, in board order"""
    rails_left: int
    networks: list[TransNetwork]
    rest: list[int]
    """how many cities the rest stack of each colour has"""
    winners: list[int]
    """seats that have completed in this round while its last turn goes on; at the end the winners
    of the last round"""
    seats: list[TransSeatView]
    result: TransResult | None
    """`null` before the end"""
    left_out: list[str]
    """cities that are not in play with so few players"""
    missing_lines: list[list[str]] | None
    """of each seat, the lines of a cheapest way to the cities it did not reach; `null` before the
    end"""
    you: TransOwnView | UnsetType = UNSET
    """not there for a spectator"""
