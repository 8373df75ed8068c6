"""Records made to stall a server: they are refused soon, and honest people notice nothing."""

import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

import stellwerk
from tests.server.attacks import hostile_records as hostile
from tests.server.attacks.honest import honest_table
from tests.server.client import Guest, Json, eventually
from tests.server.conftest import NewDeployment
from tests.server.deployment import Deployment

MOST_SECONDS = 1.0  # that an honest move or bot may wait on a quiet machine
PATIENCE = 5.0  # the same where many tests run beside each other
MOST_MEGABYTES = 600


def bring_in(guest: Guest, content: bytes, expect: int | tuple[int, ...]) -> Json:
    headers = {"Content-Type": "application/json"}
    answered: Json = guest.post("/api/records", expect=expect, content=content, headers=headers)
    return answered


ATTACKS: dict[str, Callable[[], bytes]] = {
    "dotted keys": hostile.with_dotted_keys,
    "a deep heading": hostile.with_headings,
    "long lists": hostile.with_long_lists,
    "lists just short enough": lambda: hostile.with_long_lists(4_000),
    "unknown keys": hostile.with_unknown_keys,
    "one move and many undone": lambda: hostile.with_undone_moves()[0],
    "a deep move": hostile.with_deep_moves,
    "many lists": hostile.with_many_lists,
}


