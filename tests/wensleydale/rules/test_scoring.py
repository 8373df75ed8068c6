"""Scoring, general order, end of the turn and final scoring (LTW-SCORE, -GEN, -END, -FINAL)."""

import random

import pytest

from stellwerk import Match
from tests.plain import plain
from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    TABLES,
    Edit,
    Table,
    influence,
    loaded,
    own,
    player,
    position,
    stack,
    train,
    wensleydale,
)

every_board = pytest.mark.parametrize("board", BOARDS)


def scored(*edits: Edit, board: str = "wensleydale", side: str = "3-4", turn: int = 1) -> Table:
    """Three players; the last one passes, so phases 7 and 8 follow."""
    table = position(
        wensleydale(board, side=side), *edits, phase="trains", passed=[1, 2], turn=turn
    )
    table.play(PASS)
    return table


@pytest.mark.rule("LTW-SCORE-1")
@every_board
@pytest.mark.parametrize(
    ("items", "points"),
    [
        ({"plain": 1}, 1),
        ({"hill": 1}, 1),
        ({"red": [1, 0, 0]}, 1),
        ({"green": [0, 0, 2]}, 2),
        ({"plain": 2, "hill": 1, "red": [1, 1, 1], "green": [0, 1, 0]}, 7),
    ],
)
def test_every_item_scores_one_point_on_side_3_4(
    board: str, items: dict[str, int | list[int]], points: int
) -> None:
    assert scored(loaded(0, **items), board=board).each("points") == [points, 0, 0]


@pytest.mark.rule("LTW-SCORE-1", "LTW-SCORE-3")
def test_what_was_carried_and_what_it_brought_is_told_of_everybody() -> None:
    table = position(
        wensleydale(),
        loaded(0, plain=2, red=[1, 0, 1]),
        own(0, "garsdale", "hawes"),
        player(0, points=5, hill=3),
        loaded(2, hill=1),
        phase="trains",
        passed=[1, 2],
    )
    scorings = [event for event in table.play(PASS) if event.kind == "wensleydale-scored"]
    none = dict.fromkeys(("points", "profit", "plain", "hill", "red", "green", "tracks"), 0)
    assert {event.seat: plain(event.arguments) for event in scorings} == {
        0: none | {"points": 4, "profit": 3, "plain": 2, "red": 2, "tracks": 1, "total": 9},
        1: none | {"total": 0},
        2: none | {"points": 1, "profit": 2, "hill": 1, "total": 1},
    }


@pytest.mark.rule("LTW-SCORE-2")
@every_board
@pytest.mark.parametrize(
    ("items", "points"),
    [
        ({"red": [1, 0, 0]}, 1),
        ({"red": [0, 1, 0]}, 2),
        ({"green": [0, 0, 1]}, 3),
        ({"red": [1, 1, 1], "green": [0, 2, 0]}, 10),
        ({"plain": 2, "hill": 3}, 5),
    ],
)
def test_passengers_score_by_the_train_on_side_2_3(
    board: str, items: dict[str, int | list[int]], points: int
) -> None:
    table = scored(loaded(0, **items), board=board, side="2-3")
    assert table.each("points") == [points, 0, 0]


@pytest.mark.rule("LTW-SCORE-3")
@pytest.mark.parametrize("side", ["3-4", "2-3"])
@pytest.mark.parametrize(
    ("items", "tracks", "profit"),
    [
        ({"hill": 2}, 0, 4),
        ({"plain": 2}, 0, 2),
        ({"red": [0, 0, 1], "green": [0, 1, 0]}, 0, 2),
        ({}, 3, -3),
        ({"hill": 1, "plain": 1, "red": [0, 0, 2]}, 2, 3),
    ],
)
def test_profit_and_loss(
    side: str, items: dict[str, int | list[int]], tracks: int, profit: int
) -> None:
    line = ("garsdale", "hawes", "askrigg", "aysgarth")[: tracks + 1]
    table = scored(loaded(0, **items), own(0, *line), side=side)
    assert table.on("profit") == [profit, 0, 0]


