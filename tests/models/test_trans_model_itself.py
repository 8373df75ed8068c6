"""Is the model of Trans Europa/Amerika itself sane? Random games, checked at every step."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from stellwerk.boards import shipped_text

from .trans import Move, TransModel
from .trans_board import COLOURS
from .trans_little_board import little_board, options
from .trans_scoring import network

NAMES = ["trans-amerika", "trans-europa"]
COMBINATIONS = ["1,3,4,5", "6,7,8", "8,13,14,15", "2,9,16,17", "13,16,17,18", "10,11,16", "8,16,19"]


def board(name: str) -> dict[str, Any]:
    return tomllib.loads(shipped_text(name))


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
