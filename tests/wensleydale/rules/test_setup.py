"""How a game is laid out (LTW-SETUP)."""

from collections import Counter

import pytest

import stellwerk
from tests.wensleydale.positions import BOARDS, COLOURS, TABLES, bid, stake, started, wensleydale

every_board = pytest.mark.parametrize("board", BOARDS)
every_table = pytest.mark.parametrize(("players", "side"), TABLES)


@pytest.mark.rule("LTW-SETUP-1")
@every_board
@every_table
def test_any_number_of_players_can_use_either_board(board: str, players: int, side: str) -> None:
    table = started(wensleydale(board, players, side=side))
    assert (table["game"], table["players"], table["options"]["side"]) == (board, players, side)


@pytest.mark.rule("LTW-SETUP-1")
@every_board
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(board: str, players: int) -> None:
    with pytest.raises(stellwerk.UnknownSetting, match="2 to 4"):
        wensleydale(board, players)


@pytest.mark.rule("LTW-SETUP-2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_others_follow_the_chosen_first_player_clockwise_on_all_orders(first: int) -> None:
    table = started(wensleydale(players=4, first_seat=first))
    clockwise = [(first + step) % 4 for step in range(4)]
    for order in ("general_order", "build_order", "train_order"):
        assert table[order] == clockwise
    assert table.when == ("bid", first)


@pytest.mark.rule("LTW-SETUP-2")
def test_the_first_player_is_drawn_by_lot_if_nobody_chooses() -> None:
    game = stellwerk.game("wensleydale", 3)
    assert game.options["first_seat"] == "random"
    drawn = Counter(game.new_state(seed).current_player() for seed in range(300))
    assert sorted(drawn) == [0, 1, 2]
    assert min(drawn.values()) > 60


@pytest.mark.rule("LTW-SETUP-3")
@every_board
@every_table
def test_start_values(board: str, players: int, side: str) -> None:
    table = started(wensleydale(board, players, side=side))
    values = {"white": 1, "brown": 2, "red": 1, "green": 1, "profit": 0}
    for track, value in values.items():
        assert table.on(track) == [value] * players
    assert table.each("points") == [0] * players


@pytest.mark.rule("LTW-SETUP-4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_is_on_top_of_all_stacks(first: int) -> None:
    table = started(wensleydale(players=4, first_seat=first))
    for track in (*COLOURS, "profit"):
        assert table.ranking(track) == [(first + step) % 4 for step in range(4)]


@pytest.mark.rule("LTW-SETUP-5", "LTW-CUBE-1")
@every_board
@every_table
def test_from_a_stock_of_fifteen_twelve_cubes_come_into_hand_in_phase_1(
    board: str, players: int, side: str
) -> None:
    table = started(wensleydale(board, players, side=side))
    assert table.each("hand") == [12] * players  # had a hand been full before, it would be 15
    assert table["limits"] == [9] * players


@pytest.mark.rule("LTW-SETUP-6")
@every_board
def test_goods_areas_start_with_none_to_two_cubes_of_their_kind(board: str) -> None:
    found: Counter[int] = Counter()
    for seed in range(40):
        table = started(wensleydale(board), seed)
        drawn = {"plain": 0, "hill": 0}
        areas = table["areas"]
        for each in table.game.board.areas:
            if each.goods:
                here = areas.get(each.id, {}).get(each.terrain, 0)
                found[here] += 1
                drawn[each.terrain] += here
        assert max(drawn.values()) <= 60
    assert sorted(found) == [0, 1, 2]
    # two cubes of an even bag: 0, 1 and 2 matching ones about as 1 : 2 : 1
    assert found[1] > 1.5 * found[0] > 0
    assert found[1] > 1.5 * found[2] > 0


@pytest.mark.rule("LTW-SETUP-6", "LTW-SETUP-7")
@pytest.mark.parametrize(("board", "left"), [("wensleydale", 12), ("nurnberg", 0)])
def test_cubes_left_in_the_bag(board: str, left: int) -> None:
    data = wensleydale(board).board
    drawn = 2 * sum(area.goods for area in data.areas)
    assert sum(data.components.goods.values()) - drawn == left


@pytest.mark.rule("LTW-SETUP-7")
@pytest.mark.parametrize("seed", range(10))
def test_in_nurnberg_as_many_plain_as_hill_cubes_are_drawn(seed: int) -> None:
    """All 60 + 60 are drawn: hill cubes that miss the 23 hills lie on plains and leave the game."""
    table = started(wensleydale("nurnberg"), seed)
    assert sum(area.goods for area in table.game.board.areas) == 60
    plain = sum(here.get("plain", 0) for here in table["areas"].values())
    hill = sum(here.get("hill", 0) for here in table["areas"].values())
    plains = sum(area.goods and area.terrain == "plain" for area in table.game.board.areas)
    # on plains lie `plain` matching cubes and 60 - hill others: together two for each
    assert plain + (60 - hill) == 2 * plains


@pytest.mark.rule("LTW-SETUP-8")
@pytest.mark.parametrize("seed", range(10))
def test_printed_passengers_are_there_and_count_towards_the_people(seed: int) -> None:
    table = started(wensleydale("nurnberg"), seed)
    printed = {
        "fuerth": ["red", "green"],
        "lauf": ["red", "green"],
        "erlangen": ["red"],
        "schwabach": ["green"],
    }
    data = table.game.board
    assert {area.id: list(area.fixed) for area in data.areas if area.fixed} == printed
    for town, passengers in printed.items():
        here = table["areas"][town]
        assert all(here.get(colour, 0) >= 1 for colour in passengers)
        assert sum(here.values()) == data.area(town).people == 3


@pytest.mark.rule("LTW-SETUP-8")
def test_wensleydale_has_no_printed_passengers() -> None:
    assert not any(area.fixed for area in wensleydale().board.areas)


@pytest.mark.rule("LTW-SETUP-9")
@pytest.mark.parametrize(("board", "people"), [("wensleydale", 68), ("nurnberg", 62)])
def test_people_fill_the_neutral_towns(board: str, people: int) -> None:
    for seed in range(10):
        table = started(wensleydale(board), seed)
        number: Counter[str] = Counter()
        for name, here in table["areas"].items():
            persons = {kind: here.get(kind, 0) for kind in ("red", "green", "landowner")}
            number.update(persons)
            assert sum(persons.values()) == table.game.board.area(name).people
        assert sum(number.values()) == people
        assert max(number.values()) <= 25


@pytest.mark.rule("LTW-SETUP-9")
@every_board
def test_company_towns_start_empty(board: str) -> None:
    table = started(wensleydale(board))
    company_towns = {area.id for area in table.game.board.areas if area.town == "company"}
    assert len(company_towns) == 8
    assert not company_towns & set(table["areas"])


@pytest.mark.rule("LTW-SETUP-10")
@every_board
def test_everybody_sees_the_same_and_nobody_sees_the_draws(board: str) -> None:
    table = started(wensleydale(board))
    table.play(bid(1), stake(3))
    views = [table.view(seat) | {"seat": None} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert "random" not in views[0]
    for shown in ("tracks", "areas", "borders", "trains", "general_order"):
        assert views[0][shown] == table[shown]
    now = [{key: box[key] for key in ("tokens", "bid")} for box in views[0]["boxes"]]
    assert now == table["boxes"]
    assert [seat["hand"] for seat in views[0]["seats"]] == [9, 12, 12]


@pytest.mark.rule("LTW-SETUP-10")
@every_board
def test_layout_is_random_and_the_same_for_the_same_seed(board: str) -> None:
    game = wensleydale(board)
    assert started(game, 5).now == started(game, 5).now
    for what in ("areas", "boxes"):
        assert started(game, 5)[what] != started(game, 6)[what]
