"""Standing orders are carried out when they still can be, as cheaply as they can be."""

import copy
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.games.ticket.wire.moves import TicketClaimMove, TicketMove
from stellwerk.match.match import Match
from stellwerk.match.patterns import matches
from stellwerk.server.denied import Denied
from stellwerk.server.live.orders import Decision, Ended, check_orders, next_order
from stellwerk.server.messages.play import StandingOrder
from tests.plain import plain

CHEAPEST = stellwerk.game("ticket-europe").cheapest
BLIND: dict[str, Any] = {"do": "draw-blind"}
PASS: dict[str, Any] = {"do": "pass"}
ROUTE = "brest_pamplona"  # four pink wagons: a while to wait for
TUNNEL = "angora_constantinople"  # can be begun at once with the cards of seed 7


def claim(route: str, **cards: int) -> dict[str, Any]:
    """A move, or a pattern that leaves the payment open."""
    return {"do": "claim", "route": route} | ({"cards": cards} if cards else {})


def begun() -> Match:
    """Two people at Ticket to Ride Europe have chosen their tickets."""
    match = stellwerk.game("ticket-europe", players=2, first_seat=0).new_match(seed=7)
    for seat in (0, 1):
        match.play(seat, match.prompts[seat].moves[-1])
    return match


def routes_of(match: Match) -> list[str]:
    """The routes of seat 0."""
    routes: list[str] = match.state.position().seats[0].routes
    return routes


def follow(
    match: Match, orders: list[StandingOrder], decisions: int = 200
) -> tuple[list[Any], list[StandingOrder]]:
    """Seat 0 goes by its orders until it is asked itself; seat 1 draws blind all the time."""
    done: list[Any] = []
    for _ in range(decisions):
        prompt = match.prompt(0)
        if prompt is None:
            match.play(1, BLIND)
            continue
        answer = next_order(orders, prompt.moves, match.game.cheapest)
        if not isinstance(answer, Decision):
            return done, orders if answer is None else answer.orders_after
        assert match.why_not(0, answer.move) is None
        match.play(0, answer.move)
        done.append(plain(answer.move))
        orders = answer.orders_after
    return done, orders


# --- at a real table -----------------------------------------------------------------------------


def test_claim_this_when_i_can() -> None:
    match = begun()
    follow(match, [StandingOrder([BLIND], until=claim(ROUTE))])
    done, left = follow(match, [StandingOrder([claim(ROUTE)], times=1)])
    assert [move["route"] for move in done] == [ROUTE]
    assert left == []
    assert routes_of(match) == [ROUTE]


def test_when_a_tunnel_costs_more_the_owner_is_asked() -> None:
    match = begun()
    done, _ = follow(match, [StandingOrder([claim(TUNNEL)], times=1)])
    assert [move["route"] for move in done] == [TUNNEL]
    assert routes_of(match) == []
    assert match.prompts[0].kind == "tunnel"


def test_an_order_that_cannot_be_carried_out_yet_waits() -> None:
    match = begun()
    order = StandingOrder([claim(ROUTE)], times=1)
    assert not any(matches(claim(ROUTE), move) for move in plain(match.prompts[0].moves))
    assert next_order([order], match.prompts[0].moves, CHEAPEST) is None


def test_draw_blind_until_i_can_claim_it() -> None:
    match = begun()
    done, left = follow(match, [StandingOrder([BLIND], until=claim(ROUTE))])
    assert done
    assert all(move == BLIND for move in done)
    assert left == []
    prompt = match.prompt(0)
    assert prompt is not None
    assert any(matches(claim(ROUTE), move) for move in plain(prompt.moves))


def test_claim_it_as_soon_as_i_can_and_draw_until_then() -> None:
    match = begun()
    orders = [StandingOrder([claim(ROUTE)], times=1), StandingOrder([BLIND], until=claim(ROUTE))]
    done, left = follow(match, orders)
    assert [move["do"] for move in done] == ["draw-blind"] * (len(done) - 1) + ["claim"]
    assert done[-1]["route"] == ROUTE
    assert left == []  # what the second order waited for has come, too


