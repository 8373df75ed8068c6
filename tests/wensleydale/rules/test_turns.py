"""Turns, their phases, and the cubes of a turn (LTW-TURN, LTW-CUBE)."""

import pytest

from tests.wensleydale.positions import (
    BOARDS,
    PASS,
    STOP,
    bid,
    buy,
    carry,
    influence,
    line,
    own,
    player,
    position,
    sell,
    start,
    started,
    train,
    wensleydale,
)
from tests.wensleydale.positions import area as holding


@pytest.mark.rule("LTW-TURN-1", "LTW-END-1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("players", "side", "turns"), [(4, "3-4", 4), (3, "3-4", 5), (2, "2-3", 5), (3, "2-3", 4)]
)
def test_number_of_turns(board: str, players: int, side: str, turns: int) -> None:
    table = started(wensleydale(board, players, side=side))
    assert table.view()["turns"] == turns
    for turn in range(1, turns + 1):
        assert (table["turn"], table["phase"]) == (turn, "bid")
        table.play_shortly()
    assert (table["phase"], table.state.is_terminal()) == ("over", True)


@pytest.mark.rule("LTW-TURN-2")
def test_the_phases_of_a_turn_in_their_order() -> None:
    table = position(
        wensleydale(players=2),
        own(0, "garsdale", "hawes"),
        own(1, "skipton", "gargrave"),
        phase="bid",
        turn=2,
    )
    seen = [table["phase"]]
    table.auction((1, 3), (2, 3), (4, 3), (5, 3))
    while table["turn"] == 2:
        if table["phase"] != seen[-1]:
            seen.append(table["phase"])
        table.play(PASS)
    assert seen == ["bid", "build", "trains", "take-over"]
    assert (table["turn"], table["phase"]) == (3, "bid")
    assert table.on("profit") == [-1, -1]  # phase 7 came before
    assert table["general_order"] == table.ranking("profit")  # and phase 8


@pytest.mark.rule("LTW-TURN-2")
@pytest.mark.parametrize("phase", ["bid", "build", "trains", "take-over"])
def test_every_phase_has_its_own_moves(phase: str) -> None:
    table = position(
        wensleydale(),
        own(0, "garsdale", "hawes"),
        *([train("A1", 0)] if phase == "trains" else []),
        holding("hawes", red=1),
        phase=phase,
    )
    moves = {
        "bid": [bid(1)],
        "build": [start("garsdale"), PASS],
        "trains": [buy("B1"), carry("hawes", "red"), PASS],
        "take-over": [sell("red", "garsdale")[0], PASS],
    }
    for name, some in moves.items():
        for move in some:
            if name == phase or (move == PASS and phase != "bid"):
                assert table.allows(move)
            else:
                assert table.refuses(move) == "LTW-TURN-2"
    assert table.refuses(moves[phase][0], by=1) == "LTW-TURN-2"


@pytest.mark.rule("LTW-CUBE-1")
@pytest.mark.parametrize(("kept", "then"), [(0, 12), (1, 13), (3, 15), (4, 15), (9, 15)])
def test_twelve_cubes_come_to_the_kept_ones_as_far_as_the_stock_goes(kept: int, then: int) -> None:
    table = position(
        wensleydale(), player(0, hand=kept), influence(0, brown=0), phase="trains", passed=[1, 2]
    )
    table.play(PASS)
    assert table["turn"] == 2
    assert table.each("hand") == [then, 15, 15]
    assert table["limits"] == [then - 3, 12, 12]


@pytest.mark.rule("LTW-CUBE-2")
def test_spent_cubes_go_back_to_the_own_stock() -> None:
    table = started(wensleydale(players=2))
    table.auction((1, 4), (4, 2), (2, 3), (5, 2))
    assert table.each("hand") == [5, 8]
    for _ in range(2):
        table.play(PASS)
    table.pass_through("trains")
    assert table.each("hand") == [15, 15]  # the stock was full enough again


@pytest.mark.rule("LTW-CUBE-2")
def test_cubes_spent_on_tracks_and_trains_come_back_next_turn() -> None:
    table = position(
        wensleydale(),
        influence(0, white=0, brown=0, red=1, green=0),
        build_order=[1, 2, 0],
    )
    table.play(*line("garsdale", "hawes", "askrigg", "aysgarth"), STOP)  # 6 cubes
    assert table.seat(0)["hand"] == 6
    table.play(buy("B1"))  # 6 cubes for two brown points
    assert table.seat(0)["hand"] == 0
    table.pass_through("trains")
    assert (table["turn"], table.each("hand")) == (2, [12, 15, 15])
