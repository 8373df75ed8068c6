"""For whoever runs the server: is it well, and what does it do."""

import re

import stellwerk
from tests.server.client import Guest
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment
from tests.server.stories.telling import answer, nobody_gets, pair


def metrics(deployment: Deployment) -> dict[str, float]:
    """All numbers, those of several processes added up."""
    numbers: dict[str, float] = {}
    guest = Guest(deployment, "Operator")
    for address in deployment.addresses:
        response = guest.http.get(f"{address}/metrics")
        assert response.headers["content-type"].startswith("text/plain")
        for line in response.text.splitlines():
            if not line.startswith("#"):
                name, number = line.rsplit(" ", 1)
                numbers[name] = numbers.get(name, 0) + float(number)
    return numbers


def test_health_says_that_all_is_well(deployment: Deployment) -> None:
    pair(deployment)
    guest = Guest(deployment)
    for address in deployment.addresses:
        health = guest.http.get(f"{address}/health")
        assert health.status_code == 200
        answered = health.json()
        assert (answered["status"], answered["version"]) == ("ok", stellwerk.__version__)
        assert answered["tables_in_memory"] >= 0


def test_metrics_count_moves_refusals_tables_and_connections(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    before = metrics(deployment)
    assert before["stellwerk_sockets"] == 0
    ada, bo, table_id = pair(deployment)
    answer(ada, table_id, 0)
    ada.move(table_id, 0, {"do": "draw-blind"}, 9, expect=409)
    with bo.socket(table_id) as socket:
        socket.until("state")
        after = metrics(deployment)
    assert after['stellwerk_entries_total{kind="move"}'] == 1
    assert after['stellwerk_denied_total{code="stale"}'] == 1
    assert after["stellwerk_tables_in_memory"] == 1
    assert after["stellwerk_sockets"] == 1
    assert after["stellwerk_move_seconds_count"] == 1
    assert after["stellwerk_move_seconds_sum"] > 0


def test_metrics_of_bots(deployment: Deployment) -> None:
    ada = Guest(deployment)
    table_id = ada.new_table("trans-europa", ["me", "bot"], options={"rounds": 1})["table"]["id"]
    ada.play_out(table_id)
    assert metrics(deployment)["stellwerk_thinking_seconds_count"] > 5


def test_metrics_say_what_they_are_and_tell_no_names(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    text = nobody_gets(deployment, "/metrics").text
    helped = set(re.findall(r"^# HELP (\w+)", text, re.MULTILINE))
    assert {"stellwerk_entries_total", "stellwerk_sockets", "stellwerk_move_seconds"} <= helped
    assert table_id not in text
    assert ada.person["id"] not in text


def test_unknown_paths_are_answered_like_everything_else(deployment: Deployment) -> None:
    answered = nobody_gets(deployment, "/api/nothing/here")
    assert answered.status_code == 404
    assert answered.json()["code"] == "http-404"
