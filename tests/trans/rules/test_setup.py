"""Board, cities, starting seat and markers (TRANS-SETUP)."""

from collections import Counter

import pytest

import stellwerk
from tests.trans.positions import (
    COLOURS,
    Table,
    colour_of,
    kinds,
    lay,
    place,
    position,
    seat,
    started,
    track,
    trans,
)

BOARDS = ["trans-amerika", "trans-europa"]
every_board = pytest.mark.parametrize("board", BOARDS)
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@pytest.mark.rule("TRANS-SETUP-1")
@every_board
def test_a_board_has_35_cities_in_five_colours_and_85_rails(board: str) -> None:
    game = trans(board)
    assert Counter(city.colour for city in game.board.cities) == dict.fromkeys(COLOURS, 7)
    assert len({city.at for city in game.board.cities}) == 35
    assert game.board.rails == 85
    assert started(game).view(None)["rails_left"] == 85


@pytest.mark.rule("TRANS-SETUP-1")
@every_board
def test_lines_are_single_or_double_and_join_neighbours_of_a_triangular_net(board: str) -> None:
    game = trans(board)
    state = game.new_state(1)
    for number, line in enumerate(game.board.all_lines):
        assert state.cost(number) == (2 if line.terrain in {"water", "mountain"} else 1)
    ends = Counter(end for line in game.board.all_lines for end in (line.a, line.b))
    assert set(ends) == set(game.board.crossings)
    assert max(ends.values()) == 6


@pytest.mark.rule("TRANS-SETUP-1")
@every_board
@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(board: str, players: int) -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="2 to 6"):
        trans(board, players)


@pytest.mark.rule("TRANS-SETUP-2")
@every_board
@every_number
def test_few_players_leave_out_the_dashed_cities(board: str, players: int) -> None:
    game = trans(board, players)
    table = started(game)
    there = [city for stack in table["rest"].values() for city in stack]
    there += [city for hand in table.hands() for city in hand]
    dashed = {city.id for city in game.board.cities if city.dashed}
    assert Counter(colour_of(game, city) for city in dashed) == dict.fromkeys(COLOURS, 2)
    assert len(there) == len(set(there)) == (25 if players <= 3 else 35)
    assert bool(dashed & set(there)) == (players >= 4)


@pytest.mark.rule("TRANS-SETUP-3")
@every_board
@every_number
def test_everybody_draws_one_city_of_each_colour(board: str, players: int) -> None:
    table = started(trans(board, players))
    for hand in table.hands():
        assert sorted(colour_of(table.game, city) for city in hand) == sorted(COLOURS)


@pytest.mark.rule("TRANS-SETUP-3")
def test_cities_are_secret() -> None:
    table = started(trans(players=3))
    for observer in (None, 0, 1, 2):
        seen = str(table.view(observer))
        for owner, hand in enumerate(table.hands()):
            for city in hand:
                assert (f"'{city}'" in seen) == (owner == observer)


@pytest.mark.rule("TRANS-SETUP-4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_table_can_choose_the_first_starting_player(first: int) -> None:
    table = started(trans(players=4, first_seat=first))
    assert (table["start_seat"], table.to_move) == (first, first)


@pytest.mark.rule("TRANS-SETUP-4")
def test_the_first_starting_player_is_drawn_by_lot_if_nobody_chooses() -> None:
    game = trans(players=3)
    assert game.options["first_seat"] == "random"
    drawn = Counter(started(game, seed)["start_seat"] for seed in range(300))
    assert sorted(drawn) == [0, 1, 2]
    assert min(drawn.values()) > 60


@pytest.mark.rule("TRANS-SETUP-4")
def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="first_seat"):
        trans(players=2, first_seat=2)


def round_nearly_won(players: int = 3, start_seat: int = 0) -> Table:
    """Seat 0 joins Dallas with its next rail."""
    return position(
        trans(players=players),
        seat("dallas", at="r10c16"),
        seat("new_york chicago", at="r4c2"),
        rails=track("r4c2", "r4c4", "r4c6"),
        start_seat=start_seat,
    )


@pytest.mark.rule("TRANS-SETUP-4")
@pytest.mark.parametrize(("started_by", "next_one"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_to_the_left_starts_the_next_round(started_by: int, next_one: int) -> None:
    table = round_nearly_won(start_seat=started_by)
    table.play(lay("r10c16", "r10c18"))
    assert (table["round"], table["start_seat"], table.to_move) == (2, next_one, next_one)


@pytest.mark.rule("TRANS-SETUP-5")
def test_markers_are_placed_clockwise_from_the_starting_player() -> None:
    table = started(trans(players=4, first_seat=2))
    for expected, crossing in zip((2, 3, 0, 1), ("r4c10", "r4c12", "r4c14", "r4c18"), strict=True):
        assert (table["phase"], table.to_move) == ("place", expected)
        table.play(place(crossing))
        assert table.seat(expected)["marker"] == crossing
    assert (table["phase"], table.to_move) == ("lay", 2)


@pytest.mark.rule("TRANS-SETUP-5")
def test_a_marker_may_stand_in_a_city_or_on_any_other_free_crossing() -> None:
    table = started(trans(first_seat=0))
    crossings = table.game.board.crossings
    assert table.moves() == [place(crossing) for crossing in crossings]
    omaha = "r4c16"
    table.play(place(omaha))
    assert len(table.moves()) == len(crossings) - 1
    assert table.refuses(place(omaha)) == "TRANS-SETUP-5"


@pytest.mark.rule("TRANS-SETUP-5")
def test_nobody_lays_rails_before_all_markers_are_placed() -> None:
    table = started(trans(first_seat=0))
    table.play(place("r4c10"))
    assert table.refuses(lay("r4c10", "r4c12")) == "TRANS-SETUP-5"
    assert table.refuses(lay("r4c10", "r4c12"), by=0) == "TRANS-TURN-1"
    assert table.refuses({"do": "stop"}) == table.refuses({"do": "pass"}) == "TRANS-SETUP-5"
    assert table.refuses(place("r99c99")) == "TRANS-SETUP-5"


@pytest.mark.rule("TRANS-SETUP-6")
def test_a_new_round_clears_the_table_and_deals_anew() -> None:
    table = round_nearly_won()
    before = table.hands()
    events = kinds(table.play(lay("r10c16", "r10c18")))
    assert table["rails"] == []
    assert [table.seat(i)["marker"] for i in range(3)] == [None] * 3
    assert (table["phase"], table["lap"], table["budget"], table["winners"]) == ("place", 0, 0, [])
    assert all(len(hand) == 5 for hand in table.hands())
    assert table.hands() != before
    assert sum(map(len, table["rest"].values())) == 10
    assert "round" in events
    assert events.count("dealt") == 3


@pytest.mark.rule("TRANS-SETUP-6")
def test_what_was_known_about_cities_is_forgotten_in_a_new_round() -> None:
    table = round_nearly_won()
    table.play(lay("r10c16", "r10c18"))
    assert table["revealed"] == []
    for number in range(3):
        assert set(table.seat(number)["knows"]) == table.hand(number)
