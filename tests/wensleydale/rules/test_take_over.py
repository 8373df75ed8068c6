"""Selling lines to the companies (LTW-SELL)."""

from typing import Any

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    STOP,
    Edit,
    Table,
    area,
    extend,
    influence,
    line,
    own,
    position,
    sell,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)
DALE = ("garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton")


def selling(*edits: Edit, board: str = "wensleydale", **others: Any) -> Table:
    """The take-over of a game of three."""
    return position(wensleydale(board), *edits, phase="take-over", **others)


def beginnings(table: Table) -> set[tuple[object, object]]:
    """Company and town for every line that can be sold."""
    return {(move["company"], move["area"]) for move in table.moves("sell")}


@pytest.mark.rule("LTW-SELL-1")
def test_everybody_may_sell_one_line_in_general_order() -> None:
    table = selling(
        own(2, "garsdale", "hawes", "askrigg"),
        own(0, "skipton", "gargrave"),
        influence(2, red=9),
        seat=2,
        general_order=[2, 1, 0],
    )
    table.play(*sell("red", "garsdale", "hawes"), STOP)
    assert table.when == ("take-over", 0)  # not seat 2 again, though it could; 1 has nothing
    table.play(PASS)
    assert table["phase"] == "bid"
    assert sorted(map(str, table["borders"].values())) == ["0", "2", "red"]


@pytest.mark.rule("LTW-SELL-2")
def test_a_line_begins_in_a_town_that_shows_the_colour() -> None:
    table = selling(own(0, "garsdale", "hawes", "askrigg"), influence(0, red=5, green=5))
    assert beginnings(table) == {("red", "garsdale")}
    assert table.refuses(sell("red", "hawes")[0]) == "LTW-SELL-2"
    assert table.refuses(sell("green", "garsdale")[0]) == "LTW-SELL-2"
    assert table.refuses(sell("red", "settle")[0]) == "LTW-SELL-2"  # no own track there


@pytest.mark.rule("LTW-SELL-2")
def test_it_ends_in_any_other_town_neutral_or_company() -> None:
    towns = {"garsdale", "hawes", "askrigg", "aysgarth", "leyburn"}
    table = selling(own(0, *DALE), own("green", "aysgarth", "reeth"), influence(0, red=9))
    table.play(sell("red", "garsdale")[0])
    for name in DALE[1:5]:
        assert table.refuses(STOP) == ("LTW-SELL-2" if table["line"] == ["garsdale"] else None)
        assert name in towns
        assert table.allows(extend(name))
        table.play(extend(name))
    assert table["phase"] == "bid"  # Leyburn is the last town: the line is sold by itself
    assert table.owner("leyburn", "constable_burton") == 0


@pytest.mark.rule("LTW-SELL-2")
def test_it_does_not_end_in_an_area_without_a_town() -> None:
    table = selling(own(0, "skipton", "rylstone", "grassington"), influence(0, red=5))
    table.play(*sell("red", "skipton", "rylstone"))
    assert table.refuses(STOP) == "LTW-SELL-2"
    table.play(extend("grassington"))
    assert table.owner("skipton", "rylstone") == "red"
    nowhere = selling(
        own(0, "skipton", "rylstone", "embsay"), own(0, "garsdale", "hawes"), influence(0, red=5)
    )
    assert nowhere.refuses(sell("red", "skipton")[0]) is not None


@pytest.mark.rule("LTW-SELL-2")
def test_it_goes_only_over_own_tracks_and_to_no_area_twice() -> None:
    table = selling(
        own(0, "skipton", "rylstone", "malham", "gargrave", "rylstone"),
        own(1, "rylstone", "grassington"),
        influence(0, red=9),
    )
    table.play(*sell("red", "skipton", "rylstone"))
    assert table.choices("extend", "area") == {"malham", "gargrave"}
    assert table.refuses(extend("grassington")) == "LTW-SELL-2"
    table.play(extend("malham"))
    assert table.choices("extend", "area") == {"gargrave"}
    assert table.why_not(extend("rylstone")) is not None
    assert table.allows(STOP)


@pytest.mark.rule("LTW-SELL-2")
@pytest.mark.parametrize("where", ["skipton", "rylstone", "ripon"])
def test_a_chain_that_cannot_be_sold_is_refused_by_the_rule_of_sales(where: str) -> None:
    table = selling(own(0, "skipton", "rylstone", "gargrave", "malham"), influence(0, red=9))
    table.play(*sell("red", "skipton", "rylstone", "gargrave"))
    assert table.refuses(extend(where)) == "LTW-SELL-2"


@pytest.mark.rule("LTW-SELL-2")
@every_board
def test_a_line_between_two_company_towns_can_go_to_either(board: str) -> None:
    towns = {
        "wensleydale": ("garsdale", "mallerstang", "kirkby_stephen"),
        "nurnberg": ("nbg_nord", "muggenhof", "nbg_sued"),
    }[board]
    table = selling(own(0, *towns), influence(0, red=5, green=5), board=board)
    expected = {
        "wensleydale": {("red", "garsdale"), ("red", "kirkby_stephen")},
        "nurnberg": {("green", "nbg_nord"), ("red", "nbg_sued")},
    }[board]
    assert beginnings(table) == expected


