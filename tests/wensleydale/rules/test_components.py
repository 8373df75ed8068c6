"""Pieces, sides, trains and the make-up of the two boards (LTW-COMP, LTW-MAP-8 to -10)."""

from collections import Counter

import pytest

import stellwerk
from stellwerk.games.assumptions import assumptions
from tests.wensleydale.positions import (
    BOARDS,
    COLOURS,
    PASS,
    TABLES,
    Edit,
    influence,
    many_tracks,
    own,
    player,
    position,
    sell,
    started,
    train,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)
every_table = pytest.mark.parametrize(("players", "side"), TABLES)


@pytest.mark.rule("LTW-COMP-1")
@every_board
@every_table
def test_everybody_has_tokens_on_all_tracks_and_fifteen_tracks(
    board: str, players: int, side: str
) -> None:
    table = started(wensleydale(board, players, side=side))
    everybody = list(range(players))
    for order in ("general_order", "build_order", "train_order"):
        assert sorted(table[order]) == everybody
    for track in (*COLOURS, "profit"):
        assert sorted(table.ranking(track)) == everybody
    assert table.each("points") == [0] * players
    assert table.each("tracks_left") == [15] * players
    assert table.game.board.components.cubes == table.game.board.components.tracks == 15


@pytest.mark.rule("LTW-COMP-1")
@pytest.mark.parametrize("too_much", [player(0, hand=16), many_tracks(0, 16)])
def test_nobody_has_more_than_fifteen_cubes_or_tracks(too_much: Edit) -> None:
    with pytest.raises(ValueError, match="15"):
        position(wensleydale(), too_much)


@pytest.mark.rule("LTW-COMP-1", "LTW-TRAIN-2")
def test_three_locomotives_mark_three_trains_and_no_more() -> None:
    trains = [train("A1", 0), train("B1", 0), train("C1", 0)]
    table = position(
        wensleydale(),
        influence(0, brown=9),
        *trains,
        phase="trains",
        seat=1,
    )
    table.play(PASS)  # seat 1
    table.play(PASS)  # seat 2; seat 0 has three locomotives on trains and is out by itself
    assert table["turn"] == 2


@pytest.mark.rule("LTW-COMP-2", "LTW-TOKEN-1")
@every_board
@every_table
def test_the_influence_tokens(board: str, players: int, side: str) -> None:
    """Under the older rules all of them lie in the boxes; now one in each."""
    number = {"3-4": [5, 5, 5, 5], "2-3": [4, 4, 2, 2]}[side]
    all_there = Counter(dict(zip(COLOURS, number, strict=True)))
    table = started(wensleydale(board, players, side=side, rules=1))
    assert Counter(token for box in table["boxes"] for token in box["tokens"]) == all_there
    table = started(wensleydale(board, players, side=side))
    assert Counter(token for box in table["boxes"] for token in box["tokens"]) <= all_there


@pytest.mark.rule("LTW-COMP-3", "LTW-COMP-4")
@every_board
def test_goods_and_people(board: str) -> None:
    pieces = wensleydale(board).board.components
    assert pieces.goods == {"plain": 60, "hill": 60}
    assert pieces.people == {"red": 25, "green": 25, "landowner": 25}


@pytest.mark.rule("LTW-COMP-5")
@every_board
def test_company_tracks_never_run_out(board: str) -> None:
    a, b = {"wensleydale": ("settle", "malham"), "nurnberg": ("nbg_sued", "muggenhof")}[board]
    onward = {"wensleydale": "gargrave", "nurnberg": "poppenreuth"}[board]
    end = {"wensleydale": "skipton", "nurnberg": "fuerth"}[board]
    table = position(
        wensleydale(board),
        own(0, a, b, onward, end),
        many_tracks("red", 60, spare=f"{a} {b} {onward} {end}"),
        influence(0, red=2),
        phase="take-over",
    )
    table.play(*sell("red", a, b, onward, end))
    assert list(table["borders"].values()).count("red") == 63


@pytest.mark.rule("LTW-COMP-6")
def test_the_companies_of_wensleydale() -> None:
    companies = wensleydale().board.companies
    assert companies == {"red": "Midland Railway", "green": "North Eastern Railway"}


@pytest.mark.rule("LTW-COMP-6")
def test_white_decides_the_build_order_and_brown_the_train_order() -> None:
    table = position(
        wensleydale(players=2),
        influence(1, white=9),
        influence(0, brown=9),
        phase="bid",
    )
    table.auction((1, 3), (2, 3), (4, 2), (5, 2))
    assert (table["build_order"], table["train_order"]) == ([1, 0], [0, 1])


