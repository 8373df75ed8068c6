"""Games of the model of Last Train to Wensleydale, brought into a situation by hand."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any

from stellwerk.boards import shipped_text

from .wensleydale import WensleydaleModel


@cache
def board(name: str) -> dict[str, Any]:
    """A shipped board."""
    return tomllib.loads(shipped_text(name))


def new(
    name: str = "wensleydale",
    players: int = 3,
    side: str = "3-4",
    hill: str = "neutral_town",
    first: int | str = 0,
    seed: int = 1,
    start_fee: bool = True,
    rules: int = 2,
) -> WensleydaleModel:
    """A new game."""
    options = {
        "side": side,
        "hill_goods_from": hill,
        "start_fee": start_fee,
        "first_seat": first,
    }
    return WensleydaleModel(board(name), players, options, seed, rules)


def set_points(model: WensleydaleModel, i: int, **points: int) -> None:
    """Moves the tokens of a seat to these values."""
    for colour, value in points.items():
        model.move_token(colour, i, value - model.value(colour, i))


def lay(model: WensleydaleModel, owner: int | str, *areas: str) -> None:
    """Lays tracks along areas, for nothing."""
    for one, other in pairwise(areas):
        border = next(b for b in model.board.borders_of[one] if b.other(one) == other)
        assert border.buildable
        model.borders[border.id] = owner
        if isinstance(owner, int):
            model.seats[owner].supply -= 1


def at(model: WensleydaleModel, phase: str, seat: int = 0) -> WensleydaleModel:
    """As if the auction were over and the seat were the last to act in this phase."""
    model.limits = [0] * model.players
    model.waiting = []
    model.phase, model.seat = phase, seat
    if phase == "trains":
        model.passed = set(range(model.players)) - {seat}
    return model


def hold(model: WensleydaleModel, i: int, hand: int) -> None:
    """Gives a seat this many cubes in hand."""
    model.seats[i].hand, model.seats[i].stock = hand, 15 - hand


def clear(model: WensleydaleModel) -> None:
    """Takes everything from all areas."""
    for inside in model.contents.values():
        for kind in inside:
            inside[kind] = 0


def build(model: WensleydaleModel, i: int, *areas: str) -> None:
    """Plays a line, as far as nothing is asked on the way."""
    model.play(i, ("start", areas[0]))
    for area in areas[1:]:
        model.play(i, ("extend", area))
