"""Special cards that change points, lines, budgets and where rails are laid (TRANS-CARD)."""

import pytest

from stellwerk.games.assumptions import assumptions
from tests.trans.positions import (
    PASS,
    STOP,
    Table,
    kinds,
    lay,
    markers_placed,
    position,
    seat,
    track,
    trans,
)

WIN = lay("r10c16", "r10c18")  # seat 0 joins Dallas
ROW_TO_OMAHA = [f"r4c{column}" for column in range(16, -1, -2)]


def points_with(cards: str, missing: int) -> list[int]:
    """Points of a winner and of somebody with so many missing rails."""
    table = position(
        trans(cards=cards, rounds=1),
        seat("dallas", at="r10c16"),
        seat("omaha", at=ROW_TO_OMAHA[missing]),
    )
    table.play(WIN)
    assert table.last_round("missing") == [0, missing]
    return table.points()


@pytest.mark.rule("TRANS-CARD-1")
@pytest.mark.parametrize(
    ("missing", "points"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 0)]
)
def test_card_1_gives_more_points(missing: int, points: int) -> None:
    assert points_with("1", missing) == [4, points]
    assert points >= points_with("18", missing)[1]


@pytest.mark.rule("TRANS-CARD-2")
@pytest.mark.parametrize(("missing", "points"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_card_2_gives_fewer_points(missing: int, points: int) -> None:
    assert points_with("2", missing) == [4, points]
    assert points <= points_with("18", missing)[1]


@pytest.mark.rule("TRANS-CARD-1", "TRANS-CARD-2")
@pytest.mark.parametrize("board", ["trans-amerika", "trans-europa"])
def test_the_board_says_that_the_tables_of_cards_1_and_2_are_assumed(board: str) -> None:
    assert any("cards 1 and 2" in text for text in assumptions(trans(board).board))


def west_of_omaha(cards: str, lap: int = 0) -> Table:
    """Seat 0 stands in Omaha: water to the east, plain to the west; seat 1 far away."""
    return position(
        trans(cards=cards),
        seat("dallas", at="r4c16"),
        seat("new_york", at="r8c18"),
        lap=lap,
    )


@pytest.mark.rule("TRANS-CARD-3")
def test_card_3_allows_three_rails_on_single_lines() -> None:
    table = west_of_omaha("3")
    assert table["budget"] == 3
    table.play(lay("r4c16", "r4c14"), lay("r4c14", "r4c12"))
    assert table.allows(STOP)
    assert table.to_move == 0
    table.play(lay("r4c12", "r4c10"))
    assert (table.to_move, table["budget"]) == (1, 3)


@pytest.mark.rule("TRANS-CARD-3")
@pytest.mark.parametrize("double_first", [True, False])
def test_card_3_allows_a_double_and_a_single_line(double_first: bool) -> None:
    double, single = lay("r4c16", "r4c18"), lay("r4c16", "r4c14")
    table = west_of_omaha("3")
    table.play(*((double, single) if double_first else (single, double)))
    assert (table.to_move, len(table["rails"])) == (1, 2)


@pytest.mark.rule("TRANS-CARD-3")
def test_card_3_does_not_allow_two_double_lines() -> None:
    table = west_of_omaha("3")
    table.play(lay("r4c16", "r4c18"))
    assert table.refuses(lay("r4c18", "r5c17")) == "TRANS-TURN-1"


@pytest.mark.rule("TRANS-CARD-4", "TRANS-CARD-5")
@pytest.mark.parametrize(
    ("cards", "water", "mountain"), [("18", 2, 2), ("4", 1, 2), ("5", 2, 1), ("4,5", 1, 1)]
)
def test_cards_4_and_5_make_double_lines_single(cards: str, water: int, mountain: int) -> None:
    game = trans("trans-europa", cards=cards)
    state = game.new_state(1)
    costs = {"water": water, "mountain": mountain, "plain": 1, "ferry": 1, "tunnel": 1}
    for number, line in enumerate(game.board.all_lines):
        assert state.cost(number) == costs[line.terrain]


@pytest.mark.rule("TRANS-CARD-4")
def test_with_card_4_two_rails_cross_water_in_one_turn() -> None:
    table = west_of_omaha("4")
    table.play(lay("r4c16", "r4c18"), lay("r4c18", "r5c17"))
    assert (table.to_move, len(table["rails"])) == (1, 2)


@pytest.mark.rule("TRANS-CARD-5")
def test_with_card_5_two_rails_cross_mountains_in_one_turn() -> None:
    table = position(trans(cards="5"), seat("dallas", at="r5c31"), seat("omaha", at="r8c18"))
    table.play(lay("r5c31", "r5c29"), lay("r5c29", "r6c30"))
    assert (table.to_move, len(table["rails"])) == (1, 2)


@pytest.mark.rule("TRANS-CARD-4", "TRANS-CARD-5")
@pytest.mark.parametrize(
    ("cards", "over_water", "over_mountains"), [("18", 2, 2), ("4", 1, 2), ("5", 2, 1)]
)
def test_cards_4_and_5_count_for_missing_rails_too(
    cards: str, over_water: int, over_mountains: int
) -> None:
    for hand, marker, missing in (
        ("omaha", "r4c18", over_water),
        ("washington", "r5c29", over_mountains),
    ):
        game = trans(cards=cards, rounds=1)
        table = position(game, seat("dallas", at="r10c16"), seat(hand, at=marker))
        table.play(WIN)
        assert table.last_round("missing") == [0, missing]


@pytest.mark.rule("TRANS-CARD-9")
def test_card_9_gives_3_then_2_then_1_and_3_again() -> None:
    table = markers_placed(trans("trans-europa", players=3, cards="9", first_seat=1))
    for lap, budget in enumerate((3, 2, 1, 3, 2, 1)):
        for turn in (1, 2, 0):
            assert (table["lap"], table.to_move, table["budget"]) == (lap, turn, budget)
            while (table["lap"], table.to_move) == (lap, turn):
                table.play(STOP if table.allows(STOP) else table.moves()[0])


@pytest.mark.rule("TRANS-CARD-9")
def test_with_card_9_no_double_line_is_laid_in_the_third_turn() -> None:
    double, single = lay("r4c16", "r4c18"), lay("r4c16", "r4c14")
    table = west_of_omaha("9", lap=2)
    assert table.refuses(double) == "TRANS-CARD-9"
    assert table.allows(single)
    assert table.refuses(PASS) == "TRANS-TURN-6"
    table.play(single)
    assert table.to_move == 1
    assert west_of_omaha("9", lap=1).allows(double)
    assert west_of_omaha("4,9", lap=2).allows(double)


@pytest.mark.rule("TRANS-CARD-9")
def test_with_card_9_the_first_turn_buys_a_double_and_a_single_line() -> None:
    table = west_of_omaha("9")
    table.play(lay("r4c16", "r4c18"), lay("r4c16", "r4c14"))
    assert (table.to_move, len(table["rails"])) == (1, 2)


@pytest.mark.rule("TRANS-CARD-18")
def test_card_18_allows_rails_on_any_free_line() -> None:
    game = trans(cards="18")
    table = west_of_omaha("18")
    assert len(table.moves()) == len(game.board.all_lines)
    far = lay("r0c4", "r0c6")
    assert west_of_omaha("3").refuses(far) == "TRANS-TURN-3"
    table.play(far)
    assert table.refuses(far) == "TRANS-TURN-1"
    assert len(table.moves()) == sum(each.cost == 1 for each in game.board.all_lines)  # and stop
    table.play(lay("r11c11", "r11c13"))
    assert table.to_move == 1


@pytest.mark.rule("TRANS-CARD-18")
def test_with_card_18_the_round_is_won_only_by_joining_the_cities_with_the_marker() -> None:
    """Two cities are joined with each other first; the last rail joins them with the marker."""
    table = position(
        trans(cards="18", rounds=1),
        seat("dallas oklahoma_city", at="r10c14"),
        seat("new_york", at="r4c18"),
        rails=track("r10c18", "r9c17"),
    )
    table.play(lay("r9c17", "r8c16"))
    assert (table["winners"], table.to_move) == ([], 0)
    assert table.state.missing(0) == 2
    table.play(lay("r10c16", "r10c18"), lay("r4c18", "r5c19"), STOP)
    events = table.play(lay("r10c14", "r10c16"))
    assert kinds(events)[:3] == ["lay", "complete", "round-over"]
    assert table.last_round("won") == [True, False]


@pytest.mark.rule("TRANS-CARD-18")
def test_with_card_18_a_rail_between_two_stray_ones_joins_all_networks() -> None:
    table = position(
        trans(cards="18", players=3),
        seat("new_york", at="r4c10"),
        seat("chicago", at="r4c16"),
        seat("dallas", at="r10c10"),
        rails=track("r4c10", "r4c12") + track("r4c14", "r4c16"),
        turn=2,
    )
    assert [each["seats"] for each in table.view(None)["networks"]] == [[0], [1], [2]]
    events = table.play(lay("r4c12", "r4c14"))
    assert [each["seats"] for each in table.view(None)["networks"]] == [[0, 1], [2]]
    for event in events:
        assert (event.kind, event.seat) != ("trans-join", 2), "seat 2 has joined nobody"


@pytest.mark.rule("TRANS-CARD-18")
@pytest.mark.parametrize("cards", ["", "18"])
@pytest.mark.parametrize("turn", [0, 1])
def test_who_joins_the_network_of_another_is_told_so_with_card_18_too(
    cards: str, turn: int
) -> None:
    table = position(
        trans(cards=cards), seat("omaha", at="r4c10"), seat("dallas", at="r4c12"), turn=turn
    )
    events = table.play(lay("r4c10", "r4c12"))
    joined = [(e.seat, e.arguments.others) for e in events if e.kind == "trans-join"]
    assert joined == [(turn, [1 - turn])]
