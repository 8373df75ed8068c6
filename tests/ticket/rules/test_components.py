"""Components: cards, pieces and the value of routes (TTR-COMP)."""

from collections import Counter

import pytest

from stellwerk import UnknownSetting, game
from tests.ticket.positions import claim, position, seat, station, whole

BOARDS = ("ticket-europe", "ticket-switzerland", "ticket-usa")


@pytest.mark.rule("TTR-COMP-1")
@pytest.mark.parametrize("board", BOARDS)
def test_there_are_twelve_cards_of_each_colour_and_fourteen_locomotives(board: str) -> None:
    now = whole(game(board).new_match(seed=1))
    cards = Counter(now["deck"]) + Counter(now["row"]) + Counter(now["discard"])
    for player in now["seats"]:
        cards += Counter(player["cards"])
    colours = ("pink", "blue", "orange", "white", "green", "yellow", "black", "red")
    assert cards == {**dict.fromkeys(colours, 12), "locomotive": 14}
    assert cards.total() == 110


@pytest.mark.rule("TTR-COMP-2")
@pytest.mark.parametrize(
    ("board", "most", "trains", "stations"),
    [("ticket-europe", 5, 45, 3), ("ticket-switzerland", 3, 40, 0), ("ticket-usa", 5, 45, 0)],
)
def test_every_board_has_its_players_trains_and_stations(
    board: str, most: int, trains: int, stations: int
) -> None:
    for players in range(2, most + 1):
        now = position(game(board, players=players)).view(None)
        assert len(now["seats"]) == players
        for player in now["seats"]:
            assert (player["trains"], player["stations_left"]) == (trains, stations)


@pytest.mark.rule("TTR-COMP-2")
@pytest.mark.parametrize(
    ("board", "players"),
    [
        ("ticket-europe", 1),
        ("ticket-europe", 6),
        ("ticket-switzerland", 1),
        ("ticket-switzerland", 4),
        ("ticket-usa", 1),
        ("ticket-usa", 6),
    ],
)
def test_too_few_or_too_many_players_find_no_table(board: str, players: int) -> None:
    with pytest.raises(UnknownSetting):
        game(board, players=players)


@pytest.mark.rule("TTR-COMP-2")
@pytest.mark.parametrize(
    ("board", "city"), [("ticket-switzerland", "bern"), ("ticket-usa", "chicago")]
)
def test_no_stations_are_built_in_switzerland_and_the_usa(board: str, city: str) -> None:
    table = position(game(board), seat(red=3))
    assert table.refuses(station(city, red=1)) == "TTR-COMP-2"
    assert "station" not in table.kinds_of_moves()


EUROPE_ROUTES = [
    ("dieppe_paris", {"pink": 1}, 1),
    ("berlin_essen", {"blue": 2}, 2),
    ("berlin_wien", {"green": 3}, 4),
    ("warszawa_wien", {"blue": 4}, 7),
    ("palermo_smyrna", {"red": 4, "locomotive": 2}, 15),
    ("petrograd_stockholm", {"red": 8}, 21),
]
SWISS_ROUTES = [
    ("baden__zurich", {"yellow": 1}, 1),
    ("baden__olten", {"pink": 2}, 2),
    ("bern__interlaken", {"blue": 3}, 4),
    ("interlaken__luzern", {"pink": 4}, 7),
    ("brusio__chur", {"red": 5}, 10),
    ("geneve__yverdon", {"green": 6}, 15),
]
USA_ROUTES = [
    ("atlanta__nashville", {"red": 1}, 1),
    ("new_york__pittsburgh", {"white": 2}, 2),
    ("chicago__duluth", {"red": 3}, 4),
    ("chicago__omaha", {"blue": 4}, 7),
    ("atlanta__miami", {"blue": 5}, 10),
    ("miami__new_orleans", {"red": 6}, 15),
]
VALUES = [
    (board, route, cards, points)
    for board, routes in zip(BOARDS, (EUROPE_ROUTES, SWISS_ROUTES, USA_ROUTES), strict=True)
    for route, cards, points in routes
]


@pytest.mark.rule("TTR-COMP-3", "TTR-CLAIM-4")
@pytest.mark.parametrize(("board", "route", "cards", "points"), VALUES)
def test_a_route_is_worth_its_length_on_this_board(
    board: str, route: str, cards: dict[str, int], points: int
) -> None:
    table = position(game(board), seat(cards), deck_top=["black", "white", "yellow"])
    table.play(claim(route, **cards))
    assert table.view(None)["routes"] == {route: 0}
    assert table.seat(0)["points"] == points
