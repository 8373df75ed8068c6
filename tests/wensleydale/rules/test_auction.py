"""Tokens and the auction (LTW-TOKEN, LTW-AUC)."""

from collections import Counter

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    TABLES,
    bid,
    line,
    player,
    position,
    stake,
    standing,
    started,
    tokens,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)
every_table = pytest.mark.parametrize(("players", "side"), TABLES)
UPPER, LOWER = 1, 5  # boxes of side 3-4


PRINTED = {
    "3-4": ["wwb", "bbr", "rrg", "ggw", "wb", "br", "rg", "gw"],
    "2-3": ["wwr", "bbg", "wbr", "wg", "bg", "wr"],
}


@pytest.mark.rule("LTW-TOKEN-2", "LTW-TOKEN-3", "LTW-TOKEN-1")
@every_board
@every_table
def test_every_box_has_printed_points_and_gets_one_token(
    board: str, players: int, side: str
) -> None:
    table = started(wensleydale(board, players, side=side))
    boxes = table.view()["boxes"]
    printed = ["".join(colour[0] for colour in box["printed"]) for box in boxes]
    assert printed == PRINTED[side]
    assert [len(box["tokens"]) for box in boxes] == [1] * len(boxes)
    assert [len(letters) for letters in printed] == [box.least for box in table.game.side.boxes]


@pytest.mark.rule("LTW-TOKEN-3")
@every_board
@every_table
def test_under_the_older_rules_tokens_fill_the_boxes_and_nothing_is_printed(
    board: str, players: int, side: str
) -> None:
    table = started(wensleydale(board, players, side=side, rules=1))
    spaces = {"3-4": [3] * 4 + [2] * 4, "2-3": [2] * 6}[side]
    boxes = table.view()["boxes"]
    assert [len(box["tokens"]) for box in boxes] == spaces
    assert sum(spaces) == sum(table.game.side.tokens.values())
    assert [box["printed"] for box in boxes] == [[]] * len(boxes)


@pytest.mark.rule("LTW-TOKEN-1", "LTW-TOKEN-3")
def test_the_bag_is_drawn_from_without_putting_back() -> None:
    """On side 2-3 only 2 tokens are red: no draw has more, and all kinds turn up everywhere."""
    game = wensleydale(players=2)
    draws = [[box["tokens"][0] for box in started(game, seed)["boxes"]] for seed in range(300)]
    for colour, there in game.side.tokens.items():
        assert max(draw.count(colour) for draw in draws) <= there
        assert all(any(draw[box] == colour for draw in draws) for box in range(6))
    assert max(draw.count("red") for draw in draws) == 2


