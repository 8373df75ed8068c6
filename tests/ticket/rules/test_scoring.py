"""The final count: tickets, longest path, globetrotter, countries (TTR-SCORE)."""

from collections import Counter

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import Table, finished, seat

EUROPE = game("ticket-europe")
USA = game("ticket-usa")
SWITZERLAND = game("ticket-switzerland")


@pytest.mark.rule("TTR-SCORE-1")
def test_a_completed_ticket_adds_its_value_and_any_other_subtracts_it() -> None:
    routes = ["frankfurt_paris_white", "frankfurt_munchen", "munchen_wien"]
    mine = seat(routes=routes, tickets=["t_paris_wien", "t_paris_zagrab", "t_london_wien"])
    table = finished(EUROPE, mine)
    assert table.score(0)["completed"] == ["t_paris_wien"]
    assert table.score(0)["failed"] == ["t_london_wien", "t_paris_zagrab"]
    assert table.points_for(0, "tickets") == 8 - 7 - 10


@pytest.mark.rule("TTR-SCORE-1")
def test_the_same_routes_may_complete_several_tickets() -> None:
    """Duluth–Chicago–Saint Louis–Little Rock–Dallas–Houston, with a branch to New Orleans."""
    routes = ["chicago__duluth", "chicago__saint_louis", "little_rock__saint_louis"]
    routes += ["dallas__little_rock", "dallas__houston", "little_rock__new_orleans"]
    table = finished(USA, seat(routes=routes, tickets=["b04", "b10"]))
    assert table.points_for(0, "tickets") == 7 + 8


@pytest.mark.rule("TTR-SCORE-1")
def test_routes_of_others_do_not_complete_a_ticket() -> None:
    mine = seat(routes=["frankfurt_paris_white"], tickets=["t_paris_wien"])
    theirs = seat(routes=["frankfurt_munchen", "munchen_wien"])
    assert finished(EUROPE, mine, theirs).points_for(0, "tickets") == -8


@pytest.mark.rule("TTR-SCORE-1", "TTR-STATION-4", "TTR-SCORE-2")
def test_the_total_is_the_sum_of_all_categories() -> None:
    routes = ["frankfurt_paris_white", "frankfurt_munchen", "munchen_wien"]
    table = finished(EUROPE, seat(routes=routes, tickets=["t_paris_wien"], stations=["roma"]))
    assert table.score(0)["total"] == (4 + 2 + 4) + 8 + 10 + 8


def longest_path(*routes: str) -> int:
    return int(finished(EUROPE, seat(routes=routes)).score(0)["longest_path"])


@pytest.mark.rule("TTR-SCORE-2")
@pytest.mark.parametrize(
    ("routes", "length"),
    [
        (["berlin_danzig", "berlin_essen"], 6),
        (["berlin_danzig", "berlin_essen", "berlin_wien"], 7),
        (["berlin_danzig", "kharkov_rostov"], 4),
        (["berlin_essen", "essen_frankfurt", "berlin_frankfurt_red"], 7),
        (["berlin_essen", "essen_frankfurt", "berlin_frankfurt_red", "berlin_danzig"], 11),
    ],
    ids=["line", "fork", "apart", "loop", "loop with a tail"],
)
def test_the_longest_path_is_continuous_and_may_loop(routes: list[str], length: int) -> None:
    assert longest_path(*routes) == length


@pytest.mark.rule("TTR-SCORE-2")
def test_the_longest_path_may_pass_a_city_twice_but_uses_each_route_once() -> None:
    """Two loops that meet in Wien, and two tails at Wien of which only one can be an end."""
    first = ["berlin_wien", "berlin_warszawa_pink", "warszawa_wien"]
    second = ["wien_zagrab", "budapest_zagrab", "budapest_wien_red"]
    assert longest_path(*first, *second) == (3 + 4 + 4) + (2 + 2 + 1)
    assert longest_path(*first, *second, "munchen_wien", "frankfurt_munchen") == 16 + 3 + 2
    assert longest_path(*first, "munchen_wien", "budapest_wien_red") == 11 + 3 + 1
    assert longest_path(*first, "munchen_wien", "budapest_wien_red", "wien_zagrab") == 11 + 3 + 2


