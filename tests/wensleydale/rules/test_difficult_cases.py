"""The difficult cases of the specification (LTW-CASE)."""

import pytest

from tests.wensleydale.positions import (
    PASS,
    STOP,
    area,
    board,
    buy,
    carry,
    extend,
    influence,
    later,
    line,
    own,
    pay,
    player,
    position,
    sell,
    stack,
    start,
    train,
    wensleydale,
)

NOTHING = {"white": 0, "brown": 0, "red": 0, "green": 0}


@pytest.mark.rule("LTW-CASE-1")
@pytest.mark.parametrize("game_board", ["wensleydale", "nurnberg"])
def test_case_1_without_red_green_and_own_track_no_line_can_start(game_board: str) -> None:
    game = wensleydale(game_board)
    poor = influence(0, red=0, green=0)
    table = position(game, poor)
    assert table.moves() == [PASS]
    table = position(game, poor, seat=2, build_order=[2, 0, 1])
    table.play(PASS)
    assert table.when == ("build", 1)  # seat 0 passes by itself
    table.play(PASS)
    assert table.when == ("trains", 0)
    table.play(buy("A1"))  # a train can be bought, though there is nothing to carry
    assert table["trains"]["A1"]["seat"] == 0


@pytest.mark.rule("LTW-CASE-2")
def test_case_2_a_red_town_in_the_middle_costs_one_point_once() -> None:
    table = position(wensleydale(), own(0, "gargrave", "hellifield"), influence(0, red=5), turn=2)
    table.play(*line("hellifield", "settle"))
    assert table.on("red")[0] == 4  # coming
    table.play(extend("clapham"), STOP)
    assert table.on("red")[0] == 4  # and going


@pytest.mark.rule("LTW-CASE-3")
@pytest.mark.parametrize(("white", "allowed"), [(0, False), (1, False), (2, True)])
def test_case_3_both_landowners_are_paid_at_once_or_not_at_all(white: int, allowed: bool) -> None:
    table = position(wensleydale(), area("hawes", landowner=2), influence(0, white=white))
    table.play(start("garsdale"))
    assert table.refuses(extend("hawes")) == (None if allowed else "LTW-BUILD-9")


@pytest.mark.rule("LTW-CASE-4")
@pytest.mark.parametrize("colour", ["white", "brown", "red", "green"])
def test_case_4_one_cube_and_a_point_of_any_colour_for_a_track_of_two(colour: str) -> None:
    table = position(
        wensleydale(), player(0, hand=1), influence(0, white=1, brown=1, red=2, green=1)
    )
    table.play(*line("garsdale", "hawes"))
    assert table["due"] == 1
    table.play(pay(colour))
    left = {"white": 1, "brown": 1, "red": 1, "green": 1}
    left[colour] -= 1
    assert table.influence(0) == list(left.values())
    assert table.seat(0)["hand"] == 0


@pytest.mark.rule("LTW-CASE-5")
def test_case_5_cubes_cannot_be_kept_while_points_pay_for_tracks() -> None:
    table = position(wensleydale(), player(0, hand=6), influence(0, white=9))
    table.play(*line("garsdale", "hawes"))
    assert (table["phase"], table.seat(0)["hand"]) == ("line", 4)  # nobody asked
    assert table.refuses(pay("white")) == "LTW-TURN-2"
    table.play(STOP)  # build less
    assert table.seat(0)["hand"] == 4


@pytest.mark.rule("LTW-CASE-6")
def test_case_6_a_rivals_track_in_the_cheese_area_does_not_matter() -> None:
    table = position(
        wensleydale(),
        own(0, "skipton", "rylstone"),
        own(1, "rylstone", "grassington"),
        area("rylstone", plain=2),
        train("A1", 0),
        train("A2", 1),
        phase="trains",
    )
    table.play(carry("rylstone", "plain"), carry("rylstone", "plain"))
    assert table["areas"] == {}


@pytest.mark.rule("LTW-CASE-7")
def test_case_7_cheese_on_a_sold_line_can_never_be_carried_again() -> None:
    table = position(
        wensleydale(),
        own(0, "skipton", "rylstone", "grassington"),
        own(0, "rylstone", "embsay"),
        area("rylstone", plain=1),
        area("embsay", plain=1),
        phase="take-over",
    )
    table.play(*sell("red", "skipton", "rylstone", "grassington"))
    then = later(table, train("A1", 0), phase="trains", seat=0)
    assert then.refuses(carry("rylstone", "plain")) == "LTW-MOVE-2"
    assert then.allows(carry("embsay", "plain"))


@pytest.mark.rule("LTW-CASE-8")
@pytest.mark.parametrize(("option", "stays"), [("neutral_town", True), ("any_area", False)])
def test_case_8_stone_stays_when_the_only_neutral_town_becomes_red(
    option: str, stays: bool
) -> None:
    table = position(
        wensleydale(hill_goods_from=option),
        own(0, "garsdale", "hawes", "askrigg"),
        own(0, "garsdale", "widdale"),
        area("wether_fell", hill=1),
        phase="take-over",
    )
    before = later(table, train("A1", 0), phase="trains")
    assert before.allows(carry("wether_fell", "hill"))
    table.play(*sell("red", "garsdale", "hawes", "askrigg"))
    then = later(table, train("A1", 0), phase="trains", seat=0)
    assert then.refuses(carry("wether_fell", "hill")) == ("LTW-MOVE-3" if stays else None)


