"""Positions that cannot be are refused in words (docs/positions.md)."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.plain import plain
from tests.wensleydale.positions import (
    Table,
    area,
    bid,
    buy,
    carry,
    influence,
    line,
    own,
    player,
    position,
    sell,
    stake,
    start,
    started,
    train,
    wensleydale,
)

Change = Callable[[dict[str, Any]], object]
GAME = wensleydale(side="2-3")
LATER = 10**30
RICH = influence(0, white=9, brown=9, red=9, green=9)
POOR = influence(0, white=3, brown=0, red=3, green=3)


def after(table: Table, *moves: Any) -> dict[str, Any]:
    """The position after these moves."""
    table.play(*moves)
    return table.now


BID = started(GAME).now
ONE_BID = after(started(GAME), bid(1), stake(4))
STAKE = after(started(GAME), bid(1))
BUILD = position(GAME, RICH).now
LINE = after(position(GAME, RICH), *line("garsdale", "hawes"))
PAY_TRACK = after(position(GAME, POOR, player(0, hand=0)), *line("garsdale", "hawes"))
TRAINS = position(GAME, RICH, train("A1", 0), phase="trains").now
PAY_TRAIN = after(position(GAME, POOR, phase="trains"), buy("A1"))
BOARD = after(
    position(
        GAME, RICH, own(0, "garsdale", "hawes"), area("hawes", red=2), train("A1", 0),
        train("C1", 0), phase="trains",
    ),
    carry("hawes", "red"),
)  # fmt: skip
SALE = after(
    position(GAME, RICH, own(0, "garsdale", "hawes", "askrigg"), phase="take-over"),
    sell("red", "garsdale")[0],
)


def first(position: dict[str, Any]) -> dict[str, Any]:
    """The first seat of a position."""
    mine: dict[str, Any] = position["seats"][0]
    return mine


def give(position: dict[str, Any], track: str, points: int) -> None:
    """Everybody has so many points on a track."""
    position["tracks"][track] = [[seat, points] for seat, _ in position["tracks"][track]]


IMPOSSIBLE: dict[str, tuple[dict[str, Any], Change]] = {
    "cubes far too many": (BUILD, lambda p: first(p).update(hand=LATER)),
    "cubes too many for a small number": (BUILD, lambda p: first(p).update(hand=300)),
    "fewer than no cubes": (BUILD, lambda p: first(p).update(hand=-1)),
    "points far too many": (BUILD, lambda p: first(p).update(points=LATER)),
    "points too many for a small number": (BUILD, lambda p: first(p).update(points=40_000)),
    "influence too much for a small number": (BUILD, lambda p: give(p, "white", 40_000)),
    "profit too little for a small number": (BUILD, lambda p: give(p, "profit", -40_000)),
    "a limit far too high": (BID, lambda p: p.update(limits=[LATER, 0, 0])),
    "a limit below nothing": (BID, lambda p: p.update(limits=[-1, 0, 0])),
    "a limit that does not fit the cubes": (BID, lambda p: p["limits"].__setitem__(0, 1)),
    "a limit outside the auction": (BUILD, lambda p: p.update(limits=[1, 0, 0])),
    "hardly a cube in the auction": (
        BID,
        lambda p: (first(p).update(hand=4), p["limits"].__setitem__(0, 1)),
    ),
    "a bid outside the auction": (BUILD, lambda p: p["boxes"][0].update(bid=[0, 1])),
    "a bid below the least": (ONE_BID, lambda p: p["boxes"][0].update(bid=[0, 0])),
    "a bid above the limit": (
        ONE_BID,
        lambda p: (p["boxes"][0].update(bid=[0, 10]), first(p).update(hand=0)),
    ),
    "a bid of nobody": (ONE_BID, lambda p: p["boxes"][0].update(bid=[7, 4])),
    "a stake on the own box": (STAKE, lambda p: p["boxes"][0].update(bid=[0, 4])),
    "a train in the auction": (
        BID,
        lambda p: p.update(trains={"A1": {"seat": 0, "passengers": 0, "goods": 0}}),
    ),
    "two trains of a price": (TRAINS, lambda p: p["trains"].update(A2=p["trains"]["A1"])),
    "a seat that has passed and is asked": (TRAINS, lambda p: p.update(passed=[0])),
    "a seat that has passed twice": (TRAINS, lambda p: p.update(passed=[1, 1])),
    "a pass outside the train phase": (BUILD, lambda p: p.update(passed=[1])),
    "goods carried outside the train phase": (
        BUILD,
        lambda p: first(p)["loaded"].update(plain=1),
    ),
    "more goods carried than trains have places": (
        TRAINS,
        lambda p: first(p)["loaded"].update(plain=50),
    ),
    "more passengers carried than trains have places": (
        TRAINS,
        lambda p: first(p)["loaded"].update(red=[0, 0, 20]),
    ),
    "less than nothing carried": (TRAINS, lambda p: first(p)["loaded"].update(hill=-1)),
    "more collected than there is": (BUILD, lambda p: first(p).update(red=26)),
    "less than nothing collected": (BUILD, lambda p: first(p).update(green=-1)),
    "a good that waits for a train": (
        BOARD,
        lambda p: (p["areas"]["hawes"].update(plain=1), p.update(item=["hawes", "plain"])),
    ),
    "nobody who waits for a train": (BOARD, lambda p: p.update(areas={})),
    "a line that is not one's own": (LINE, lambda p: p.update(borders={})),
    "a line that nothing can follow": (
        LINE,
        lambda p: (p.update(line=["garsdale"]), first(p).update(hand=0), nothing(p)),
    ),
    "nothing due": (PAY_TRACK, lambda p: p.update(due=0)),
    "less than nothing due": (BUILD, lambda p: p.update(due=-1)),
    "more due than a track costs": (PAY_TRACK, lambda p: p.update(due=3)),
    "more due than can be paid": (PAY_TRAIN, lambda p: (nothing(p), first(p).update(hand=0))),
    "far more due than can be": (PAY_TRAIN, lambda p: p.update(due=LATER)),
    "cubes left while points are paid": (PAY_TRACK, lambda p: first(p).update(hand=1)),
    "brown points left while others are paid": (PAY_TRAIN, lambda p: give(p, "brown", 1)),
    "paying for a train that is taken": (
        PAY_TRAIN,
        lambda p: p.update(trains={"A1": {"seat": 1, "passengers": 0, "goods": 0}}),
    ),
    "a sale that cannot be paid": (SALE, lambda p: nothing(p)),
    "a sale from a town of nobody": (SALE, lambda p: p.update(line=["hawes"])),
    "a chain to choose where there is none": (LINE, lambda p: p.update(phase="chain")),
    "an area overfull": (BUILD, lambda p: p.update(areas={"hawes": {"red": 10}})),
    "an unknown area": (BUILD, lambda p: p.update(areas={"atlantis\n": {"red": 1}})),
    "a turn too late": (BUILD, lambda p: p.update(turn=LATER)),
    "a seat that is not there": (BUILD, lambda p: p.update(seat=4)),
    "other options": (BUILD, lambda p: p.update(options={"side": "a\nb"})),
}


def nothing(position: dict[str, Any]) -> None:
    """Nobody has any influence."""
    for colour in ("white", "brown", "red", "green"):
        give(position, colour, 0)


@pytest.mark.parametrize("what", list(IMPOSSIBLE))
def test_an_impossible_position_is_refused_in_words(what: str) -> None:
    possible, change = IMPOSSIBLE[what]
    assert plain(GAME.from_position(possible).position()) == possible
    changed = copy.deepcopy(possible)
    change(changed)
    with pytest.raises(ValueError) as refused:
        GAME.from_position(changed)
    text = str(refused.value)
    assert text.isprintable()
    assert text.endswith(".")


def test_the_positions_are_of_the_phases_they_are_called_by() -> None:
    phases = [BID, STAKE, BUILD, LINE, PAY_TRACK, TRAINS, PAY_TRAIN, BOARD, SALE]
    assert [each["phase"] for each in phases] == [
        "bid", "stake", "build", "line", "pay", "trains", "pay", "board", "sale",
    ]  # fmt: skip
    assert position(GAME, RICH).allows(start("garsdale"))
