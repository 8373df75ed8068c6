"""Bots say why they moved: to one person alone at once, to others if the host or the end lets."""

from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    HOST_BEGINS,
    ONE_ROUND,
    TICKET,
    TRANS,
    answer,
    denied,
    nobody_gets,
    play_to_the_end,
    problem_of,
)

EXPLAINED = "/api/tables/{}/explanations/{}"


def moves_of(guest: Guest, table_id: str, seat: int) -> list[int]:
    """The entries of a seat's moves, as everybody may know them."""
    events = guest.get(f"/api/tables/{table_id}/events")["events"]
    return sorted({event["number"] for event in events if event["seat"] == seat} - {0})


def first_move_of(guest: Guest, table_id: str, seat: int) -> int:
    """Wait for a move of a bot: the number of its first one."""
    eventually(lambda: bool(moves_of(guest, table_id, seat)))
    return moves_of(guest, table_id, seat)[0]


def two_and_a_bot(deployment: Deployment, **settings: object) -> tuple[Guest, Guest, str]:
    """Ada and Bo with a bot between them, at a game of hidden cities."""
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    seats = ["me", "bot:dispatcher", "open"]
    made = ada.new_table(TRANS, seats, options=ONE_ROUND, **settings)
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    answer(ada, table_id, 0)
    return ada, bo, table_id


def test_one_person_alone_with_bots_is_told_their_plans_at_once(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    made = ada.new_table(TICKET, ["me", "bot:driver"], options=HOST_BEGINS)
    table_id = made["table"]["id"]
    assert made["table"]["explanations"] is True
    number = first_move_of(ada, table_id, 1)
    path = EXPLAINED.format(table_id, number)
    explained = ada.get(path)
    assert (explained["number"], explained["seat"], explained["bot"]) == (number, 1, "driver")
    assert explained["explanation"]["reasons"][0]["message"] == "why-ticket-keep"
    assert explained["explanation"]["plan"]["tickets"]
    assert ada.get(path) == explained
    assert problem_of(nobody_gets(deployment, path)) == "not-logged-in"
    stranger = Guest(deployment, "Eve")
    assert denied(stranger, "GET", path) == (404, "no-such-table")


def test_moves_of_people_and_moves_that_were_never_made_have_no_explanation(
    deployment: Deployment,
) -> None:
    ada = Guest(deployment, "Ada")
    table_id = ada.new_table(TRANS, ["me", "bot"], options=ONE_ROUND)["table"]["id"]
    for number in (0, 500):
        path = EXPLAINED.format(table_id, number)
        assert denied(ada, "GET", path) == (404, "no-explanation")
    mine = answer(ada, table_id, 0)["number"]
    path = EXPLAINED.format(table_id, mine)
    assert denied(ada, "GET", path) == (404, "no-explanation")


def test_among_several_people_a_bot_keeps_its_secrets_until_the_end(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = two_and_a_bot(deployment)
    assert ada.table(table_id)["explanations"] is False
    path = EXPLAINED.format(table_id, first_move_of(ada, table_id, 1))
    for guest in (ada, bo):
        assert denied(guest, "GET", path) == (403, "not-explained")
    chance = iter(range(10_000))
    while ada.table(table_id)["status"] != "over":
        for seat, guest in ((0, ada), (2, bo)):
            if seat in ada.table(table_id)["pending"]:
                answer(guest, table_id, seat, which=next(chance) % 2 * -1)
    for guest in (ada, bo):
        assert guest.get(path)["explanation"]["reasons"]


def test_the_host_lets_bots_speak_to_all_or_to_nobody(deployment: Deployment) -> None:
    ada, bo, table_id = two_and_a_bot(deployment, explanations=True)
    path = EXPLAINED.format(table_id, first_move_of(ada, table_id, 1))
    explained: Json = bo.get(path)
    assert explained == ada.get(path)
    assert explained["explanation"]["plan"]["cities"]
    settings = {"options": ONE_ROUND, "explanations": False}
    silent = ada.new_table(TRANS, ["me", "bot"], **settings)["table"]["id"]
    answer(ada, silent, 0)
    path = EXPLAINED.format(silent, first_move_of(ada, silent, 1))
    assert denied(ada, "GET", path) == (403, "not-explained")
    play_to_the_end(ada, silent, 0)
    assert ada.get(path)["explanation"]["reasons"]


def test_a_bot_that_stands_in_tells_only_whose_secrets_they_are(deployment: Deployment) -> None:
    ada, bo, table_id = two_and_a_bot(deployment, explanations=True)
    first_move_of(ada, table_id, 1)
    bo.delete(f"/api/tables/{table_id}/seats/2")
    path = EXPLAINED.format(table_id, first_move_of(ada, table_id, 2))
    eventually(lambda: 0 in ada.table(table_id)["pending"])
    numbers = moves_of(ada, table_id, 2)
    path = EXPLAINED.format(table_id, numbers[-1])
    assert denied(ada, "GET", path) == (403, "not-explained")
    assert bo.get(path)["explanation"]["plan"] is not None
