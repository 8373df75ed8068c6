"""Events of Wensleydale: everything is open, so everybody hears the same."""

from operator import sub
from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COLOURS, COMPANIES, UNITS
from stellwerk.games.wensleydale.wire.events import (
    WensleydaleAreaArguments,
    WensleydaleBidArguments,
    WensleydaleBidEvent,
    WensleydaleBoardEvent,
    WensleydaleBonusEvent,
    WensleydaleBoxArguments,
    WensleydaleBuyArguments,
    WensleydaleBuyEvent,
    WensleydaleCarryArguments,
    WensleydaleCarryEvent,
    WensleydaleEvent,
    WensleydaleGeneralOrderArguments,
    WensleydaleGeneralOrderEvent,
    WensleydaleLandownersArguments,
    WensleydaleLandownersEvent,
    WensleydaleLineEndsEvent,
    WensleydaleNoLineEvent,
    WensleydaleNoSaleEvent,
    WensleydaleNumberArguments,
    WensleydaleOrdersArguments,
    WensleydaleOrdersEvent,
    WensleydaleOutbidEvent,
    WensleydaleOutEvent,
    WensleydaleOverEvent,
    WensleydalePayEvent,
    WensleydalePointsArguments,
    WensleydaleScoredArguments,
    WensleydaleScoredEvent,
    WensleydaleSellArguments,
    WensleydaleSellEvent,
    WensleydaleSoldArguments,
    WensleydaleSoldEvent,
    WensleydaleStartEvent,
    WensleydaleTrackArguments,
    WensleydaleTrackEvent,
    WensleydaleTrainArguments,
    WensleydaleTurnEvent,
    WensleydaleUnitArguments,
    WensleydaleWonArguments,
    WensleydaleWonEvent,
)
from stellwerk.games.wensleydale.wire.moves import (
    WensleydaleBoardMove,
    WensleydaleCarryMove,
    WensleydaleMove,
    WensleydalePassMove,
    WensleydaleSellMove,
    WensleydaleStakeMove,
    WensleydaleStartMove,
)
from stellwerk.kernel.wensleydale.position import (
    BUILD,
    NOTE_BONUS,
    NOTE_BOUGHT,
    NOTE_GENERAL_ORDER,
    NOTE_LANDOWNERS,
    NOTE_LINE_ENDS,
    NOTE_ORDERS,
    NOTE_OUT,
    NOTE_OUTBID,
    NOTE_OVER,
    NOTE_PAID,
    NOTE_SCORED,
    NOTE_SOLD,
    NOTE_TRACK,
    NOTE_TURN,
    NOTE_WON,
    TAKE_OVER,
    TRAINS,
)
from stellwerk.match.contract import Event
from stellwerk.match.wire import NO_ARGUMENTS

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Influence
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.kernel.wensleydale.state import StateNumbers

AUCTION = {NOTE_TURN, NOTE_OUTBID, NOTE_WON, NOTE_ORDERS}
BUILDING = {NOTE_TRACK, NOTE_PAID, NOTE_LANDOWNERS, NOTE_BONUS, NOTE_LINE_ENDS}
Passed = type[WensleydaleNoLineEvent | WensleydaleOutEvent | WensleydaleNoSaleEvent]
PASSED: dict[int, Passed] = {
    BUILD: WensleydaleNoLineEvent,
    TRAINS: WensleydaleOutEvent,
    TAKE_OVER: WensleydaleNoSaleEvent,
}


def opening(game: "WensleydaleGame", state: "State") -> list[Event]:
    """The first turn begins before anybody decides."""
    return _as_events(_tell_notes(game, state, state._dump()))