@pytest.mark.rule("LTW-TOKEN-3")
@pytest.mark.parametrize(
    ("letters", "words"),
    [
        (("w", "b", "r", "g", "w", "br"), r"instead of \[1, 1, 1, 1, 1, 1\]"),
        (("w", "b", "r", "g", "w", ""), r"instead of \[1, 1, 1, 1, 1, 1\]"),
        (("r", "b", "r", "r", "w", "b"), "3 red tokens in the boxes, of 2"),
    ],
)
def test_a_position_has_one_token_in_each_box_and_no_more_than_the_bag_had(
    letters: tuple[str, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        position(wensleydale(players=2), tokens(*letters), phase="bid")


@pytest.mark.rule("LTW-TOKEN-2", "LTW-AUC-2")
@pytest.mark.parametrize(
    ("side", "least"), [("3-4", [3, 3, 3, 3, 2, 2, 2, 2]), ("2-3", [3, 3, 3, 2, 2, 2])]
)
def test_upper_and_lower_row(side: str, least: list[int]) -> None:
    for box, number in enumerate(least, 1):
        table = started(wensleydale(side=side))
        table.play(bid(box))
        assert min(table.choices("stake", "cubes")) == number
        assert table.refuses(stake(number - 1)) == "LTW-AUC-2"


@pytest.mark.rule("LTW-TOKEN-2")
@pytest.mark.parametrize(("side", "box"), [("2-3", 7), ("2-3", 8), ("3-4", 9), ("3-4", 0)])
def test_there_are_no_other_boxes(side: str, box: int) -> None:
    assert started(wensleydale(side=side)).refuses(bid(box)) in {"LTW-TOKEN-2", "LTW-AUC-2"}


@pytest.mark.rule("LTW-TOKEN-3")
def test_tokens_are_drawn_anew_every_turn() -> None:
    game = wensleydale()
    layouts = {str(started(game, seed)["boxes"]) for seed in range(20)}
    assert len(layouts) == 20
    table = started(game)
    before = table["boxes"]
    table.play_shortly()
    assert table["boxes"] != before


@pytest.mark.rule("LTW-TOKEN-3", "LTW-END-1")
def test_tokens_go_back_into_the_bag_at_the_end_of_the_turn() -> None:
    """Ten turns of two players draw 60 tokens out of a bag of 12; a red one in most of them."""
    drawn = Counter[str]()
    for seed in range(2):
        table = started(wensleydale(players=2), seed)
        while table["phase"] != "over":
            drawn.update(token for box in table["boxes"] for token in box["tokens"])
            table.play_shortly()
    assert sum(drawn.values()) == 60
    assert drawn["red"] > 2
    assert drawn["green"] > 2


@pytest.mark.rule("LTW-AUC-1")
def test_bids_go_round_in_general_order_and_who_has_two_is_skipped() -> None:
    table = position(wensleydale(), phase="bid", seat=2, general_order=[2, 0, 1])
    bidders = []
    for box, cubes in [(1, 3), (2, 3), (1, 4), (3, 3), (4, 3), (5, 2), (6, 2), (7, 2)]:
        if table["phase"] != "bid":
            break
        bidders.append(table.to_move)
        table.auction((box, cubes))
    # 2 on box 1, 0 on 2, 1 outbids 2; then 2, 0, 1 and, as the others have two, 2 once more
    assert bidders == [2, 0, 1, 2, 0, 1, 2]
    assert table["phase"] == "build"


@pytest.mark.rule("LTW-AUC-1")
def test_a_bid_must_be_placed() -> None:
    table = started(wensleydale())
    assert table.refuses(PASS) == "LTW-TURN-2"
    table.play(bid(UPPER))
    assert table.refuses(PASS) == table.refuses(bid(2)) == "LTW-TURN-2"


@pytest.mark.rule("LTW-AUC-2")
@pytest.mark.parametrize(("bid_there", "least"), [(3, 4), (5, 6), (8, 9)])
def test_a_bid_is_at_least_one_higher_than_the_standing_one(bid_there: int, least: int) -> None:
    table = started(wensleydale())
    table.auction((UPPER, bid_there))
    table.play(bid(UPPER))
    assert table.choices("stake", "cubes") == set(range(least, 10))
    assert table.refuses(stake(bid_there)) == "LTW-AUC-2"


@pytest.mark.rule("LTW-AUC-2", "LTW-AUC-5")
def test_a_box_that_can_only_be_outbid_above_the_limit_is_too_dear() -> None:
    table = started(wensleydale())
    table.auction((UPPER, 9))
    assert table.refuses(bid(UPPER)) == "LTW-AUC-5"  # ten cubes are in hand


@pytest.mark.rule("LTW-AUC-2")
def test_a_box_that_costs_more_cubes_than_are_in_hand_is_too_dear() -> None:
    table = position(
        wensleydale(), standing(1, 0, 8), standing(2, 1, 8), phase="bid", limits=[9, 9, 9]
    )
    assert table.refuses(bid(2)) == "LTW-AUC-2"  # four are left, and nine needed


@pytest.mark.rule("LTW-AUC-2")
def test_nobody_bids_more_cubes_than_are_in_hand() -> None:
    table = position(wensleydale(), standing(1, 0, 7), phase="bid", limits=[9, 9, 9])
    table.play(bid(LOWER))
    assert table.choices("stake", "cubes") == {2, 3, 4, 5}
    assert table.refuses(stake(6)) == "LTW-AUC-2"


@pytest.mark.rule("LTW-AUC-3")
def test_nobody_bids_on_a_box_where_the_own_bid_stands() -> None:
    table = position(wensleydale(), standing(1, 0, 3), phase="bid")
    assert table.refuses(bid(1)) == "LTW-AUC-3"
    assert table.choices("bid", "box") == set(range(2, 9))


@pytest.mark.rule("LTW-AUC-4")
def test_who_is_outbid_takes_the_cubes_back_and_may_bid_there_again() -> None:
    table = started(wensleydale(players=2))
    table.auction((1, 5))
    assert table.each("hand") == [7, 12]
    events = []
    table.play(bid(1))
    events = table.play(stake(6))
    assert table.each("hand") == [12, 6]
    assert any(event.kind == "wensleydale-outbid" and event.seat == 0 for event in events)
    table.auction((1, 7))
    assert table["boxes"][0]["bid"] == [0, 7]
    assert table.each("hand") == [5, 12]


@pytest.mark.rule("LTW-AUC-5")
@pytest.mark.parametrize(("hand", "limit"), [(12, 9), (13, 10), (15, 12)])
def test_a_single_bid_leaves_three_of_the_first_cubes(hand: int, limit: int) -> None:
    table = position(wensleydale(), player(0, hand=hand), phase="bid", limits=[hand - 3, 9, 9])
    table.play(bid(LOWER))
    assert table.choices("stake", "cubes") == set(range(2, limit + 1))
    assert table.refuses(stake(limit + 1)) == "LTW-AUC-5"


@pytest.mark.rule("LTW-AUC-5")
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_nobody_is_ever_stuck_when_all_bid_as_high_as_they_can(players: int, side: str) -> None:
    table = started(wensleydale(players=players, side=side))
    bids = 0
    while table["phase"] == "bid":
        table.play(max(table.moves("bid"), key=lambda move: int(str(move["box"])) * (-1) ** bids))
        table.play(table.moves("stake")[-1])
        bids += 1
    assert bids >= 2 * players
    assert table["phase"] == "build"


@pytest.mark.rule("LTW-AUC-6")
def test_a_box_gives_its_printed_points_and_its_token() -> None:
    table = position(
        wensleydale(),
        tokens("b", "w", "r", "w", "g", "b", "g", "r"),
        standing(6, 0, 2),
        standing(1, 1, 3),
        standing(2, 2, 3),
        standing(8, 1, 2),
        standing(3, 2, 3),
        phase="bid",
    )
    events = table.play(bid(7), stake(2))
    assert table.influence(0) == [1, 2 + 2, 1 + 2, 1 + 2]  # BR + B, RG + G
    assert table.influence(1) == [1 + 3, 2 + 2, 1 + 1, 1 + 1]  # WWB + B, GW + R
    assert table.influence(2) == [1 + 1, 2 + 2, 1 + 4, 1 + 1]  # BBR + W, RRG + R
    # white: seat 1 by box 1, seat 2 by box 2, seat 1 again by box 8
    assert table["tracks"]["white"] == [[1, 4], [2, 2], [0, 1]]
    won = {event.arguments.box: event.arguments.tokens for event in events if "won" in event.kind}
    assert won[1] == ["white", "white", "brown", "brown"]
    assert won[7] == ["red", "green", "green"]


@pytest.mark.rule("LTW-AUC-6")
def test_boxes_are_settled_by_number_and_the_later_one_lies_on_top() -> None:
    table = position(
        wensleydale(rules=1),
        tokens("wrr", "wgg", "bbb", "bbr", "wr", "wr", "wg", "gg"),
        standing(6, 0, 2),
        standing(1, 1, 3),
        standing(2, 2, 3),
        standing(8, 1, 2),
        standing(3, 2, 3),
        phase="bid",
    )
    table.auction((7, 2))
    # white: seat 1 by box 1, seat 2 by box 2, seat 0 by boxes 6 and 7
    assert table["tracks"]["white"] == [[0, 3], [2, 2], [1, 2]]
    assert table.influence(0) == [3, 2, 2, 2]
    assert table.influence(1) == [2, 2, 3, 3]
    assert table.influence(2) == [2, 5, 1, 3]


@pytest.mark.rule("LTW-AUC-7", "LTW-CUBE-2")
def test_standing_bids_are_spent() -> None:
    table = started(wensleydale(players=2))
    table.auction((1, 9), (2, 4), (4, 3), (5, 2))
    assert table.each("hand") == [0, 6]
    assert [box["bid"] for box in table["boxes"]] == [None] * 6
    assert table["limits"] == [0, 0]


@pytest.mark.rule("LTW-AUC-8")
@pytest.mark.parametrize(
    ("players", "side", "unsold"), [(2, "2-3", 2), (3, "2-3", 0), (3, "3-4", 2), (4, "3-4", 0)]
)
def test_boxes_without_a_bid_give_nothing(players: int, side: str, unsold: int) -> None:
    table = started(wensleydale(players=players, side=side))
    boxes = table.view()["boxes"]
    for box in range(1, 2 * players + 1):
        table.auction((box, 3))
    assert len(boxes) - 2 * players == unsold
    won = sum(len(box["tokens"] + box["printed"]) for box in boxes[: 2 * players])
    assert sum(sum(table.influence(seat)) for seat in range(players)) == 5 * players + won


@pytest.mark.rule("LTW-AUC-1")
@every_board
@every_table
def test_everybody_ends_with_two_different_boxes(board: str, players: int, side: str) -> None:
    table = started(wensleydale(board, players, side=side), 7)
    events = []
    bids = 0
    while table["phase"] == "bid":
        boxes = table.moves("bid")
        table.play(boxes[bids % len(boxes[:2])])  # often the box of another player
        events = table.play(table.moves("stake")[0])
        bids += 1
    won = [(event.seat, event.arguments.box) for event in events if "won" in event.kind]
    assert Counter(seat for seat, _ in won) == dict.fromkeys(range(players), 2)
    assert len({box for _, box in won}) == 2 * players
    assert bids > 2 * players


@pytest.mark.rule("LTW-AUC-6")
def test_points_go_to_the_holder_on_the_track_of_the_tokens_colour() -> None:
    table = position(
        wensleydale(players=2, rules=1),
        tokens("wr", "bg", "wb", "wr", "wb", "bg"),
        standing(1, 0, 3),
        standing(2, 1, 3),
        standing(6, 1, 2),
        phase="bid",
    )
    table.auction((3, 3))
    assert table.influence(0) == [3, 3, 2, 1]
    assert table.influence(1) == [1, 4, 1, 3]
    assert table["phase"] == "build"
    assert table.allows(line("garsdale")[0])
