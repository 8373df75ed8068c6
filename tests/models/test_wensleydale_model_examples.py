"""The worked examples and difficult cases of the rules page, with the model of Wensleydale."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .wensleydale_board import COLOURS
from .wensleydale_legal import fees
from .wensleydale_play import at, build, clear, hold, lay, new, set_points
from .wensleydale_state import BoughtTrain

if TYPE_CHECKING:
    from .wensleydale import Move, WensleydaleModel

# --- building ------------------------------------------------------------------------------------


def test_example_3_costs() -> None:
    for areas, cubes, colour in [
        (("garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton"), 9, "red"),
        (("northallerton", "leeming", "bedale"), 3, "green"),
        (("skipton", "rylstone", "grassington"), 3, "red"),
    ]:
        model = at(new(), "build")
        clear(model)
        before = {each: model.value(each, 0) for each in COLOURS}
        build(model, 0, *areas)
        assert model.seats[0].hand == 12 - cubes
        for each in COLOURS:
            assert before[each] - model.value(each, 0) == (each == colour)


def test_example_4_cubes_and_points() -> None:
    model = at(new(), "build")
    clear(model)
    model.contents["askrigg"]["landowner"] = 1
    hold(model, 0, 6)
    set_points(model, 0, white=2, brown=2, red=2, green=0)
    build(model, 0, "garsdale", "hawes", "askrigg", "aysgarth")
    assert (model.seats[0].hand, model.value("white", 0), model.value("red", 0)) == (0, 1, 1)
    assert "askrigg" not in model.position()["areas"]
    model.play(0, ("extend", "leyburn"))
    position = model.position()
    assert (position["phase"], position["due"], position["paying_for"]) == ("pay", 2, "track")
    assert position["paying_from"] == "white"
    assert position["line"][-1] == "leyburn"
    # white 1, brown 2, red 1: the first unit may not be red, for then one would be missing
    assert model.legal_moves(0) == {("pay", "white"), ("pay", "brown")}
    model.play(0, ("pay", "brown"))
    assert model.position()["paying_from"] == "brown"
    assert model.legal_moves(0) == {("pay", "brown"), ("pay", "red")}
    model.play(0, ("pay", "red"))
    assert model.phase == "line"
    assert [model.value(colour, 0) for colour in COLOURS] == [1, 1, 0, 0]


def test_cases_1_to_4_fees() -> None:
    model = at(new(), "build")
    clear(model)
    set_points(model, 0, red=0, green=0)
    assert model.legal_moves(0) == {("pass",)}  # case 1
    set_points(model, 0, red=1, white=1)
    model.contents["hawes"]["landowner"] = 2
    model.play(0, ("start", "garsdale"))
    assert ("stop",) not in model.legal_moves(0)
    assert ("extend", "hawes") not in model.legal_moves(0)  # case 3
    set_points(model, 0, white=2)
    assert ("extend", "hawes") in model.legal_moves(0)
    hold(model, 0, 1)
    set_points(model, 0, brown=0)
    assert ("extend", "hawes") not in model.legal_moves(0)  # 1 cube, and all points are fees
    set_points(model, 0, brown=1)
    model.play(0, ("extend", "hawes"))  # case 4; then nothing is left, so the line ends
    assert model.phase != "line"
    assert [model.value(colour, 0) for colour in COLOURS] == [0, 0, 0, 0]


def test_two_coloured_towns_cost_both_colours() -> None:
    model = at(new(), "build")
    clear(model)
    lay(model, "red", "hawes", "askrigg")
    lay(model, "green", "askrigg", "aysgarth")
    assert model.colours("askrigg") == ["red", "green"]
    assert fees(model, ["garsdale"], "hawes") == {"white": 0, "brown": 0, "red": 2, "green": 0}
    assert fees(model, ["x", "hawes"], "askrigg") == {"white": 0, "brown": 0, "red": 1, "green": 1}


def test_where_lines_start() -> None:
    model = at(new(), "build")
    lay(model, 0, "hawes", "askrigg")
    company_towns = {area for area in model.board.areas if model.colours(area)}
    assert len(company_towns) == 8
    assert {move[1] for move in model.legal_moves(0) if move[0] == "start"} <= company_towns
    model.turn = 2
    assert {("start", "hawes"), ("start", "askrigg")} <= model.legal_moves(0)
    model.seats[0].supply = 0  # LTW-BUILD-12
    assert model.legal_moves(0) == {("pass",)}


def test_example_9_connection_bonus() -> None:
    model = at(new("nurnberg"), "build")
    clear(model)
    lay(model, 1, "poppenreuth", "fuerth")
    build(model, 0, "nbg_nord", "muggenhof")
    assert not model.bonus_given
    model.play(0, ("extend", "poppenreuth"))
    assert model.bonus_given
    assert [seat.points for seat in model.seats] == [2, 1, 0]
    alone = at(new("nurnberg"), "build")
    clear(alone)
    build(alone, 0, "nbg_nord", "muggenhof", "poppenreuth", "fuerth")
    assert (alone.seats[0].hand, alone.value("green", 0), alone.seats[0].points) == (8, 0, 3)


def test_connection_bonus_with_a_choice() -> None:
    """From Nord or Süd to Muggenhof, then on the same tracks."""
    cases: list[tuple[int, int | str, set[Move] | tuple[int, ...]]] = [
        (0, 1, {("chain", (1, 0, 1)), ("chain", (0, 1, 1))}),
        (0, "green", {("chain", (1, 0, 1)), ("chain", (0, 0, 1))}),
        (0, 0, (1, 0, 1)),
        (2, 1, (0, 0, 2)),  # most tracks of the builder
    ]
    for nord, sued, expected in cases:
        model = at(new("nurnberg"), "build", 2)
        clear(model)
        model.turn = 2
        lay(model, nord, "nbg_nord", "muggenhof")
        lay(model, sued, "nbg_sued", "muggenhof")
        lay(model, "red", "muggenhof", "poppenreuth")
        lay(model, 2, "poppenreuth", "tennenlohe")
        build(model, 2, "poppenreuth", "fuerth")
        assert model.bonus_given == isinstance(expected, tuple)
        if isinstance(expected, set):
            assert model.phase == "chain"
            assert model.legal_moves(2) == expected
            model.play(2, ("chain", (1, 0, 1)))
            expected = (1, 0, 1)
        assert model.bonus_given
        assert tuple(seat.points for seat in model.seats) == expected
        assert model.phase == "line"


# --- trains and transport ------------------------------------------------------------------------


def carried_items(model: WensleydaleModel, i: int) -> set[Move]:
    return {move for move in model.legal_moves(i) if move[0] == "carry"}


@pytest.mark.parametrize(
    ("hill", "own", "found"),
    [
        ("neutral_town", ("garsdale", "hawes"), {"wether_fell", "shunner_fell"}),
        ("neutral_town", ("widdale", "langstrothdale"), set()),
        ("any_area", ("widdale", "langstrothdale"), {"wether_fell"}),
    ],
)
def test_example_5_stone(hill: str, own: tuple[str, str], found: set[str]) -> None:
    model = at(new(hill=hill), "trains")
    clear(model)
    model.contents["wether_fell"]["hill"] = 1
    model.contents["shunner_fell"]["hill"] = 1
    model.trains["A1"] = BoughtTrain(0)
    lay(model, 0, *own)
    assert carried_items(model, 0) == {("carry", area, "hill") for area in found}
    lay(model, "red", "hawes", "askrigg")
    if "hawes" in own:
        assert carried_items(model, 0) == set()  # case 8


def test_example_6_train() -> None:
    model = at(new(), "trains")
    clear(model)
    set_points(model, 0, brown=1, white=2, red=0, green=2)
    hold(model, 0, 4)
    model.play(0, ("buy", "C1"))
    position = model.position()
    # 6 units from 4 cubes, 2 white and 2 green: the first two can only be cubes
    assert (position["due"], position["paying_from"], position["paying_for"]) == (4, "cube", "C1")
    assert position["trains"] == {}
    assert model.value("brown", 0) == 0
    assert model.legal_moves(0) == {("pay", "cube"), ("pay", "white")}
    model.play(0, ("pay", "cube"))
    model.play(0, ("pay", "white"))  # 2 units, 1 white and 2 green
    position = model.position()
    assert (position["due"], position["paying_from"]) == (2, "white")
    assert model.legal_moves(0) == {("pay", "white"), ("pay", "green")}
    model.play(0, ("pay", "green"))  # and the other one, without being asked
    assert model.purse(0) == {"cube": 13, "white": 1, "brown": 0, "red": 0, "green": 0}
    assert model.turn == 2  # it had nothing to carry, so phase and turn went on: 1 + 12 cubes


def test_example_6_without_a_choice() -> None:
    model = at(new(), "trains")
    clear(model)
    set_points(model, 0, brown=1, white=2, red=0, green=0)
    hold(model, 0, 4)
    model.play(0, ("buy", "C1"))  # 4 cubes and 2 white points: all there is
    assert (model.turn, model.phase, model.value("white", 0)) == (2, "bid", 0)
    set_points(at(model, "trains"), 0, white=2)
    hold(model, 0, 0)
    assert model.legal_moves(0) == {("pass",)}  # 2 units do not replace a brown point


def test_at_most_one_train_of_each_price() -> None:
    model = at(new(), "trains")
    set_points(model, 0, brown=9)
    model.trains["A2"], model.trains["B1"] = BoughtTrain(0), BoughtTrain(1)
    bought = {move[1] for move in model.legal_moves(0) if move[0] == "buy"}
    assert bought == {"B2", "B3", "B4", "C1", "C2", "C3", "C4"}


def test_passengers() -> None:
    model = at(new(), "trains")
    clear(model)
    for area in ("hawes", "askrigg", "garsdale"):
        model.contents[area].update(red=1, green=1)
    model.trains["A1"] = BoughtTrain(0)
    lay(model, 0, "hawes", "askrigg")
    assert carried_items(model, 0) == set()
    lay(model, "red", "hawes", "garsdale")  # case 10; now Hawes is red itself
    assert carried_items(model, 0) == {("carry", "askrigg", "red")}
    lay(model, 0, "askrigg", "aysgarth")
    model.contents["aysgarth"]["red"] = 1
    assert ("carry", "aysgarth", "red") in carried_items(model, 0)
    model.trains["A1"].passengers = ["red", "red"]  # full
    assert carried_items(model, 0) == set()


def test_case_16_on_which_train() -> None:
    for side, asked in [("3-4", False), ("2-3", True)]:
        model = at(new(side=side), "trains")
        clear(model)
        model.contents["hawes"]["red"] = 2
        model.trains["A1"], model.trains["B1"] = BoughtTrain(0), BoughtTrain(0)
        lay(model, 0, "garsdale", "hawes")
        model.play(0, ("carry", "hawes", "red"))
        if asked:
            assert model.position()["item"] == ["hawes", "red"]
            assert model.legal_moves(0) == {("board", "A1"), ("board", "B1")}
            model.play(0, ("board", "B1"))
        loaded = model.position()["seats"][0]["loaded"]
        assert loaded["red"] == ([0, 1, 0] if asked else [1, 0, 0])
        assert model.contents["hawes"]["red"] == 1


def test_plain_goods() -> None:
    model = at(new(), "trains")
    clear(model)
    model.contents["rylstone"]["plain"] = 2
    model.trains["A1"] = BoughtTrain(0)
    lay(model, 0, "skipton", "rylstone")
    lay(model, 1, "rylstone", "grassington")
    assert carried_items(model, 0) == {("carry", "rylstone", "plain")}  # case 6
    lay(model, "red", "rylstone", "embsay")
    assert carried_items(model, 0) == set()  # case 7


# --- scoring, take-over, end ---------------------------------------------------------------------


@pytest.mark.parametrize(("side", "points"), [("3-4", 5), ("2-3", 9)])
def test_example_7_profit(side: str, points: int) -> None:
    model = at(new(side=side), "trains")
    clear(model)
    model.trains["C1"] = BoughtTrain(0, ["red", "green"], ["hill", "plain"])
    model.trains["A2"] = BoughtTrain(0, [], ["hill"])
    lay(model, 0, "garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton")
    model.play(0, ("pass",))
    assert model.value("profit", 0) == 2
    assert model.seats[0].points == points
    assert model.seats[0].collected == {"plain": 1, "hill": 2, "red": 1, "green": 1}
    assert model.general_order == [0, 1, 2]


def test_example_8_take_over() -> None:
    model = at(new(), "take-over")
    clear(model)
    lay(model, 0, "garsdale", "hawes", "askrigg", "aysgarth")
    set_points(model, 0, red=2, green=5)
    assert model.legal_moves(0) == {("sell", "red", "garsdale"), ("pass",)}
    model.play(0, ("sell", "red", "garsdale"))
    assert model.legal_moves(0) == {("extend", "hawes")}
    model.play(0, ("extend", "hawes"))
    assert model.legal_moves(0) == {("extend", "askrigg"), ("stop",)}  # case 11
    model.play(0, ("extend", "askrigg"))
    assert model.position()["line"] == ["garsdale", "hawes", "askrigg"]
    model.play(0, ("extend", "aysgarth"))  # the end of the own tracks: sold
    assert model.value("red", 0) == 0
    assert model.seats[0].supply == 15
    assert sorted(model.borders.values(), key=str) == ["red"] * 3
    for town in ("hawes", "askrigg", "aysgarth"):
        assert model.colours(town) == ["red"]
    assert model.turn == 2


def test_example_10_the_end() -> None:
    model = new(players=2, side="2-3")
    first, second = model.seats
    first.points = 21
    first.collected = {"plain": 3, "hill": 2, "red": 4, "green": 1}
    model.move_token("profit", 0, -3)
    lay(model, 0, "garsdale", "hawes", "askrigg")
    second.points = 18
    model.phase, model.seat = "over", None
    result = model.result()
    assert result["totals"] == [18, 18]
    assert result["parts"][0] == {"points": 21, "sets": 2, "profit": -3, "tracks": -2}
    assert result["winner"] == 1  # LTW-FINAL-5: ahead on the profit track
