"""Is the model of Trans Europa/Amerika itself sane? Random games, and examples by hand."""

from __future__ import annotations

import random
import tomllib
from itertools import combinations
from typing import Any

import pytest

from stellwerk.boards import shipped_text

from .trans import Move, TransModel
from .trans_board import COLOURS
from .trans_scoring import distances, missing_rails, network

NAMES = ["trans-amerika", "trans-europa"]
COMBINATIONS = ["1,3,4,5", "6,7,8", "8,13,14,15", "2,9,16,17", "13,16,17,18", "10,11,16", "8,16,19"]


def board(name: str) -> dict[str, Any]:
    return tomllib.loads(shipped_text(name))


def little_board() -> dict[str, Any]:
    """Three rows of five crossings, a city on each: p0 p1 p2 pink, b0 b1 b2 brown, ...

    r0:  p0  b0  o0  w0  t0
    r1:    p1  b1  o1  w1  t1
    r2:  p2  b2  o2  w2  t2      p0-b0 and b0-o0 are mountains, all lines between p2 b2 o2 water
    """
    rows = [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9], [0, 2, 4, 6, 8]]
    colours = ["pink", "brown", "orange", "white", "turquoise"]
    return {
        "id": "little",
        "rails": 20,
        "target": 13,
        "cities": [
            {"id": f"{colour[0]}{row}", "at": f"r{row}c{column}", "colour": colour}
            for row, columns in enumerate(rows)
            for colour, column in zip(colours, columns, strict=True)
        ],
        "lines": [
            {"a": "r0c0", "b": "r0c2", "terrain": "mountain"},
            {"a": "r0c2", "b": "r0c4", "terrain": "mountain"},
            {"a": "r2c0", "b": "r2c2", "terrain": "water"},
            {"a": "r2c2", "b": "r2c4", "terrain": "water"},
        ],
        "net": {"rows": rows},
        "scoring": {"base": [4, 3, 2, 1, 1], "card_1": [4, 3, 3, 2], "card_2": [4, 2, 1]},
    }


def options(
    cards: str = "", at_once: int = 0, rounds: int = 0, first_seat: int | str = "random"
) -> dict[str, object]:
    special = "each-round" if at_once else "chosen" if cards else "off"
    base = {"special_cards": special, "cards": cards, "cards_at_once": at_once or 1}
    return {**base, "rounds": rounds, "first_seat": first_seat}


def check(model: TransModel) -> None:
    """What must hold at every step."""
    position = model.position()
    for colour in COLOURS:
        cities = model.board.cities_in_play(model.players, colour)
        held = [city for seat in model.seats for city in seat.hand if model.colour(city) == colour]
        assert sorted(held + position["rest"][colour]) == sorted(cities)
    if model.phase in ("place", "lay", "over"):
        sizes = {len(seat["hand"]) for seat in position["seats"]}
        assert sizes == {5 - sum(card in position["cards"] for card in (6, 7, 8))}
    markers = [seat["marker"] for seat in position["seats"] if seat["marker"]]
    assert len(set(markers)) == len(markers)
    for seat in position["seats"]:
        assert set(seat["hand"]) | set(position["revealed"]) <= set(seat["knows"])
    assert (model.phase == "lay") == bool(position["budget"])
    assert (position["card"] is not None) == (model.phase in ("put-back", "hand-on"))
    for i in range(model.players):
        assert bool(model.legal_moves(i)) == (i in model.pending())


def steps_between(one: str, other: str) -> int:
    (r1, c1), (r2, c2) = (map(int, place[1:].split("c")) for place in (one, other))
    down, across = abs(r1 - r2), abs(c1 - c2)
    return down + max(0, across - down) // 2


