"""Hints: to one person alone with bots, to others if the host lets; told in steps, and counted."""

import pytest

from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import (
    HOST_BEGINS,
    ONE_ROUND,
    TICKET,
    TRANS,
    answer,
    denied,
    play_to_the_end,
    trans_pair,
)


def hints(table_id: str, seat: int = 0) -> str:
    return f"/api/tables/{table_id}/seats/{seat}/hints"


def taken(guest: Guest, table_id: str) -> list[int]:
    """How many hints each seat has taken, as everybody at the table sees it."""
    return [seat["hints"] for seat in guest.table(table_id)["seats"]]


def ask(guest: Guest, table_id: str, step: int, seat: int = 0) -> Json:
    number = guest.state(table_id, seat)["number"]
    hint: Json = guest.post(hints(table_id, seat), {"position": number, "step": step})
    return hint


def alone(deployment: Deployment, game: str = TRANS, **settings: object) -> tuple[Guest, str]:
    """Ada with a bot, asked first."""
    ada = Guest(deployment, "Ada")
    options = ONE_ROUND if game == TRANS else HOST_BEGINS
    made = ada.new_table(game, ["me", "bot:dispatcher"], options=options, bot_pause=0, **settings)
    return ada, made["table"]["id"]


def test_a_hint_is_told_step_by_step_and_counts_once_for_each_question(
    deployment: Deployment,
) -> None:
    ada, table_id = alone(deployment)
    assert ada.table(table_id)["hints"] is True
    assert taken(ada, table_id) == [0, 0]
    look, kind, move = (ask(ada, table_id, step) for step in (1, 2, 3))
    assert look["look"] == "hint-trans-look-place"
    assert look["explanation"]["plan"]["cities"]
    assert (look["kind"], look["do"], look["move"]) == (None, None, None)
    assert (kind["kind"], kind["do"], kind["move"]) == ("hint-trans-kind-place", "place", None)
    assert kind["explanation"] == look["explanation"]
    assert move["explanation"]["plan"]["lines"]
    assert move["explanation"]["reasons"][0]["message"] == "why-trans-place"
    assert [each["hints"] for each in (look, kind, move)] == [1, 1, 1]
    assert taken(ada, table_id) == [1, 0]
    ada.move(table_id, 0, move["move"], move["number"])  # it is one of those that are possible
    eventually(lambda: ada.state(table_id, 0)["prompt"] is not None)
    assert ask(ada, table_id, 3)["hints"] == 2
    assert taken(ada, table_id) == [2, 0]
    (kept,) = ada.get("/api/me/data")["tables"]
    assert [(seat["number"], seat["hints"]) for seat in kept["seats"]] == [(0, 2)]


def test_the_count_of_hints_outlives_the_server_and_stands_in_the_result(
    new_deployment: NewDeployment,
) -> None:
    deployment = new_deployment("two-processes")
    ada, table_id = alone(deployment)
    first = ask(ada, table_id, 3)
    deployment.restart()
    assert taken(ada, table_id) == [1, 0]
    assert ask(ada, table_id, 3) == first  # of whichever process, and not counted again
    play_to_the_end(ada, table_id, 0)
    table = ada.table(table_id)
    assert (table["status"], [seat["hints"] for seat in table["seats"]]) == ("over", [1, 0])
    assert denied(ada, "POST", hints(table_id), {"position": 0}) == (409, "not-running")


def test_people_get_no_hints_unless_their_host_allows_them(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    assert ada.table(table_id)["hints"] is False
    assert denied(ada, "POST", hints(table_id), {"position": 0}) == (403, "no-hints-here")
    ada, bo, table_id = trans_pair(deployment, hints=True)
    assert ask(ada, table_id, 1)["hints"] == 1
    assert taken(bo, table_id) == [1, 0]  # nobody hides it from the others
    silent = ada.new_table(TRANS, ["me", "bot"], options=ONE_ROUND, hints=False)["table"]["id"]
    assert denied(ada, "POST", hints(silent), {"position": 0}) == (403, "no-hints-here")


def test_whoever_is_not_asked_or_does_not_sit_there_gets_no_hint(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment, hints=True)
    asked = {"position": 0, "step": 3}
    assert denied(bo, "POST", hints(table_id, 1), asked) == (409, "no-prompt")
    assert denied(bo, "POST", hints(table_id, 0), asked) == (403, "not-yours")
    assert denied(ada, "POST", hints(table_id, 7), asked) == (404, "no-such-seat")
    eve = Guest(deployment, "Eve")
    assert denied(eve, "POST", hints(table_id), asked) == (404, "no-such-table")
    answer(ada, table_id, 0)
    number = answer(bo, table_id, 1)["number"]
    assert denied(ada, "POST", hints(table_id), {"position": 0}) == (409, "stale")
    assert denied(ada, "POST", hints(table_id), {"position": number + 9}) == (409, "stale")
    assert taken(ada, table_id) == [0, 0]


def test_nonsense_is_refused_and_a_lesson_needs_no_hints(deployment: Deployment) -> None:
    ada, table_id = alone(deployment)
    for body in ({}, {"position": -1}, {"position": 0, "step": 4}, {"position": 0, "seat": 1}, []):
        assert denied(ada, "POST", hints(table_id), body)[1] == "bad-request", body
    lesson = ada.post("/api/lessons/trans-europa")["id"]
    assert ada.table(lesson)["hints"] is False
    assert denied(ada, "POST", hints(lesson), {"position": 0}) == (409, "in-lesson")


@pytest.mark.parametrize("step", [1, 3])
def test_while_tickets_are_chosen_only_the_last_step_names_them(
    deployment: Deployment, step: int
) -> None:
    ada, table_id = alone(deployment, TICKET)
    explanation = ask(ada, table_id, step)["explanation"]
    assert (explanation["plan"] is None) == (step == 1)
    assert bool(explanation["reasons"]) == (step == 3)