@pytest.mark.rule("LTW-COMP-7")
@every_board
@pytest.mark.parametrize(("players", "sides"), [(2, ["2-3"]), (3, ["2-3", "3-4"]), (4, ["3-4"])])
def test_the_side_is_free_only_with_three_players(
    board: str, players: int, sides: list[str]
) -> None:
    assert sorted(wensleydale(board).board.sides_for(players)) == sides
    for side in ("2-3", "3-4"):
        if side in sides:
            assert wensleydale(board, players, side=side).side.id == side
        else:
            with pytest.raises(stellwerk.UnknownSetting, match="side"):
                wensleydale(board, players, side=side)


@pytest.mark.rule("LTW-COMP-7")
@every_board
@pytest.mark.parametrize(("side", "boxes", "trains"), [("3-4", 8, 12), ("2-3", 6, 9)])
def test_auction_and_trains_are_of_the_same_side(
    board: str, side: str, boxes: int, trains: int
) -> None:
    game = wensleydale(board, side=side)
    table = position(game, *[influence(seat, brown=9) for seat in range(3)], phase="trains", seat=0)
    assert len(table["boxes"]) == boxes
    assert len(table.choices("buy", "train")) == trains


@pytest.mark.rule("LTW-MAP-8")
@every_board
def test_town_sizes(board: str) -> None:
    table = started(wensleydale(board))
    expected = {"major": 3, "minor": 2, "company": 0}
    for area in table.game.board.areas:
        people = table["areas"].get(area.id, {})
        number = sum(people.get(kind, 0) for kind in ("red", "green", "landowner"))
        assert number == expected.get(area.town, 0), area.id


@pytest.mark.rule("LTW-MAP-9")
def test_nurnberg_has_no_valleys() -> None:
    board = wensleydale("nurnberg").board
    assert {area.terrain for area in board.areas} == {"plain", "hill"}
    for border in board.buildable_borders:
        assert board.cost(border) == (2 if border.river else 1)


@pytest.mark.rule("LTW-MAP-10")
@pytest.mark.parametrize(
    ("board", "areas", "borders", "buildable", "cheap", "plain", "hill", "major", "minor"),
    [
        ("wensleydale", 102, 261, 137, 49, 29, 25, 10, 19),
        ("nurnberg", 94, 240, 131, 86, 37, 23, 10, 16),
    ],
)
def test_the_reconstructed_boards_have_the_numbers_of_the_specification(
    board: str,
    areas: int,
    borders: int,
    buildable: int,
    cheap: int,
    plain: int,
    hill: int,
    major: int,
    minor: int,
) -> None:
    data = wensleydale(board).board
    assert (len(data.areas), len(data.borders)) == (areas, borders)
    costs = Counter(map(data.cost, data.buildable_borders))
    assert costs == {1: cheap, 2: buildable - cheap}
    goods = Counter(area.terrain for area in data.areas if area.goods)
    assert goods == {"plain": plain, "hill": hill}
    towns = Counter(area.town for area in data.areas if area.town)
    assert towns == {"major": major, "minor": minor, "company": 8}
    assert any("reconstruct" in text.lower() for text in assumptions(data))


TRAINS = {
    "3-4": {
        1: [(2, 1), (2, 1), (1, 2), (1, 2)],
        2: [(3, 1), (2, 2), (2, 2), (1, 3)],
        3: [(4, 2), (3, 3), (3, 3), (2, 4)],
    },
    "2-3": {
        1: [(2, 1), (1, 2), (1, 2)],
        2: [(2, 2), (2, 2), (1, 3)],
        3: [(3, 2), (2, 3), (2, 3)],
    },
}


@pytest.mark.rule("LTW-TRAIN-5", "LTW-SCORE-2")
@every_board
@pytest.mark.parametrize("side", ["3-4", "2-3"])
def test_the_table_of_trains(board: str, side: str) -> None:
    trains = wensleydale(board, side=side).side.trains
    for price, places in TRAINS[side].items():
        row = [each for each in trains if each.price == price]
        assert [(each.passengers, each.goods) for each in row] == places
        assert {each.points for each in row} == {price if side == "2-3" else 1}


@pytest.mark.rule("LTW-TRAIN-6")
@every_board
@every_table
def test_there_is_a_train_of_each_price_for_everybody(board: str, players: int, side: str) -> None:
    game = wensleydale(board, players, side=side)
    rows = Counter(each.price for each in game.side.trains)
    assert rows == dict.fromkeys((1, 2, 3), game.side.players[1])
    assert min(rows.values()) >= players


@pytest.mark.rule("LTW-TRAIN-7")
def test_three_points_buy_about_seven_places() -> None:
    side = wensleydale(side="3-4", players=4).side
    places = {each.price: each.passengers + each.goods for each in side.trains}
    assert places == {1: 3, 2: 4, 3: 6}
    start = wensleydale().board.components.start["brown"]
    # with rules version 1, from which the capacities were found
    brown_points_per_turn = (start + 2 * side.tokens["brown"] / 4) / 2
    assert brown_points_per_turn == 2.25
