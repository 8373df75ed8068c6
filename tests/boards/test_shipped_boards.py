"""The shipped Ticket to Ride boards have the counts that the notes on their data give."""

import hashlib
from collections import Counter
from itertools import pairwise

import networkx
import pytest

from stellwerk.boards import BoardError, board_kinds, shipped_board
from stellwerk.games.assumptions import assumptions
from stellwerk.games.ticket.board.kind import ticket_board
from stellwerk.games.ticket.board.schema import Route, TicketBoard

EUROPE = ticket_board("ticket-europe")
SWITZERLAND = ticket_board("ticket-switzerland")
USA = ticket_board("ticket-usa")
ALL = pytest.mark.parametrize("board", [EUROPE, SWITZERLAND, USA], ids=lambda board: board.id)
COLORS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")


def graph_of(board: TicketBoard) -> "networkx.Graph[str]":
    graph: networkx.Graph[str] = networkx.Graph()
    graph.add_nodes_from(city.id for city in board.cities)
    for route in board.routes:
        graph.add_edge(route.a, route.b, length=route.length)
    return graph


def spaces(routes: tuple[Route, ...]) -> int:
    return sum(route.length for route in routes)


def digest(ids: list[str]) -> str:
    return hashlib.sha256(" ".join(ids).encode()).hexdigest()[:16]


def tickets_by_kind(board: TicketBoard, set_id: str, *bonus: str) -> dict[str, int]:
    return dict(Counter(ticket.kind for ticket in board.tickets_in_play(set_id, bonus)))


def test_the_list_of_shipped_boards_names_exactly_the_board_files_that_are_there() -> None:
    for kind in board_kinds().values():
        there = [file.name for file in kind.folder.iterdir()]
        assert sorted(f"{board_id}.toml" for board_id in kind.shipped) == sorted(there)


def test_a_shipped_board_is_read_only_once() -> None:
    assert shipped_board("ticket-europe") is EUROPE


def test_asking_for_an_unknown_board_names_the_boards_there_are() -> None:
    with pytest.raises(BoardError, match="the boards are: ticket-europe, ticket-switzerland"):
        shipped_board("ticket-mars")


def test_a_shipped_board_of_another_family_is_refused_by_name() -> None:
    reason = 'a board with family = "ticket" is needed, not "trans"'
    with pytest.raises(BoardError, match=f"^trans-europa, line 1, the board: here {reason}"):
        ticket_board("trans-europa")


@pytest.mark.parametrize(
    ("board", "cities", "tracks", "doubles", "all_spaces", "kinds"),
    [
        (EUROPE, 47, 101, 11, 300, {"normal": 70, "ferry": 13, "tunnel": 18}),
        (SWITZERLAND, 34 + 17, 88, 12, 205, {"normal": 46, "tunnel": 42}),
        (USA, 36, 100, 22, 309, {"normal": 100}),
    ],
    ids=["europe", "switzerland", "usa"],
)
def test_cities_and_tracks_are_as_many_as_on_the_printed_board(
    board: TicketBoard,
    cities: int,
    tracks: int,
    doubles: int,
    all_spaces: int,
    kinds: dict[str, int],
) -> None:
    assert len(board.cities) == cities
    assert len(board.routes) == tracks
    assert sum(1 for route in board.routes if route.double_of) == doubles
    assert len({frozenset((route.a, route.b)) for route in board.routes}) == tracks - doubles
    assert spaces(board.routes) == all_spaces
    assert Counter(route.kind for route in board.routes) == kinds


def test_europe_has_eight_tracks_of_each_color_and_the_rest_gray() -> None:
    expected = dict.fromkeys(COLORS, 8) | {"gray": 37}
    assert Counter(route.color for route in EUROPE.routes) == expected


def test_the_usa_have_27_spaces_and_7_tracks_of_each_color() -> None:
    by_color = {
        color: tuple(route for route in USA.routes if route.color == color) for color in COLORS
    }
    assert {len(routes) for routes in by_color.values()} == {7}
    assert {spaces(routes) for routes in by_color.values()} == {27}
    assert spaces(tuple(route for route in USA.routes if route.color == "gray")) == 93