def test_no_record_holds_up_an_honest_table(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite")
    eve = Guest(deployment, "Eve")
    with honest_table(deployment) as honest:
        for name, attack in ATTACKS.items():
            began = time.monotonic()
            problem = bring_in(eve, attack(), 400)
            assert problem["code"] == "bad-record", name
            assert len(problem["arguments"]["reason"]) < 500
            assert time.monotonic() - began < 2 * PATIENCE, name
    assert honest.longest_move < PATIENCE, str(honest)
    assert honest.longest_bot < PATIENCE, str(honest)
    assert honest.most_megabytes < MOST_MEGABYTES, str(honest)


def test_one_person_has_one_record_read_at_a_time(new_deployment: NewDeployment) -> None:
    """The replay of a long record takes a while; nobody can pile up others behind it."""
    deployment = new_deployment("sqlite")
    eve = Guest(deployment, "Eve")
    content = hostile.with_many_moves()
    with ThreadPoolExecutor(6) as crowd:
        twins = [eve.twin() for _ in range(6)]
        codes = list(
            crowd.map(
                lambda twin: (
                    twin.http.post(
                        f"{deployment.address()}/api/records",
                        content=content,
                        headers={"Content-Type": "application/json"},
                    ).status_code
                ),
                twins,
            )
        )
    assert 201 in codes
    assert set(codes) <= {201, 429}
    assert 429 in codes


def test_a_record_that_takes_too_long_is_ended(new_deployment: NewDeployment) -> None:
    """Its worker stands still, as if it were lost in thought."""
    # Enough for a worker that has everything to load yet, on the busiest of machines.
    deployment = new_deployment("sqlite", record_seconds=10)
    eve = Guest(deployment, "Eve")
    good = json.dumps(stellwerk.game("ticket-usa").new_match(seed=1).record).encode()
    bring_in(eve, good, 201)
    readers = deployment.servers[0].workers()
    with honest_table(deployment) as honest:
        for reader in readers:
            reader.suspend()
        assert "takes longer" in bring_in(eve, good, 400)["text"]
    assert honest.longest_move < PATIENCE, str(honest)
    assert honest.longest_bot < PATIENCE, str(honest)
    assert bring_in(eve, good, 201)["imported"] is True


def test_a_record_that_takes_too_much_memory_is_ended(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", record_megabytes=100)
    eve = Guest(deployment, "Eve")
    text = "x" * 7_000_000
    moves = [{"seat": 0, "move": {"do": "keep", "more": text}, "undone": True}]
    huge = json.dumps(hostile.record(None, moves)).encode()
    assert len(huge) < 8_000_000
    bring_in(eve, huge, 400)
    bring_in(eve, hostile.with_many_lists(60_000) + b" " * 7_000_000, 400)
    good = json.dumps(stellwerk.game("ticket-usa").new_match(seed=1).record).encode()
    assert bring_in(eve, good, 201)["imported"] is True


def steps_of(guest: Guest, table_id: str) -> int:
    last: int = guest.get(f"/api/tables/{table_id}/replay/0")["last"]
    return last


def test_every_step_of_a_record_full_of_undone_moves_is_quick(
    new_deployment: NewDeployment,
) -> None:
    """As many as may be undone: snapshots come by count, also where something is still open."""
    deployment = new_deployment("sqlite")
    eve = Guest(deployment, "Eve")
    content, last = hostile.with_undone_moves(1_000)
    table_id = bring_in(eve, content, 201)["id"]
    assert steps_of(eve, table_id) == last
    for number in (1, last // 2 + 19, last - 1, last):
        seen = eve.get(f"/api/tables/{table_id}/replay/{number}?seat=0")
        assert seen["number"] == number
    assert most_between_snapshots(deployment, table_id, last) <= 20


def test_moving_and_taking_back_for_ever_makes_no_table_slow(new_deployment: NewDeployment) -> None:
    """The same at a table that is played: it can be left and come back to at any time."""
    deployment = new_deployment("sqlite")
    ada = Guest(deployment, "Ada")
    table = ada.new_table("ticket-usa", ["me:Ada", "me:Bo"], options={"first_seat": 0})
    table_id = table["table"]["id"]
    for _ in range(45):
        state = ada.state(table_id, 0)
        ada.move(table_id, 0, state["prompt"]["moves"][0], state["number"])
        ada.post(
            f"/api/tables/{table_id}/seats/0/undo",
            {"position": state["number"] + 1, "id": ada.next_id()},
            200,
        )
    state = ada.state(table_id, 0)
    ada.move(table_id, 0, state["prompt"]["moves"][0], state["number"])
    before = ada.state(table_id, 0)
    assert before["can_undo"]
    assert most_between_snapshots(deployment, table_id, before["number"]) <= 20
    deployment.kill()
    deployment.restart()
    after = ada.state(table_id, 0)
    assert (after["view"], after["can_undo"]) == (before["view"], True)
    ada.post(
        f"/api/tables/{table_id}/seats/0/undo",
        {"position": after["number"], "id": ada.next_id()},
        200,
    )
    assert ada.state(table_id, 0)["prompt"] == state["prompt"]


def most_between_snapshots(deployment: Deployment, table_id: str, last: int) -> int:
    """How many entries must be replayed at worst to see a step of a match."""
    database = sqlite3.connect(database_file(deployment))
    rows = database.execute(
        "SELECT number FROM snapshots WHERE table_id = ? ORDER BY number", (table_id,)
    ).fetchall()
    database.close()
    numbers = [0, *(number for (number,) in rows), last]
    return max(later - earlier for earlier, later in pairwise(numbers))


def database_file(deployment: Deployment) -> Path:
    return Path(deployment.database.removeprefix("sqlite+aiosqlite:///"))


@pytest.mark.parametrize("game", ["ticket-usa", "nurnberg"])
def test_a_board_of_ones_own_is_not_built_where_everybody_waits(
    new_deployment: NewDeployment, game: str
) -> None:
    """Tables on it are loaded again and again; an honest table hardly notices."""
    deployment = new_deployment("sqlite", idle_minutes=0)
    eve = Guest(deployment, "Eve")
    tables = [bring_in(eve, hostile.on_own_board(game, name), 201)["id"] for name in "abc"]
    with honest_table(deployment) as honest:
        for table_id in tables * 3:
            assert eve.get(f"/api/tables/{table_id}/replay/0")["number"] == 0
    assert honest.longest_move < PATIENCE, str(honest)
    eventually(lambda: steps_of(eve, tables[0]) == 1)
