"""The model of Trans Europa/Amerika against examples worked out by hand."""

from __future__ import annotations

import random
import tomllib
from itertools import combinations

import pytest

from stellwerk.boards import shipped_text

from .trans import TransModel
from .trans_little_board import little_board, options
from .trans_scoring import distances, missing_rails


def table(markers: str, hands: str, rails: str = "", cards: str = "", turn: int = 0) -> TransModel:
    """A game in the middle of a round on the little board; markers are named by cities."""
    hand_list = hands.split(",")
    model = TransModel(little_board(), len(hand_list), options(cards, first_seat=turn), 0)
    model.phase, model.turn, model.rails = "lay", turn, {line(model, r) for r in rails.split()}
    for seat, marker, hand in zip(model.seats, markers.split(), hand_list, strict=True):
        seat.marker = model.board.cities[marker].at
        seat.hand = set(hand.split())
    model.begin_turn()
    return model


def line(model: TransModel, cities: str) -> str:
    """The line between two cities, written p0-b0."""
    ends = {model.board.cities[city].at for city in cities.split("-")}
    return next(each.id for each in model.board.lines.values() if {each.a, each.b} == ends)


def lay(model: TransModel, i: int, cities: str) -> None:
    model.play(i, ("lay", line(model, cities)))


def test_second_rail_at_the_far_end_of_the_other_network() -> None:
    """TRANS-TURN-4."""
    model = table("p0 w0", "p0 t2,w0 t1", "p0-p1 b1-o1 o1-w0")
    assert ("lay", line(model, "w0-t0")) not in model.legal_moves(0)
    lay(model, 0, "p1-b1")
    assert ("lay", line(model, "w0-t0")) in model.legal_moves(0)
    assert ("stop",) in model.legal_moves(0)
    lay(model, 0, "w0-t0")
    assert (model.turn, model.budget, model.laid_this_turn) == (1, 2, 0)


@pytest.mark.parametrize(("cards", "left"), [("", 0), ("4", 0), ("5", 1), ("3", 1), ("3,5", 2)])
def test_a_double_line_and_what_it_leaves_of_the_budget(cards: str, left: int) -> None:
    """TRANS-TURN-1, TRANS-TURN-2, TRANS-CARD-3, TRANS-CARD-4, TRANS-CARD-5."""
    model = table("b0 t2", "b0 t1,t2 p0", cards=cards)
    assert ("stop",) not in model.legal_moves(0)
    lay(model, 0, "b0-o0")  # a mountain
    if left:
        assert (model.turn, model.budget, model.laid_this_turn) == (0, left, 1)
        assert (("lay", line(model, "b0-p0")) in model.legal_moves(0)) == ("5" in cards)
        model.play(0, ("stop",))
    assert (model.turn, model.laid_this_turn) == (1, 0)


def test_first_rail_completes_the_other_and_the_turn_goes_on() -> None:
    """TRANS-ROUND-2, TRANS-ROUND-3."""
    model = table("p0 o1", "p0 t1,o1 p0 b1", "p0-p1 b1-o1")
    lay(model, 0, "p1-b1")
    assert (model.phase, model.winners, model.turn) == ("lay", [1], 0)
    model.play(0, ("stop",))
    first = {"round": 1, "missing": [2, 0], "points": [2, 4], "winners": [1], "cards": []}
    assert model.round_results == [first]
    assert (model.round, model.start_seat, model.winners, model.phase) == (2, 1, [], "place")
    model = table("p0 o1", "p0 w1,o1 p0 b1", "p0-p1 b1-o1")
    lay(model, 0, "p1-b1")
    lay(model, 0, "o1-w1")
    assert model.round_results[0]["winners"] == [0, 1]
    model = table("p0 o1", "p0 b1,o1 t2", "p0-p1 b1-o1")
    lay(model, 0, "p1-b1")
    assert model.round_results[0]["winners"] == [0]
    assert model.round_results[0]["missing"] == [0, 2]


def test_the_round_ends_with_the_last_rail() -> None:
    """TRANS-ROUND-4."""
    model = table("p0 p2", "p0 t0,p2 t2")
    model.board.rails = 2
    lay(model, 0, "p0-p1")
    lay(model, 0, "p1-b0")
    first = {"round": 1, "missing": [4, 5], "points": [1, 0], "winners": [], "cards": []}
    assert model.round_results == [first]


