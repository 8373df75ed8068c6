"""Is the model of Last Train to Wensleydale itself sane? Random games, setup, auction."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from .wensleydale_board import COLOURS
from .wensleydale_legal import stakes_on
from .wensleydale_play import new, set_points
from .wensleydale_state import ITEMS

if TYPE_CHECKING:
    from .wensleydale import Move, WensleydaleModel

TABLES = [(2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4")]
TURNS = {(2, "2-3"): 5, (3, "2-3"): 4, (3, "3-4"): 5, (4, "3-4"): 4}  # LTW-TURN-1


def check(model: WensleydaleModel) -> None:
    """What must hold at every step."""
    position = model.position()
    standing = [box["bid"] for box in position["boxes"] if box["bid"]]
    for i, seat in enumerate(model.seats):
        assert seat.hand + seat.stock + sum(n for j, n in standing if j == i) == 15
        assert seat.supply + list(position["borders"].values()).count(i) == 15
        assert min(seat.hand, seat.stock, seat.supply) >= 0
        assert len([train for train in model.trains.values() if train.seat == i]) <= 3
        assert sum(j == i for j, _ in standing) <= 2
        assert all(n <= limit for j, n in standing for limit in [model.limits[j]])
    for name, ranking in position["tracks"].items():
        assert sorted(seat for seat, _ in ranking) == list(range(model.players))
        values = [points for _, points in ranking]
        assert values == sorted(values, reverse=True)
        assert name == "profit" or min(values) >= 0
    for order in ("general_order", "build_order", "train_order"):
        assert sorted(position[order]) == list(range(model.players))
    tokens = [token for box in position["boxes"] for token in box["tokens"]]
    assert all(tokens.count(colour) <= model.side.tokens[colour] for colour in COLOURS)
    filled = [0 if model.phase == "over" else space.tokens for space in model.side.boxes]
    assert [len(box["tokens"]) for box in position["boxes"]] == filled
    for train in model.side.trains.values():
        if train.id in model.trains:
            assert len(model.trains[train.id].passengers) <= train.passengers
            assert len(model.trains[train.id].goods) <= train.goods
    assert all(model.board.borders[border].buildable for border in model.borders)
    check_phase(model.phase, position)
    for i in range(model.players):
        assert bool(model.legal_moves(i)) == (i in model.pending())


def check_phase(phase: str, position: dict[str, Any]) -> None:
    """What belongs to one phase is empty in all others."""
    assert (position["box"] is not None) == (phase == "stake")
    assert any(position["limits"]) == (phase in ("bid", "stake"))
    assert (position["company"] is not None) == (phase == "sale")
    assert (position["due"] > 0) == (phase == "pay")
    assert (position["paying_from"] is not None) == (phase == "pay")
    assert (position["paying_for"] is not None) == (phase == "pay")
    assert (position["item"] is not None) == (phase == "board")
    assert (position["seat"] is None) == (phase == "over")
    in_line = phase in ("line", "chain", "sale") or position["paying_for"] == "track"
    assert bool(position["line"]) == in_line
    if phase not in ("trains", "board", "pay"):
        assert position["passed"] == []
        assert position["trains"] == {}


def items_in_game(model: WensleydaleModel) -> dict[str, int]:
    """Goods and passengers on the board, on trains and in front of the players."""
    counts = dict.fromkeys(ITEMS, 0)
    for inside in model.contents.values():
        for item in ITEMS:
            counts[item] += inside[item]
    for train in model.trains.values():
        for item in train.goods + train.passengers:
            counts[item] += 1
    for seat in model.seats:
        for item in ITEMS:
            counts[item] += seat.collected[item]
    return counts


def choose(dice: random.Random, moves: set[Move], patience: float) -> Move:
    """A random move; passing and stopping are rarer, the higher the patience."""
    rest = sorted(move for move in moves if move[0] not in ("pass", "stop"))
    return dice.choice(rest if rest and dice.random() < patience else sorted(moves))


def play_game(model: WensleydaleModel, dice: random.Random, patience: float = 0.8) -> set[str]:
    """Plays to the end; gives the phases that were seen."""
    items = items_in_game(model)
    phases = set()
    while model.pending():
        phases.add(model.phase)
        check(model)
        seat = model.pending()[0]
        model.play(seat, choose(dice, model.legal_moves(seat), patience))
        assert items_in_game(model) == items
    check(model)
    return phases


# --- random games --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
@pytest.mark.parametrize(("players", "side"), TABLES)
@pytest.mark.parametrize("hill", ["neutral_town", "any_area"])
def test_random_games_end(name: str, players: int, side: str, hill: str) -> None:
    model = new(name, players, side, hill, "random", seed=players)
    play_game(model, random.Random(players))
    assert model.phase == "over"
    assert model.turn == TURNS[players, side]
    result = model.result()
    assert [sum(part.values()) for part in result["parts"]] == result["totals"]
    assert result["totals"][result["winner"]] == max(result["totals"])


def test_all_phases_are_seen() -> None:
    seen = set()
    for seed in range(6):
        model = new("nurnberg", 2, "2-3", "any_area", "random", seed)
        seen |= play_game(model, random.Random(seed), 0.95)
    assert seen >= {"bid", "stake", "build", "line", "pay", "trains", "board", "take-over", "sale"}


def test_a_game_without_a_result_yet_and_an_illegal_move() -> None:
    model = new()
    with pytest.raises(ValueError, match="not over"):
        model.result()
    with pytest.raises(ValueError, match="may not play"):
        model.play(1, ("bid", 1))


# --- setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "counts"), [("wensleydale", (102, 261, 49, 88)), ("nurnberg", (94, 240, 86, 45))]
)
def test_the_boards(name: str, counts: tuple[int, int, int, int]) -> None:
    one = new(name).board
    costs = [border.cost for border in one.borders.values() if border.buildable]
    assert (len(one.areas), len(one.borders), costs.count(1), costs.count(2)) == counts


@pytest.mark.parametrize(("name", "people"), [("wensleydale", 68), ("nurnberg", 62)])
def test_setup(name: str, people: int) -> None:
    model = new(name, first=2)
    assert model.general_order == [2, 0, 1]
    assert model.position()["tracks"]["brown"] == [[2, 2], [0, 2], [1, 2]]
    found = 0
    for area, inside in model.contents.items():
        found += inside["red"] + inside["green"] + inside["landowner"]
        kind = model.board.areas[area]
        assert inside["plain"] <= (2 if kind.goods and kind.terrain == "plain" else 0)
        assert inside["hill"] <= (2 if kind.goods and kind.terrain == "hill" else 0)
    assert found == people
    assert [seat.hand for seat in model.seats] == [12, 12, 12]
    assert model.limits == [9, 9, 9]
    if name == "nurnberg":  # LTW-SETUP-8
        assert model.contents["fuerth"]["red"] >= 1
        assert model.contents["fuerth"]["green"] >= 1
    # LTW-COMP-3: an upper bound for what can lie on the board
    assert sum(inside["plain"] for inside in model.contents.values()) <= 60


# --- stacks and auction --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "one", "other"),
    [(1, (1, "brown"), (4, "brown")), (2, (3, "brown"), (4, "green"))],  # boxes 2 and 5, 4 and 5
)
def test_example_1_stacks(rules: int, one: tuple[int, str], other: tuple[int, str]) -> None:
    """Two boxes give one brown point each: by a token, or printed in box 5 (version 2)."""
    model = new(rules=rules)
    for box in model.boxes:
        box.tokens = ["green"]
    model.boxes[one[0]].tokens, model.boxes[one[0]].bid = [one[1]], (1, 3)
    model.boxes[other[0]].tokens, model.boxes[other[0]].bid = [other[1]], (0, 2)
    model.settle_auction()
    assert model.position()["tracks"]["brown"] == [[0, 3], [1, 3], [2, 2]]
    assert model.train_order == [0, 1, 2]


def test_case_12_a_token_that_falls_lies_on_top() -> None:
    model = new()
    set_points(model, 0, white=0)
    set_points(model, 2, white=0)
    assert model.tracks["white"] == [[1, 1], [2, 0], [0, 0]]
    model.move_token("white", 0, 0)
    assert model.ranking("white") == [1, 2, 0]
    for i, by in [(0, -2), (1, -2), (2, 3)]:
        model.move_token("profit", i, by)
    assert model.tracks["profit"] == [[2, 3], [1, -2], [0, -2]]


def test_example_2_bids() -> None:
    model = new(players=4)
    assert model.legal_moves(0) == {("bid", box) for box in range(1, 9)}
    model.play(0, ("bid", 1))
    assert model.position()["box"] == 1
    assert model.legal_moves(0) == {("stake", cubes) for cubes in range(3, 10)}
    model.play(0, ("stake", 9))
    for i, box, cubes in [(1, 3, 3), (2, 4, 3), (3, 5, 2), (0, 2, 3)]:
        assert model.pending() == [i]
        model.play(i, ("bid", box))
        model.play(i, ("stake", cubes))
    assert ("bid", 1) not in model.legal_moves(1)  # nobody can go above 9
    model.play(1, ("bid", 2))
    assert min(model.legal_moves(1)) == ("stake", 4)
    model.play(1, ("stake", 4))
    assert model.seats[0].hand == 3
    assert [model.boxes[1].bid, model.pending()] == [(1, 4), [2]]
    model.play(2, ("bid", 6))
    model.play(2, ("stake", 2))
    model.play(3, ("bid", 7))
    model.play(3, ("stake", 2))
    assert model.pending() == [0]
    assert model.legal_moves(0) == {("bid", 5), ("bid", 6), ("bid", 7), ("bid", 8)}
    assert stakes_on(model, 0, 1) == []  # LTW-AUC-3
    model.play(0, ("bid", 8))
    model.play(0, ("stake", 3))
    assert model.phase in ("build", "trains")
    assert [seat.hand for seat in model.seats] == [0, 5, 7, 8]
