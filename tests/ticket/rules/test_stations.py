"""Stations: building them, and what they do in the final count (TTR-STATION)."""

from typing import Any

import pytest

from stellwerk import game
from tests.plain import Move
from tests.ticket.positions import finished, position, seat, station

EUROPE = game("ticket-europe")
BUILT = ["athina", "berlin", "cadiz"]


@pytest.mark.rule("TTR-STATION-1")
@pytest.mark.parametrize("city", ["roma", "moskva", "lisboa"])
def test_a_station_may_stand_in_any_city_even_without_a_route(city: str) -> None:
    table = position(EUROPE, seat(red=1, routes=["brindisi_roma"]), seat(routes=["lisboa_madrid"]))
    table.play(station(city, red=1))
    assert table.seat(0)["stations"] == [city]
    assert table.to_move == 1


@pytest.mark.rule("TTR-STATION-1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_has_one_station_at_most(owner: int) -> None:
    seats = [seat(red=2), seat()]
    seats[owner] = seat(red=2, stations=["roma"])
    table = position(EUROPE, *seats)
    cards = {"red": 2 if owner == 0 else 1}
    assert table.refuses(station("roma", **cards)) == "TTR-STATION-1"
    assert table.allows(station("berlin", **cards))


@pytest.mark.rule("TTR-STATION-1")
def test_a_player_has_three_stations_and_no_more() -> None:
    table = position(EUROPE, seat(red=5, stations=BUILT))
    for number in (1, 3, 4):
        assert table.refuses(station("roma", red=number)) == "TTR-STATION-1"
    assert "station" not in table.kinds_of_moves()


@pytest.mark.rule("TTR-STATION-1", "TTR-TURN-1")
def test_one_station_is_built_in_a_turn() -> None:
    table = position(EUROPE, seat(red=3))
    table.play(station("roma", red=1))
    assert table.refuses(station("berlin", red=2), by=0) == "TTR-TURN-1"


@pytest.mark.rule("TTR-STATION-2")
@pytest.mark.parametrize("built", [0, 1, 2])
@pytest.mark.parametrize("paid", [1, 2, 3, 4])
def test_the_first_station_costs_one_card_the_second_two_the_third_three(
    built: int, paid: int
) -> None:
    table = position(EUROPE, seat(red=4, stations=BUILT[:built]))
    expected = None if paid == built + 1 else "TTR-STATION-2"
    assert table.refuses(station("roma", red=paid)) == expected


@pytest.mark.rule("TTR-STATION-2")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (station("roma", red=3), None),
        (station("roma", red=2, locomotive=1), None),
        (station("roma", red=1, locomotive=2), None),
        (station("roma", locomotive=3), None),
        (station("roma", red=2, blue=1), "TTR-STATION-2"),
        (station("roma", red=1, blue=1, locomotive=1), "TTR-STATION-2"),
        (station("roma", blue=3), "TTR-STATION-2"),
    ],
)
def test_a_station_takes_one_colour_and_locomotives_from_the_hand(
    move: Move, expected: str | None
) -> None:
    table = position(EUROPE, seat(red=3, blue=1, locomotive=3, stations=BUILT[:2]))
    assert table.refuses(move) == expected


@pytest.mark.rule("TTR-STATION-2")
def test_the_cards_for_a_station_are_discarded() -> None:
    table = position(EUROPE, seat(red=2, locomotive=2, stations=BUILT[:2]))
    table.play(station("roma", red=2, locomotive=1))
    assert table.hand(0) == {"locomotive": 1}
    assert table["discard"] == {"red": 2, "locomotive": 1}


# Rostov and Erzurum are joined by the routes Rostov–Sochi and Erzurum–Sochi.
ROSTOV_ERZURUM = "t_rostov_erzurum"


def count(stations: list[str], mine: list[str], theirs: list[str], tickets: list[str]) -> Any:
    """The final score of seat 0; seat 1 owns the other routes."""
    me = seat(stations=stations, routes=mine, tickets=tickets)
    return finished(EUROPE, me, seat(routes=theirs)).score(0)


@pytest.mark.rule("TTR-STATION-3")
@pytest.mark.parametrize("city", ["rostov", "sochi"])
def test_a_station_lends_a_route_of_another_player_that_ends_there(city: str) -> None:
    score = count([city], ["erzurum_sochi"], ["rostov_sochi"], [ROSTOV_ERZURUM])
    assert score["completed"] == [ROSTOV_ERZURUM]
    assert score["categories"]["tickets"] == 5
    assert score["stations"] == {city: "rostov_sochi"}


@pytest.mark.rule("TTR-STATION-3", "TTR-SCORE-1")
@pytest.mark.parametrize(
    ("stations", "theirs"),
    [([], ["rostov_sochi"]), (["erzurum"], ["rostov_sochi"]), (["sochi"], [])],
    ids=["no station", "station elsewhere", "route of nobody"],
)
def test_without_a_station_at_a_route_of_another_player_the_ticket_fails(
    stations: list[str], theirs: list[str]
) -> None:
    score = count(stations, ["erzurum_sochi"], theirs, [ROSTOV_ERZURUM])
    assert score["failed"] == [ROSTOV_ERZURUM]
    assert score["categories"]["tickets"] == -5