def purposeful(model: TransModel, i: int, moves: list[Move]) -> Move:
    """Goes straight to the nearest city that is still missing."""
    marker = model.seats[i].marker
    if model.phase != "lay" or moves == [("pass",)] or marker is None:
        return moves[len(moves) // 2]
    own = network(model.board, model.rails, marker)
    wanted = {model.board.cities[city].at for city in model.seats[i].hand} - own

    def distance(move: Move) -> int:
        if move == ("stop",):
            return 99
        line = model.board.lines[move[1]]
        fresh = {line.a, line.b} - own
        return min((steps_between(f, w) for f in fresh for w in wanted), default=98)

    return min(moves, key=distance)


def play_game(model: TransModel, seed: int, purpose: float) -> TransModel:
    rng = random.Random(seed)
    for step in range(20000):
        if step % 7 == 0 or model.phase not in ("place", "lay"):
            check(model)
        waiting = model.pending()
        if not waiting:
            check(model)
            return model
        i = rng.choice(waiting)
        moves = sorted(model.legal_moves(i))
        model.play(i, purposeful(model, i, moves) if rng.random() < purpose else rng.choice(moves))
    raise AssertionError("the game does not end")


def check_end(model: TransModel) -> None:
    position, result = model.position(), model.result()
    assert (position["phase"], position["turn"], position["budget"]) == ("over", None, 0)
    assert [seat["points"] for seat in position["seats"]] == result["points"]
    hands = {city for seat in position["seats"] for city in seat["hand"]}
    assert set(position["revealed"]) == hands
    assert [r["round"] for r in model.round_results] == list(range(1, position["round"] + 1))
    assert model.round_results[-1]["winners"] == position["winners"]
    for i in range(model.players):
        assert sum(r["points"][i] for r in model.round_results) == result["points"][i]
    for r in model.round_results:
        assert r["winners"] == [i for i, n in enumerate(r["missing"]) if n == 0]
        assert r["points"] == [model.board.points(n, r["cards"]) for n in r["missing"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", NAMES)
def test_one_round_with_every_card(name: str, players: int) -> None:
    data = board(name)
    for seed, cards in enumerate(["", *(str(n) for n in range(1, 20)), *COMBINATIONS]):
        if seed % 5 not in {players % 5, (players + 2) % 5}:
            continue  # every card with two numbers of players
        model = TransModel(data, players, options(cards, rounds=1), seed)
        check_end(play_game(model, seed, purpose=0.8 * (seed % 3 > 0)))
        assert len(model.round_results) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_with_new_cards_every_round(name: str, players: int) -> None:
    model = TransModel(board(name), players, options(at_once=players % 3 + 1), players)
    first = model.start_seat
    check_end(play_game(model, players, purpose=1))
    assert max(model.result()["points"]) >= 13
    assert model.start_seat == (first + len(model.round_results) - 1) % players
    assert all(len(r["cards"]) == players % 3 + 1 for r in model.round_results)


def test_little_games() -> None:
    for seed in range(40):
        cards = ["", "3", "9", "8,13", "16", "18"][seed % 6]
        model = TransModel(little_board(), 2, options(cards), seed)
        check_end(play_game(model, seed, purpose=0.5))


@pytest.mark.parametrize(("rules", "cards_of_the_new_stack"), [(1, 19), (2, 17)])
def test_clashing_cards_are_laid_aside_and_an_empty_stack_is_filled(
    rules: int, cards_of_the_new_stack: int
) -> None:
    model = TransModel(little_board(), 2, options(at_once=3), 1, rules)
    model.card_stack = [19, 7, 6, 2, 9, 1, 3]
    model.turn_up_cards()
    assert (model.cards, model.card_stack) == ([1, 3, 6], [19, 7])
    words = model.random.words
    model.turn_up_cards()
    assert {7, 19} < set(model.cards)
    assert model.random.words >= words + cards_of_the_new_stack - 1
    assert cards_of_the_new_stack - 3 <= len(model.card_stack) < cards_of_the_new_stack


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
    model = TransModel(board("trans-amerika"), 4, options(), 0)
    assert missing(model, "san_diego", "san_diego dallas st_louis cincinnati washington") == 19
    assert missing(model, "san_diego", "san_diego phoenix st_louis cincinnati washington") == 20
