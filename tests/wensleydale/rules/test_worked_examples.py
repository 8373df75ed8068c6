"""The ten worked examples of the specification: Ann, Bea, Cas and Dan are seats 0 to 3."""

import pytest

from tests.wensleydale.positions import (
    PASS,
    area,
    bid,
    buy,
    carry,
    extend,
    influence,
    line,
    loaded,
    own,
    pay,
    player,
    position,
    sell,
    standing,
    started,
    tokens,
    train,
    wensleydale,
)

ANN, BEA, CAS, DAN = range(4)


@pytest.mark.rule("LTW-STACK-1", "LTW-AUC-6", "LTW-ORDER-1")
def test_example_1_stacks_with_printed_points() -> None:
    """As below: Bea's box 4 (GGW) gives 1 brown by its token, Ann's box 5 (WB) 1 printed brown."""
    table = position(
        wensleydale(),
        tokens("r", "r", "r", "b", "g", "w", "w", "w"),
        standing(3, ANN, 3),
        standing(4, BEA, 3),
        standing(7, BEA, 2),
        standing(8, CAS, 2),
        phase="bid",
        seat=CAS,
    )
    table.auction((6, 2), (5, 2))
    assert table["tracks"]["brown"] == [[CAS, 3], [ANN, 3], [BEA, 3]]
    assert table["train_order"] == [CAS, ANN, BEA]


@pytest.mark.rule("LTW-STACK-1", "LTW-AUC-6", "LTW-ORDER-1")
def test_example_1_stacks() -> None:
    table = position(
        wensleydale(rules=1),
        tokens("wrr", "wwb", "rrr", "ggg", "wb", "wg", "bb", "bg"),
        standing(1, ANN, 3),
        standing(2, BEA, 3),
        standing(3, BEA, 3),
        standing(4, CAS, 3),
        standing(6, CAS, 2),
        phase="bid",
        seat=ANN,
    )
    assert table["tracks"]["brown"] == [[ANN, 2], [BEA, 2], [CAS, 2]]
    table.auction((5, 2))
    assert table["tracks"]["brown"] == [[ANN, 3], [BEA, 3], [CAS, 2]]
    assert table["train_order"] == [ANN, BEA, CAS]


@pytest.mark.rule("LTW-AUC-2", "LTW-AUC-4", "LTW-AUC-5")
def test_example_2_bids() -> None:
    table = started(wensleydale(players=4))
    assert table.each("hand") == [12] * 4
    table.play(bid(1))
    assert max(table.choices("stake", "cubes")) == 9
    table.play({"do": "stake", "cubes": 9})
    table.auction((3, 3), (5, 2), (6, 2), (2, 3))
    assert (table.seat(ANN)["hand"], table.to_move) == (0, BEA)
    table.auction((2, 4))
    assert table.seat(ANN)["hand"] == 3
    table.auction((7, 2), (8, 2))
    assert table.to_move == ANN
    assert table.allows(bid(4))  # the only empty box, of the dear row
    assert table.refuses(bid(3)) == "LTW-AUC-2"
    table.auction((4, 3))
    assert table["phase"] == "build"


@pytest.mark.rule("LTW-BUILD-6", "LTW-BUILD-8")
@pytest.mark.parametrize(
    ("areas", "steps", "fee"),
    [
        (
            ("garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton"),
            [2, 2, 2, 2, 1],
            "red",
        ),
        (("northallerton", "leeming", "bedale"), [2, 1], "green"),
        (("skipton", "rylstone", "grassington"), [1, 2], "red"),
    ],
)
def test_example_3_cost(areas: tuple[str, ...], steps: list[int], fee: str) -> None:
    table = position(wensleydale())
    table.play(line(*areas)[0])
    costs = []
    for name in areas[1:]:
        before = table.seat(ANN)["hand"]
        table.play(extend(name))
        costs.append(before - table.seat(ANN)["hand"])
    assert costs == steps
    assert table.influence(ANN) == [1, 2, 0 if fee == "red" else 1, 0 if fee == "green" else 1]


@pytest.mark.rule("LTW-BUILD-7", "LTW-BUILD-8", "LTW-BUILD-9")
@pytest.mark.parametrize("colours", [("brown", "red"), ("white", "white"), ("green", "green")])
def test_example_4_cubes_and_points(colours: tuple[str, str]) -> None:
    table = position(
        wensleydale(),
        player(ANN, hand=6),
        influence(ANN, white=4, brown=4, red=4, green=4),
        area("askrigg", landowner=1),
        area("leyburn", landowner=1),
    )
    table.play(*line("garsdale", "hawes", "askrigg", "aysgarth"))
    assert (table.seat(ANN)["hand"], table.influence(ANN)) == (0, [3, 4, 3, 4])
    table.play(extend("leyburn"))
    assert (table["phase"], table["due"]) == ("pay", 2)
    for colour in colours:
        if table["phase"] == "pay":  # the last unit is paid without asking if only one kind is left
            table.play(pay(colour))
    left = {"white": 2, "brown": 4, "red": 3, "green": 4}
    for colour in colours:
        left[colour] -= 1
    assert table.influence(ANN) == list(left.values())
    assert table["areas"] == {}


