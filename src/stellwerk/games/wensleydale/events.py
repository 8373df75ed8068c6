"""Events of Wensleydale: everything is open, so everybody hears the same."""

from typing import TYPE_CHECKING

from stellwerk.games.wensleydale.names import COLOURS, COMPANIES, UNITS
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

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.state import State
    from stellwerk.kernel.wensleydale.state import StateNumbers
    from stellwerk.match.contract import JsonValue, Move

PASSED = {
    BUILD: "wensleydale-no-line",
    TRAINS: "wensleydale-out",
    TAKE_OVER: "wensleydale-no-sale",
}


def opening(game: "WensleydaleGame", state: "State") -> list[Event]:
    """The first turn begins before anybody decides."""
    numbers = state._dump()
    return [
        event for what, a, b in state._notes() for event in _tell(game, state, numbers, what, a, b)
    ]


def play(game: "WensleydaleGame", state: "State", seat: int, action: int) -> list[Event]:
    """Carry out an action of a seat and tell what happened."""
    before = state._dump()
    move = game.book.move(before, action)
    state._trace(True)
    state.apply_action(action, seat)
    told = _tell_move(game, before, seat, move)
    for what, a, b in state._notes():
        told += _tell(game, state, before, what, a, b)
    return told


def _tell_move(
    game: "WensleydaleGame", before: "StateNumbers", seat: int, move: "Move"
) -> list[Event]:
    """The decision itself, where nothing that follows tells it better."""
    do = str(move["do"])
    if do == "stake":
        told: dict[str, JsonValue] = {"box": before["box"] + 1, "cubes": move["cubes"]}
        return [Event("wensleydale-bid", seat, told)]
    if do == "pass":
        return [Event(PASSED[before["phase"]], seat)]
    if do in {"start", "carry", "board", "sell"}:
        named: dict[str, JsonValue] = {key: value for key, value in move.items() if key != "do"}
        return [Event(f"wensleydale-{do}", seat, named)]
    return []


def _tell(
    game: "WensleydaleGame", state: "State", before: "StateNumbers", what: int, a: int, b: int
) -> list[Event]:
    """What a decision brought about."""
    if what == NOTE_TURN:
        return [Event("wensleydale-turn", None, {"number": a}, reveals=True)]
    if what == NOTE_OUTBID:
        return [Event("wensleydale-outbid", a, {"box": b + 1})]
    if what == NOTE_WON:
        return [Event("wensleydale-won", a, {"box": b + 1, "tokens": _won(game, before, b)})]
    if what == NOTE_ORDERS:
        now = state._dump()
        orders: dict[str, JsonValue] = {
            "builders": now["build_order"],
            "carriers": now["train_order"],
        }
        return [Event("wensleydale-orders", None, orders)]
    if what in {NOTE_TRACK, NOTE_PAID, NOTE_LANDOWNERS, NOTE_BONUS, NOTE_LINE_ENDS}:
        return _tell_building(game, before, what, a, b)
    return _tell_rest(game, state, before, what, a, b)


def _won(game: "WensleydaleGame", before: "StateNumbers", box: int) -> list["JsonValue"]:
    """The points a box gave, as colours: those printed in it and its tokens (LTW-AUC-6)."""
    printed, tokens = game.boxes[box].printed, before["boxes"][box][0]
    return [
        colour
        for colour, number in zip(COLOURS, tokens, strict=True)
        for _ in range(printed.count(colour) + number)
    ]


def _tell_building(
    game: "WensleydaleGame", before: "StateNumbers", what: int, a: int, b: int
) -> list[Event]:
    """Tracks, payments, landowners, the bonus, the end of a line."""
    names = game.names
    if what == NOTE_TRACK:
        end = before["line"][-1]
        one, other = names.ends[a]
        beyond = other if one == end else one
        places: dict[str, JsonValue] = {"from": names.areas[end], "to": names.areas[beyond]}
        return [Event("wensleydale-track", before["seat"], places)]
    if what == NOTE_PAID:
        return [Event("wensleydale-pay", a, {"unit": UNITS[b]})]
    if what == NOTE_LANDOWNERS:
        return [Event("wensleydale-landowners", None, {"number": b, "area": names.areas[a]})]
    if what == NOTE_BONUS:
        return [Event("wensleydale-bonus", a, {"points": b})]
    return [Event("wensleydale-line-ends", a, {"number": b})]


def _tell_rest(
    game: "WensleydaleGame", state: "State", before: "StateNumbers", what: int, a: int, b: int
) -> list[Event]:
    """Trains, scoring, orders, sales, the end."""
    if what == NOTE_BOUGHT:
        train = game.side.trains[b]
        return [Event("wensleydale-buy", a, {"train": train.id, "price": train.price})]
    if what == NOTE_OUT:
        return [Event("wensleydale-out", a)]
    if what == NOTE_SCORED:
        points, profit = state.last_scoring()[a]
        return [Event("wensleydale-scored", a, {"points": points, "profit": profit})]
    if what == NOTE_GENERAL_ORDER:
        return [Event("wensleydale-general-order", None, {"order": state._dump()["general_order"]})]
    if what == NOTE_SOLD:
        sold: dict[str, JsonValue] = {"company": COMPANIES[before["company"]], "number": b}
        return [Event("wensleydale-sold", a, sold)]
    return [Event("wensleydale-over", None)] if what == NOTE_OVER else []