@ALL
def test_the_net_of_every_board_is_connected(board: TicketBoard) -> None:
    assert networkx.is_connected(graph_of(board))


@ALL
def test_both_tracks_of_a_double_route_are_alike_but_for_the_color(board: TicketBoard) -> None:
    routes = {route.id: route for route in board.routes}
    for second in board.routes:
        if second.double_of:
            first = routes[second.double_of]
            assert first.double_of == ""
            assert (first.a, first.b, first.length) == (second.a, second.b, second.length)
            assert (first.kind, first.locomotives) == (second.kind, second.locomotives)
            assert first.color != second.color or first.color == "gray"


@ALL
def test_every_board_has_the_110_train_cards(board: TicketBoard) -> None:
    assert board.cards == dict.fromkeys(COLORS, 12) | {"locomotive": 14}


def test_trains_stations_and_players_are_those_of_the_rules() -> None:
    boards = (EUROPE, SWITZERLAND, USA)
    assert [board.trains for board in boards] == [45, 40, 45]
    assert [board.stations for board in boards] == [3, 0, 0]
    assert [board.players for board in boards] == [(2, 5), (2, 3), (2, 5)]


def test_points_for_routes_are_those_of_the_rules() -> None:
    assert EUROPE.points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert SWITZERLAND.points == USA.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


@pytest.mark.parametrize(
    ("board", "set_id", "bonus", "expected"),
    [
        (EUROPE, "classic", (), {"long": 6, "regular": 40}),
        (EUROPE, "1912", (), {"long": 6, "regular": 49}),
        (EUROPE, "mega", (), {"long": 12, "regular": 89}),
        (EUROPE, "big-cities", (), {"regular": 45}),
        (EUROPE, "classic", ("orient_express",), {"long": 6, "regular": 46}),
        (EUROPE, "big-cities", ("orient_express", "max"), {"regular": 45}),
        (SWITZERLAND, "base", (), {"regular": 46}),
        (USA, "base", (), {"regular": 30}),
        (USA, "1910", (), {"regular": 35}),
        (USA, "mega", (), {"regular": 69}),
        (USA, "big-cities", (), {"regular": 35}),
    ],
)
def test_each_ticket_set_brings_its_tickets_into_play(
    board: TicketBoard, set_id: str, bonus: tuple[str, ...], expected: dict[str, int]
) -> None:
    assert tickets_by_kind(board, set_id, *bonus) == expected


def test_the_ticket_sets_stand_in_the_order_in_which_they_are_offered() -> None:
    sets = {board.id: [entry.id for entry in board.ticket_sets] for board in (EUROPE, USA)}
    assert sets["ticket-europe"] == ["classic", "1912", "mega", "big-cities"]
    assert sets["ticket-usa"] == ["base", "1910", "mega", "big-cities"]
    assert [bonus.id for bonus in EUROPE.bonus_tickets] == ["orient_express", "max"]


def test_bonuses_of_the_usa_sets_differ() -> None:
    bonuses = [(entry.longest_path, entry.globetrotter) for entry in USA.ticket_sets]
    assert bonuses == [(10, 0), (0, 15), (10, 15), (0, 0)]


def test_big_city_tickets_of_europe_are_the_regular_ones_that_touch_a_big_city() -> None:
    big = {"angora", "athina", "berlin", "london", "madrid", "moskva", "paris", "roma", "wien"}
    for ticket in EUROPE.tickets_in_play("mega"):
        touches = bool({ticket.a, ticket.b} & big)
        assert ticket.big_city == (touches and ticket.kind == "regular")


def test_swiss_exits_lead_to_their_countries_and_end_there() -> None:
    exits = {country.id: len(SWITZERLAND.exits(country.id)) for country in SWITZERLAND.countries}
    assert exits == {"france": 4, "italy": 5, "germany": 5, "austria": 3}
    graph = graph_of(SWITZERLAND)
    assert all(graph.degree(city.id) == 1 for city in SWITZERLAND.cities if city.country)