@pytest.mark.rule("TTR-SCORE-2")
@pytest.mark.parametrize(
    ("rules", "one", "two"),
    [
        (EUROPE, "berlin_danzig", "berlin_essen"),
        (USA, "chicago__omaha", "chicago__saint_louis"),
        (SWITZERLAND, "interlaken__luzern", "baden__olten"),
    ],
)
def test_the_longest_path_is_worth_ten_points_on_every_board(
    rules: TicketGame, one: str, two: str
) -> None:
    table = finished(rules, seat(routes=[one]), seat(routes=[two]))
    assert table.points_for(0, "longest_path_bonus") == 10
    assert table.points_for(1, "longest_path_bonus") == 0


@pytest.mark.rule("TTR-SCORE-2")
def test_all_who_tie_for_the_longest_path_get_the_ten_points() -> None:
    rules = game("ticket-europe", players=3)
    loop = ["berlin_essen", "essen_frankfurt", "berlin_frankfurt_red"]
    line = ["berlin_wien", "warszawa_wien"]
    more_but_apart = ["lisboa_madrid", "kharkov_moskva", "cadiz_lisboa", "kyiv_smolensk"]
    table = finished(rules, *[seat(routes=routes) for routes in (loop, line, more_but_apart)])
    assert [table.score(number)["longest_path"] for number in range(3)] == [7, 7, 5]
    assert [table.points_for(number, "longest_path_bonus") for number in range(3)] == [10, 10, 0]


TO_FRANCE = ["delemont__solothurn", "delemont__fr_4"]
TO_GERMANY = ["basel__delemont", "basel__de_1"]
TO_ITALY = ["bern__interlaken", "brig__interlaken", "brig__it_5"]


def swiss(tickets: list[str], *routes: str) -> int:
    return finished(SWITZERLAND, seat(routes=routes, tickets=tickets)).points_for(0, "tickets")


@pytest.mark.rule("TTR-SCORE-3")
@pytest.mark.parametrize(
    ("routes", "points"),
    [
        ([], -5),
        (TO_GERMANY, -5),
        (["bern__solothurn", *TO_FRANCE], 5),
        (["bern__solothurn", *TO_FRANCE, *TO_GERMANY], 6),
        (["bern__solothurn", *TO_FRANCE, *TO_GERMANY, *TO_ITALY], 8),
        (TO_ITALY, 8),
    ],
    ids=["nothing", "not from Bern", "France", "France and Germany", "three", "Italy"],
)
def test_a_country_ticket_scores_its_best_destination_or_loses_the_lowest(
    routes: list[str], points: int
) -> None:
    """Bern to France 5, Germany 6, Italy 8 or Austria 11."""
    assert swiss(["cn1"], *routes) == points


@pytest.mark.rule("TTR-SCORE-4")
def test_switzerland_has_its_exits_to_the_four_countries() -> None:
    exits = Counter(city.country for city in SWITZERLAND.board.cities if city.country)
    assert exits == {"france": 4, "italy": 5, "germany": 5, "austria": 3}


@pytest.mark.rule("TTR-SCORE-4")
@pytest.mark.parametrize(
    "path",
    [
        ["schaffhausen__zurich", "schaffhausen__de_2"],
        ["winterthur__zurich", "kreuzlingen__winterthur", "kreuzlingen__de_3"],
        ["winterthur__zurich", "kreuzlingen__winterthur", "kreuzlingen__de_4"],
        ["st_gallen__zurich", "st_gallen__de_5"],
        ["baden__zurich", "baden__basel", "basel__de_1"],
    ],
)
def test_any_exit_reaches_the_country(path: list[str]) -> None:
    """Zürich to Germany 3, France 7, Austria 7 or Italy 11; without the exit −3."""
    assert swiss(["cn3"], *path) == 3
    assert swiss(["cn3"], *path[:-1]) == -3


@pytest.mark.rule("TTR-SCORE-4")
def test_no_path_runs_through_a_country() -> None:
    """Genève and Sion both reach France, but that does not join them."""
    assert swiss(["cc11"], "geneve__fr_2", "martigny__fr_1", "martigny__sion") == -10


