"""The last round (TTR-END)."""

import pytest

from stellwerk import game
from tests.plain import Move
from tests.ticket.positions import (
    DRAW_BLIND,
    DRAW_TICKETS,
    Table,
    claim,
    draw,
    keep,
    kinds,
    position,
    seat,
    station,
)

EUROPE = game("ticket-europe", players=3)
FORTY_TRAINS = [
    "petrograd_stockholm",  # 8
    "budapest_kyiv",  # 6
    "palermo_smyrna",  # 6
    *["kharkov_kyiv", "kharkov_moskva", "moskva_petrograd"],  # 4 each
    *["rostov_sevastopol", "barcelona_marseille"],  # 4 each
]
TAKE_TWO = (DRAW_BLIND, DRAW_BLIND)


def five_trains_left(**cards: int) -> Table:
    """Seat 0 has five trains left."""
    return position(EUROPE, seat(cards, routes=FORTY_TRAINS))


@pytest.mark.rule("TTR-END-1")
@pytest.mark.parametrize(
    ("move", "trains"),
    [
        (claim("berlin_wien", green=3), 2),
        (claim("warszawa_wien", blue=4), 1),
        (claim("danzig_riga", black=3), 2),
    ],
)
def test_two_trains_or_fewer_begin_the_last_round(move: Move, trains: int) -> None:
    table = five_trains_left(green=3, blue=4, black=3)
    assert "last-round" in kinds(table.play(move))
    assert table.seat(0)["trains"] == trains
    assert table["final_turns"] == 3


@pytest.mark.rule("TTR-END-1")
def test_three_trains_do_not_begin_the_last_round() -> None:
    table = five_trains_left(blue=2)
    assert "last-round" not in kinds(table.play(claim("berlin_essen", blue=2)))
    assert table.seat(0)["trains"] == 3
    assert table["final_turns"] is None


@pytest.mark.rule("TTR-END-1")
def test_everybody_has_one_more_turn_the_one_who_began_it_last() -> None:
    table = five_trains_left(green=3)
    table.play(claim("berlin_wien", green=3))
    order = []
    while not table.is_over:
        order.append(table.to_move)
        table.play(*TAKE_TWO)
    assert order == [1, 2, 0]


@pytest.mark.rule("TTR-END-1")
@pytest.mark.parametrize(
    "last_action",
    [
        [claim("dieppe_paris", pink=1)],
        [station("roma", pink=1)],
        [DRAW_TICKETS, keep("t_paris_wien")],
        [draw("locomotive")],
        list(TAKE_TWO),
    ],
    ids=["route", "station", "tickets", "locomotive", "cards"],
)
def test_the_game_ends_after_the_last_turn_whatever_it_is(last_action: list[Move]) -> None:
    table = position(
        EUROPE,
        seat(pink=1),
        row=["locomotive", "pink", "red", "blue", "green"],
        ticket_deck_top=["t_paris_wien"],
        final_turns=1,
    )
    events = table.play(*last_action)
    assert kinds(events)[-1] == "over"
    assert table.is_over
    assert table.refuses(DRAW_BLIND, by=1) == "TTR-END-1"


@pytest.mark.rule("TTR-END-1")
def test_a_second_player_who_runs_out_of_trains_does_not_prolong_the_last_round() -> None:
    table = position(EUROPE, seat(), seat(green=3, routes=FORTY_TRAINS), turn=1, final_turns=2)
    table.play(claim("berlin_wien", green=3))
    assert table.seat(1)["trains"] == 2
    assert table["final_turns"] == 1
    table.play(*TAKE_TWO)
    assert table.is_over


@pytest.mark.rule("TTR-END-1", "TTR-TUNNEL-3")
def test_a_tunnel_given_up_keeps_the_trains_and_the_game_goes_on() -> None:
    table = position(EUROPE, seat(red=3, routes=FORTY_TRAINS), deck_top=["red", "blue", "blue"])
    table.play(claim("erzurum_sochi", red=3), {"do": "withdraw"})
    assert table["final_turns"] is None
