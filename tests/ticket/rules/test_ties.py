"""Who wins when points are equal (TTR-TIE)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import Seat, finished, seat

ANNIVERSARY = game("ticket-europe")
ORIGINAL = game("ticket-europe", edition="original")
USA = game("ticket-usa")
SWITZERLAND = game("ticket-switzerland")


def winners(rules: TicketGame, *seats: Seat) -> list[int]:
    """The winners of a game in which all have equal points."""
    result = finished(rules, *seats).result()
    assert len({score["total"] for score in result["scores"]}) == 1, "not a tie"
    assert result["ranking"][: len(result["winners"])] == result["winners"]
    return list(result["winners"])


@pytest.mark.rule("TTR-TIE-1", "TTR-TIE-2", "TTR-TIE-3")
@pytest.mark.parametrize("rules", [ANNIVERSARY, ORIGINAL, USA, SWITZERLAND])
def test_most_points_win(rules: TicketGame) -> None:
    routes = {
        "ticket-europe": "dieppe_paris",
        "ticket-usa": "portland__seattle",
        "ticket-switzerland": "baden__zurich",
    }
    result = finished(rules, seat(), seat(routes=[routes[rules.id]])).result()
    assert result["winners"] == [1]
    assert result["ranking"] == [1, 0]


# More tickets, but a station more: 6 + 4 for routes, 5 − 5, 10, 8 against 6 for routes, 10, 12.
MORE_TICKETS = seat(
    routes=["essen_frankfurt", "essen_kobenhavn_1", "lisboa_madrid"],
    tickets=["t_frankfurt_kobenhavn", "t_budapest_sofia"],
    stations=["roma"],
)
FEWER_STATIONS = seat(routes=["danzig_warszawa", "danzig_riga"])


@pytest.mark.rule("TTR-TIE-1", "TTR-TIE-2")
@pytest.mark.parametrize("rules", [ANNIVERSARY, ORIGINAL], ids=["anniversary", "original"])
def test_in_europe_most_completed_tickets_break_a_tie_first(rules: TicketGame) -> None:
    assert winners(rules, MORE_TICKETS, FEWER_STATIONS) == [0]
    assert winners(rules, FEWER_STATIONS, MORE_TICKETS) == [1]


# 4 for routes, 10 for the path, 8 for stations, against 10 for routes and 12 for stations.
LONGER_PATH = seat(routes=["bruxelles_dieppe", "brest_dieppe"], stations=["roma"])
NO_STATION = seat(routes=["berlin_wien", "brest_paris", "danzig_warszawa"])


@pytest.mark.rule("TTR-TIE-1")
def test_in_the_anniversary_edition_the_longest_path_is_next() -> None:
    assert winners(ANNIVERSARY, LONGER_PATH, NO_STATION) == [0]


@pytest.mark.rule("TTR-TIE-2")
def test_in_the_original_edition_fewest_stations_come_before_the_longest_path() -> None:
    assert winners(ORIGINAL, LONGER_PATH, NO_STATION) == [1]


# 4 for routes and 10 for the path, against 14 for routes.
SHORT_PIECES = seat(routes=["berlin_wien", "lisboa_madrid", "danzig_riga", "brindisi_roma"])


@pytest.mark.rule("TTR-TIE-2")
def test_in_the_original_edition_the_longest_path_is_last() -> None:
    path = seat(routes=["bruxelles_dieppe", "brest_dieppe"])
    assert winners(ORIGINAL, SHORT_PIECES, path) == [1]


@pytest.mark.rule("TTR-TIE-3")
@pytest.mark.parametrize(
    ("rules", "routes", "tickets", "others"),
    [
        (
            USA,
            ["chicago__saint_louis", "little_rock__saint_louis", "little_rock__new_orleans"],
            ["b04", "b03"],  # 7 − 7
            ["boston__montreal", "boston__new_york", "montreal__toronto"],
        ),
        (
            SWITZERLAND,
            ["luzern__zug", "zug__zurich", "geneve__fr_2"],
            ["cc23", "cc14"],  # 2 − 3, and one point more for routes
            ["schaffhausen__winterthur", "schaffhausen__de_2"],
        ),
    ],
    ids=["usa", "switzerland"],
)
def test_in_usa_and_switzerland_most_completed_tickets_break_a_tie_first(
    rules: TicketGame, routes: list[str], tickets: list[str], others: list[str]
) -> None:
    assert winners(rules, seat(routes=others), seat(routes=routes, tickets=tickets)) == [1]


@pytest.mark.rule("TTR-TIE-3")
@pytest.mark.parametrize(
    ("rules", "path", "pieces"),
    [
        (
            USA,
            ["boston__montreal", "boston__new_york"],
            [
                *["chicago__duluth", "las_vegas__salt_lake_city"],
                *["little_rock__nashville", "houston__new_orleans"],
            ],
        ),
        (
            SWITZERLAND,
            ["baden__olten", "basel__olten"],
            ["bern__interlaken", "brig__sion", "kreuzlingen__schaffhausen", "brusio__it_2"],
        ),
    ],
    ids=["usa", "switzerland"],
)
def test_in_usa_and_switzerland_the_longest_path_is_next(
    rules: TicketGame, path: list[str], pieces: list[str]
) -> None:
    assert winners(rules, seat(routes=pieces), seat(routes=path)) == [1]


@pytest.mark.rule("TTR-TIE-4")
@pytest.mark.parametrize("rules", [ANNIVERSARY, ORIGINAL, USA, SWITZERLAND])
def test_players_who_are_still_tied_share_the_win(rules: TicketGame) -> None:
    one, two = {
        "ticket-europe": ("berlin_essen", "kharkov_rostov"),
        "ticket-usa": ("boston__montreal", "duluth__omaha"),
        "ticket-switzerland": ("baden__olten", "bern__solothurn"),
    }[rules.id]
    assert winners(rules, seat(routes=[one]), seat(routes=[two])) == [0, 1]


@pytest.mark.rule("TTR-TIE-4")
def test_a_third_player_does_not_share_a_win_of_two() -> None:
    rules = game("ticket-usa", players=3)
    shared = [seat(routes=["boston__montreal"]), seat(), seat(routes=["duluth__omaha"])]
    result = finished(rules, *shared).result()
    assert result["winners"] == [0, 2]
    assert result["ranking"] == [0, 2, 1]