@pytest.mark.rule("LTW-CASE-9")
def test_case_9_a_town_of_both_colours() -> None:
    table = position(
        wensleydale(),
        own("red", "hawes", "askrigg"),
        own("green", "askrigg", "muker"),
        own(0, "askrigg", "aysgarth"),
        area("askrigg", red=1, green=1),
        area("aysgarth", red=1, green=1),
        train("C1", 0),
        phase="trains",
    )
    assert table.colours("askrigg") == ["red", "green"]
    for colour in ("red", "green"):
        assert table.refuses(carry("askrigg", colour)) == "LTW-MOVE-6"
        assert table.allows(carry("aysgarth", colour))
    building = later(table, phase="build", seat=0, turn=2, trains={}, areas={})
    building.play(*line("aysgarth", "reeth"))
    assert building.influence(0) == [1, 2, 1, 1]
    touching = position(
        wensleydale(),
        own("red", "hawes", "askrigg"),
        own("green", "askrigg", "muker"),
    )
    touching.play(*line("askrigg", "aysgarth"))
    assert touching.influence(0) == [1, 2, 0, 0]


@pytest.mark.rule("LTW-CASE-10")
def test_case_10_a_red_company_track_is_no_connection() -> None:
    table = position(
        wensleydale(),
        own("red", "garsdale", "widdale"),
        own(0, "widdale", "hawes"),
        area("hawes", red=1),
        train("A1", 0),
        phase="trains",
    )
    assert table.refuses(carry("hawes", "red")) == "LTW-MOVE-5"
    joined = later(table, own(0, "garsdale", "hawes"))
    assert joined.allows(carry("hawes", "red"))


@pytest.mark.rule("LTW-CASE-11")
def test_case_11_one_track_between_two_towns_can_be_sold_for_a_point() -> None:
    table = position(
        wensleydale(), own(0, "garsdale", "hawes"), own(1, "leyburn", "middleham"),
        influence(1, red=5, green=5), phase="take-over",
    )  # fmt: skip
    table.play(*sell("red", "garsdale", "hawes"))
    assert (table.on("red")[0], table.owner("garsdale", "hawes")) == (0, "red")
    assert table["phase"] == "bid"  # A must show the colour: seat 1 has nothing to sell


@pytest.mark.rule("LTW-CASE-12")
def test_case_12_who_spends_points_lands_on_top() -> None:
    table = position(
        wensleydale(), stack("white", (0, 3), (1, 1), (2, 1)), area("hawes", landowner=2)
    )
    table.play(*line("garsdale", "hawes"))
    assert table["tracks"]["white"] == [[0, 1], [1, 1], [2, 1]]


@pytest.mark.rule("LTW-CASE-13")
def test_case_13_who_is_first_in_train_order_stays_first() -> None:
    table = position(
        wensleydale(),
        stack("brown", (1, 3), (0, 2), (2, 1)),
        influence(1, white=9),
        player(1, hand=0),
        seat=1,
        build_order=[0, 2, 1],
        train_order=[1, 0, 2],
    )
    table.play(*line("garsdale", "hawes"), pay("brown"), pay("brown"))
    table.play(extend("askrigg"), pay("white"), pay("brown"), STOP)
    assert table.on("brown")[1] == 0
    assert (table["train_order"], table.when) == ([1, 0, 2], ("trains", 1))


@pytest.mark.rule("LTW-CASE-14")
def test_case_14_who_can_neither_buy_nor_carry_passes_by_itself() -> None:
    table = position(wensleydale(), influence(1, **NOTHING), player(1, hand=2), phase="trains")
    events = table.play(PASS)
    assert (table["passed"], table.to_move) == ([0, 1], 2)
    assert [event.seat for event in events if event.kind == "wensleydale-out"] == [0, 1]


@pytest.mark.rule("LTW-CASE-15")
def test_case_15_a_train_that_stays_empty_is_not_refunded() -> None:
    table = position(
        wensleydale(),
        player(0, hand=0),
        influence(0, brown=3, white=0),
        phase="trains",
        passed=[1, 2],
    )
    table.play(buy("C1"))
    assert (table["turn"], table.on("brown")[0]) == (2, 0)
    assert (table.each("points"), table.on("profit")) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("LTW-CASE-16", "LTW-SCORE-2")
@pytest.mark.parametrize(("chosen", "points"), [("A1", 1), ("B1", 2), ("C1", 3)])
def test_case_16_on_side_2_3_the_player_chooses_the_train_of_a_passenger(
    chosen: str, points: int
) -> None:
    table = position(
        wensleydale(side="2-3"),
        own(0, "garsdale", "hawes"),
        area("hawes", red=1),
        *[train(name, 0) for name in ("A1", "B1", "C1")],
        train("A2", 1),
        phase="trains",
        passed=[1, 2],
    )
    table.play(carry("hawes", "red"))
    assert table.choices("board", "train") == {"A1", "B1", "C1"}
    assert table.refuses(board("A2")) == "LTW-SCORE-2"
    table.play(board(chosen))
    assert table.each("points") == [points, 0, 0]


@pytest.mark.rule("LTW-CASE-16")
@pytest.mark.parametrize(
    ("side", "item"), [("3-4", "red"), ("3-4", "plain"), ("2-3", "plain"), ("2-3", "hill")]
)
def test_case_16_else_it_does_not_matter_and_nobody_is_asked(side: str, item: str) -> None:
    where = {"red": "hawes", "plain": "rylstone", "hill": "wether_fell"}[item]
    table = position(
        wensleydale(side=side),
        own(0, "garsdale", "hawes"),
        own(0, "skipton", "rylstone"),
        area(where, **{item: 2}),
        train("A1", 0),
        train("B1", 0),
        phase="trains",
        passed=[1, 2],
    )
    table.play(carry(where, item))
    assert table["phase"] == "trains"
    assert table["areas"] == {where: {item: 1}}
