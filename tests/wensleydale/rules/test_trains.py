"""Buying trains and the course of the train phase (LTW-TRAIN)."""

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    TABLES,
    area,
    buy,
    carry,
    influence,
    own,
    pay,
    player,
    position,
    train,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)
RICH = influence(0, brown=9)


@pytest.mark.rule("LTW-TRAIN-1")
def test_one_thing_at_a_time_in_train_order_again_and_again() -> None:
    table = position(
        wensleydale(),
        RICH,
        own(0, "garsdale", "hawes"),
        area("hawes", red=2),
        phase="trains",
        seat=2,
        train_order=[2, 0, 1],
    )
    seats = []
    for move in (buy("A1"), buy("C1"), buy("A2"), PASS, carry("hawes", "red"), PASS, buy("B1")):
        seats.append(table.to_move)
        table.play(move)
    assert seats == [2, 0, 1, 2, 0, 1, 0]
    assert (table["passed"], table.to_move) == ([1, 2], 0)


@pytest.mark.rule("LTW-TRAIN-1")
def test_who_passes_is_out_and_the_phase_ends_when_all_have_passed() -> None:
    table = position(wensleydale(), phase="trains")
    table.play(PASS)
    assert table["passed"] == [0]
    table.play(buy("A1"), buy("A2"))
    assert table.to_move == 1  # seat 0 is not asked again
    assert table.refuses(buy("A3"), by=0) == "LTW-TURN-2"
    table.play(PASS, PASS)
    assert (table["turn"], table["phase"], table["passed"]) == (2, "bid", [])


@pytest.mark.rule("LTW-TRAIN-2")
@pytest.mark.parametrize("side", ["3-4", "2-3"])
@pytest.mark.parametrize(("mine", "price"), [("A1", "A"), ("B2", "B"), ("C3", "C")])
def test_at_most_one_train_of_each_price(side: str, mine: str, price: str) -> None:
    table = position(wensleydale(side=side), RICH, train(mine, 0), phase="trains")
    for each in table.game.side.trains:
        if each.id[0] == price:
            assert table.refuses(buy(each.id)) == "LTW-TRAIN-2"
        else:
            assert table.allows(buy(each.id))


@pytest.mark.rule("LTW-TRAIN-2")
def test_a_train_is_used_by_one_player_only() -> None:
    table = position(
        wensleydale(),
        RICH,
        train("B1", 1),
        own(0, "garsdale", "hawes"),
        area("hawes", red=1),
        phase="trains",
    )
    assert table.refuses(buy("B1")) == "LTW-TRAIN-2"
    assert table.allows(buy("B2"))
    assert table.refuses(carry("hawes", "red")) == "LTW-TRAIN-4"  # not on the train of seat 1


@pytest.mark.rule("LTW-TRAIN-2", "LTW-TRAIN-3")
@pytest.mark.parametrize(("name", "price"), [("A1", 1), ("B1", 2), ("C1", 3)])
def test_the_price_is_paid_in_brown_points(name: str, price: int) -> None:
    table = position(wensleydale(), RICH, phase="trains")
    table.play(buy(name))
    assert table["trains"] == {name: {"seat": 0, "passengers": 0, "goods": 0}}
    assert (table.influence(0), table.seat(0)["hand"]) == ([1, 9 - price, 1, 1], 12)


@pytest.mark.rule("LTW-TRAIN-3")
@pytest.mark.parametrize(
    ("brown", "name", "units"), [(0, "A1", 3), (1, "B1", 3), (0, "B1", 6), (1, "C1", 6)]
)
def test_each_missing_brown_point_is_replaced_by_three_units(
    brown: int, name: str, units: int
) -> None:
    table = position(
        wensleydale(),
        influence(0, white=0, brown=brown, red=0, green=0),
        player(0, hand=units),
        own(0, "garsdale", "hawes"),
        area("hawes", red=1),
        phase="trains",
    )
    table.play(buy(name))
    assert (table.influence(0), table.seat(0)["hand"]) == ([0, 0, 0, 0], 0)
    assert table["trains"][name]["seat"] == 0
    short = position(
        wensleydale(),
        influence(0, white=0, brown=brown, red=0, green=0),
        player(0, hand=units - 1),
        train("A4", 1),
        phase="trains",
    )
    assert short.refuses(buy(name)) == "LTW-TRAIN-3"


