"""Claiming routes: payments, trains, ferries (TTR-CLAIM, TTR-FERRY)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import claim, kinds, position, seat

EUROPE = game("ticket-europe")
USA = game("ticket-usa")
SWITZERLAND = game("ticket-switzerland")
BLUE_OF_THREE = [(EUROPE, "constantinople_sofia"), (USA, "montreal__new_york")]
GREY_OF_TWO = [(EUROPE, "danzig_warszawa"), (USA, "nashville__saint_louis")]
FORTY_TWO_TRAINS = [
    "petrograd_stockholm",  # 8
    "budapest_kyiv",  # 6
    "palermo_smyrna",  # 6
    *["kharkov_kyiv", "kharkov_moskva", "moskva_petrograd"],  # 4 each
    *["rostov_sevastopol", "barcelona_marseille"],  # 4 each
    "danzig_warszawa",  # 2
]


@pytest.mark.rule("TTR-CLAIM-1", "TTR-CLAIM-2")
@pytest.mark.parametrize(("rules", "route"), BLUE_OF_THREE)
@pytest.mark.parametrize(
    ("blue", "locomotive"), [(3, 0), (2, 1), (1, 2), (0, 3)], ids=lambda number: str(number)
)
def test_rulebook_a_blue_route_of_three_takes_blue_and_locomotives(
    rules: TicketGame, route: str, blue: int, locomotive: int
) -> None:
    table = position(rules, seat(blue=3, locomotive=3))
    cards = {"blue": blue, "locomotive": locomotive}
    table.play(claim(route, **{card: number for card, number in cards.items() if number}))
    assert table.view(None)["routes"] == {route: 0}


@pytest.mark.rule("TTR-CLAIM-1")
@pytest.mark.parametrize(("rules", "route"), BLUE_OF_THREE)
def test_rulebook_a_blue_route_of_three_takes_no_red_card(rules: TicketGame, route: str) -> None:
    table = position(rules, seat(blue=3, red=3, locomotive=3))
    assert table.refuses(claim(route, blue=2, red=1)) == "TTR-CLAIM-1"
    assert table.refuses(claim(route, red=3)) == "TTR-CLAIM-1"
    assert table.refuses(claim(route, red=2, locomotive=1)) == "TTR-CLAIM-1"


@pytest.mark.rule("TTR-CLAIM-1", "TTR-CLAIM-2")
@pytest.mark.parametrize(("rules", "route"), GREY_OF_TWO)
@pytest.mark.parametrize("cards", [{"red": 2}, {"yellow": 1, "locomotive": 1}, {"locomotive": 2}])
def test_rulebook_a_grey_route_of_two_takes_any_one_colour(
    rules: TicketGame, route: str, cards: dict[str, int]
) -> None:
    table = position(rules, seat(cards))
    table.play(claim(route, **cards))
    assert table.view(None)["routes"] == {route: 0}


@pytest.mark.rule("TTR-CLAIM-1")
@pytest.mark.parametrize(("rules", "route"), GREY_OF_TWO)
def test_a_grey_route_takes_one_colour_only(rules: TicketGame, route: str) -> None:
    table = position(rules, seat(red=2, yellow=2))
    assert table.refuses(claim(route, red=1, yellow=1)) == "TTR-CLAIM-1"


@pytest.mark.rule("TTR-CLAIM-1", "TTR-CLAIM-5")
@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_a_route_is_paid_for_and_claimed_whole(number: int) -> None:
    table = position(EUROPE, seat(blue=6))
    assert table.refuses(claim("constantinople_sofia", blue=number)) == "TTR-CLAIM-1"


@pytest.mark.rule("TTR-CLAIM-1")
def test_only_cards_in_hand_can_be_paid() -> None:
    table = position(EUROPE, seat(blue=2, locomotive=1))
    assert table.refuses(claim("constantinople_sofia", blue=3)) == "TTR-CLAIM-1"
    assert table.refuses(claim("constantinople_sofia", blue=1, locomotive=2)) == "TTR-CLAIM-1"
    assert table.allows(claim("constantinople_sofia", blue=2, locomotive=1))


@pytest.mark.rule("TTR-CLAIM-3")
@pytest.mark.parametrize(
    ("route", "coloured"), [("bern__interlaken", "blue"), ("st_gallen__de_5", "red")]
)
def test_switzerland_takes_no_locomotive_on_an_ordinary_route(route: str, coloured: str) -> None:
    table = position(SWITZERLAND, seat(blue=3, red=3, locomotive=3))
    length = 3 if route == "bern__interlaken" else 2
    assert table.refuses(claim(route, locomotive=length)) == "TTR-CLAIM-3"
    mixed = {coloured: length - 1, "locomotive": 1}
    assert table.refuses(claim(route, **mixed)) == "TTR-CLAIM-3"
    assert table.allows(claim(route, **{coloured: length}))


@pytest.mark.rule("TTR-CLAIM-3")
@pytest.mark.parametrize("cards", [{"red": 2, "locomotive": 1}, {"locomotive": 3}])
def test_switzerland_takes_locomotives_on_a_tunnel(cards: dict[str, int]) -> None:
    table = position(SWITZERLAND, seat(cards), deck_top=["blue", "pink", "white"])
    table.play(claim("baden__basel", **cards))
    assert table.view(None)["routes"] == {"baden__basel": 0}


@pytest.mark.rule("TTR-CLAIM-4")
def test_a_claim_scores_at_once_uses_trains_and_discards_the_payment() -> None:
    table = position(EUROPE, seat(blue=3, locomotive=2), discard={"red": 1})
    events = table.play(claim("constantinople_sofia", blue=2, locomotive=1))
    assert kinds(events) == ["claim"]
    assert events[0].arguments.points == 4
    mine = table.seat(0)
    assert (mine["points"], mine["trains"]) == (4, 42)
    assert mine["cards"] == {"blue": 1, "locomotive": 1}
    assert table["discard"] == {"blue": 2, "red": 1, "locomotive": 1}


@pytest.mark.rule("TTR-CLAIM-4")
def test_a_route_longer_than_the_trains_left_cannot_be_claimed() -> None:
    table = position(EUROPE, seat(blue=4, green=3, routes=FORTY_TWO_TRAINS))
    assert table.seat(0)["trains"] == 3
    assert table.refuses(claim("warszawa_wien", blue=4)) == "TTR-CLAIM-4"
    table.play(claim("berlin_wien", green=3))
    assert table.seat(0)["trains"] == 0


@pytest.mark.rule("TTR-CLAIM-5")
def test_a_route_need_not_touch_ones_own() -> None:
    table = position(EUROPE, seat(pink=1, routes=["kharkov_moskva"]))
    assert table.allows(claim("dieppe_paris", pink=1))


@pytest.mark.rule("TTR-CLAIM-5")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_is_not_open_any_more(owner: int) -> None:
    seats = [seat(pink=1), seat(pink=1)]
    seats[owner] = seat(pink=1, routes=["dieppe_paris"])
    table = position(EUROPE, *seats)
    assert table.refuses(claim("dieppe_paris", pink=1)) == "TTR-CLAIM-5"


@pytest.mark.rule("TTR-CLAIM-5", "TTR-TURN-1")
def test_one_route_is_claimed_in_a_turn() -> None:
    table = position(EUROPE, seat(pink=1, blue=2))
    table.play(claim("dieppe_paris", pink=1))
    assert table.refuses(claim("berlin_essen", blue=2), by=0) == "TTR-TURN-1"


@pytest.mark.rule("TTR-FERRY-1")
@pytest.mark.parametrize("locomotive", range(7))
def test_a_ferry_needs_its_locomotives_and_takes_more(locomotive: int) -> None:
    table = position(EUROPE, seat(red=6, locomotive=6))
    cards = {"red": 6 - locomotive, "locomotive": locomotive}
    move = claim("palermo_smyrna", **{card: number for card, number in cards.items() if number})
    assert table.refuses(move) == ("TTR-FERRY-1" if locomotive < 2 else None)


@pytest.mark.rule("TTR-FERRY-1", "TTR-CLAIM-1")
def test_the_other_spaces_of_a_ferry_take_one_colour() -> None:
    table = position(EUROPE, seat(red=2, blue=2, locomotive=2))
    move = claim("palermo_smyrna", red=2, blue=2, locomotive=2)
    assert table.refuses(move) == "TTR-CLAIM-1"


@pytest.mark.rule("TTR-FERRY-1")
def test_a_ferry_that_shows_only_locomotives_takes_nothing_else() -> None:
    table = position(EUROPE, seat(red=2, locomotive=2))
    assert table.refuses(claim("amsterdam_london", red=1, locomotive=1)) == "TTR-FERRY-1"
    assert table.allows(claim("amsterdam_london", locomotive=2))


@pytest.mark.rule("TTR-FERRY-1")
@pytest.mark.parametrize("colour", ["pink", "white", "green"])
def test_a_ferry_takes_any_colour(colour: str) -> None:
    table = position(EUROPE, seat({"locomotive": 1, colour: 3}))
    table.play(claim("athina_brindisi", locomotive=1, **{colour: 3}))
    assert table.seat(0)["points"] == 7
