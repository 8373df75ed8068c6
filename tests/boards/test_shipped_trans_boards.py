"""The shipped Trans boards have the counts that the notes on their data give."""

import hashlib
from collections import Counter
from itertools import combinations

import networkx
import pytest

from stellwerk.boards import BoardError, check_board, shipped_board, shipped_boards, shipped_text
from stellwerk.games.assumptions import assumptions
from stellwerk.games.trans.board.kind import trans_board
from stellwerk.games.trans.board.schema import TransBoard

EUROPA = trans_board("trans-europa")
AMERIKA = trans_board("trans-amerika")
ALL = pytest.mark.parametrize("board", [EUROPA, AMERIKA], ids=lambda board: board.id)
COLOURS = ("brown", "white", "pink", "orange", "turquoise")


def graph_of(board: TransBoard) -> "networkx.Graph[str]":
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(board.crossings)
    for line in board.all_lines:
        graph.add_edge(line.a, line.b, cost=line.cost)
    return graph


def digest(ids: list[str]) -> str:
    return hashlib.sha256(" ".join(ids).encode()).hexdigest()[:16]


def place(crossing: str) -> tuple[int, int]:
    row, column = crossing.removeprefix("r").split("c")
    return int(row), int(column)


def at(board: TransBoard, city_id: str) -> str:
    return next(city.at for city in board.cities if city.id == city_id)


def test_the_trans_boards_are_listed_with_europa_first() -> None:
    assert shipped_boards("trans") == ["trans-europa", "trans-amerika"]
    families = ("ticket", "trans", "wensleydale")
    assert shipped_boards() == [name for family in families for name in shipped_boards(family)]
    assert shipped_boards("chess") == []


def test_a_trans_board_is_read_only_once_and_is_no_ticket_board() -> None:
    assert shipped_board("trans-europa") is EUROPA
    with pytest.raises(BoardError, match='family = "trans" is needed, not "ticket"'):
        trans_board("ticket-usa")


@ALL
def test_the_shipped_file_has_no_mistakes(board: TransBoard) -> None:
    assert check_board(shipped_text(board.id), board.id) == []


@pytest.mark.parametrize(
    ("board", "crossings", "terrains"),
    [
        (
            EUROPA,
            210,
            {"plain": 424, "water": 131, "mountain": 20, "ferry": 1, "tunnel": 1},
        ),
        (AMERIKA, 188, {"plain": 400, "water": 57, "mountain": 52}),
    ],
    ids=["europa", "amerika"],
)
def test_crossings_and_lines_are_those_of_the_notes(
    board: TransBoard, crossings: int, terrains: dict[str, int]
) -> None:
    assert len(board.crossings) == len(set(board.crossings)) == crossings
    assert Counter(line.terrain for line in board.all_lines) == terrains
    assert len(board.lines) == sum(terrains.values()) - terrains["plain"]


def test_the_numbers_of_lines_and_of_double_lines_are_those_of_the_notes() -> None:
    assert [len(board.all_lines) for board in (EUROPA, AMERIKA)] == [577, 509]
    doubles = [sum(line.cost == 2 for line in board.all_lines) for board in (EUROPA, AMERIKA)]
    assert doubles == [151, 109]


@ALL
def test_only_water_and_mountains_cost_two(board: TransBoard) -> None:
    for line in board.all_lines:
        assert line.cost == (2 if line.terrain in ("water", "mountain") else 1)


@ALL
def test_every_pair_of_neighbours_is_joined_once_and_nothing_else_is(board: TransBoard) -> None:
    expected = set()
    for a, b in combinations(board.crossings, 2):
        (row, column), (other_row, other_column) = place(a), place(b)
        if (other_row - row, abs(other_column - column)) in {(0, 2), (1, 1)}:
            expected.add((a, b))
    pairs = [(line.a, line.b) for line in board.all_lines]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == expected


@ALL
def test_lines_stand_crossing_by_crossing_to_the_right_below_left_below_right(
    board: TransBoard,
) -> None:
    order = {crossing: number for number, crossing in enumerate(board.crossings)}
    assert board.crossings == sorted(board.crossings, key=place)
    keys = [(order[line.a], order[line.b]) for line in board.all_lines]
    assert keys == sorted(keys)
    assert all(first < second for first, second in keys)
    assert board.line_ids == [line.id for line in board.all_lines]
    assert all(line.id == f"{line.a}-{line.b}" for line in board.all_lines)


@pytest.mark.parametrize(("board", "diameter"), [(EUROPA, 21), (AMERIKA, 22)])
def test_the_net_is_connected_and_no_crossing_has_fewer_than_three_lines(
    board: TransBoard, diameter: int
) -> None:
    graph = graph_of(board)
    assert networkx.is_connected(graph)
    assert min(degree for _, degree in graph.degree()) == 3
    assert networkx.diameter(graph, weight="cost") == diameter