@pytest.mark.rule("LTW-SCORE-3")
def test_tracks_of_companies_and_others_are_no_loss() -> None:
    table = scored(own("red", "garsdale", "hawes"), own(1, "hawes", "askrigg"))
    assert table.on("profit") == [0, -1, 0]


@pytest.mark.rule("LTW-SCORE-4", "LTW-STACK-1")
@pytest.mark.parametrize(
    ("order", "ranking"), [([0, 1, 2], [2, 1, 0]), ([1, 0, 2], [2, 0, 1]), ([2, 1, 0], [2, 0, 1])]
)
def test_profit_tokens_move_in_the_old_general_order(order: list[int], ranking: list[int]) -> None:
    table = position(
        wensleydale(),
        stack("profit", *[(seat, 0) for seat in order]),
        own(0, "garsdale", "widdale"),
        own(1, "hawes", "askrigg"),
        phase="trains",
        passed=[1, 2],
        general_order=order,
    )
    table.play(PASS)  # seats 0 and 1 both fall to -1: who moves later lies on top
    assert table.on("profit") == [-1, -1, 0]
    assert table.ranking("profit") == ranking


@pytest.mark.rule("LTW-SCORE-5")
def test_items_go_in_front_of_their_owner_and_locomotives_return() -> None:
    table = scored(
        loaded(0, plain=1, hill=2, red=[1, 1, 0], green=[0, 0, 1]),
        player(0, plain=1, green=4),
        train("C1", 0, 2, 1),
    )
    seat = table["seats"][0]
    assert [seat[item] for item in ("plain", "hill", "red", "green")] == [2, 2, 2, 5]
    assert seat["loaded"] == {"plain": 0, "hill": 0, "red": [0, 0, 0], "green": [0, 0, 0]}
    assert table["trains"] == {}  # and its empty places are lost


@pytest.mark.rule("LTW-GEN-1")
def test_the_ranking_on_the_profit_track_is_the_new_general_order() -> None:
    table = scored(loaded(2, hill=2), loaded(1, plain=1))
    assert table["general_order"] == table.ranking("profit") == [2, 1, 0]
    assert table.when == ("bid", 2)  # the next auction


@pytest.mark.rule("LTW-GEN-1", "LTW-SELL-1")
def test_the_new_general_order_holds_at_once_for_the_take_over() -> None:
    table = scored(own(0, "garsdale", "hawes"), own(2, "skipton", "gargrave"), loaded(2, hill=2))
    assert table["general_order"] == [2, 1, 0]
    assert table.when == ("take-over", 2)
    table.play(PASS)
    assert table.when == ("take-over", 0)  # seat 1 has nothing to sell


@pytest.mark.rule("LTW-END-1")
@every_board
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_after_the_last_turn_the_game_ends(board: str, players: int, side: str) -> None:
    game = wensleydale(board, players, side=side)
    last = game.side.turns[players]
    for turn in (1, last):
        table = position(game, phase="trains", passed=list(range(1, players)), turn=turn)
        table.play(PASS)
        assert (table["phase"] == "over") == (turn == last)
        assert table["turn"] == (last if turn == last else turn + 1)
    assert [box["tokens"] for box in table["boxes"]] == [[]] * len(table["boxes"])
    assert table.refuses(PASS, by=0) == "LTW-END-1"


def finished(*edits: Edit, players: int = 3, board: str = "wensleydale") -> Table:
    """The end of a game."""
    game = wensleydale(board, players)
    last = game.side.turns[players]
    return position(game, *edits, phase="over", seat=None, turn=last)


def categories(table: Table, seat: int = 0) -> dict[str, int]:
    """The parts of a final score."""
    return dict(table.result()["scores"][seat]["categories"])