@pytest.mark.rule("LTW-MOVE-3", "LTW-MOVE-4")
@pytest.mark.parametrize(
    ("option", "own_track", "stone"),
    [
        ("neutral_town", ("garsdale", "hawes"), {"wether_fell", "shunner_fell"}),
        ("neutral_town", ("widdale", "langstrothdale"), set()),
        ("any_area", ("widdale", "langstrothdale"), {"wether_fell"}),
    ],
)
def test_example_5_stone(option: str, own_track: tuple[str, str], stone: set[str]) -> None:
    table = position(
        wensleydale(hill_goods_from=option),
        own(ANN, *own_track),
        area("wether_fell", hill=1),
        area("shunner_fell", hill=1),
        train("C4", ANN),
        phase="trains",
    )
    assert table.choices("carry", "area") == stone
    for hill in ("wether_fell", "shunner_fell"):
        rule = "LTW-MOVE-3" if option == "neutral_town" else "LTW-MOVE-4"
        assert table.refuses(carry(hill, "hill")) == (None if hill in stone else rule)


@pytest.mark.rule("LTW-TRAIN-3")
def test_example_6_train() -> None:
    table = position(
        wensleydale(),
        influence(ANN, white=2, brown=1, red=1, green=1),
        player(ANN, hand=5),
        phase="trains",
    )
    table.play(buy("C1"))
    while table.seat(ANN)["hand"] > 1:
        table.play(pay("cube"))
    while table["phase"] == "pay":
        table.play(pay("white"))
    assert (table.seat(ANN)["hand"], table.influence(ANN)) == (1, [0, 0, 1, 1])  # 4 cubes, 2 white
    assert table["trains"]["C1"]["seat"] == ANN


@pytest.mark.rule("LTW-SCORE-1", "LTW-SCORE-2", "LTW-SCORE-3")
@pytest.mark.parametrize(("side", "points"), [("3-4", 5), ("2-3", 9)])
def test_example_7_profit(side: str, points: int) -> None:
    table = position(
        wensleydale(side=side),
        own(ANN, "garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton"),
        train("C1", ANN, passengers=2, goods=2),
        train("A1", ANN, goods=1),
        loaded(ANN, hill=2, plain=1, red=[0, 0, 1], green=[0, 0, 1]),
        phase="trains",
        passed=[BEA, CAS],
    )
    table.play(PASS)
    assert (table.on("profit")[ANN], table.seat(ANN)["points"]) == (2, points)


@pytest.mark.rule("LTW-SELL-3", "LTW-SELL-5")
def test_example_8_take_over() -> None:
    table = position(
        wensleydale(),
        own(ANN, "garsdale", "hawes", "askrigg", "aysgarth"),
        influence(ANN, red=2),
        phase="take-over",
    )
    table.play(*sell("red", "garsdale", "hawes", "askrigg", "aysgarth"))
    assert table.on("red")[ANN] == 0
    for town in ("hawes", "askrigg", "aysgarth"):
        assert table.colours(town) == ["red"]


@pytest.mark.rule("LTW-BUILD-14")
def test_example_9_nurnberg_and_fuerth() -> None:
    table = position(wensleydale("nurnberg"), own(BEA, "poppenreuth", "fuerth"))
    table.play(*line("nbg_nord", "muggenhof", "poppenreuth"))
    assert table.each("points") == [2, 1, 0]
    alone = position(wensleydale("nurnberg"))
    alone.play(*line("nbg_nord", "muggenhof", "poppenreuth", "fuerth"))
    assert (alone.seat(ANN)["hand"], alone.influence(ANN)) == (12 - 4, [1, 2, 1, 0])
    assert alone.each("points") == [3, 0, 0]


@pytest.mark.rule("LTW-FINAL-1", "LTW-FINAL-2", "LTW-FINAL-3", "LTW-FINAL-4")
def test_example_10_the_end() -> None:
    table = position(
        wensleydale(),
        player(ANN, points=21, plain=3, hill=2, red=4, green=1),
        influence(ANN, profit=-3),
        own(ANN, "garsdale", "hawes", "askrigg"),
        phase="over",
        seat=None,
        turn=5,
    )
    assert table.result()["scores"][ANN] == {
        "total": 18,
        "categories": {"points": 21, "sets": 2, "profit": -3, "tracks": -2},
    }