@pytest.mark.parametrize(
    ("board", "nearest", "farthest", "ends"),
    [(EUROPA, 2, 19, ("madrid", "moscow")), (AMERIKA, 1, 22, ("san_francisco", "boston"))],
    ids=["europa", "amerika"],
)
def test_distances_between_cities_are_those_of_the_notes(
    board: TransBoard, nearest: int, farthest: int, ends: tuple[str, str]
) -> None:
    costs = dict(networkx.all_pairs_dijkstra_path_length(graph_of(board), weight="cost"))
    distances = [costs[a.at][b.at] for a, b in combinations(board.cities, 2)]
    assert (min(distances), max(distances)) == (nearest, farthest)
    assert costs[at(board, ends[0])][at(board, ends[1])] == farthest


@ALL
def test_there_are_seven_cities_of_each_colour_and_two_of_them_are_dashed(
    board: TransBoard,
) -> None:
    assert len({city.at for city in board.cities}) == len(board.cities) == 35
    assert {city.at for city in board.cities} <= set(board.crossings)
    for players, each in ((2, 5), (3, 5), (4, 7), (6, 7)):
        cities = board.cities_in_play(players)
        assert Counter(city.colour for city in cities) == dict.fromkeys(COLOURS, each)
    assert board.cities_in_play(6) == list(board.cities)


def test_the_dashed_cities_are_those_of_the_notes() -> None:
    dashed = [{city.id for city in board.cities if city.dashed} for board in (EUROPA, AMERIKA)]
    assert dashed == [
        {"brest", "barcelona", "helsinki", "malmo", "berlin", "paris"}
        | {"istanbul", "thessaloniki", "riga", "kharkiv"},
        {"seattle", "san_diego", "duluth", "buffalo", "denver", "kansas_city"}
        | {"atlanta", "houston", "boston", "richmond"},
    ]


def test_the_ferry_and_the_tunnel_are_single_lines_and_marked_as_assumed() -> None:
    lines = {line.id: line for line in EUROPA.all_lines}
    ferry, tunnel = lines["r4c9-r5c10"], lines[f"{at(EUROPA, 'zurich')}-r9c12"]
    assert (ferry.terrain, ferry.cost) == ("ferry", 1)
    assert (tunnel.terrain, tunnel.cost) == ("tunnel", 1)
    marked = {(line.a, line.b): line.confidence for line in EUROPA.lines}
    assert marked[ferry.a, ferry.b] == marked[tunnel.a, tunnel.b] == "assumed"
    assert Counter(marked.values()) == {"verified": 149, "assumed": 2, "uncertain": 2}
    assert marked["r9c10", at(EUROPA, "marseille")] == marked["r13c16", "r13c18"] == "uncertain"
    assert {line.confidence for line in AMERIKA.lines} == {"verified"}


@ALL
def test_players_rails_target_and_scoring_are_those_of_the_rules(board: TransBoard) -> None:
    assert (board.players, board.rails, board.target) == ((2, 6), 85, 13)
    assert board.scoring.base == (4, 3, 2, 1, 1)
    assert board.scoring.card_1 == (4, 3, 3, 2, 2, 1, 1)
    assert board.scoring.card_2 == (4, 2, 1)


@ALL
def test_the_fit_of_the_coastline_puts_every_city_near_its_crossing(board: TransBoard) -> None:
    fit = board.geo_fit
    for city in board.cities:
        u, v = city.lon - fit.lon0, city.lat - fit.lat0
        terms = (1.0, u, v, u * u, u * v, v * v)
        x = sum(factor * term for factor, term in zip(fit.x, terms, strict=True))
        y = sum(factor * term for factor, term in zip(fit.y, terms, strict=True))
        row, column = place(city.at)
        distance = ((x - column / 2) ** 2 + (y - row * 3**0.5 / 2) ** 2) ** 0.5
        assert distance < 1.1, city.id


@ALL
def test_what_is_assumed_is_told(board: TransBoard) -> None:
    text = " ".join(assumptions(board))
    for words in ("special cards 1 and 2 is ours", "proposed by region", "newer edition"):
        assert words in text
    if board is EUROPA:
        for words in ("ferry", "tunnel", "inferred", "single source"):
            assert words in text


@pytest.mark.parametrize(
    ("board", "cities", "lines"),
    [
        (EUROPA, "8df48dd2d7736111", "c44aba076dc06652"),
        (AMERIKA, "adc0f1b5d195a259", "927eea16a2e406ce"),
    ],
    ids=["europa", "amerika"],
)
def test_ids_and_their_order_never_change_because_records_depend_on_them(
    board: TransBoard, cities: str, lines: str
) -> None:
    assert digest([city.id for city in board.cities]) == cities
    assert digest(board.line_ids) == lines