def test_swiss_tickets_are_34_between_cities_4_from_cities_and_8_between_countries() -> None:
    countries = {country.id for country in SWITZERLAND.countries}
    to_country = [ticket for ticket in SWITZERLAND.tickets if ticket.to]
    assert len(SWITZERLAND.tickets) - len(to_country) == 34
    assert sum(1 for ticket in to_country if ticket.start not in countries) == 4
    assert sum(1 for ticket in to_country if ticket.start in countries) == 8


def test_start_and_destinations_read_the_same_for_every_form_of_ticket() -> None:
    tickets = {ticket.id: ticket for ticket in SWITZERLAND.tickets}
    assert (tickets["cc01"].start, tickets["cc01"].destinations) == ("basel", {"bern": 5})
    assert tickets["cn1"].start == "bern"
    assert tickets["cn1"].destinations == {"france": 5, "germany": 6, "austria": 11, "italy": 8}
    assert tickets["nn_france_a"].start == "france"
    assert tickets["nn_france_a"].destinations == tickets["nn_france_b"].destinations


@pytest.mark.parametrize(
    ("board", "off"),
    [
        (EUROPE, {"t_edinburgh_athina": 1, "t_london_wien": 1, "t_essen_angora": 1}),
        (USA, {"b13": 1, "b14": 1, "b15": 1, "b23": 1, "b25": 2, "n09": 1, "r14": 1}),
        (SWITZERLAND, {}),
    ],
    ids=["europe", "usa", "switzerland"],
)
def test_city_tickets_are_worth_their_shortest_distance_but_for_those_the_notes_list(
    board: TicketBoard, off: dict[str, int]
) -> None:
    if board is EUROPE:
        off = off | {"t_london_angora": 1, "t_paris_berlin": 1, "t_paris_roma": 3}
        off |= {"t_sochi_smyrna": 1, "t_bucuresti_erzurum": -1}
    lengths = dict(networkx.all_pairs_dijkstra_path_length(graph_of(board), weight="length"))
    found = {
        ticket.id: ticket.points - lengths[ticket.a][ticket.b]
        for ticket in board.tickets
        if ticket.b and ticket.points != lengths[ticket.a][ticket.b]
    }
    assert found == off


def test_assumed_and_uncertain_tickets_are_marked_and_explained() -> None:
    marked = {ticket.id: ticket.confidence for ticket in EUROPE.tickets}
    assert Counter(marked.values()) == {"verified": 101, "assumed": 6, "uncertain": 1}
    assert marked["t_london_kobenhavn"] == "uncertain"
    text = " ".join(assumptions(EUROPE))
    assert "Orient Express tickets are ours" in text
    assert "Max ticket is uncertain" in text
    assert any("border exits" in line for line in assumptions(SWITZERLAND))


@pytest.mark.parametrize(("board", "number"), [(EUROPE, 9), (USA, 7), (SWITZERLAND, 0)])
def test_tickets_of_big_cities_lead_to_one_of_them(board: TicketBoard, number: int) -> None:
    assert len(set(board.big_cities)) == number
    for ticket in board.tickets:
        if ticket.big_city:
            assert {ticket.a, ticket.b} & set(board.big_cities)


@pytest.mark.parametrize(
    ("board", "cities", "routes", "tickets"),
    [
        (EUROPE, "1e0315c9ca48c56e", "f5913b00c835cec7", "770e03595226e973"),
        (SWITZERLAND, "010ef523f2f734d4", "d81ed076bcc51898", "ef454d0782b25da4"),
        (USA, "d6a398f0727a5877", "85e466da56d8e921", "6a7ef114caca13cb"),
    ],
    ids=["europe", "switzerland", "usa"],
)
def test_ids_and_their_order_never_change_because_records_depend_on_them(
    board: TicketBoard, cities: str, routes: str, tickets: str
) -> None:
    assert digest([city.id for city in board.cities]) == cities
    assert digest([route.id for route in board.routes]) == routes
    assert digest([ticket.id for ticket in board.tickets]) == tickets


def test_second_tracks_follow_their_first_track_at_once() -> None:
    for board in (EUROPE, SWITZERLAND, USA):
        for first, second in pairwise(board.routes):
            assert second.double_of in ("", first.id)
