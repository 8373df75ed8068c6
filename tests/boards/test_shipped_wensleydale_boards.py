"""The shipped Wensleydale boards have the counts and examples that the notes on their data give."""

import hashlib
from collections import Counter
from itertools import pairwise

import networkx
import pytest

from stellwerk.boards import BoardError, check_board, shipped_board, shipped_boards, shipped_text
from stellwerk.games.assumptions import assumptions
from stellwerk.games.wensleydale.board.kind import wensleydale_board
from stellwerk.games.wensleydale.board.schema import Border, WensleydaleBoard

WENSLEYDALE = wensleydale_board("wensleydale")
NURNBERG = wensleydale_board("nurnberg")
ALL = pytest.mark.parametrize("board", [WENSLEYDALE, NURNBERG], ids=lambda board: board.id)
BOTH = ["wensleydale", "nurnberg"]


def graph_of(board: WensleydaleBoard) -> "networkx.Graph[str]":
    """The areas that tracks can touch, and the borders that can take one."""
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(area.id for area in board.areas if area.takes_tracks)
    graph.add_edges_from((border.a, border.b) for border in board.buildable_borders)
    return graph


def digest(ids: list[str]) -> str:
    return hashlib.sha256(" ".join(ids).encode()).hexdigest()[:16]


def border_between(board: WensleydaleBoard, a: str, b: str) -> Border:
    return next(border for border in board.borders if {border.a, border.b} == {a, b})


def costs(board: WensleydaleBoard, *areas: str) -> list[int]:
    buildable = board.buildable_borders
    borders = [border_between(board, a, b) for a, b in pairwise(areas)]
    assert all(border in buildable for border in borders)
    return [board.cost(border) for border in borders]


def test_the_boards_are_among_those_that_can_be_played() -> None:
    assert shipped_boards("wensleydale") == BOTH
    assert set(BOTH) <= set(shipped_boards())
    with pytest.raises(BoardError, match="nurnberg"):
        shipped_board("wensleydal")


def test_a_wensleydale_board_is_read_only_once_and_is_no_other_board() -> None:
    assert shipped_board("nurnberg") is NURNBERG
    with pytest.raises(BoardError, match='family = "wensleydale" is needed, not "trans"'):
        wensleydale_board("trans-europa")


@ALL
def test_the_shipped_file_has_no_mistakes(board: WensleydaleBoard) -> None:
    assert check_board(shipped_text(board.id), board.id) == []


@pytest.mark.parametrize(
    ("board", "areas", "borders", "cheap", "dear"),
    [(WENSLEYDALE, 102, 261, 49, 88), (NURNBERG, 94, 240, 86, 45)],
    ids=BOTH,
)
def test_areas_borders_and_costs_are_those_of_the_notes(
    board: WensleydaleBoard, areas: int, borders: int, cheap: int, dear: int
) -> None:
    assert len({area.id for area in board.areas}) == len(board.areas) == areas
    assert len({board.border_id(border) for border in board.borders}) == borders
    counted = Counter(board.cost(border) for border in board.buildable_borders)
    assert counted == {1: cheap, 2: dear}


@pytest.mark.parametrize(
    ("board", "goods", "towns", "people"),
    [
        (WENSLEYDALE, {"plain": 29, "hill": 25}, {"major": 10, "minor": 19, "company": 8}, 68),
        (NURNBERG, {"plain": 37, "hill": 23}, {"major": 10, "minor": 16, "company": 8}, 62),
    ],
    ids=BOTH,
)
def test_goods_and_towns_are_those_of_the_notes(
    board: WensleydaleBoard, goods: dict[str, int], towns: dict[str, int], people: int
) -> None:
    assert Counter(area.terrain for area in board.areas if area.goods) == goods
    assert Counter(area.town for area in board.areas if area.town) == towns
    assert sum(area.people for area in board.areas) == people


