"""What a refused claim says about the cards that are missing (games/ticket/outlook.py)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import claim, position, seat

EUROPE = game("ticket-europe")
SWITZERLAND = game("ticket-switzerland")
BLUE_OF_THREE = "constantinople_sofia"
GREY_OF_FOUR = "barcelona_marseille"
FERRY_OF_SIX = "palermo_smyrna"  # two of them locomotives

Cards = dict[str, int]


def missing(rules: TicketGame, hand: Cards, move: dict[str, object]) -> object:
    """What the refusal of a claim says is missing."""
    refusal = position(rules, seat(**hand)).why_not(move)
    assert refusal is not None
    assert refusal.reason == "ticket-cards-missing"
    return refusal.arguments["missing"]


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        ({}, {"blue": 3}),
        ({"blue": 1, "red": 5}, {"blue": 2}),
        ({"blue": 1, "locomotive": 1}, {"blue": 1}),
    ],
    ids=str,
)
def test_a_coloured_route_lacks_its_colour(hand: Cards, lacking: Cards) -> None:
    assert missing(EUROPE, hand, claim(BLUE_OF_THREE, blue=3)) == [lacking]


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        ({"blue": 2, "red": 1}, [{"blue": 2}]),
        ({"blue": 2, "red": 2, "locomotive": 1}, [{"blue": 1}, {"red": 1}]),
        ({}, [{"gray": 4}]),
        ({"locomotive": 3}, [{"gray": 1}]),
    ],
    ids=str,
)
def test_a_grey_route_lacks_the_colours_that_are_nearest(hand: Cards, lacking: list[Cards]) -> None:
    assert missing(EUROPE, hand, claim(GREY_OF_FOUR, pink=4)) == lacking


@pytest.mark.parametrize(
    ("hand", "lacking"),
    [
        ({"red": 4}, [{"locomotive": 2}]),
        ({"red": 3, "locomotive": 1}, [{"red": 1, "locomotive": 1}]),
        ({}, [{"gray": 4, "locomotive": 2}]),
    ],
    ids=str,
)
def test_a_ferry_lacks_its_locomotives_too(hand: Cards, lacking: list[Cards]) -> None:
    assert missing(EUROPE, hand, claim(FERRY_OF_SIX, red=4, locomotive=2)) == lacking


def test_with_what_was_missing_the_route_is_claimed() -> None:
    hand = {"blue": 1, "locomotive": 1}
    [lacking] = missing(EUROPE, hand, claim(BLUE_OF_THREE, blue=3))  # type: ignore[misc]
    richer = {card: hand.get(card, 0) + lacking.get(card, 0) for card in {*hand, *lacking}}
    assert position(EUROPE, seat(**richer)).allows(claim(BLUE_OF_THREE, blue=2, locomotive=1))


def test_where_locomotives_pay_tunnels_only_they_are_not_counted_elsewhere() -> None:
    route = next(
        route for route in SWITZERLAND.board.routes
        if route.kind == "normal" and route.color != "gray" and route.length == 2
    )  # fmt: skip
    wish = claim(route.id, **{route.color: 2})
    assert missing(SWITZERLAND, {route.color: 1, "locomotive": 3}, wish) == [{route.color: 1}]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "For Constantinople – Sofia you still need 2 × blue."),
        ("de", "Für Constantinople – Sofia brauchst du noch 2 × Blau."),
    ],
)
def test_the_refusal_names_the_route_and_what_is_missing(language: str, words: str) -> None:
    refusal = position(EUROPE, seat(blue=1)).why_not(claim(BLUE_OF_THREE, blue=3))
    assert refusal is not None
    assert refusal.message(language) == words
