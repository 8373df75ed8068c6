"""Setting up: first cards, three locomotives in the row, the first player (TTR-SETUP-1…4)."""

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.ticket.positions import (
    DRAW_BLIND,
    Table,
    claim,
    draw,
    kinds,
    position,
    seat,
    started,
    station,
    whole,
)

EUROPE = game("ticket-europe")
ORIGINAL = game("ticket-europe", edition="original")
SWITZERLAND = game("ticket-switzerland")


def locomotives(row: list[str | None]) -> int:
    return row.count("locomotive")


@pytest.mark.rule("TTR-SETUP-1")
@pytest.mark.parametrize(
    ("board", "players"),
    [("ticket-europe", 5), ("ticket-usa", 4), ("ticket-switzerland", 3), ("ticket-usa", 2)],
)
def test_everybody_starts_with_four_cards_and_five_lie_open(board: str, players: int) -> None:
    now = whole(game(board, players=players).new_match(seed=2))
    assert [sum(player["cards"].values()) for player in now["seats"]] == [4] * players
    assert len(now["row"]) == 5
    assert None not in now["row"]


@pytest.mark.rule("TTR-SETUP-2")
def test_a_first_row_never_shows_three_locomotives() -> None:
    swept = 0
    for seed in range(400):
        table = game("ticket-usa").new_match(seed).view(None)
        assert locomotives(table.row) < 3
        thrown_away = table.discard
        if thrown_away:
            swept += 1
            assert thrown_away["locomotive"] >= 3
            assert sum(thrown_away.values()) % 5 == 0
    assert swept > 0


@pytest.mark.rule("TTR-SETUP-2")
@pytest.mark.parametrize("rules", [EUROPE, SWITZERLAND], ids=lambda rules: rules.id)
def test_three_locomotives_in_the_row_are_swept_away(rules: TicketGame) -> None:
    table = position(
        rules,
        row=["locomotive", "locomotive", "blue", "red", "green"],
        deck_top=["locomotive", "pink", "white", "yellow", "black", "orange"],
    )
    assert "flush" in kinds(table.play(draw("blue")))
    assert table["row"] == ["pink", "white", "yellow", "black", "orange"]
    assert table["discard"] == {"locomotive": 3, "red": 1, "green": 1}


@pytest.mark.rule("TTR-SETUP-2")
def test_the_row_is_swept_again_if_three_locomotives_follow() -> None:
    again = ["locomotive", "white", "locomotive", "black", "locomotive"]
    table = position(
        EUROPE,
        row=["locomotive", "locomotive", "blue", "red", "green"],
        deck_top=["locomotive", *again, "pink", "white", "yellow", "black", "orange"],
    )
    assert kinds(table.play(draw("blue"))).count("flush") == 2
    assert table["row"] == ["pink", "white", "yellow", "black", "orange"]
    assert table["discard"] == {"locomotive": 6, "red": 1, "green": 1, "white": 1, "black": 1}


@pytest.mark.rule("TTR-SETUP-2", "TTR-DRAW-1")
def test_the_second_card_is_chosen_from_the_new_row() -> None:
    table = position(
        EUROPE,
        row=["locomotive", "locomotive", "blue", "red", "green"],
        deck_top=["locomotive", "pink", "white", "yellow", "black", "orange"],
    )
    table.play(draw("blue"))
    assert table.refuses(draw("green")) == "TTR-DRAW-1"
    table.play(draw("orange"))
    assert table.hand(0) == {"blue": 1, "orange": 1}


@pytest.mark.rule("TTR-SETUP-2")
def test_two_locomotives_in_the_row_may_stay() -> None:
    table = position(
        EUROPE, row=["locomotive", "pink", "blue", "red", "green"], deck_top=["locomotive"]
    )
    assert "flush" not in kinds(table.play(draw("blue")))
    assert table["row"] == ["locomotive", "pink", "locomotive", "red", "green"]


def stuck_row() -> Table:
    """Three locomotives lie in the row, and all cards but one are in hands."""
    row = ["locomotive", "locomotive", "blue", "red", "green"]
    mine = seat(blue=4, pink=1)
    table = position(ORIGINAL, mine, row=row, deck=["locomotive"], rest_in_hand_of=1)
    assert "flush" not in kinds(table.play(draw("blue")))
    return table


@pytest.mark.rule("TTR-SETUP-3")
def test_a_row_that_cannot_get_better_stays() -> None:
    table = stuck_row()
    assert table["row"] == ["locomotive", "locomotive", "locomotive", "red", "green"]
    table.play(draw("red"))
    assert table["row"] == ["locomotive", "locomotive", "locomotive", None, "green"]


@pytest.mark.rule("TTR-SETUP-3")
def test_a_row_that_can_just_get_better_is_replaced_until_it_is() -> None:
    row = ["locomotive", "locomotive", "blue", "red", "green"]
    table = position(EUROPE, row=row, deck=["locomotive", "white"], rest_in_hand_of=1)
    assert "flush" in kinds(table.play(draw("blue")))
    assert locomotives(table["row"]) == 2
    assert {"red", "green", "white"} < set(table["row"])
    assert table["deck"] == ["locomotive"]


@pytest.mark.rule("TTR-SETUP-2", "TTR-SETUP-3")
def test_a_row_that_was_stuck_is_swept_when_colours_are_paid_for_a_route() -> None:
    table = stuck_row()
    table.play(draw("green"), station("roma", pink=1))
    assert locomotives(table["row"]) == 3
    assert "flush" in kinds(table.play(claim("berlin_essen", blue=2)))
    assert locomotives(table["row"]) < 3


@pytest.mark.rule("TTR-SETUP-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_can_choose_who_begins_and_play_goes_clockwise(first: int) -> None:
    match = started(game("ticket-usa", players=3, first_seat=first))
    order = []
    for _ in range(4):
        (number,) = match.prompts
        order.append(number)
        match.play(number, DRAW_BLIND)
        match.play(number, DRAW_BLIND)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("TTR-SETUP-4")
def test_by_default_the_first_player_is_drawn_by_lot() -> None:
    drawn = {whole(game("ticket-europe", players=3).new_match(seed))["first_seat"]
             for seed in range(40)}  # fmt: skip
    assert drawn == {0, 1, 2}
