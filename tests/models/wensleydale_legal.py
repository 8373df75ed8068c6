"""What may be played in Last Train to Wensleydale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .wensleydale_board import COLOURS, COMPANIES
from .wensleydale_scoring import bonus_choices

if TYPE_CHECKING:
    from .wensleydale_board import Border
    from .wensleydale_state import WensleydaleState

Move = tuple[Any, ...]

KINDS_FOR_TRACK = ("white", "brown", "red", "green")  # LTW-BUILD-7; cubes have been paid before
KINDS_FOR_TRAIN = ("cube", "white", "red", "green")  # LTW-TRAIN-3; brown has been paid before
UNITS_PER_BROWN = 3  # LTW-TRAIN-3


def find_moves(state: WensleydaleState, i: int) -> set[Move]:
    """All moves of the seat that owes a decision."""
    phase = state.phase
    if phase == "bid":
        return bids(state, i)
    if phase == "stake":
        return stakes(state, i)
    if phase == "build":
        return starts(state, i) | {("pass",)}
    if phase == "line":
        return line_moves(state, i)
    if phase == "pay":
        return {("pay", kind) for kind in payable_kinds(state, i)}
    if phase == "chain":
        return {("chain", points) for points in bonus_choices(state, i)}
    if phase == "trains":
        return buys(state, i) | carries(state, i) | {("pass",)}
    if phase == "board":
        return {("board", train.id) for train in state.trains_with_passenger_place(i)}
    if phase == "take-over":
        return sales(state, i) | {("pass",)}
    assert phase == "sale"
    return sale_moves(state, i)


# --- auction -------------------------------------------------------------------------------------


def bids(state: WensleydaleState, i: int) -> set[Move]:
    """LTW-AUC-2, LTW-AUC-3: the boxes on which the seat can stake something."""
    return {("bid", box) for box in range(1, len(state.boxes) + 1) if stakes_on(state, i, box)}


def stakes(state: WensleydaleState, i: int) -> set[Move]:
    """The stakes on the box that was chosen."""
    assert state.box is not None
    return {("stake", cubes) for cubes in stakes_on(state, i, state.box)}


def stakes_on(state: WensleydaleState, i: int, box: int) -> list[int]:
    """LTW-AUC-2, LTW-AUC-3, LTW-AUC-5: possible bids on a box (numbered from 1)."""
    standing = state.boxes[box - 1].bid
    least = state.side.boxes[box - 1].least
    if standing is not None:
        if standing[0] == i:
            return []
        least = standing[1] + 1
    return list(range(least, min(state.seats[i].hand, state.limits[i]) + 1))


# --- building ------------------------------------------------------------------------------------


def starts(state: WensleydaleState, i: int) -> set[Move]:
    """LTW-BUILD-3, LTW-BUILD-4: areas where a line can begin and be given a first track."""
    return {
        ("start", area)
        for area in state.board.areas
        if (state.colours(area) or (state.turn >= 2 and state.touches(i, area)))
        and extensions(state, i, [area])
    }


def line_moves(state: WensleydaleState, i: int) -> set[Move]:
    """The next area of the line, or its end once there is a track."""
    moves: set[Move] = {("extend", area) for area in extensions(state, i, state.line)}
    return moves | {("stop",)} if len(state.line) > 1 else moves


def extensions(state: WensleydaleState, i: int, line: list[str]) -> list[str]:
    """LTW-BUILD-2, LTW-BUILD-5, LTW-BUILD-12: the areas into which the line can go on."""
    return [
        border.other(line[-1])
        for border in state.board.borders_of[line[-1]]
        if border.buildable
        and border.id not in state.borders
        and border.other(line[-1]) not in line
        and state.seats[i].supply > 0
        and can_pay_track(state, i, line, border)
    ]


def fees(state: WensleydaleState, line: list[str], area: str) -> dict[str, int]:
    """LTW-BUILD-8, LTW-BUILD-9: the points due, by colour, if the line goes on into the area."""
    due = dict.fromkeys(COLOURS, 0)
    entered = [area]
    if len(line) == 1 and state.options.get("start_fee", True):
        entered.append(line[0])  # due with the first track
    for each in entered:
        for colour in state.colours(each):
            due[colour] += 1
    due["white"] += state.contents[area]["landowner"]
    return due


def can_pay_track(state: WensleydaleState, i: int, line: list[str], border: Border) -> bool:
    """LTW-BUILD-7, LTW-BUILD-10, LTW-BUILD-11: first the fees, then the cost."""
    due = fees(state, line, border.other(line[-1]))
    left = {colour: state.value(colour, i) - due[colour] for colour in COLOURS}
    if min(left.values()) < 0:
        return False
    return border.cost <= state.seats[i].hand + sum(left.values())


# --- paying unit by unit -------------------------------------------------------------------------


def payable_kinds(state: WensleydaleState, i: int) -> list[str]:
    """With what the next unit can be paid, so that the rest can be paid without going back."""
    kinds = KINDS_FOR_TRACK if state.paying_for == "track" else KINDS_FOR_TRAIN
    assert state.paying_from is not None
    purse = state.purse(i)
    possible = []
    for place, kind in enumerate(kinds):
        from_here_on = sum(purse[later] for later in kinds[place:])
        if (
            place >= kinds.index(state.paying_from)
            and purse[kind] > 0
            and from_here_on >= state.due
        ):
            possible.append(kind)
    return possible


# --- trains --------------------------------------------------------------------------------------


def buys(state: WensleydaleState, i: int) -> set[Move]:
    """LTW-TRAIN-2, LTW-TRAIN-3."""
    own_prices = {train.price for train in state.own_trains(i)}
    purse = state.purse(i)
    units = sum(purse[kind] for kind in KINDS_FOR_TRAIN)
    return {
        ("buy", train.id)
        for train in state.side.trains.values()
        if train.id not in state.trains
        and train.price not in own_prices
        and UNITS_PER_BROWN * max(0, train.price - purse["brown"]) <= units
    }


def carries(state: WensleydaleState, i: int) -> set[Move]:
    """LTW-MOVE-1: every item that the seat can take from the board."""
    moves: set[Move] = set()
    goods = state.trains_with_goods_place(i)
    passengers = state.trains_with_passenger_place(i)
    for area, inside in state.contents.items():
        if goods:
            if inside["plain"] and can_take_plain(state, i, area):
                moves.add(("carry", area, "plain"))
            if inside["hill"] and can_take_hill(state, i, area):
                moves.add(("carry", area, "hill"))
        if passengers:
            for colour in COMPANIES:
                if inside[colour] and can_take_passenger(state, i, area, colour):
                    moves.add(("carry", area, colour))
    return moves


def can_take_plain(state: WensleydaleState, i: int, area: str) -> bool:
    """LTW-MOVE-2."""
    return state.touches(i, area) and not state.on_company_network(area)


def can_take_hill(state: WensleydaleState, i: int, hill: str) -> bool:
    """LTW-MOVE-3, LTW-MOVE-4."""
    any_area = state.options["hill_goods_from"] == "any_area"
    return any(
        (any_area or state.board.is_town(area))
        and state.touches(i, area)
        and not state.on_company_network(area)
        for area in state.board.neighbours(hill)
    )


def can_take_passenger(state: WensleydaleState, i: int, town: str, colour: str) -> bool:
    """LTW-MOVE-5, LTW-MOVE-6."""
    if colour in state.colours(town):
        return False
    reached = [town]
    for area in reached:  # grows while we walk along it
        reached += [each for each in state.along_own_tracks(i, area) if each not in reached]
    return any(colour in state.colours(area) for area in reached)


# --- take-over -----------------------------------------------------------------------------------


def sales(state: WensleydaleState, i: int) -> set[Move]:
    """LTW-SELL-2: companies, and towns from which they would take over a line."""
    return {
        ("sell", company, area)
        for company in COMPANIES
        for area in state.board.areas
        if company in state.colours(area) and can_be_sold(state, i, company, [area])
    }


def sale_moves(state: WensleydaleState, i: int) -> set[Move]:
    """The next area of the line that is sold, or its end in a town."""
    assert state.company is not None
    moves: set[Move] = {
        ("extend", area) for area in sale_extensions(state, i, state.company, state.line)
    }
    in_other_town = len(state.line) > 1 and state.board.is_town(state.line[-1])
    return moves | {("stop",)} if in_other_town else moves


def sale_extensions(state: WensleydaleState, i: int, company: str, line: list[str]) -> list[str]:
    """LTW-SELL-2: the areas into which the line can go on and still be sold."""
    return [
        area
        for area in state.along_own_tracks(i, line[-1])
        if area not in line and can_be_sold(state, i, company, [*line, area])
    ]


def can_be_sold(state: WensleydaleState, i: int, company: str, line: list[str]) -> bool:
    """LTW-SELL-2, LTW-SELL-3: whether the line, as it is or longer, ends in a payable town."""
    if sale_price(line) > state.value(company, i):
        return False
    if len(line) > 1 and state.board.is_town(line[-1]):
        return True
    return bool(sale_extensions(state, i, company, line))


def sale_price(line: list[str]) -> int:
    """LTW-SELL-3: 1 point for every 2 tracks, rounded up."""
    tracks = len(line) - 1
    return (tracks + 1) // 2
