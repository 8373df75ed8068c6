"""From a Wensleydale position back to numbers, after checking that all pieces add up."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stellwerk.games.key import key_from_hex
from stellwerk.games.position_parts import (
    PositionError,
    check_head,
    read_shape,
)
from stellwerk.games.wensleydale.board.schema import Company
from stellwerk.games.wensleydale.names import (
    CARRIED,
    COLOURS,
    COMPANIES,
    FIRST_COMPANY,
    ITEMS,
    TRACKS,
    UNITS,
)
from stellwerk.games.wensleydale.position_phase import check_phase_parts
from stellwerk.games.wensleydale.positions import PHASES
from stellwerk.games.wensleydale.wire.parts import WensleydalePlace, WensleydaleSeat
from stellwerk.games.wensleydale.wire.positions import WensleydalePosition
from stellwerk.kernel.wensleydale.board import NOBODY
from stellwerk.kernel.wensleydale.limits import MAX_TRACKS
from stellwerk.kernel.wensleydale.position import FOR_TRACK

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.kernel.wensleydale.state import SeatNumbers, StateNumbers


def state_numbers(game: "WensleydaleGame", position: Mapping[str, object]) -> "StateNumbers":
    """The numbers of a position; PositionError if something is impossible."""
    shape = read_shape(position, WensleydalePosition)
    check_head(game, shape, shape.rules)
    _check_orders(game, shape)
    _check_phase(game, shape)
    _check_map(game, shape)
    _check_pieces(game, shape)
    check_phase_parts(game, shape)
    return _numbers(game, shape)


def _check_orders(game: "WensleydaleGame", shape: WensleydalePosition) -> None:
    """Every order and every track names each seat once; influence is not below 0."""
    everybody = list(range(game.players))
    orders = {
        "general_order": shape.general_order,
        "build_order": shape.build_order,
        "train_order": shape.train_order,
    }
    for name in TRACKS:
        places: list[WensleydalePlace] = getattr(shape.tracks, name)
        orders[f"the {name} track"] = [seat for seat, _ in places]
        points = [value for _, value in places]
        if points != sorted(points, reverse=True):
            raise PositionError(f"The {name} track is not in ranking order.")
        if name != "profit" and min(points, default=0) < 0:
            raise PositionError(f"Nobody can have less than 0 points on the {name} track.")
    for name, order in orders.items():
        if sorted(order) != everybody:
            raise PositionError(f"{name} must name each of the {game.players} seats once.")
    for name, listed in (("seats", shape.seats), ("limits", shape.limits)):
        if len(listed) != game.players:
            raise PositionError(f"There are {len(listed)} {name} for {game.players} players.")
    if not set(shape.passed) <= set(everybody):
        raise PositionError(f"The seats {shape.passed} cannot all have passed.")


def _check_phase(game: "WensleydaleGame", shape: WensleydalePosition) -> None:
    """What belongs to one phase stands only there."""
    if (shape.seat is None) != (shape.phase == "over"):
        raise PositionError(f"In the phase {shape.phase!r} the seat cannot be {shape.seat}.")
    if shape.seat is not None and not 0 <= shape.seat < game.players:
        raise PositionError(f"There is no seat {shape.seat}.")
    if shape.due < 0:
        raise PositionError(f"{shape.due} units cannot be due.")
    if not 1 <= shape.turn <= game.side.turns[game.players]:
        raise PositionError(f"There is no turn {shape.turn} in this game.")
    belongs = {
        "box": (shape.box is not None, {"stake"}),
        "company": (shape.company is not None, {"sale"}),
        "item": (shape.item is not None, {"board"}),
        "paying_for": (shape.paying_for is not None, {"pay"}),
        "paying_from": (shape.paying_from is not None, {"pay"}),
        "due": (shape.due != 0, {"pay"}),
    }
    for name, (is_there, phases) in belongs.items():
        if is_there != (shape.phase in phases):
            raise PositionError(f"{name!r} does not fit the phase {shape.phase!r}.")
    needs_line = {"line", "chain", "sale"}
    if shape.phase == "pay" and shape.paying_for == "track":
        needs_line.add("pay")
    if bool(shape.line) != (shape.phase in needs_line):
        raise PositionError(f"A line does not fit the phase {shape.phase!r}.")
    if shape.box is not None and not 1 <= shape.box <= len(game.side.boxes):
        raise PositionError(f"There is no box {shape.box}.")
    trains = {"track", *game.names.trains}
    if shape.paying_for is not None and shape.paying_for not in trains:
        raise PositionError(f"There is no train {shape.paying_for!r} to pay for.")


def _check_map(game: "WensleydaleGame", shape: WensleydalePosition) -> None:
    """Areas, borders and trains exist; a line is a chain of neighbours."""
    names = game.names
    for area in [*shape.areas, *shape.line, *([shape.item[0]] if shape.item else [])]:
        if area not in names.area:
            raise PositionError(f"There is no area {area!r} on this board.")
    for border, owner in shape.borders.items():
        if border not in names.border:
            raise PositionError(f"No track can lie on {border!r} on this board.")
        if isinstance(owner, int) and not 0 <= owner < game.players:
            raise PositionError(f"Seat {owner}, who owns {border}, does not exist.")
    for one, other in zip(shape.line, shape.line[1:], strict=False):
        if frozenset((names.area[one], names.area[other])) not in names.border_between:
            raise PositionError(f"A line cannot go from {one} to {other}.")
    if len(set(shape.line)) != len(shape.line) or len(shape.line) > MAX_TRACKS:
        raise PositionError("A line visits no area twice.")
    for train, taken in shape.trains.items():
        if train not in names.train:
            raise PositionError(f"There is no train {train!r}.")
        places = game.side.trains[names.train[train]]
        if not (
            0 <= taken.seat < game.players
            and 0 <= taken.passengers <= places.passengers
            and 0 <= taken.goods <= places.goods
        ):
            raise PositionError(f"The train {train} cannot be taken like this.")
    for area, items in shape.areas.items():
        if min(items.values(), default=0) < 0 or sum(items.values()) > 9:
            held = ", ".join(f"{count} {item}" for item, count in items.items())
            raise PositionError(f"{area} cannot hold {held}.")


def _check_pieces(game: "WensleydaleGame", shape: WensleydalePosition) -> None:
    """Cubes, tracks and tokens of everybody add up (LTW-COMP-1, -2)."""
    pieces = game.board.components
    if len(shape.boxes) != len(game.side.boxes):
        raise PositionError(f"There are {len(shape.boxes)} boxes; this side has others.")
    for seat, mine in enumerate(shape.seats):
        bids = [box.bid[1] for box in shape.boxes if box.bid and box.bid[0] == seat]
        if mine.hand < 0 or mine.hand + sum(bids) > pieces.cubes:
            raise PositionError(f"Seat {seat} has more cubes than the {pieces.cubes} there are.")
        laid = list(shape.borders.values()).count(seat)
        if laid > pieces.tracks:
            raise PositionError(f"Seat {seat} has {laid} tracks; there are {pieces.tracks}.")
    for box in shape.boxes:
        if box.bid and not (0 <= box.bid[0] < game.players and box.bid[1] > 0):
            raise PositionError("A bid is a seat and a number of cubes.")
    _check_tokens(game, shape)


def _check_tokens(game: "WensleydaleGame", shape: WensleydalePosition) -> None:
    """All boxes hold as many tokens as are drawn into them, or none does (LTW-TOKEN-3)."""
    found = [len(box.tokens) for box in shape.boxes]
    drawn = [box.drawn for box in game.boxes]
    if found != drawn and any(found):
        raise PositionError(f"There are {found} tokens in the boxes instead of {drawn}.")
    for colour, there in game.side.tokens.items():
        number = sum(box.tokens.count(colour) for box in shape.boxes)
        if number > there:
            raise PositionError(f"There are {number} {colour} tokens in the boxes, of {there}.")


def _numbers(game: "WensleydaleGame", shape: WensleydalePosition) -> "StateNumbers":
    names = game.names
    return {
        "phase": PHASES.index(shape.phase),
        "turn": shape.turn,
        "seat": shape.seat,
        "index": _index(shape),
        "general_order": shape.general_order,
        "build_order": shape.build_order,
        "train_order": shape.train_order,
        "tracks": [list(getattr(shape.tracks, name)) for name in TRACKS],
        "boxes": [
            ([box.tokens.count(colour) for colour in COLOURS], box.bid) for box in shape.boxes
        ],
        "box": shape.box - 1 if shape.box else 0,
        "limits": shape.limits,
        "line": [names.area[area] for area in shape.line],
        "company": COMPANIES.index(shape.company) if shape.company else 0,
        "due": shape.due,
        "paying_from": UNITS.index(shape.paying_from) if shape.paying_from else 0,
        "paying_for": _paying_for(game, shape),
        "item": _item(game, shape),
        "passed": sorted(shape.passed),
        "bonus_given": shape.bonus_given,
        "contents": [
            [shape.areas.get(area, {}).get(item, 0) for item in ITEMS] for area in names.areas
        ],
        "owners": [_owner(shape.borders.get(border)) for border in names.borders],
        "chains": [],
        "trains": [
            (train.seat, train.passengers, train.goods)
            if (train := shape.trains.get(name)) is not None
            else None
            for name in names.trains
        ],
        "key": key_from_hex(shape.random.key),
        "words": shape.random.words,
        "seats": [_seat_numbers(mine) for mine in shape.seats],
    }


def _index(shape: WensleydalePosition) -> int:
    """The seat's place in the order of the phase."""
    if shape.seat is None:
        return len(shape.general_order)
    if shape.phase in {"build", "line", "chain"}:
        return shape.build_order.index(shape.seat)
    if shape.phase == "pay":
        order = shape.build_order if shape.paying_for == "track" else shape.train_order
        return order.index(shape.seat)
    if shape.phase in {"trains", "board"}:
        return shape.train_order.index(shape.seat)
    return shape.general_order.index(shape.seat)


def _paying_for(game: "WensleydaleGame", shape: WensleydalePosition) -> int:
    if shape.paying_for is None or shape.paying_for == "track":
        return FOR_TRACK
    return game.names.train[shape.paying_for]


def _item(game: "WensleydaleGame", shape: WensleydalePosition) -> tuple[int, int]:
    if shape.item is None:
        return NOBODY, 0
    return game.names.area[shape.item[0]], ITEMS.index(shape.item[1])


def _owner(owner: int | Company | None) -> int:
    if owner is None:
        return NOBODY
    return owner if isinstance(owner, int) else FIRST_COMPANY + COMPANIES.index(owner)


def _seat_numbers(mine: WensleydaleSeat) -> "SeatNumbers":
    loaded = mine.loaded
    return {
        "hand": mine.hand,
        "points": mine.points,
        "collected": [getattr(mine, item) for item in CARRIED],
        "loaded": [
            [loaded.plain, 0, 0],
            [loaded.hill, 0, 0],
            list(loaded.red),
            list(loaded.green),
        ],
    }
