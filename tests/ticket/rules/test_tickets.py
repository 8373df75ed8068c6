"""Tickets during the game: drawing, returning, keeping them secret (TTR-TICKET)."""

import random

import pytest

from stellwerk import game
from stellwerk.games.ticket.game import TicketGame
from tests.plain import plain
from tests.ticket.positions import (
    DRAW_BLIND,
    DRAW_TICKETS,
    finished,
    keep,
    position,
    seat,
    started,
    tickets_of,
    whole,
)

EUROPE = game("ticket-europe")
USA = game("ticket-usa")
SWITZERLAND = game("ticket-switzerland")
TOP = {
    "ticket-europe": ["t_london_berlin", "t_paris_wien", "t_berlin_roma", "t_madrid_zurich"],
    "ticket-usa": ["b01", "b05", "b03", "b10"],
    "ticket-switzerland": ["cc30", "cn1", "nn_italy_a", "cc02"],
}


@pytest.mark.rule("TTR-TICKET-1")
@pytest.mark.parametrize(
    ("rules", "number"),
    [
        (EUROPE, 3),
        (game("ticket-europe", tickets="1912"), 3),
        (game("ticket-europe", tickets="mega"), 3),
        (game("ticket-europe", tickets="big-cities"), 4),
        (USA, 3),
        (game("ticket-usa", tickets="1910"), 3),
        (game("ticket-usa", tickets="mega"), 4),
        (game("ticket-usa", tickets="big-cities"), 4),
        (SWITZERLAND, 3),
    ],
)
def test_three_tickets_are_drawn_and_four_in_some_sets(rules: TicketGame, number: int) -> None:
    table = position(rules)
    top = table["ticket_deck"][:number]
    table.play(DRAW_TICKETS)
    assert table.seat(0)["offer"] == top


@pytest.mark.rule("TTR-TICKET-1")
@pytest.mark.parametrize("left", [1, 2])
def test_what_is_left_is_drawn_if_it_is_less(left: int) -> None:
    tickets = TOP["ticket-europe"][:left]
    table = position(EUROPE, ticket_deck=tickets)
    table.play(DRAW_TICKETS)
    assert table.seat(0)["offer"] == tickets


@pytest.mark.rule("TTR-TICKET-1")
def test_at_least_one_ticket_is_kept() -> None:
    top = TOP["ticket-europe"][:3]
    table = position(EUROPE, ticket_deck_top=top)
    table.play(DRAW_TICKETS)
    assert table.refuses(keep()) == "TTR-TICKET-1"
    assert {len(tickets_of(move)) for move in table.moves()} == {1, 2, 3}
    assert len(table.moves()) == 7
    table.play(keep(top[1]))
    assert table.seat(0)["tickets"] == [top[1]]


@pytest.mark.rule("TTR-TICKET-1")
def test_only_offered_tickets_are_kept_and_nothing_else_is_done_first() -> None:
    table = position(EUROPE, ticket_deck_top=TOP["ticket-europe"])
    assert table.refuses(keep("t_london_berlin")) == "TTR-TICKET-1"
    table.play(DRAW_TICKETS)
    assert table.refuses(keep("t_madrid_zurich")) == "TTR-TICKET-1"
    assert table.refuses(DRAW_BLIND) == "TTR-TICKET-1"
    assert table.kinds_of_moves() == {"keep"}


@pytest.mark.rule("TTR-TICKET-1")
def test_no_tickets_are_drawn_from_an_empty_deck() -> None:
    table = position(EUROPE, ticket_deck=[])
    assert table.refuses(DRAW_TICKETS) == "TTR-TICKET-1"


@pytest.mark.rule("TTR-TICKET-2")
@pytest.mark.parametrize("rules", [EUROPE, USA], ids=lambda rules: rules.id)
def test_europe_and_usa_put_returned_tickets_under_the_deck(rules: TicketGame) -> None:
    first, second, third, fourth = TOP[rules.id]
    table = position(rules, ticket_deck_top=[first, second, third, fourth])
    removed = table["removed_tickets"]
    table.play(DRAW_TICKETS, keep(second))
    assert table["ticket_deck"][0] == fourth
    assert table["ticket_deck"][-2:] == [first, third]
    assert table["removed_tickets"] == removed


@pytest.mark.rule("TTR-TICKET-2")
def test_switzerland_takes_returned_tickets_out_of_the_game() -> None:
    first, second, third, fourth = TOP["ticket-switzerland"]
    table = position(SWITZERLAND, ticket_deck_top=[first, second, third, fourth])
    size = len(table["ticket_deck"])
    table.play(DRAW_TICKETS, keep(second))
    assert table["ticket_deck"][0] == fourth
    assert len(table["ticket_deck"]) == size - 3
    assert set(table["removed_tickets"]) == {first, third}


@pytest.mark.rule("TTR-TICKET-2")
@pytest.mark.parametrize(("rules", "out"), [(SWITZERLAND, True), (USA, False)])
def test_returned_starting_tickets_leave_the_game_only_in_switzerland(
    rules: TicketGame, out: bool
) -> None:
    match = rules.new_match(seed=11)
    returned = []
    for number, player in enumerate(whole(match)["seats"]):
        match.play(number, keep(*player["offer"][:2]))
        returned += player["offer"][2:]
    place = "removed_tickets" if out else "ticket_deck"
    assert set(returned) <= set(whole(match)[place])


@pytest.mark.rule("TTR-TICKET-3")
@pytest.mark.parametrize("rules", [EUROPE, USA, SWITZERLAND], ids=lambda rules: rules.id)
def test_kept_tickets_stay_and_nobody_else_sees_them(rules: TicketGame) -> None:
    match = started(rules, seed=12)
    chance = random.Random(12)
    before: list[set[str]] = [set(), set()]
    for _ in range(150):
        for number in (0, 1):
            mine = set(whole(match)["seats"][number]["tickets"])
            assert mine >= before[number]
            shown = str(plain([match.view(1 - number), match.view(None)]))
            assert not any(f"'{ticket}'" in shown for ticket in mine)
            before[number] = mine
        if match.is_over:
            break
        ((number, prompt),) = match.prompts.items()
        match.play(number, chance.choice(prompt.moves))
    assert sum(map(len, before)) > 0


@pytest.mark.rule("TTR-TICKET-3")
def test_the_final_count_shows_all_tickets() -> None:
    mine = seat(routes=["berlin_essen"], tickets=["t_london_berlin", "t_paris_wien"])
    table = finished(EUROPE, mine)
    for viewer in (0, 1, None):
        shown = table.view(viewer)["result"]["scores"][0]
        assert shown["failed"] == ["t_london_berlin", "t_paris_wien"]