@pytest.mark.rule("LTW-FINAL-1")
def test_victory_points_scored_so_far_count() -> None:
    table = finished(player(0, points=21), player(2, points=5))
    assert [score["total"] for score in table.result()["scores"]] == [21, 0, 5]
    assert categories(table)["points"] == 21


@pytest.mark.rule("LTW-FINAL-2")
@pytest.mark.parametrize(
    ("items", "sets"),
    [((1, 1, 1, 1), 1), ((3, 2, 4, 1), 1), ((0, 9, 9, 9), 0), ((3, 3, 4, 3), 3), ((9, 9, 9, 0), 0)],
)
def test_complete_sets_score_two_points(items: tuple[int, ...], sets: int) -> None:
    plain, hill, red, green = items
    table = finished(player(0, plain=plain, hill=hill, red=red, green=green))
    assert categories(table)["sets"] == table.result()["scores"][0]["total"] == 2 * sets


@pytest.mark.rule("LTW-FINAL-3")
@pytest.mark.parametrize("profit", [-3, 0, 7])
def test_the_value_on_the_profit_track_counts(profit: int) -> None:
    table = finished(influence(0, profit=profit), player(0, points=10))
    assert categories(table)["profit"] == profit
    assert table.result()["scores"][0]["total"] == 10 + profit


@pytest.mark.rule("LTW-FINAL-4")
@every_board
def test_tracks_left_on_the_board_cost_a_point_each(board: str) -> None:
    line = {
        "wensleydale": ("garsdale", "hawes", "askrigg"),
        "nurnberg": ("nbg_nord", "muggenhof", "poppenreuth"),
    }[board]
    table = finished(own(0, *line), player(0, points=10), board=board)
    assert categories(table)["tracks"] == -2
    assert table.result()["scores"][0]["total"] == 8


@pytest.mark.rule("LTW-FINAL-4", "LTW-SELL-4")
def test_tracks_sold_in_the_last_take_over_cost_nothing() -> None:
    table = position(wensleydale(), own(0, "garsdale", "hawes"), phase="take-over", turn=5)
    table.play({"do": "sell", "company": "red", "area": "garsdale"})
    table.play({"do": "extend", "area": "hawes"})
    assert table["phase"] == "over"
    assert categories(table)["tracks"] == 0


@pytest.mark.rule("LTW-FINAL-5")
def test_most_points_win() -> None:
    table = finished(player(1, points=9), player(2, points=10), player(0, points=3))
    assert (table.result()["winners"], table.result()["ranking"]) == ([2], [2, 1, 0])


@pytest.mark.rule("LTW-FINAL-5")
@pytest.mark.parametrize(
    ("places", "points", "winner"),
    [
        (((0, 0), (1, 0), (2, 0)), (5, 5, 5), 0),
        (((2, 0), (1, 0), (0, 0)), (5, 5, 4), 1),
        (((1, 4), (0, 2), (2, 0)), (7, 5, 9), 1),
        (((2, 4), (1, 1), (0, 1)), (8, 8, 0), 1),
    ],
)
def test_on_a_tie_who_is_ahead_on_the_profit_track_wins(
    places: tuple[tuple[int, int], ...], points: tuple[int, ...], winner: int
) -> None:
    table = finished(
        stack("profit", *places), *[player(seat, points=n) for seat, n in enumerate(points)]
    )
    assert table.result()["winners"] == [winner]
    assert table.result()["ranking"][0] == winner


@pytest.mark.rule("LTW-FINAL-5")
@every_board
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_match_always_has_exactly_one_winner(board: str, players: int, side: str) -> None:
    match = Match(wensleydale(board, players, side=side), seed=players)
    choose = random.Random(players)
    while not match.is_over:
        [(seat, prompt)] = match.prompts.items()
        match.play(seat, choose.choice(prompt.moves))
    totals = [score.total for score in match.result.scores]
    [winner] = match.result.winners
    assert totals[winner] == max(totals)
