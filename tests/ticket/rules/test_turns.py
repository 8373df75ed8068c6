"""A turn is one action; passing is for those who can do nothing (TTR-TURN)."""

from pathlib import Path

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.plain import Move
from tests.ticket.positions import (
    DRAW_BLIND,
    DRAW_TICKETS,
    EMPTY_ROW,
    PASS,
    Table,
    claim,
    draw,
    keep,
    kinds,
    position,
    seat,
    station,
)

EUROPE = game("ticket-europe")
ORIGINAL = game("ticket-europe", edition="original")

ONE_ROUTE = """
format = 1
family = "ticket"
id = "ticket-one-route"
title = "One route"
players = [2, 3]
trains = 10
stations = 0
cities = [
  { id = "here", name = "Here", lon = 0, lat = 0 },
  { id = "there", name = "There", lon = 1, lat = 0 },
]
routes = [{ id = "here_there", a = "here", b = "there", length = 2, color = "blue" }]
tickets = [
  { id = "t1", a = "here", b = "there", points = 3, tags = ["base"] },
  { id = "t2", a = "here", b = "there", points = 4, tags = ["base"] },
  { id = "t3", a = "here", b = "there", points = 5, tags = ["base"] },
]

[provenance]
sources = ["a test"]

[cards]
pink = 3
white = 3
blue = 3
yellow = 3
orange = 3
black = 3
red = 3
green = 3
locomotive = 3

[points]
2 = 2

[rules]
locomotives = "anywhere"
row_locomotive = "whole-turn"
second_track_from = 4
unkept_tickets = "under-deck"

[[ticket_sets]]
id = "base"
tags = ["base"]
regular = 1
keep = 1
unkept_at_start = "under-deck"
draw = 1
longest_path = 10
"""


@pytest.fixture
def one_route(tmp_path: Path) -> TicketGame:
    """A board with a single route, for three players."""
    file = tmp_path / "one-route.toml"
    file.write_text(ONE_ROUTE, encoding="utf-8")
    return game("ticket", players=3, board=file)


def nothing_left(rules: TicketGame) -> Table:
    """Every card is in a hand, every ticket is held, and the only route is not claimed yet."""
    return position(
        rules,
        seat(blue=1, tickets=["t1"]),
        seat(blue=2, tickets=["t2"]),
        seat(tickets=["t3"]),
        row=EMPTY_ROW,
        rest_in_hand_of=2,
    )


@pytest.mark.rule("TTR-TURN-1")
@pytest.mark.parametrize(
    ("board", "others"),
    [("ticket-europe", {"station"}), ("ticket-usa", set()), ("ticket-switzerland", set())],
)
def test_a_turn_offers_each_action_of_the_board(board: str, others: set[str]) -> None:
    hand = dict.fromkeys(("red", "blue", "yellow", "green"), 3)
    table = position(game(board), seat(hand))
    usual = {"draw", "draw-blind", "claim", "draw-tickets"}
    assert table.kinds_of_moves() == usual | others


@pytest.mark.rule("TTR-TURN-1")
@pytest.mark.parametrize(
    "action",
    [
        [draw("pink"), DRAW_BLIND],
        [claim("dieppe_paris", pink=1)],
        [DRAW_TICKETS, keep("t_amsterdam_wilno")],
        [station("roma", red=1)],
    ],
    ids=["cards", "route", "tickets", "station"],
)
def test_after_one_action_it_is_the_next_players_turn(action: list[Move]) -> None:
    table = position(EUROPE, seat(pink=1, red=1), ticket_deck_top=["t_amsterdam_wilno"])
    table.play(*action)
    assert table.to_move == 1
    assert table.refuses(DRAW_BLIND, by=0) == "TTR-TURN-1"


@pytest.mark.rule("TTR-TURN-1")
@pytest.mark.parametrize("move", [DRAW_BLIND, draw("pink"), DRAW_TICKETS, station("roma", red=1)])
def test_nobody_plays_out_of_turn(move: Move) -> None:
    table = position(EUROPE, seat(), seat(red=1))
    assert table.refuses(move, by=1) == "TTR-TURN-1"


@pytest.mark.rule("TTR-TURN-1")
def test_there_are_no_other_actions() -> None:
    assert position(EUROPE).refuses({"do": "swap-cards"}) == "TTR-TURN-1"


@pytest.mark.rule("TTR-TURN-2")
@pytest.mark.parametrize("move", [DRAW_BLIND, draw("red"), DRAW_TICKETS])
def test_nobody_passes_while_anything_can_be_drawn(move: Move) -> None:
    table = position(
        ORIGINAL,
        row=["red", *EMPTY_ROW[1:]] if move == draw("red") else EMPTY_ROW,
        deck=["red"] if move == DRAW_BLIND else [],
        ticket_deck=["t_amsterdam_wilno"] if move == DRAW_TICKETS else [],
        rest_in_hand_of=1,
    )
    assert table.refuses(PASS) == "TTR-TURN-2"
    assert table.moves() == [move]


@pytest.mark.rule("TTR-TURN-2")
def test_nobody_passes_while_a_station_can_be_built() -> None:
    mine = seat(green=1, routes=["dieppe_paris", "budapest_wien_red", "amsterdam_bruxelles"])
    table = position(EUROPE, mine, row=EMPTY_ROW, ticket_deck=[], rest_in_hand_of=1)
    assert table.kinds_of_moves() == {"station"}
    assert table.refuses(PASS) == "TTR-TURN-2"


@pytest.mark.rule("TTR-TURN-2")
def test_a_player_who_can_do_nothing_passes() -> None:
    table = position(EUROPE, row=EMPTY_ROW, ticket_deck=[], rest_in_hand_of=1)
    assert table.moves() == [PASS]
    table.play(PASS)
    assert (table.to_move, table.is_over) == (1, False)
    assert table.refuses(PASS) == "TTR-TURN-2"


@pytest.mark.rule("TTR-TURN-2")
def test_nobody_passes_while_a_route_can_be_claimed(one_route: TicketGame) -> None:
    table = nothing_left(one_route)
    table.play(PASS)
    assert table.moves() == [claim("here_there", blue=2)]
    assert table.refuses(PASS) == "TTR-TURN-2"


@pytest.mark.rule("TTR-TURN-2")
def test_a_turn_that_is_not_passed_starts_the_count_of_passes_anew(one_route: TicketGame) -> None:
    table = nothing_left(one_route)
    table.play(PASS, claim("here_there", blue=2), draw("blue"))
    assert not table.is_over
    assert table["passes"] == 0


@pytest.mark.rule("TTR-TURN-2")
def test_the_game_ends_and_is_scored_when_all_pass_in_a_row(one_route: TicketGame) -> None:
    table = position(
        one_route,
        seat(routes=["here_there"], tickets=["t1"]),
        seat(tickets=["t2"]),
        seat(tickets=["t3"]),
        row=EMPTY_ROW,
        rest_in_hand_of=2,
        turn=1,
    )
    table.play(PASS, PASS)
    assert not table.is_over
    assert kinds(table.play(PASS)) == ["pass", "over-all-passed"]
    assert table.is_over
    assert [score["total"] for score in table.result()["scores"]] == [2 + 3 + 10, -4, -5]
