"""A match that was played to its end, once for all stories that look back at one."""

import random
from dataclasses import dataclass

import pytest

from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import answer, trans_pair


@dataclass
class Finished:
    """Who played, at which table, and how it looked when it began."""

    ada: Guest
    bo: Guest
    table_id: str
    at_the_start: Json


@pytest.fixture(scope="session")
def finished(deployment: Deployment) -> Finished:
    """Ada takes her first move back; then both play on to the end of the match."""
    ada, bo, table_id = trans_pair(deployment)
    at_the_start = ada.table(table_id)
    answer(ada, table_id, 0, which=3)
    ada.post(f"/api/tables/{table_id}/seats/0/undo", {"position": 1, "id": "no"}, 200)
    chance = random.Random(5)
    seats = {0: ada, 1: bo}
    pending = at_the_start["pending"]
    while pending:
        assert seats[pending[0]].play_once(table_id, pending[0], chance)
        pending = ada.table(table_id)["pending"]
    eventually(lambda: ada.table(table_id)["status"] == "over")
    return Finished(ada, bo, table_id, at_the_start)
