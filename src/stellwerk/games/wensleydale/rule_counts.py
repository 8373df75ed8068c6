"""What the rules count on a board, as its file says: for boards of one's own."""

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING

from stellwerk.games.rule_book import Arguments

if TYPE_CHECKING:
    from stellwerk.games.wensleydale.board.schema import Side, Train, WensleydaleBoard

COLOURS = ("white", "brown", "red", "green")


def _by_side(board: "WensleydaleBoard", count: Callable[["Side"], object]) -> Arguments:
    return {"sides": "; ".join(f"{side.id}: {count(side)}" for side in board.sides)}


def _pieces(board: "WensleydaleBoard") -> Arguments:
    parts = board.components
    return {"cubes": parts.cubes, "tracks": parts.tracks}


def _goods(board: "WensleydaleBoard") -> Arguments:
    goods = board.components.goods
    return {"all": sum(goods.values()), "plain": goods["plain"], "hill": goods["hill"]}


def _people(board: "WensleydaleBoard") -> Arguments:
    people = board.components.people
    return {
        "all": sum(people.values()),
        "red": people["red"],
        "green": people["green"],
        "landowners": people["landowner"],
    }


def _sides(board: "WensleydaleBoard") -> Arguments:
    fewest, most = board.players
    told = [f"{each}: {', '.join(board.sides_for(each))}" for each in range(fewest, most + 1)]
    return {"sides": "; ".join(told)}


def _start(board: "WensleydaleBoard") -> Arguments:
    start = board.components.start
    return {colour: start.get(colour, 0) for colour in COLOURS}


def _printed_passengers(board: "WensleydaleBoard") -> Arguments:
    told = [
        f"{area.name} {area.fixed.count('red')} + {area.fixed.count('green')}"
        for area in board.areas
        if area.fixed
    ]
    return {"towns": ", ".join(told)}


def _turns(side: "Side") -> str:
    return ", ".join(f"{players} → {turns}" for players, turns in side.turns.items())


def _tokens(side: "Side") -> str:
    return " + ".join(str(side.tokens.get(colour, 0)) for colour in COLOURS)


def _trains(side: "Side") -> str:
    rows = (
        (price, ", ".join(f"{train.passengers}+{train.goods}" for train in trains))
        for price, trains in _by_price(side)
    )
    return ", ".join(f"{price}: {places}" for price, places in rows)


def _passenger_points(side: "Side") -> str:
    rows = (
        (price, "/".join(str(points) for points in sorted({train.points for train in trains})))
        for price, trains in _by_price(side)
    )
    return ", ".join(f"{price} → {points}" for price, points in rows)


def _by_price(side: "Side") -> list[tuple[int, list["Train"]]]:
    trains = sorted(side.trains, key=lambda train: train.price)
    return [(price, list(row)) for price, row in groupby(trains, key=lambda train: train.price)]


def _cubes_each_turn(board: "WensleydaleBoard") -> Arguments:
    parts = board.components
    return {"each_turn": parts.cubes_per_turn, "cubes": parts.cubes}


def _least_bids(side: "Side") -> str:
    return ", ".join(str(box.least) for box in side.boxes)


def _printed_points(side: "Side") -> str:
    return ", ".join(str(len(box.printed)) for box in side.boxes)


COUNTS: dict[str, Callable[["WensleydaleBoard"], Arguments]] = {
    "COMP-1": _pieces,
    "COMP-2": lambda board: _by_side(board, _tokens),
    "COMP-3": _goods,
    "COMP-4": _people,
    "COMP-6": lambda board: dict[str, str | int](board.companies),
    "COMP-7": _sides,
    "SETUP-3": _start,
    "SETUP-5": lambda board: {"cubes": board.components.cubes},
    "SETUP-6": lambda board: {"all": sum(board.components.goods.values())},
    "SETUP-8": _printed_passengers,
    "TURN-1": lambda board: _by_side(board, _turns),
    "CUBE-1": _cubes_each_turn,
    "TOKEN-1": lambda board: _by_side(board, _tokens),
    "TOKEN-2": lambda board: _by_side(board, lambda side: len(side.boxes)),
    "TOKEN-3": lambda board: _by_side(board, _printed_points),
    "AUC-2": lambda board: _by_side(board, _least_bids),
    "TRAIN-5": lambda board: _by_side(board, _trains),
    "SCORE-1": lambda board: {},
    "SCORE-2": lambda board: _by_side(board, _passenger_points),
}
# How our maps and trains came about, and what follows from their counts.
PRINTED = frozenset({"MAP-10", "SETUP-7", "AUC-8", "TRAIN-6", "TRAIN-7"})
