"""The position of Trans. What may be left out has the value it has when a game starts."""

from msgspec import UNSET, UnsetType, field

from stellwerk.games.trans.board.schema import Colour
from stellwerk.games.trans.wire.parts import Phase
from stellwerk.match.wire import RandomStream, Whole, Wire


class TransSeatPosition(Wire, kw_only=True):
    """A seat."""

    hand: list[str]
    """cities, in board order"""
    chosen: str | None = None
    """`null`, or the city it has chosen while others still choose"""
    marker: str | None = None
    """a crossing or `null`"""
    points: Whole = 0
    knows: list[str] | None = None
    """cities whose place this seat knows, in board order"""


class TransPosition(Wire, kw_only=True):
    """A whole position."""

    game: str
    rules: Whole | UnsetType = UNSET
    """the version of the rules; without it, that of the game which reads the position"""
    players: Whole
    options: dict[str, str | Whole | bool]
    phase: Phase
    """`agree` (`special_cards=agreed`: nothing is dealt yet, hands and rest are empty), `put-back`
    (card 8, all at once), `hand-on` (cards 13 to 15: one after another; card 16: all at once)"""
    round: Whole = 1
    """the number of the round, from 1"""
    start_seat: Whole = 0
    """the starting seat of this round"""
    turn: Whole | None
    """the seat to decide; `null` while all choose at once, and when the game is over"""
    cards: list[Whole] = field(default_factory=list)
    """the special cards of this round, ascending"""
    card: Whole | None = None
    """the special card whose choice is being made (`put-back`, `hand-on`), else `null`"""
    step: Whole = 0
    """card 16: 1, 2 or 3, the exchange being made; cards 13 to 15: how many have handed on so far,
    from 0; else 0"""
    card_stack: list[Whole] = field(default_factory=list)
    """the stack of special cards, top first"""
    lap: Whole = 0
    """rounds of turns completed in this round, from 0 (card 9)"""
    budget: Whole = 0
    """what the seat in turn may still spend; 0 outside `lay`"""
    laid_this_turn: Whole = 0
    """rails laid in this turn"""
    rails: list[str] = field(default_factory=list)
    """lines with a rail, in board order"""
    rest: dict[Colour, list[str]]
    """for each colour the rest stack, top first"""
    revealed: list[str] = field(default_factory=list)
    """cities everybody sees, in board order"""
    winners: list[Whole] = field(default_factory=list)
    """seats that have completed in this round while its last turn goes on, and when the game is
    over the winners of the last round"""
    random: RandomStream
    seats: list[TransSeatPosition]