@pytest.mark.rule("LTW-TRAIN-3")
def test_units_are_cubes_and_points_of_the_other_colours_in_any_mix() -> None:
    table = position(
        wensleydale(),
        influence(0, white=1, brown=1, red=1, green=1),
        player(0, hand=2),
        phase="trains",
    )
    table.play(buy("B1"))  # three units of five
    assert table["phase"] == "pay"
    # not red first: units are paid in the order of their kinds, and one would be missing then
    assert table.choices("pay", "with") == {"cube", "white"}
    assert table.refuses(pay("brown")) == "LTW-TRAIN-3"
    table.play(pay("cube"), pay("white"))
    assert table.choices("pay", "with") == {"red", "green"}
    table.play(pay("green"))
    assert table["trains"]["B1"]["seat"] == 0
    assert (table.influence(0), table.seat(0)["hand"]) == ([0, 0, 1, 0], 1)


@pytest.mark.rule("LTW-TRAIN-3")
@pytest.mark.parametrize(
    ("brown", "costs"),
    [
        (3, [[1, 0], [2, 0], [3, 0]]),
        (1, [[1, 0], [1, 3], [1, 6]]),
        (0, [[0, 3], [0, 6], [0, 9]]),
    ],
)
def test_everybody_sees_what_trains_cost_each_seat_now(brown: int, costs: list[list[int]]) -> None:
    table = position(wensleydale(), influence(0, brown=brown), influence(1, brown=2))
    assert table.seat(0)["train_costs"] == costs
    assert table.seat(1)["train_costs"] == [[1, 0], [2, 0], [2, 3]]


@pytest.mark.rule("LTW-TRAIN-3")
def test_brown_points_are_used_first() -> None:
    table = position(wensleydale(), influence(0, brown=2, white=9), phase="trains")
    table.play(buy("B1"))  # nothing else is taken though there is plenty
    assert (table.influence(0), table.seat(0)["hand"]) == ([9, 0, 1, 1], 12)


@pytest.mark.rule("LTW-TRAIN-4")
@pytest.mark.parametrize(
    ("used", "passenger", "good"),
    [((0, 0), True, True), ((2, 0), False, True), ((0, 1), True, False), ((2, 1), False, False)],
)
def test_places_for_passengers_and_goods_are_kept_apart(
    used: tuple[int, int], passenger: bool, good: bool
) -> None:
    table = position(
        wensleydale(),
        own(0, "garsdale", "hawes"),
        own(0, "skipton", "rylstone"),
        area("hawes", red=1),
        area("rylstone", plain=1),
        area("wether_fell", hill=1),
        train("A1", 0, *used),  # 2 + 1 places
        phase="trains",
    )
    for item, where, free in (
        ("red", "hawes", passenger),
        ("plain", "rylstone", good),
        ("hill", "wether_fell", good),
    ):
        assert table.refuses(carry(where, item)) == (None if free else "LTW-TRAIN-4")


@pytest.mark.rule("LTW-TRAIN-4")
def test_any_passenger_takes_a_passenger_place_and_any_good_a_goods_place() -> None:
    table = position(
        wensleydale(),
        own(0, "garsdale", "hawes", "askrigg"),
        own("green", "askrigg", "aysgarth"),
        own(0, "skipton", "rylstone"),
        area("hawes", red=1, green=1),
        area("rylstone", plain=1),
        area("wether_fell", hill=1),
        train("B2", 0),  # 2 + 2 places
        phase="trains",
        passed=[1, 2],
    )
    for where, item, used in (
        ("hawes", "red", (1, 0)),
        ("hawes", "green", (2, 0)),
        ("rylstone", "plain", (2, 1)),
        ("wether_fell", "hill", (2, 2)),
    ):
        table.play(carry(where, item))
        assert table["trains"]["B2"] == {"seat": 0, "passengers": used[0], "goods": used[1]}


@pytest.mark.rule("LTW-TRAIN-5")
@every_board
def test_all_trains_are_free_again_every_turn(board: str) -> None:
    table = position(
        wensleydale(board), train("A1", 0), train("B1", 1), train("C1", 2), phase="trains"
    )
    table.pass_through("trains")
    assert (table["turn"], table["trains"]) == (2, {})


@pytest.mark.rule("LTW-TRAIN-6")
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_everybody_can_get_one_of_each_price(players: int, side: str) -> None:
    table = position(
        wensleydale(players=players, side=side),
        *[influence(seat, brown=9) for seat in range(players)],
        *[own(seat, *ends) for seat, ends in enumerate(TOWNS[:players])],
        *[area(ends[1], red=6) for ends in TOWNS[:players]],
        phase="trains",
    )
    for row in "ABC":
        for _ in range(players):
            table.play(next(move for move in table.moves("buy") if str(move["train"])[0] == row))
    owners = [taken["seat"] for taken in table["trains"].values()]
    assert sorted(owners) == sorted(list(range(players)) * 3)


TOWNS = [
    ("garsdale", "hawes"),
    ("skipton", "gargrave"),
    ("settle", "malham"),
    ("kirkby_stephen", "mallerstang"),
]