def test_several_routes_one_after_the_other_while_drawing() -> None:
    match = begun()
    routes = ["dieppe_paris", ROUTE, "roma_venezia"]
    orders = [StandingOrder([claim(route)], times=1) for route in routes]
    done, left = follow(match, [*orders, StandingOrder([BLIND], times=30)])
    assert {move["route"] for move in done if move["do"] == "claim"} == set(routes)
    assert (done.count(BLIND), left) == (30, [])


def test_orders_are_counted_down_to_nothing() -> None:
    match = begun()
    done, left = follow(match, [StandingOrder([BLIND], times=3)])
    assert (done, left) == ([BLIND] * 3, [])
    assert match.prompts[0].kind == "second-card"  # asked in the middle of a turn, like anybody


def test_orders_do_not_answer_what_they_do_not_speak_of() -> None:
    match = stellwerk.game("ticket-europe", players=2).new_match(seed=7)
    orders = [StandingOrder([claim(ROUTE)]), StandingOrder([BLIND])]
    assert (
        next_order(orders, match.prompts[0].moves, CHEAPEST) is None
    )  # it is asked which tickets to keep


def test_the_payment_with_the_fewest_locomotives_of_a_real_hand_is_chosen() -> None:
    match = begun()
    follow(match, [StandingOrder([BLIND], times=20)])
    choices = 0
    while match.prompt(0) is None or match.prompts[0].kind != "turn":
        match.play(match.state.pending_players()[0], BLIND)
    moves = match.prompts[0].moves
    claims = [move for move in moves if isinstance(move, TicketClaimMove)]
    for route in {move.route for move in claims}:
        payments = [move.cards for move in claims if move.route == route]
        answer = next_order([StandingOrder([claim(route)])], moves, CHEAPEST)
        assert isinstance(answer, Decision)
        assert isinstance(answer.move, TicketClaimMove)
        spent = answer.move.cards
        fewest = min(cards.get("locomotive", 0) for cards in payments)
        assert spent.get("locomotive", 0) == fewest
        choices += len(payments) > 1
    assert choices > 5


# --- in detail -----------------------------------------------------------------------------------


def ordered(orders: list[StandingOrder], moves: list[Any]) -> Any:
    """What the orders say to moves of Ticket to Ride as a client reads them."""
    answer = next_order(orders, msgspec.convert(moves, list[TicketMove]), CHEAPEST)
    return replace(answer, move=plain(answer.move)) if isinstance(answer, Decision) else answer


def decided(orders: list[StandingOrder], moves: list[Any]) -> Any:
    """The move the orders give, "asked" if one of them ended, None if they say nothing."""
    before = copy.deepcopy((orders, moves))
    answer = ordered(orders, moves)
    assert (orders, moves) == before, "nothing that was given may be changed"
    return answer.move if isinstance(answer, Decision) else answer and "asked"


def test_the_cheapest_payment_is_chosen_and_the_first_of_equals() -> None:
    ways = [
        claim("a_b", locomotive=2),
        claim("a_b", red=1, locomotive=1),
        claim("a_b", blue=3),
        claim("a_b", red=2),
        claim("a_b", green=2),
    ]
    order = StandingOrder([claim("a_b")])
    assert decided([order], ways) == claim("a_b", red=2)
    assert decided([order], ways[:3]) == claim("a_b", blue=3)
    assert decided([order], ways[:2]) == claim("a_b", red=1, locomotive=1)
    assert decided([StandingOrder([claim("a_b", locomotive=1)])], ways) == ways[1]


def test_the_first_pattern_that_fits_counts_even_if_a_later_one_is_cheaper() -> None:
    order = StandingOrder([claim("x_y"), claim("a_b"), PASS])
    assert decided([order], [PASS, claim("a_b", locomotive=4)]) == claim("a_b", locomotive=4)


def test_the_first_order_that_fits_counts() -> None:
    first, second = StandingOrder([BLIND], times=2), StandingOrder([PASS], times=1)
    assert decided([first, second], [PASS, BLIND]) == BLIND
    assert decided([second, first], [PASS, BLIND]) == PASS
    assert decided([first, second], [PASS]) == PASS