def test_what_else_there_is_in_wensleydale_are_ten_bare_valleys_and_the_south() -> None:
    bare = [area for area in WENSLEYDALE.areas if not area.town and not area.goods]
    assert Counter(area.terrain for area in bare) == {"valley": 10, "special": 1}
    assert [area.id for area in bare if area.terrain == "special"] == ["the_south"]
    assert all(area.town or area.goods for area in NURNBERG.areas)
    assert {area.terrain for area in NURNBERG.areas} == {"plain", "hill"}


@pytest.mark.parametrize(
    ("board", "red", "green"),
    [
        (
            WENSLEYDALE,
            {"Kirkby Stephen", "Garsdale", "Settle", "Skipton"},
            {"Darlington", "Northallerton", "Ripon", "Harrogate"},
        ),
        (
            NURNBERG,
            {"Nürnberg Süd", "Ansbach", "Roth", "Neumarkt"},
            {"Nürnberg Nord", "Forchheim", "Hersbruck", "Neustadt an der Aisch"},
        ),
    ],
    ids=BOTH,
)
def test_company_towns_are_those_of_the_notes(
    board: WensleydaleBoard, red: set[str], green: set[str]
) -> None:
    for company, names in (("red", red), ("green", green)):
        assert {area.name for area in board.areas if area.company == company} == names


def test_printed_passengers_are_those_of_the_notes() -> None:
    assert not any(area.fixed for area in WENSLEYDALE.areas)
    assert {area.id: area.fixed for area in NURNBERG.areas if area.fixed} == {
        "fuerth": ("red", "green"),
        "lauf": ("red", "green"),
        "erlangen": ("red",),
        "schwabach": ("green",),
    }


@ALL
def test_rivers_on_borders_are_drawn_and_those_drawn_are_on_borders(
    board: WensleydaleBoard,
) -> None:
    on_borders = {border.river for border in board.borders if border.river}
    assert on_borders == {river.name for river in board.rivers}
    assert len(board.rivers) == (7 if board is WENSLEYDALE else 8)


def test_the_example_lines_of_the_rules_cost_what_the_rules_say() -> None:
    dale = ("garsdale", "hawes", "askrigg", "aysgarth", "leyburn", "constable_burton")
    assert costs(WENSLEYDALE, *dale) == [2, 2, 2, 2, 1]
    assert costs(WENSLEYDALE, "northallerton", "leeming", "bedale") == [2, 1]
    assert costs(WENSLEYDALE, "skipton", "rylstone", "grassington") == [1, 2]
    assert costs(NURNBERG, "nbg_nord", "muggenhof", "poppenreuth", "fuerth") == [1, 1, 2]


def test_a_hill_has_neighbours_but_no_border_for_a_track() -> None:
    beside = WENSLEYDALE.neighbours("wether_fell")
    assert {"hawes", "widdale", "langstrothdale"} <= set(beside)
    assert "wether_fell" in WENSLEYDALE.neighbours("hawes")
    touched = {end for border in WENSLEYDALE.buildable_borders for end in (border.a, border.b)}
    assert not touched & {"wether_fell", "the_south"}


def test_only_the_border_inside_nurnberg_is_closed() -> None:
    closed = [border for board in (WENSLEYDALE, NURNBERG) for border in board.borders]
    closed = [border for border in closed if border.closed]
    assert [NURNBERG.border_id(border) for border in closed] == ["nbg_nord|nbg_sued"]
    assert closed[0] not in NURNBERG.buildable_borders
    assert "nbg_sued" in NURNBERG.neighbours("nbg_nord")


@ALL
def test_buildable_borders_stand_in_board_order(board: WensleydaleBoard) -> None:
    buildable = board.buildable_borders
    assert buildable == [border for border in board.borders if border in buildable]


@ALL
def test_the_map_for_tracks_stays_connected_without_any_one_area(board: WensleydaleBoard) -> None:
    graph = graph_of(board)
    assert networkx.is_biconnected(graph)
    assert min(degree for _, degree in graph.degree()) >= 2


@ALL
def test_every_hill_lies_beside_a_neutral_town(board: WensleydaleBoard) -> None:
    for area in board.areas:
        if area.terrain == "hill":
            beside = board.neighbours(area.id)
            assert any(board.area(other).is_neutral_town for other in beside), area.id


