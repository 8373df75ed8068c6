"""What a Wensleydale position says about its phase: bids, lines, payments, trains and loads."""

from itertools import pairwise
from typing import TYPE_CHECKING

from stellwerk.games.position_parts import PositionError, check_no_repeats
from stellwerk.games.wensleydale.board.schema import Train
from stellwerk.games.wensleydale.names import CARRIED, COMPANIES
from stellwerk.kernel.wensleydale.board import UNITS_PER_MISSING_POINT
from stellwerk.kernel.wensleydale.limits import BIDS_EACH, CUBES_TO_KEEP

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.game import WensleydaleGame
    from stellwerk.games.wensleydale.wire.positions import WensleydalePosition

MOST_POINTS = 20_000  # more than anybody can make on the largest board; the kernel counts further


def check_phase_parts(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """What is going on in this phase can have come about."""
    _check_points(shape)
    _check_auction(game, shape)
    _check_trains(game, shape)
    _check_items(game, shape)
    _check_line(game, shape)
    _check_sale(game, shape)
    _check_payment(game, shape)


def _check_points(shape: "WensleydalePosition") -> None:
    """Points are within what a game can give."""
    for name in ("white", "brown", "red", "green", "profit"):
        for seat, points in getattr(shape.tracks, name):
            if not -MOST_POINTS <= points <= MOST_POINTS:
                raise PositionError(f"Seat {seat} has {points} points on the {name} track.")
    for seat, mine in enumerate(shape.seats):
        if not -MOST_POINTS <= mine.points <= MOST_POINTS:
            raise PositionError(f"Seat {seat} cannot have {mine.points} points.")


def _check_auction(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """Bids stand while the auction goes on; nobody bids its last cubes (LTW-AUC-2, -5)."""
    pieces = game.board.components
    bidding = shape.phase in {"bid", "stake"}
    bids = [box.bid for box in shape.boxes if box.bid is not None]
    if not bidding and (bids or any(shape.limits)):
        raise PositionError(f"In the phase {shape.phase!r} no bids stand, and nobody has a limit.")
    for seat, mine in enumerate(shape.seats):
        own = [cubes for bidder, cubes in bids if bidder == seat]
        cubes = mine.hand + sum(own)
        if len(own) > BIDS_EACH or (bidding and seat == shape.seat and len(own) == BIDS_EACH):
            raise PositionError(f"Seat {seat} has {len(own)} standing bids.")
        if not bidding:
            continue
        if cubes < min(pieces.cubes_per_turn, pieces.cubes):
            raise PositionError(f"Seat {seat} has {cubes} cubes; it has been given more this turn.")
        limit = cubes - CUBES_TO_KEEP
        if shape.limits[seat] != limit or max(own, default=0) > limit:
            raise PositionError(f"With {cubes} cubes seat {seat} may bid {limit} at most.")
    for number, box in enumerate(shape.boxes, start=1):
        if box.bid and box.bid[1] < game.side.boxes[number - 1].least:
            raise PositionError(f"Box {number} takes no bid of {box.bid[1]}.")
        if shape.box == number and box.bid and box.bid[0] == shape.seat:
            raise PositionError(f"Seat {shape.seat} cannot bid on box {number}: it leads there.")


def _check_trains(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """Trains are bought in their phase, one of each price; who has passed is out (LTW-TRAIN)."""
    in_phase = shape.phase in {"trains", "board"} or shape.paying_for not in {None, "track"}
    check_no_repeats("Passed", shape.passed)
    if not in_phase and (shape.trains or shape.passed or any(map(sum, _loads(shape)))):
        raise PositionError(f"In the phase {shape.phase!r} nobody has trains or has carried.")
    if shape.seat in shape.passed:
        raise PositionError(f"Seat {shape.seat} has passed, so it is not asked.")
    prices = [(taken.seat, _train(game, name).price) for name, taken in shape.trains.items()]
    if shape.paying_for is not None and shape.paying_for != "track" and shape.seat is not None:
        prices.append((shape.seat, _train(game, shape.paying_for).price))
        if shape.paying_for in shape.trains:
            raise PositionError(f"The train {shape.paying_for} is taken already.")
    for seat, price in prices:
        if prices.count((seat, price)) > 1:
            raise PositionError(f"Seat {seat} has two trains of the price {price}.")
    if shape.item and shape.item[1] not in COMPANIES:
        raise PositionError("Only a passenger waits for a train to be chosen.")
    if shape.item and shape.areas.get(shape.item[0], {}).get(shape.item[1], 0) < 1:
        raise PositionError(f"Nobody waits in {shape.item[0]} for a train.")


def _train(game: "WensleydaleGame", name: str) -> Train:
    return game.side.trains[game.names.train[name]]


def _loads(shape: "WensleydalePosition") -> list[list[int]]:
    """For every seat what it has carried this turn, by kind."""
    return [
        [mine.loaded.plain, mine.loaded.hill, sum(mine.loaded.red), sum(mine.loaded.green)]
        for mine in shape.seats
    ]


def _check_items(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """No more goods and people than the game has, on the map or carried (LTW-COMP-3, -4)."""
    goods, people = game.board.components.goods, game.board.components.people
    there = (goods["plain"], goods["hill"], people["red"], people["green"])
    for seat, mine in enumerate(shape.seats):
        loaded = mine.loaded
        every = [getattr(mine, item) for item in CARRIED]
        if min(*every, loaded.plain, loaded.hill, *loaded.red, *loaded.green) < 0:
            raise PositionError(f"Seat {seat} cannot have carried less than nothing.")
        _check_load(game, shape, seat)
    for number, item in enumerate(CARRIED):
        carried = sum(getattr(mine, item) for mine in shape.seats)
        loaded_now = sum(load[number] for load in _loads(shape))
        on_map = sum(items.get(item, 0) for items in shape.areas.values())
        if carried + loaded_now + on_map > there[number]:
            raise PositionError(f"There are more {item} items in this position than in the game.")


def _check_load(game: "WensleydaleGame", shape: "WensleydalePosition", seat: int) -> None:
    """Nobody carries more in a turn than trains of each price have places for (LTW-TRAIN-2)."""
    loaded = shape.seats[seat].loaded
    most = {train.price: (0, 0) for train in game.side.trains}
    for train in game.side.trains:
        goods, passengers = most[train.price]
        most[train.price] = max(goods, train.goods), max(passengers, train.passengers)
    if loaded.plain + loaded.hill > sum(goods for goods, _ in most.values()):
        raise PositionError(f"Seat {seat} has no trains for so many goods in one turn.")
    if sum(loaded.red) + sum(loaded.green) > sum(passengers for _, passengers in most.values()):
        raise PositionError(f"Seat {seat} has no trains for so many passengers in one turn.")


def _own_line(game: "WensleydaleGame", shape: "WensleydalePosition") -> bool:
    """Whether own tracks of the seat to decide lie all along the line."""
    areas = [game.names.area[area] for area in shape.line]
    crossed = [
        game.names.borders[game.names.border_between[frozenset(ends)]] for ends in pairwise(areas)
    ]
    return all(shape.borders.get(border) == shape.seat for border in crossed)


def _check_line(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """A line being built or sold is one of the seat's own tracks (LTW-BUILD-2, LTW-SELL-2)."""
    if shape.line and not _own_line(game, shape):
        raise PositionError(f"The line is not one of seat {shape.seat}'s own tracks.")
    if len(shape.line) == 1 and shape.phase in {"pay", "chain"}:
        raise PositionError("The line has no track yet that could be paid for.")


def _check_sale(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """A line is sold from a town of the company, and can be paid for (LTW-SELL-2, -3)."""
    if shape.phase != "sale" or shape.company is None:
        return
    start = next(area for area in game.board.areas if area.id == shape.line[0])
    touched = any(
        owner == shape.company and shape.line[0] in border.split("|")
        for border, owner in shape.borders.items()
    )
    if not start.town or not (touched or start.company == shape.company):
        raise PositionError(f"A line sold to {shape.company} does not begin in {shape.line[0]}.")
    points = dict(getattr(shape.tracks, shape.company))[shape.seat]
    if len(shape.line) // 2 > points:
        raise PositionError(f"Seat {shape.seat} cannot pay for the sale of this line.")


def _check_payment(game: "WensleydaleGame", shape: "WensleydalePosition") -> None:
    """Only what cubes, or brown points, could not pay is still due (LTW-BUILD-7, LTW-TRAIN-3)."""
    if shape.phase != "pay" or shape.seat is None or shape.paying_for is None:
        return
    if shape.paying_for == "track":
        one, other = (game.names.area[area] for area in shape.line[-2:])
        border = game.board.buildable_borders[game.names.border_between[frozenset((one, other))]]
        most: int = game.board.cost(border)
        if shape.seats[shape.seat].hand > 0 or shape.paying_from == "cube":
            raise PositionError("A track is paid for with cubes first; points are for the rest.")
    else:
        most = UNITS_PER_MISSING_POINT * _train(game, shape.paying_for).price
        if dict(shape.tracks.brown)[shape.seat] > 0:
            raise PositionError("A train is paid for with brown points first.")
    if shape.due > most:
        raise PositionError(f"Not {shape.due} but {most} units at most are to be paid for this.")