def test_only_the_order_that_was_carried_out_is_counted_down() -> None:
    twice = [StandingOrder([BLIND], times=2), StandingOrder([BLIND], times=2)]
    answer = ordered(twice, [BLIND])
    assert answer == Decision(BLIND, [StandingOrder([BLIND], times=1), twice[1]])
    forever = StandingOrder([BLIND])
    assert ordered([forever], [BLIND]) == Decision(BLIND, [forever])


def test_once_an_order_has_ended_no_later_one_is_carried_out_in_this_prompt() -> None:
    waits, later = StandingOrder([BLIND], until=claim("a_b")), StandingOrder([PASS])
    moves = [BLIND, PASS, claim("a_b", red=2)]
    assert ordered([waits, later], moves) == Ended([later])
    assert ordered([later], moves) == Decision(PASS, [later])  # the next time


def test_a_more_important_order_is_carried_out_although_a_later_one_ends() -> None:
    first, waits = StandingOrder([PASS]), StandingOrder([BLIND], until=claim("a_b"))
    moves = [BLIND, PASS, claim("a_b", red=2)]
    assert ordered([first, waits], moves) == Decision(PASS, [first])


def test_several_orders_can_end_at_once() -> None:
    orders = [StandingOrder([BLIND], until=claim("a_b")), StandingOrder([PASS], until=claim("a_b"))]
    assert ordered(orders, [BLIND, PASS, claim("a_b", red=2)]) == Ended([])


@pytest.mark.parametrize(
    ("pattern", "move", "fits"),
    [
        ({}, {"do": "pass"}, True),
        ({"do": "pass"}, {"do": "stop"}, False),
        ({"do": "pass", "x": None}, {"do": "pass"}, False),
        ({"cards": {"red": 2}}, {"cards": {"red": 2, "locomotive": 1}}, True),
        ({"cards": {"red": 2}}, {"cards": {"red": 3}}, False),
        ({"cards": {}}, {"cards": {"red": 3}}, True),
        ({"cards": {}}, {"cards": 3}, False),
        ({"tickets": ["a", "b"]}, {"tickets": ["a", "b"]}, True),
        ({"tickets": ["a"]}, {"tickets": ["a", "b"]}, False),
        ({"tickets": ["b", "a"]}, {"tickets": ["a", "b"]}, False),
        ({"box": 1}, {"box": 1}, True),
        ({"box": True}, {"box": 1}, False),
        ({"points": [True]}, {"points": [1]}, False),
        ({"box": "1"}, {"box": 1}, False),
    ],
)
def test_a_pattern_fits_a_move_that_has_all_its_fields(pattern: Any, move: Any, fits: bool) -> None:
    assert matches(pattern, move) is fits


@pytest.mark.parametrize(
    ("pattern", "word"),
    [
        ({}, "empty"),
        ({f"field {number}": 1 for number in range(11)}, "fields"),
        ({"do": "keep", "tickets": ["t"] * 9}, "fields"),
        ({"cards": {f"colour {number}": 1 for number in range(10)}}, "fields"),
        ({"do": "a" * 81}, "letters"),
        ({"a" * 81: 1}, "letters"),
        ({"do": ["a" * 81]}, "letters"),
        ({"a": {"b": {"c": {"d": 1}}}}, "deeper"),
        ({"a": [[[1]]]}, "deeper"),
    ],
)
def test_patterns_larger_than_any_move_are_denied(pattern: Any, word: str) -> None:
    for order in (StandingOrder([PASS, pattern]), StandingOrder([PASS], until=pattern)):
        with pytest.raises(Denied) as denied:
            check_orders([StandingOrder([PASS]), order])
        assert denied.value.code == "bad-request"
        assert word in str(denied.value.arguments["reason"])


@pytest.mark.parametrize("name", stellwerk.games())
def test_every_move_of_every_game_may_be_ordered(name: str) -> None:
    match = stellwerk.game(name).new_match(seed=3)
    for _ in range(150):
        if match.is_over:
            break
        seat = match.state.pending_players()[0]
        moves = match.prompts[seat].moves
        orders = msgspec.convert([{"moves": [plain(move)]} for move in moves], list[StandingOrder])
        check_orders(orders)
        assert next_order([orders[-1]], moves, CHEAPEST) == Decision(moves[-1], [orders[-1]])
        match.play_action(seat, match.state.random_action(3))
