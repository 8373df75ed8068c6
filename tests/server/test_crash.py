"""`kill -9` loses nothing acknowledged. `python -m tests.server.crash` kills more often."""

from collections.abc import Callable

import pytest

from tests.server.client import Guest, eventually
from tests.server.crash import Stress
from tests.server.deployment import Deployment, Kind

NewDeployment = Callable[..., Deployment]


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 4), ("postgresql", 2)])
def test_a_killed_server_keeps_every_acknowledged_move_and_no_other(
    new_deployment: NewDeployment, kind: Kind, kills: int
) -> None:
    trial = Stress(new_deployment(kind, frames_per_second=10_000), seed=3, at_once=2)
    trial.run(kills)
    assert trial.kills == kills


@pytest.mark.story
def test_a_move_that_made_a_snapshot_and_is_sent_again_after_a_crash_has_its_number(
    new_deployment: NewDeployment,
) -> None:
    """A snapshot is written with its entry: the match comes back without the entries before it."""
    deployment = new_deployment("sqlite", snapshot_every=1)
    ada = Guest(deployment)
    table_id = ada.new_table("ticket-usa", ["me", "me:Bo"])["table"]["id"]
    sent = []
    for turn in range(12):
        seat = ada.table(table_id)["pending"][0]
        state = ada.state(table_id, seat)
        move = state["prompt"]["moves"][0]
        answer = ada.move(table_id, seat, move, state["number"], id=f"turn-{turn}")
        sent.append((seat, move, state["number"], answer))
    deployment.kill()
    deployment.restart()
    for seat, move, position, answer in reversed(sent):
        assert ada.move(table_id, seat, move, position, id=answer["id"]) == answer
    assert ada.table(table_id)["number"] == len(sent)


def test_bots_go_on_by_themselves_after_a_crash_and_their_old_workers_end(
    new_deployment: NewDeployment,
) -> None:
    deployment = new_deployment("sqlite")
    ada = Guest(deployment)
    seats = ["bot:random", "bot:random"]
    table_id = ada.new_table("ticket-usa", seats, bot_pause=0.05)["table"]["id"]
    eventually(lambda: ada.table(table_id)["number"] > 3)
    deployment.kill()
    assert deployment.servers[0].left_behind() == []
    deployment.restart()
    before = ada.table(table_id)["number"]
    eventually(lambda: ada.table(table_id)["number"] > before + 3)