def test_names_and_the_connection_bonus_are_those_of_the_notes() -> None:
    assert WENSLEYDALE.goods == {"plain": "cheese", "hill": "stone"}
    assert NURNBERG.goods == {"plain": "post", "hill": "beer"}
    assert WENSLEYDALE.companies["red"] == "Midland Railway"
    assert WENSLEYDALE.companies["green"] == "North Eastern Railway"
    assert WENSLEYDALE.connection_bonus is None
    assert NURNBERG.connection_bonus is not None
    assert NURNBERG.connection_bonus.origin == ("nbg_nord", "nbg_sued")
    assert NURNBERG.connection_bonus.to == ("fuerth",)


@ALL
def test_players_and_pieces_are_those_of_the_rules(board: WensleydaleBoard) -> None:
    pieces = board.components
    assert (board.players, board.size) == ((2, 4), (1600, 1200))
    assert (pieces.cubes, pieces.tracks, pieces.cubes_per_turn) == (15, 15, 12)
    assert pieces.goods == {"plain": 60, "hill": 60}
    assert pieces.people == {"red": 25, "green": 25, "landowner": 25}
    assert pieces.start == {"white": 1, "brown": 2, "red": 1, "green": 1}
    drawn = 2 * sum(area.goods for area in board.areas)
    assert sum(pieces.goods.values()) - drawn == (12 if board is WENSLEYDALE else 0)


@ALL
def test_the_sides_are_those_of_the_rules(board: WensleydaleBoard) -> None:
    large, small = board.side("3-4"), board.side("2-3")
    assert [board.sides_for(players) for players in (2, 3, 4)] == [["2-3"], ["3-4", "2-3"], ["3-4"]]
    assert (large.turns, small.turns) == ({3: 5, 4: 4}, {2: 5, 3: 4})
    assert large.tokens == dict.fromkeys(("white", "brown", "red", "green"), 5)
    assert small.tokens == {"white": 4, "brown": 4, "red": 2, "green": 2}
    assert [(box.least, box.tokens) for box in large.boxes] == [(3, 3)] * 4 + [(2, 2)] * 4
    assert [(box.least, box.tokens) for box in small.boxes] == [(3, 2)] * 3 + [(2, 2)] * 3
    for side, printed in ((large, "WWB BBR RRG GGW WB BR RG GW"), (small, "WWR BBG WBR WG BG WR")):
        letters = ["".join(colour[0].upper() for colour in box.printed) for box in side.boxes]
        assert letters == printed.split()
    with pytest.raises(KeyError):
        board.side("5-6")
    with pytest.raises(KeyError):
        board.neighbours("atlantis")


@ALL
def test_the_trains_are_those_of_the_rules(board: WensleydaleBoard) -> None:
    tables = {
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
    for side_id, table in tables.items():
        trains = board.side(side_id).trains
        for price, places in table.items():
            chosen = [train for train in trains if train.price == price]
            assert [(train.passengers, train.goods) for train in chosen] == places
            assert {train.points for train in chosen} == {price if side_id == "2-3" else 1}
        assert len({train.id for train in trains}) == len(trains)


@ALL
def test_what_is_assumed_is_told(board: WensleydaleBoard) -> None:
    text = " ".join(assumptions(board))
    for words in ("reconstruction, not the printed one", "trains", "tokens a box", "single bid"):
        assert words in text
    if board is NURNBERG:
        for words in ("Which four towns", "names of the two companies", "shortest chain"):
            assert words in text


@pytest.mark.parametrize(
    ("board", "areas", "borders"),
    [
        (WENSLEYDALE, "45471ca2bc5a44d7", "29b0699ac6c9a8e3"),
        (NURNBERG, "13db501cd5dff470", "d137d2ecea2ade7e"),
    ],
    ids=BOTH,
)
def test_ids_and_their_order_never_change_because_records_depend_on_them(
    board: WensleydaleBoard, areas: str, borders: str
) -> None:
    assert digest([area.id for area in board.areas]) == areas
    assert digest([board.border_id(border) for border in board.borders]) == borders