@pytest.mark.rule("TTR-STATION-3")
def test_a_station_lends_one_route_only() -> None:
    score = count(["sochi"], [], ["rostov_sochi", "erzurum_sochi"], [ROSTOV_ERZURUM])
    assert score["failed"] == [ROSTOV_ERZURUM]


@pytest.mark.rule("TTR-STATION-3")
def test_a_station_lends_the_same_route_to_all_tickets() -> None:
    tickets = ["t_budapest_sofia", "t_sofia_smyrna"]
    mine = ["budapest_sarajevo", "constantinople_smyrna"]
    score = count(["sofia"], mine, ["sarajevo_sofia", "constantinople_sofia"], tickets)
    assert score["categories"]["tickets"] == 5 - 5
    assert len(score["completed"]) == 1


# Sofia's own part leads to Kharkov and Sevastopol, Sarajevo's to Budapest and Smyrna,
# Constantinople's to Angora. The station in Sofia can join its part to one of the other two.
AROUND_SOFIA = [
    *["bucuresti_sofia", "bucuresti_kyiv", "kharkov_kyiv", "bucuresti_sevastopol"],
    *["budapest_sarajevo", "athina_sarajevo", "athina_smyrna"],
    "angora_constantinople",
]
OUT_OF_SOFIA = ["constantinople_sofia", "sarajevo_sofia"]


@pytest.mark.rule("TTR-STATION-3")
def test_two_small_tickets_are_preferred_to_the_largest_if_they_give_more() -> None:
    tickets = ["t_angora_kharkov", "t_budapest_sofia", "t_sarajevo_sevastopol"]
    score = count(["sofia"], AROUND_SOFIA, OUT_OF_SOFIA, tickets)
    assert score["stations"] == {"sofia": "sarajevo_sofia"}
    assert score["categories"]["tickets"] == 5 + 8 - 10


@pytest.mark.rule("TTR-STATION-3")
def test_the_largest_ticket_is_preferred_if_it_gives_more() -> None:
    tickets = ["t_angora_kharkov", "t_sarajevo_sevastopol"]
    score = count(["sofia"], AROUND_SOFIA, OUT_OF_SOFIA, tickets)
    assert score["stations"] == {"sofia": "constantinople_sofia"}
    assert score["categories"]["tickets"] == 10 - 8


@pytest.mark.rule("TTR-STATION-3")
def test_with_equal_points_the_choice_completes_most_tickets() -> None:
    tickets = ["t_angora_kharkov", "t_budapest_sofia", "t_sofia_smyrna"]
    score = count(["sofia"], AROUND_SOFIA, OUT_OF_SOFIA, tickets)
    assert score["categories"]["tickets"] == 5 + 5 - 10
    assert score["completed"] == ["t_budapest_sofia", "t_sofia_smyrna"]


@pytest.mark.rule("TTR-STATION-3")
def test_two_stations_in_a_chain_complete_a_ticket_together() -> None:
    theirs = ["kharkov_rostov", "rostov_sochi", "angora_erzurum", "erzurum_sochi"]
    score = count(["rostov", "erzurum"], [], theirs, [ROSTOV_ERZURUM])
    assert score["completed"] == [ROSTOV_ERZURUM]
    assert score["stations"] == {"rostov": "rostov_sochi", "erzurum": "erzurum_sochi"}


@pytest.mark.rule("TTR-STATION-3")
def test_three_stations_in_a_chain_complete_a_ticket_together() -> None:
    theirs = ["munchen_zurich", "munchen_wien", "budapest_wien_red", "berlin_wien"]
    score = count(["zurich", "wien", "budapest"], [], theirs, ["t_zurich_budapest"])
    assert score["completed"] == ["t_zurich_budapest"]


@pytest.mark.rule("TTR-STATION-3")
def test_a_station_forgoes_a_ticket_of_its_own_if_two_stations_together_give_more() -> None:
    """Rostov–Kharkov would complete a ticket at once, Rostov–Sochi only with Erzurum–Sochi."""
    mine = [
        *["kharkov_moskva", "moskva_smolensk", "rostov_sevastopol"],
        *["angora_erzurum", "angora_smyrna", "athina_smyrna", "athina_sarajevo"],
    ]
    theirs = ["kharkov_rostov", "rostov_sochi", "erzurum_sochi"]
    tickets = ["t_smolensk_rostov", ROSTOV_ERZURUM, "t_sarajevo_sevastopol"]
    score = count(["rostov", "erzurum"], mine, theirs, tickets)
    assert score["stations"] == {"rostov": "rostov_sochi", "erzurum": "erzurum_sochi"}
    assert score["categories"]["tickets"] == 5 + 8 - 8


@pytest.mark.rule("TTR-STATION-3", "TTR-SCORE-2")
def test_a_lent_route_does_not_lengthen_the_path() -> None:
    score = count(["sochi"], ["erzurum_sochi"], ["rostov_sochi"], [ROSTOV_ERZURUM])
    assert score["longest_path"] == 3


@pytest.mark.rule("TTR-STATION-4")
@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_every_station_never_built_is_worth_four_points(built: int, points: int) -> None:
    table = finished(EUROPE, seat(stations=BUILT[:built]))
    assert table.points_for(0, "stations") == points
    assert table.score(0)["total"] == points
