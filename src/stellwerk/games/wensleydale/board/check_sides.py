"""Whether the sides of a Wensleydale board fit its players: turns, tokens, boxes, trains."""

from collections.abc import Iterator
from typing import get_args

from stellwerk.boards.check_common import check_complete, check_span
from stellwerk.boards.draft import Draft, Row
from stellwerk.boards.shape import Fault, show
from stellwerk.games.wensleydale.board.schema import Influence
from stellwerk.kernel.wensleydale.limits import BIDS_EACH, MAX_TOKENS, PRICES


def check_sides(draft: Draft) -> Iterator[Fault]:
    """Each side has what its players need, and each number of players has a side."""
    sides = draft.rows("sides")
    for side in sides:
        span = _span(side)
        if span is not None:
            yield from check_span((*side.path, "players"), span)
            yield from _check_turns(side, span)
            yield from _check_boxes(side, max(span))
        yield from _check_tokens(side)
    yield from _check_printed(sides)
    spans = [_span(side) for side in sides]
    if draft.is_faulty("players") or not sides or None in spans:
        return
    fewest, most = sorted(draft.players())
    numbers = {number for span in spans if span for number in _numbers(span)}
    for number in range(fewest, most + 1):
        if number not in numbers:
            yield Fault(("sides",), f"no side is for {number} players")
    for side, span in zip(sides, spans, strict=True):
        if span and not set(_numbers(span)) <= set(range(fewest, most + 1)):
            message = f"the board is for {fewest} to {most} players; a side cannot be for others"
            yield side.fault("players", message)


def _span(side: Row) -> tuple[int, int] | None:
    numbers = [number for number in side.entries("players") if isinstance(number, int)]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None


def _numbers(span: tuple[int, int]) -> range:
    return range(min(span), max(span) + 1)


def _check_turns(side: Row, span: tuple[int, int]) -> Iterator[Fault]:
    turns = side.values.get("turns")
    if not isinstance(turns, dict):
        return
    wanted = [str(number) for number in _numbers(span)]
    message = "how many turns are there with {} players? Add this number"
    yield from check_complete((*side.path, "turns"), turns, wanted, message)
    for number in turns:
        if number not in wanted:
            yield Fault((*side.path, "turns", number), f"this side is not for {number} players")


def _check_boxes(side: Row, most: int) -> Iterator[Fault]:
    boxes, needed = len(side.tables("boxes")), BIDS_EACH * most
    if boxes and boxes < needed:
        need = f"{most} players need {needed} boxes, {BIDS_EACH} each"
        yield side.fault("boxes", f"{need}, but there are {boxes}")


def _check_tokens(side: Row) -> Iterator[Fault]:
    tokens, boxes = side.numbers("tokens"), side.tables("boxes")
    yield from check_complete(
        (*side.path, "tokens"),
        side.values.get("tokens"),
        get_args(Influence),
        'the number of "{}" tokens is missing; 0 is allowed',
    )
    if set(tokens) != set(get_args(Influence)) or not boxes:
        return
    there = sum(tokens.values())
    spaces = sum(space for box in boxes if isinstance(space := box.get("tokens"), int))
    if there > MAX_TOKENS:
        message = f"there are {there} tokens; at most {MAX_TOKENS} are allowed"
        yield side.fault("tokens", message)
    if there != spaces:
        message = f"{there} tokens must fill the boxes exactly, but these have {spaces} spaces"
        yield side.fault("tokens", message)


def _check_printed(sides: list[Row]) -> Iterator[Fault]:
    """Either all boxes show printed points, or none: a board from before rules version 2."""
    boxes = [
        ((*side.path, "boxes", number), box)
        for side in sides
        for number, box in enumerate(side.tables("boxes"))
    ]
    if not any(box.get("printed") for _, box in boxes):
        return
    for path, box in boxes:
        if not box.get("printed"):
            yield Fault(path, 'other boxes have "printed" points; this one needs some too')


def check_trains(draft: Draft) -> Iterator[Fault]:
    """The trains of a side differ in their ids, and everybody can have one of each price."""
    for side in draft.rows("sides"):
        trains, span = side.tables("trains"), _span(side)
        first_places: dict[object, int] = {}
        for position, train in enumerate(trains):
            path = (*side.path, "trains", position)
            first = first_places.setdefault(train.get("id"), position)
            if first != position:
                line = draft.lines.line((*side.path, "trains", first, "id"))
                taken = f"the id {show(train.get('id'))} is taken by the train on line {line}"
                yield Fault((*path, "id"), taken)
            if train.get("passengers") == train.get("goods") == 0:
                yield Fault((*path, "goods"), "this train has no place for anything")
        prices = [train.get("price") for train in trains]
        yield from _check_points_by_price(side)
        for price in range(1, PRICES + 1) if trains and span else ():
            if span and prices.count(price) < max(span):
                need = f"{max(span)} players need {max(span)} trains of price {price}"
                yield side.fault("trains", f"{need}, but there are {prices.count(price)}")


def _check_points_by_price(side: Row) -> Iterator[Fault]:
    """A passenger is scored by its train's price, so trains of a price give the same points."""
    first_points: dict[object, object] = {}
    for position, train in enumerate(side.tables("trains")):
        price, points = train.get("price"), train.get("points")
        first = first_points.setdefault(price, points)
        if first != points:
            reason = f"the first train of price {price} gives {first}"
            message = f"all trains of a price give the same points for a passenger; {reason}"
            yield Fault((*side.path, "trains", position, "points"), message)