def test_laps_and_passing() -> None:
    """TRANS-CARD-9, TRANS-TURN-6: with a budget of 1 a network amid double lines cannot grow."""
    model = table("p0 t2", "p0 t1,t2 o0", cards="9")
    for lap, budget in enumerate([3, 2, 1, 3]):
        for turn in (0, 1):
            assert (model.lap, model.turn, model.budget) == (lap, turn, budget)
            model.end_turn()
    model.rails = {each.id for each in model.board.lines.values() if each.terrain == "plain"}
    model.lap = 5
    model.begin_turn()
    assert model.legal_moves(0) == {("pass",)}
    model.play(0, ("pass",))
    assert model.turn == 1


def test_criss_cross() -> None:
    """TRANS-CARD-18: rails anywhere, but the round is won by joining them with the marker."""
    model = table("p0 t2", "p0 o1,t2 p0", cards="18")
    lay(model, 0, "p1-b1")
    lay(model, 0, "b1-o1")
    assert (model.turn, model.winners) == (1, [])
    lay(model, 1, "p0-p1")
    assert (model.turn, model.winners) == (1, [0])


@pytest.mark.parametrize(
    ("first", "second", "winners"), [(12, 12, [0, 1]), (13, 12, [0]), (8, 9, [1]), (9, 8, [0])]
)
def test_who_wins(first: int, second: int, winners: list[int]) -> None:
    """TRANS-END-1."""
    model = table("p0 b1", "p0 b0,b1 b0", "p0-p1 p1-b1")
    model.seats[0].points, model.seats[1].points = first, second
    lay(model, 0, "p1-b0")
    assert model.result() == {"points": [first + 4, second + 4], "winners": winners}


def test_put_back_goes_to_the_bottom_from_the_starting_seat_on() -> None:
    """TRANS-CARD-8."""
    model = TransModel(little_board(), 2, options("8", first_seat=1), 3)
    assert (model.phase, model.turn, model.card, model.pending()) == ("put-back", None, 8, [0, 1])
    pinks = [city for seat in model.seats for city in seat.hand if city[0] == "p"]
    rest = model.position()["rest"]["pink"]
    model.play(0, ("put-back", pinks[0]))
    assert (model.pending(), model.seats[0].chosen) == ([1], pinks[0])
    assert pinks[0] in model.seats[0].hand
    model.play(1, ("put-back", pinks[1]))
    assert (model.phase, model.turn) == ("place", 1)
    assert model.position()["rest"]["pink"] == [*rest, pinks[1], pinks[0]]
    assert [(len(seat.hand), len(seat.knows)) for seat in model.seats] == [(4, 5), (4, 5)]


def test_a_chain() -> None:
    """TRANS-CARD-13: seat 1 starts and gets the last pink city; seat 0 puts one back."""
    model = TransModel(little_board(), 2, options("13", first_seat=1), 3)
    assert (model.turn, model.card, model.step, model.rest["pink"]) == (1, 13, 0, [])
    (third,), two = (sorted(seat.hand & {"p0", "p1", "p2"}) for seat in model.seats)
    assert model.legal_moves(1) == {("hand-on", city) for city in two}
    model.play(1, ("hand-on", two[0]))
    assert (model.turn, model.step) == (0, 1)
    assert two[0] in model.seats[1].knows
    assert model.legal_moves(0) == {("hand-on", two[0]), ("hand-on", third)}
    model.play(0, ("hand-on", third))
    assert (model.phase, model.turn, model.card, model.step) == ("place", 1, None, 0)
    assert model.rest["pink"] == [third]
    assert model.seats[0].knows == model.seats[0].hand | {third}
    assert model.seats[1].knows == model.seats[1].hand  # one of two: which one, it cannot tell


def test_three_exchanges() -> None:
    """TRANS-CARD-16, and what is known about cities that are handed on."""
    model = TransModel(little_board(), 3, options("16", first_seat=0), 3)
    for seat, hand in zip(model.seats, ["p0 b0", "p1 b1", "p2 b2"], strict=True):
        seat.hand, seat.knows = set(hand.split()), set(hand.split())
    known = []
    for step, cities in enumerate(["p0 b1 p2", "b0 p0 b1", "p2 p1 p0"], start=1):
        assert (model.phase, model.turn, model.card, model.step) == ("hand-on", None, 16, step)
        for i, city in reversed(list(enumerate(cities.split()))):
            model.play(i, ("hand-on", city))
        known.append(", ".join(" ".join(sorted(seat.knows)) for seat in model.seats))
    assert known == [
        "b0 p0 p2, b1 p0 p1, b1 b2 p2",  # hands: b0 p2, p0 p1, b1 b2
        "b0 b1 p2, b0 p0 p1, b1 b2 p0 p2",  # b1 p2, b0 p1, b2 p0: 0 forgot p0, 1 forgot b1
        "b0 b1 p0 p2, b0 p0 p1 p2, b1 b2 p0 p1 p2",  # b1 p0, b0 p2, b2 p1: only pinks moved
    ]
    assert model.phase == "place"