def play(game: "WensleydaleGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    before = state._dump()
    move = game.book.move(before, action)
    state._trace(True)
    state.apply_action(action, seat)
    return _as_events([_tell_move(before, seat, move), *_tell_notes(game, state, before)])


def _as_events(happened: "list[WensleydaleEvent | None]") -> list[Event]:
    """Only what the bag gives cannot be known before: a new turn cannot be taken back."""
    return [
        Event(event, reveals=isinstance(event, WensleydaleTurnEvent))
        for event in happened
        if event is not None
    ]


def _tell_move(before: "StateNumbers", seat: int, move: WensleydaleMove) -> WensleydaleEvent | None:
    """The decision itself, where nothing that follows tells it better."""
    if isinstance(move, WensleydaleStakeMove):
        bid = WensleydaleBidArguments(box=before["box"] + 1, cubes=move.cubes)
        return WensleydaleBidEvent(seat=seat, arguments=bid)
    if isinstance(move, WensleydalePassMove):
        return PASSED[before["phase"]](seat=seat, arguments=NO_ARGUMENTS)
    if isinstance(move, WensleydaleStartMove):
        start = WensleydaleAreaArguments(area=move.area)
        return WensleydaleStartEvent(seat=seat, arguments=start)
    if isinstance(move, WensleydaleCarryMove):
        carried = WensleydaleCarryArguments(area=move.area, item=move.item)
        return WensleydaleCarryEvent(seat=seat, arguments=carried)
    if isinstance(move, WensleydaleBoardMove):
        train = WensleydaleTrainArguments(train=move.train)
        return WensleydaleBoardEvent(seat=seat, arguments=train)
    if isinstance(move, WensleydaleSellMove):
        sold = WensleydaleSellArguments(company=move.company, area=move.area)
        return WensleydaleSellEvent(seat=seat, arguments=sold)
    return None


def _tell_notes(
    game: "WensleydaleGame", state: "State", before: "StateNumbers"
) -> list[WensleydaleEvent | None]:
    """What a decision brought about."""
    return [_tell_note(game, state, before, what, a, b) for what, a, b in state._notes()]


def _tell_note(
    game: "WensleydaleGame", state: "State", before: "StateNumbers", what: int, a: int, b: int
) -> WensleydaleEvent | None:
    """One thing that happened."""
    if what in BUILDING:
        return _tell_building(game, before, what, a, b)
    if what in AUCTION:
        return _tell_auction(game, state, before, what, a, b)
    return _tell_rest(game, state, before, what, a, b)


def _tell_auction(
    game: "WensleydaleGame", state: "State", before: "StateNumbers", what: int, a: int, b: int
) -> WensleydaleEvent:
    """Turns, bids, won boxes, the orders of a turn."""
    if what == NOTE_TURN:
        number = WensleydaleNumberArguments(number=a)
        return WensleydaleTurnEvent(seat=None, arguments=number)
    if what == NOTE_OUTBID:
        box = WensleydaleBoxArguments(box=b + 1)
        return WensleydaleOutbidEvent(seat=a, arguments=box)
    if what == NOTE_WON:
        won = WensleydaleWonArguments(box=b + 1, tokens=_won(game, before, b))
        return WensleydaleWonEvent(seat=a, arguments=won)
    now = state._dump()
    orders = WensleydaleOrdersArguments(builders=now["build_order"], carriers=now["train_order"])
    return WensleydaleOrdersEvent(seat=None, arguments=orders)


def _won(game: "WensleydaleGame", before: "StateNumbers", box: int) -> "list[Influence]":
    """The points a box gave, as colours: those printed in it and its tokens (LTW-AUC-6)."""
    printed, tokens = game.boxes[box].printed, before["boxes"][box][0]
    return [
        colour
        for colour, number in zip(COLOURS, tokens, strict=True)
        for _ in range(printed.count(colour) + number)
    ]


def _tell_building(
    game: "WensleydaleGame", before: "StateNumbers", what: int, a: int, b: int
) -> WensleydaleEvent:
    """Tracks, payments, landowners, the bonus, the end of a line."""
    if what == NOTE_TRACK:
        return _track(game, before, a)
    if what == NOTE_PAID:
        unit = WensleydaleUnitArguments(unit=UNITS[b])
        return WensleydalePayEvent(seat=a, arguments=unit)
    if what == NOTE_LANDOWNERS:
        left = WensleydaleLandownersArguments(number=b, area=game.names.areas[a])
        return WensleydaleLandownersEvent(seat=None, arguments=left)
    if what == NOTE_BONUS:
        points = WensleydalePointsArguments(points=b)
        return WensleydaleBonusEvent(seat=a, arguments=points)
    number = WensleydaleNumberArguments(number=b)
    return WensleydaleLineEndsEvent(seat=a, arguments=number)


def _track(game: "WensleydaleGame", before: "StateNumbers", border: int) -> WensleydaleTrackEvent:
    """A track from the end of the line to the area beyond a border."""
    names, end = game.names, before["line"][-1]
    one, other = names.ends[border]
    beyond = other if one == end else one
    assert before["seat"] is not None
    return WensleydaleTrackEvent(
        seat=before["seat"],
        arguments=WensleydaleTrackArguments(from_=names.areas[end], to=names.areas[beyond]),
    )


def _tell_rest(
    game: "WensleydaleGame", state: "State", before: "StateNumbers", what: int, a: int, b: int
) -> WensleydaleEvent | None:
    """Trains, scoring, orders, sales, the end."""
    if what == NOTE_BOUGHT:
        train = game.side.trains[b]
        bought = WensleydaleBuyArguments(train=train.id, price=train.price)
        return WensleydaleBuyEvent(seat=a, arguments=bought)
    if what == NOTE_OUT:
        return WensleydaleOutEvent(seat=a, arguments=NO_ARGUMENTS)
    if what == NOTE_SCORED:
        return WensleydaleScoredEvent(seat=a, arguments=_scored(state, before, a))
    if what == NOTE_GENERAL_ORDER:
        order = WensleydaleGeneralOrderArguments(order=state._dump()["general_order"])
        return WensleydaleGeneralOrderEvent(seat=None, arguments=order)
    if what == NOTE_SOLD:
        sold = WensleydaleSoldArguments(company=COMPANIES[before["company"]], number=b)
        return WensleydaleSoldEvent(seat=a, arguments=sold)
    if what == NOTE_OVER:
        return WensleydaleOverEvent(seat=None, arguments=NO_ARGUMENTS)
    return None


def _scored(state: "State", before: "StateNumbers", seat: int) -> WensleydaleScoredArguments:
    """What a turn brought a seat, and for what: carried goods are collected as they are scored."""
    points, profit = state.last_scoring()[seat]
    count = state.final_count()[seat]
    collected = state._dump_seat(seat)["collected"]
    plain, hill, red, green = map(sub, collected, before["seats"][seat]["collected"])
    return WensleydaleScoredArguments(
        points=points,
        profit=profit,
        plain=plain,
        hill=hill,
        red=red,
        green=green,
        tracks=-count["tracks"],
        total=count["points"],
    )