@pytest.mark.rule("LTW-SELL-3")
@pytest.mark.parametrize(("tracks", "price"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_price_is_a_point_for_every_two_tracks_rounded_up(tracks: int, price: int) -> None:
    sold = DALE[: tracks + 1]
    table = selling(own(0, *sold), influence(0, red=9))
    table.play(*sell("red", *sold))
    assert (table.influence(0), table.seat(0)["hand"]) == ([1, 2, 9 - price, 1], 15)


@pytest.mark.rule("LTW-SELL-3")
def test_the_price_so_far_is_told_before_the_sale_ends() -> None:
    table = selling(own(0, *DALE), influence(0, red=9))
    assert table.game.view(table.state, 1).price is None
    table.play(sell("red", "garsdale")[0])
    prices = []
    for name in DALE[1:4]:
        table.play(extend(name))
        prices.append(table.game.prompt(table.state, 0).arguments.price)
        assert table.game.view(table.state, 1).price == prices[-1]
    assert prices == [1, 1, 2]
    table.play(STOP)
    assert table.influence(0)[2] == 9 - prices[-1]


@pytest.mark.rule("LTW-SELL-3")
def test_only_points_of_the_companys_colour_pay() -> None:
    table = selling(
        own(0, *DALE[:4]), influence(0, white=9, brown=9, red=1, green=9), own(0, "ripon", "wath")
    )
    table.play(*sell("red", *DALE[:3]))  # two tracks for the one point: it ends there
    assert table.owner("askrigg", "aysgarth") == 0
    assert table.influence(0) == [9, 9, 0, 9]
    poor = selling(own(0, "garsdale", "hawes"), own(0, "ripon", "tanfield", "masham"),
                   influence(0, red=0, green=1))  # fmt: skip
    assert poor.refuses(sell("red", "garsdale")[0]) == "LTW-SELL-3"
    assert poor.allows(sell("green", "ripon")[0])


@pytest.mark.rule("LTW-SELL-3")
def test_a_line_that_no_town_within_the_means_can_end_is_refused() -> None:
    table = selling(
        own(0, "skipton", "gargrave", "hellifield", "clapham", "ingleton"), influence(0, red=1)
    )
    table.play(*sell("red", "skipton"))
    assert table.allows(extend("gargrave"))
    table.play(extend("gargrave"))
    assert table["phase"] == "bid"  # Ingleton would cost 2
    assert table.owner("gargrave", "hellifield") == 0


@pytest.mark.rule("LTW-SELL-4")
def test_company_tracks_replace_the_own_ones_which_return_to_the_supply() -> None:
    table = selling(own(0, "garsdale", "hawes", "askrigg"), own(1, "skipton", "gargrave"))
    assert table.seat(0)["tracks_left"] == 13
    table.play(*sell("red", "garsdale", "hawes", "askrigg"))
    assert table.owner("garsdale", "hawes") == table.owner("hawes", "askrigg") == "red"
    assert table.each("tracks_left") == [15, 14, 15]


@pytest.mark.rule("LTW-SELL-5")
def test_the_next_player_can_sell_from_a_town_that_has_just_changed() -> None:
    table = selling(own(0, "garsdale", "hawes"), own(1, "hawes", "askrigg"))
    assert table.colours("hawes") == []
    table.play(*sell("red", "garsdale", "hawes"))
    assert table.colours("hawes") == ["red"]
    assert table.when == ("take-over", 1)
    assert beginnings(table) == {("red", "hawes")}
    table.play(*sell("red", "hawes", "askrigg"))
    assert table.colours("askrigg") == ["red"]


@pytest.mark.rule("LTW-SELL-5", "LTW-MAP-6")
def test_towns_on_the_way_change_too() -> None:
    table = selling(own(0, "ripon", "tanfield", "masham"), area("masham", red=1))
    table.play(*sell("green", "ripon", "tanfield", "masham"))
    assert table.colours("masham") == ["green"]
    assert table.colours("ripon") == ["green"]


@pytest.mark.rule("LTW-SELL-6")
def test_a_sale_brings_neither_profit_nor_points_but_ends_the_loss() -> None:
    table = selling(own(0, "garsdale", "hawes"), own(1, "skipton", "gargrave"))
    table.play(*sell("red", "garsdale", "hawes"), PASS)
    assert (table.each("points"), table.on("profit")) == ([0, 0, 0], [0, 0, 0])
    for box in range(1, 7):
        table.auction((box, 3))
    table.pass_through("build")
    table.pass_through("trains")
    assert table.on("profit") == [0, -1, 0]


@pytest.mark.rule("LTW-SELL-4", "LTW-BUILD-12")
def test_returned_tracks_can_be_used_again_from_the_next_turn() -> None:
    table = selling(own(0, "garsdale", "hawes"), influence(0, red=3))
    table.play(*sell("red", "garsdale", "hawes"))
    for box in range(1, 7):
        table.auction((box, 3))
    while table.to_move != 0:
        table.play(PASS)
    table.play(*line("hawes", "widdale"))
    assert table.seat(0)["tracks_left"] == 14