@pytest.mark.rule("TTR-SCORE-4", "TTR-SCORE-2")
def test_no_longest_path_runs_through_a_country() -> None:
    routes = ["kreuzlingen__de_3", "kreuzlingen__de_4", "st_gallen__de_5"]
    assert finished(SWITZERLAND, seat(routes=routes)).score(0)["longest_path"] == 2


@pytest.mark.rule("TTR-SCORE-5")
@pytest.mark.parametrize("ticket", ["nn_france_a", "nn_france_b", "nn_germany_a", "nn_germany_b"])
def test_a_ticket_between_countries_needs_a_path_from_exit_to_exit(ticket: str) -> None:
    """France to Germany is worth 5 in both directions."""
    assert swiss([ticket], "delemont__fr_4", *TO_GERMANY) == 5
    assert swiss([ticket], "delemont__fr_4", "basel__de_1") == -5


@pytest.mark.rule("TTR-SCORE-5", "TTR-SCORE-4")
def test_a_ticket_between_countries_does_not_run_through_a_third_one() -> None:
    """Germany–France and France–Italy, by different exits: Germany does not reach Italy (13)."""
    to_italy = ["martigny__fr_1", "martigny__sion", "brig__sion", "brig__it_5"]
    routes = ["delemont__fr_4", *TO_GERMANY, *to_italy]
    assert swiss(["nn_germany_a"], *routes) == 5
    assert swiss(["nn_italy_a"], *routes) == 11


CHICAGO_ATLANTA = ["chicago__saint_louis", "nashville__saint_louis", "atlanta__nashville"]
CHICAGO_NEW_YORK = ["chicago__pittsburgh", "new_york__pittsburgh"]


def one_ticket_each_and_a_long_path(variant: str) -> Table:
    """Seats 0 and 1 have completed one ticket each, seat 2 none, but it has the longest path."""
    rules = game("ticket-usa", players=3, tickets=variant)
    south = seat(routes=CHICAGO_ATLANTA, tickets=["n02"])
    east = seat(routes=CHICAGO_NEW_YORK, tickets=["n04"])
    if variant == "base":  # New York–Atlanta and Denver–El Paso
        coast = ["new_york__washington", "raleigh__washington", "atlanta__raleigh"]
        south = seat(routes=coast, tickets=["b18"])
        east = seat(routes=["denver__santa_fe", "el_paso__santa_fe"], tickets=["b07"])
    return finished(rules, south, east, seat(routes=["helena__seattle", "duluth__helena"]))


@pytest.mark.rule("TTR-SCORE-6")
@pytest.mark.parametrize(
    ("variant", "globetrotter", "path"),
    [("base", 0, 10), ("1910", 15, 0), ("mega", 15, 10), ("big-cities", 0, 0)],
)
def test_each_usa_set_has_its_bonuses_and_all_who_tie_are_globetrotters(
    variant: str, globetrotter: int, path: int
) -> None:
    table = one_ticket_each_and_a_long_path(variant)
    assert [len(score["completed"]) for score in table.result()["scores"]] == [1, 1, 0]
    found = [table.points_for(number, "globetrotter") for number in range(3)]
    assert found == [globetrotter, globetrotter, 0]
    assert table.points_for(2, "longest_path_bonus") == path


@pytest.mark.rule("TTR-SCORE-6")
def test_the_globetrotter_has_most_completed_tickets_not_most_points() -> None:
    rules = game("ticket-usa", tickets="1910")
    long = ["las_vegas__salt_lake_city", "denver__salt_lake_city", "chicago__omaha"]
    long += ["denver__omaha", "chicago__pittsburgh", "new_york__pittsburgh"]
    small = [*CHICAGO_ATLANTA, "atlanta__raleigh", "raleigh__washington"]
    table = finished(
        rules, seat(routes=small, tickets=["n02", "n34"]), seat(routes=long, tickets=["n10"])
    )
    assert [table.points_for(number, "tickets") for number in (0, 1)] == [5 + 4, 19]
    assert [table.points_for(number, "globetrotter") for number in (0, 1)] == [15, 0]
