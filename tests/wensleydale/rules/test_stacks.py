"""The four influence tracks, the profit track, and the orders they give (LTW-STACK, LTW-ORDER)."""

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    STOP,
    Edit,
    Table,
    buy,
    influence,
    line,
    loaded,
    own,
    pay,
    player,
    position,
    sell,
    stack,
    standing,
    tokens,
    wensleydale,
)

BOXES = ("www", "wwb", "bbb", "brr", "rr", "rg", "gg", "gg")  # all 20 tokens of side 3-4


def auction_nearly_over(*edits: Edit, boxes: tuple[str, ...] = BOXES) -> Table:
    """Three players; seat 2 places the last bid, on box 6; tokens alone, by the older rules."""
    return position(
        wensleydale(rules=1),
        tokens(*boxes),
        *edits,
        standing(1, 0, 3),
        standing(2, 1, 3),
        standing(3, 2, 3),
        standing(4, 0, 3),
        standing(5, 1, 2),
        phase="bid",
        seat=2,
    )


@pytest.mark.rule("LTW-STACK-1", "LTW-AUC-6")
def test_who_arrives_on_a_space_lies_on_top() -> None:
    boxes = ("wbb", "wrr", "wbb", "wgg", "rr", "rg", "bg", "wg")
    table = auction_nearly_over(boxes=boxes)
    table.auction((6, 2))
    # white: seat 0 box 1, seat 1 box 2, seat 2 box 3, seat 0 again box 4
    assert table["tracks"]["white"] == [[0, 3], [2, 2], [1, 2]]


@pytest.mark.rule("LTW-STACK-2")
def test_who_comes_down_to_a_space_lies_on_top_too() -> None:
    table = position(wensleydale(), stack("red", (1, 2), (0, 1), (2, 1)), seat=1)
    assert table.ranking("red") == [1, 0, 2]
    table.play(*line("garsdale", "hawes"))
    assert table["tracks"]["red"] == [[1, 1], [0, 1], [2, 1]]


@pytest.mark.rule("LTW-STACK-3")
def test_several_tokens_of_a_colour_are_one_move() -> None:
    table = auction_nearly_over(stack("white", (2, 3), (1, 3), (0, 0)))
    table.auction((6, 2))
    # seat 0 goes from 0 to 3 at once, and lands on top; then seat 1 goes on to 5
    assert table["tracks"]["white"] == [[1, 5], [0, 3], [2, 3]]


@pytest.mark.rule("LTW-STACK-3")
def test_only_the_last_space_of_a_payment_counts() -> None:
    table = position(
        wensleydale(),
        stack("brown", (2, 3), (1, 2), (0, 0)),
        phase="trains",
        seat=2,
    )
    table.play(buy("B1"))  # from 3 past seat 1 to 1
    assert table["tracks"]["brown"] == [[1, 2], [2, 1], [0, 0]]


@pytest.mark.rule("LTW-STACK-3", "LTW-SCORE-4")
def test_a_move_of_nothing_leaves_the_token_in_its_stack() -> None:
    table = position(
        wensleydale(),
        own(2, "skipton", "rylstone"),
        loaded(2, plain=1),
        phase="trains",
        passed=[1, 2],
    )
    table.play(PASS)
    assert table["tracks"]["profit"] == [[0, 0], [1, 0], [2, 0]]


@pytest.mark.rule("LTW-STACK-4", "LTW-ORDER-1")
def test_the_higher_space_is_ahead_then_the_upper_token() -> None:
    table = auction_nearly_over(
        stack("white", (2, 9), (1, 1), (0, 0)), stack("brown", (1, 7), (2, 6), (0, 1))
    )
    table.auction((6, 2))
    assert table["tracks"]["white"] == [[2, 9], [1, 3], [0, 3]]
    assert table["build_order"] == table.ranking("white")
    assert table["train_order"] == table.ranking("brown") == [2, 1, 0]
    assert table["tracks"]["brown"] == [[2, 9], [1, 8], [0, 2]]


@pytest.mark.rule("LTW-STACK-5", "LTW-BUILD-10")
def test_no_influence_track_goes_below_zero() -> None:
    table = position(wensleydale(), influence(0, red=0, green=1))
    assert table.choices("start", "area") == {"darlington", "northallerton", "ripon", "harrogate"}
    table.play(*line("ripon", "tanfield"))
    assert table.on("green")[0] == 0
    with pytest.raises(ValueError, match="less than 0"):
        position(wensleydale(), influence(0, green=-1))


@pytest.mark.rule("LTW-STACK-5")
def test_influence_has_no_upper_end() -> None:
    table = auction_nearly_over(stack("white", (0, 60), (1, 1), (2, 1)))
    table.auction((6, 2))
    assert table.on("white")[0] == 63


@pytest.mark.rule("LTW-STACK-5")
def test_the_profit_track_has_no_end_in_either_direction() -> None:
    table = position(
        wensleydale(),
        stack("profit", (1, 50), (2, 0), (0, -40)),
        own(0, "skipton", "rylstone", "grassington"),
        loaded(1, hill=3),
        phase="trains",
        passed=[1, 2],
    )
    table.play(PASS)
    assert table.on("profit") == [-42, 56, 0]


@pytest.mark.rule("LTW-STACK-6")
@pytest.mark.parametrize("board", BOARDS)
def test_influence_and_profit_stay_from_turn_to_turn(board: str) -> None:
    table = position(
        wensleydale(board),
        influence(0, white=4, brown=0, red=3, green=6, profit=5),
        player(0, hand=0),
        phase="trains",
        passed=[1, 2],
    )
    before = table["tracks"]
    table.play(PASS)
    assert (table["turn"], table["phase"]) == (2, "bid")
    assert table["tracks"] == before


@pytest.mark.rule("LTW-ORDER-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_build_order_follows_white_and_train_order_brown(players: int) -> None:
    game = wensleydale(players=players)
    seats = range(players)
    table = position(
        game,
        stack("white", *[(seat, 40 - 10 * place) for place, seat in enumerate(reversed(seats))]),
        stack("brown", *[(seat, 40 - 10 * place) for place, seat in enumerate(seats)]),
        phase="bid",
    )
    for box in range(1, 2 * players + 1):
        table.auction((box, 3))
    assert table["build_order"] == list(reversed(seats))
    assert table["train_order"] == list(seats)
    assert table.when == ("build", players - 1)


@pytest.mark.rule("LTW-ORDER-2")
def test_orders_stay_when_points_are_spent_later() -> None:
    table = position(
        wensleydale(),
        stack("white", (0, 2), (1, 1), (2, 1)),
        stack("brown", (0, 2), (1, 2), (2, 2)),
        player(0, hand=0),
    )
    table.play(*line("garsdale", "hawes"), pay("white"), pay("white"))
    table.play(STOP)
    assert table.ranking("white") == [1, 2, 0]
    assert table["build_order"] == [0, 1, 2]
    assert table.when == ("build", 1)
    table.pass_through("build")
    table.play(buy("B1"))
    assert table.ranking("brown") == [1, 2, 0]
    assert (table["train_order"], table.to_move) == ([0, 1, 2], 1)


@pytest.mark.rule("LTW-STACK-2", "LTW-SELL-3")
def test_who_pays_for_a_sale_lands_on_top() -> None:
    table = position(
        wensleydale(),
        stack("red", (0, 2), (2, 1), (1, 1)),
        own(0, "garsdale", "hawes"),
        phase="take-over",
    )
    table.play(*sell("red", "garsdale", "hawes"))
    assert table["tracks"]["red"] == [[0, 1], [2, 1], [1, 1]]
