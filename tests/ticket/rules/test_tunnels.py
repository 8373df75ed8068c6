"""Tunnels: what is turned up, what it costs, what happens to the cards (TTR-TUNNEL)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import (
    EMPTY_ROW,
    WITHDRAW,
    Table,
    claim,
    draw,
    kinds,
    pay_extra,
    position,
    seat,
)

EUROPE = game("ticket-europe")
SWITZERLAND = game("ticket-switzerland")
GREEN_TUNNELS_OF_TWO = pytest.mark.parametrize(
    ("rules", "route"), [(EUROPE, "venezia_zurich"), (SWITZERLAND, "martigny__sion")]
)
NO_EXTRA = ["red", "blue", "pink"]


def dug(turned_up: list[str], green: int = 2, locomotive: int = 0) -> Table:
    """Europe, a green tunnel of 2 paid like this; the hand was 4 green, 5 locomotives, 3 red."""
    mine = seat(green=4, locomotive=5, red=3)
    table = position(EUROPE, mine, deck_top=turned_up)
    cards = {"green": green, "locomotive": locomotive}
    paid = {card: number for card, number in cards.items() if number}
    table.play(claim("venezia_zurich", **paid))
    return table


def extra(table: Table) -> int:
    return int(table["tunnel"]["extra"]) if table["tunnel"] else 0


def owns_the_tunnel(table: Table) -> bool:
    return bool(table.view(None)["routes"] == {"venezia_zurich": 0})


@pytest.mark.rule("TTR-TUNNEL-1")
@GREEN_TUNNELS_OF_TWO
@pytest.mark.parametrize("bad_luck", ["green", "locomotive"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_rulebook_one_green_or_locomotive_turned_up_costs_exactly_one_card(
    rules: TicketGame, route: str, bad_luck: str, place: int
) -> None:
    turned_up = [*NO_EXTRA[:place], bad_luck, *NO_EXTRA[place:2]]
    table = position(rules, seat(green=4), deck_top=turned_up)
    table.play(claim(route, green=2))
    assert table["tunnel"]["revealed"] == turned_up
    assert extra(table) == 1
    assert table.refuses(pay_extra(green=2)) == "TTR-TUNNEL-1"
    table.play(pay_extra(green=1))
    assert table.view(None)["routes"] == {route: 0}
    assert table.hand(0) == {"green": 1}


@pytest.mark.rule("TTR-TUNNEL-1")
@pytest.mark.parametrize(
    ("turned_up", "cost"),
    [
        (["green", "locomotive", "red"], 2),
        (["green", "green", "blue"], 2),
        (["locomotive", "green", "locomotive"], 3),
        (["green", "green", "green"], 3),
    ],
)
def test_every_green_card_and_locomotive_turned_up_costs_one(
    turned_up: list[str], cost: int
) -> None:
    assert extra(dug(turned_up)) == cost


@pytest.mark.rule("TTR-TUNNEL-1")
@GREEN_TUNNELS_OF_TWO
def test_without_matching_cards_the_tunnel_is_taken_at_once(rules: TicketGame, route: str) -> None:
    table = position(rules, seat(green=2), deck_top=NO_EXTRA)
    events = table.play(claim(route, green=2))
    assert kinds(events) == ["tunnel", "revealed", "revealed", "revealed", "tunnel-done"]
    assert table.view(None)["routes"] == {route: 0}
    assert table.to_move == 1


@pytest.mark.rule("TTR-TUNNEL-1")
def test_exactly_three_cards_are_turned_up() -> None:
    assert owns_the_tunnel(dug([*NO_EXTRA, "green"]))


@pytest.mark.rule("TTR-TUNNEL-1")
@pytest.mark.parametrize("cards", [{"green": 2}, {"green": 1, "locomotive": 1}, {"locomotive": 2}])
def test_the_extra_is_paid_in_the_colour_or_with_locomotives(cards: dict[str, int]) -> None:
    table = dug(["green", "locomotive", "red"])
    table.play(pay_extra(**cards))
    assert owns_the_tunnel(table)
    assert table.seat(0)["points"] == 2


@pytest.mark.rule("TTR-TUNNEL-1", "TTR-CLAIM-3")
def test_in_switzerland_too_locomotives_pay_the_extra() -> None:
    table = position(SWITZERLAND, seat(green=2, locomotive=1), deck_top=["green", "red", "blue"])
    table.play(claim("martigny__sion", green=2), pay_extra(locomotive=1))
    assert table.view(None)["routes"] == {"martigny__sion": 0}


@pytest.mark.rule("TTR-TUNNEL-1")
@pytest.mark.parametrize("cards", [{"red": 2}, {"green": 1, "red": 1}, {"green": 1}, {}])
def test_the_extra_takes_no_other_colour_and_no_fewer_cards(cards: dict[str, int]) -> None:
    table = dug(["green", "locomotive", "red"])
    assert table.refuses(pay_extra(**cards)) == "TTR-TUNNEL-1"


@pytest.mark.rule("TTR-TUNNEL-1")
def test_with_a_colour_and_a_locomotive_played_the_colour_counts() -> None:
    assert extra(dug(["green", "red", "locomotive"], green=1, locomotive=1)) == 2


@pytest.mark.rule("TTR-TUNNEL-1")
def test_in_a_grey_tunnel_the_colour_played_counts() -> None:
    table = position(EUROPE, seat(red=5), deck_top=["red", "green", "blue"])
    table.play(claim("paris_zurich", red=3))
    assert extra(table) == 1
    assert table.refuses(pay_extra(green=1)) == "TTR-TUNNEL-1"


@pytest.mark.rule("TTR-TUNNEL-1")
def test_no_extra_is_asked_for_when_no_tunnel_waits() -> None:
    table = position(EUROPE, seat(green=4))
    assert table.refuses(pay_extra(green=1)) == "TTR-TUNNEL-1"


@pytest.mark.rule("TTR-TUNNEL-2")
@GREEN_TUNNELS_OF_TWO
def test_rulebook_a_tunnel_paid_with_locomotives_only_costs_nothing_for_colours(
    rules: TicketGame, route: str
) -> None:
    table = position(rules, seat(locomotive=2), deck_top=["green", "green", "red"])
    table.play(claim(route, locomotive=2))
    assert table.view(None)["routes"] == {route: 0}


@pytest.mark.rule("TTR-TUNNEL-2")
def test_a_grey_tunnel_paid_with_locomotives_only_costs_nothing_for_colours() -> None:
    table = position(EUROPE, seat(locomotive=3), deck_top=["green", "green", "red"])
    table.play(claim("paris_zurich", locomotive=3))
    assert table.view(None)["routes"] == {"paris_zurich": 0}


@pytest.mark.rule("TTR-TUNNEL-2")
def test_a_tunnel_paid_with_locomotives_only_costs_locomotives() -> None:
    table = dug(["locomotive", "green", "locomotive"], green=0, locomotive=2)
    assert extra(table) == 2
    assert table.refuses(pay_extra(green=2)) == "TTR-TUNNEL-2"
    assert table.refuses(pay_extra(green=1, locomotive=1)) == "TTR-TUNNEL-2"
    table.play(pay_extra(locomotive=2))
    assert owns_the_tunnel(table)
    assert table.hand(0) == {"green": 4, "locomotive": 1, "red": 3}


@pytest.mark.rule("TTR-TUNNEL-3")
def test_a_player_who_will_not_pay_takes_the_cards_back_and_the_turn_is_over() -> None:
    table = dug(["green", "locomotive", "red"], green=1, locomotive=1)
    table.play(WITHDRAW)
    assert table.hand(0) == {"green": 4, "locomotive": 5, "red": 3}
    assert (table.seat(0)["trains"], table.seat(0)["points"]) == (45, 0)
    assert table.view(None)["routes"] == {}
    assert table.to_move == 1


@pytest.mark.rule("TTR-TUNNEL-3")
def test_a_player_who_cannot_pay_can_only_take_the_cards_back() -> None:
    table = position(EUROPE, seat(green=2), deck_top=["green", "red", "blue"])
    table.play(claim("venezia_zurich", green=2))
    assert table.refuses(pay_extra(green=1)) == "TTR-TUNNEL-3"
    assert table.moves() == [WITHDRAW]


@pytest.mark.rule("TTR-TUNNEL-3", "TTR-TURN-1")
def test_nothing_else_is_done_before_the_tunnel_is_decided() -> None:
    table = dug(["green", "red", "blue"])
    assert table.refuses(draw("pink")) == "TTR-TUNNEL-3"
    assert table.refuses(claim("erzurum_sochi", red=3)) == "TTR-TUNNEL-3"


@pytest.mark.rule("TTR-TUNNEL-3")
def test_a_tunnel_given_up_stays_open_for_the_others() -> None:
    table = position(EUROPE, seat(green=2), seat(green=2), deck_top=["green", *NO_EXTRA, "red"])
    table.play(claim("venezia_zurich", green=2), WITHDRAW)
    assert table.allows(claim("venezia_zurich", green=2))


@pytest.mark.rule("TTR-TUNNEL-4")
def test_turned_up_cards_are_discarded_with_the_payment_when_the_tunnel_is_taken() -> None:
    assert dug(NO_EXTRA)["discard"] == {"blue": 1, "red": 1, "pink": 1, "green": 2}


@pytest.mark.rule("TTR-TUNNEL-4")
def test_turned_up_cards_lie_open_until_the_extra_is_paid_and_are_discarded_then() -> None:
    table = dug(["locomotive", "red", "blue"])
    assert table["discard"] == {}
    assert table.view(1)["tunnel"]["revealed"] == ["locomotive", "red", "blue"]
    table.play(pay_extra(green=1))
    assert table["discard"] == {"blue": 1, "red": 1, "green": 3, "locomotive": 1}


@pytest.mark.rule("TTR-TUNNEL-4")
def test_turned_up_cards_alone_are_discarded_when_the_tunnel_is_given_up() -> None:
    table = dug(["locomotive", "red", "blue"])
    table.play(WITHDRAW)
    assert table["discard"] == {"blue": 1, "red": 1, "locomotive": 1}


def nearly_out_of_cards(deck: list[str], discard: dict[str, int]) -> Table:
    """Two green are played on a tunnel while nearly all cards are in hands."""
    table = position(
        EUROPE,
        seat(green=4),
        row=["pink", "white", "yellow", "orange", "black"],
        deck=deck,
        discard=discard,
        rest_in_hand_of=1,
    )
    table.play(claim("venezia_zurich", green=2))
    return table


@pytest.mark.rule("TTR-TUNNEL-5")
def test_the_discard_pile_is_shuffled_for_a_tunnel_but_without_the_payment() -> None:
    table = nearly_out_of_cards(deck=["green"], discard={"red": 1, "blue": 1})
    assert table["tunnel"]["revealed"][0] == "green"
    assert sorted(table["tunnel"]["revealed"][1:]) == ["blue", "red"]
    assert (table["deck"], table["discard"]) == ([], {})


@pytest.mark.rule("TTR-TUNNEL-5")
@pytest.mark.parametrize(("deck", "cost"), [(["green"], 1), (["green", "green"], 2)])
def test_fewer_than_three_cards_are_all_that_is_turned_up(deck: list[str], cost: int) -> None:
    table = nearly_out_of_cards(deck, discard={})
    assert table["tunnel"]["revealed"] == deck
    assert extra(table) == cost


@pytest.mark.rule("TTR-TUNNEL-5")
def test_with_nothing_to_turn_up_there_is_no_risk() -> None:
    table = nearly_out_of_cards(deck=[], discard={})
    assert owns_the_tunnel(table)
    assert table.hand(0) == {"green": 2}
    assert table["discard"] == {"green": 2}


@pytest.mark.rule("TTR-TUNNEL-5")
def test_the_payment_returns_to_the_game_after_the_tunnel() -> None:
    table = position(EUROPE, seat(green=2), row=EMPTY_ROW, deck=["red"], rest_in_hand_of=1)
    table.play(claim("venezia_zurich", green=2))
    shown = [card for card in table["row"] if card]
    assert sorted(shown) == ["green", "green", "red"]