def test_whole_hands_move_and_then_colours_are_revealed() -> None:
    """TRANS-CARD-17, TRANS-CARD-10, TRANS-CARDS-3."""
    before = TransModel(little_board(), 3, options(first_seat=2), 5)
    model = TransModel(little_board(), 3, options("10,17", first_seat=2), 5)
    assert [model.seats[(i + 1) % 3].hand for i in range(3)] == [s.hand for s in before.seats]
    assert model.revealed == {"p0", "p1", "p2", "o0", "o1", "o2"}
    for old, new in zip(before.seats, model.seats, strict=True):
        assert new.knows == old.hand | new.hand | model.revealed


def missing(model: TransModel, marker: str, hand: str, rails: str = "", cards: str = "") -> int:
    laid = {line(model, rail) for rail in rails.split()}
    at, numbers = model.board.cities[marker].at, [int(card) for card in cards.split()]
    return missing_rails(model.board, distances(model.board, laid, numbers), at, hand.split())


def test_missing_rails_by_hand() -> None:
    """TRANS-SCORE-2."""
    model = TransModel(little_board(), 2, options(), 0)
    assert missing(model, "p0", "p0") == 0
    assert missing(model, "p0", "b0") == 2
    assert missing(model, "p0", "b0", cards="5") == 1
    assert missing(model, "p2", "o2") == 3  # round the water: b1 and p1
    assert missing(model, "p2", "o2", cards="4") == 2
    assert missing(model, "p0", "p2 b1") == 3  # a star around p1
    assert missing(model, "p0", "t0", "b1-o1 o1-w1") == 3  # another's rails are free
    assert [model.board.points(n, []) for n in range(7)] == [4, 3, 2, 1, 1, 0, 0]
    assert [model.board.points(n, [1]) for n in range(5)] == [4, 3, 3, 2, 0]
    assert [model.board.points(n, [2]) for n in range(4)] == [4, 2, 1, 0]


def spanning_cost(model: TransModel, places: set[str], laid: set[str]) -> int | None:
    """The cheapest tree that joins exactly these crossings (Kruskal); None if there is none."""
    groups = [{place} for place in places]
    total = 0
    prices = {e: 0 if e.id in laid else e.cost([]) for e in model.board.lines.values()}
    for each in sorted(prices, key=lambda e: prices[e]):
        ends = [group for group in groups if each.a in group or each.b in group]
        if len(ends) == 2 and each.a in places and each.b in places:
            groups = [g for g in groups if g not in ends] + [ends[0] | ends[1]]
            total += prices[each]
    return total if len(groups) == 1 else None


def test_missing_rails_by_trying_everything() -> None:
    model, rng = TransModel(little_board(), 2, options(), 0), random.Random(1)
    places = {city.at: city.id for city in model.board.cities.values()}
    for _ in range(6):
        marker, *hand = rng.sample(sorted(places), 6)
        laid = set(rng.sample(sorted(model.board.lines), rng.randrange(8)))
        others = sorted(set(places) - {marker, *hand})
        chosen = [set(c) for n in range(len(others) + 1) for c in combinations(others, n)]
        costs = [spanning_cost(model, {marker, *hand} | more, laid) for more in chosen]
        far = distances(model.board, laid, [])
        found = missing_rails(model.board, far, marker, [places[h] for h in hand])
        assert found == min(cost for cost in costs if cost is not None)


def test_the_cheapest_hand_of_trans_amerika() -> None:
    model = TransModel(tomllib.loads(shipped_text("trans-amerika")), 4, options(), 0)
    assert missing(model, "san_diego", "san_diego dallas st_louis cincinnati washington") == 19
    assert missing(model, "san_diego", "san_diego phoenix st_louis cincinnati washington") == 20
