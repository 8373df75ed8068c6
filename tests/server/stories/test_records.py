"""Finished matches: the record with its seed, any step from any seat, records from elsewhere."""

import json
from pathlib import Path

import httpx
import pytest

import stellwerk
from stellwerk.games.record import read_record, verify_commitment
from stellwerk.games.replay import start
from stellwerk.texts import LANGUAGES
from tests.plain import plain
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.conftest import Finished
from tests.server.stories.telling import answer, denied, pair, trans_pair

GOLDEN = {
    game: Path(__file__).parents[2] / file
    for game, file in {
        "ticket-switzerland": "ticket/golden/switzerland-2-last-round.json",
        "ticket-europe": "ticket/golden/europe-3-mega-exhausted.json",
        "trans-amerika": "trans/golden/amerika-4-chosen-rails-out.json",
        "nurnberg": "wensleydale/golden/nurnberg-3-side-2-3-chain.json",
    }.items()
}


def record_of(finished: Finished) -> Json:
    record: Json = finished.ada.get(f"/api/tables/{finished.table_id}/record")
    return record


def step(guest: Guest, table_id: str, number: int, seat: int | None = None) -> Json:
    query = "" if seat is None else f"?seat={seat}"
    found: Json = guest.get(f"/api/tables/{table_id}/replay/{number}{query}")
    return found


def bring_in(guest: Guest, content: bytes, expect: int = 201) -> Json:
    headers = {"Content-Type": "application/json"}
    response = guest.ask("POST", "/api/records", None, expect, content=content, headers=headers)
    table: Json = response.json()
    return table


def test_the_record_replays_and_keeps_the_promise_made_at_the_start(finished: Finished) -> None:
    record = record_of(finished)
    assert record["commitment"] == finished.at_the_start["commitment"]
    verify_commitment(read_record(record))
    match = stellwerk.replay(record)
    table = finished.ada.table(finished.table_id)
    assert plain(match.result) == table["result"] == record["result"]
    assert table["commitment"] == record["commitment"]
    for guest, seat in ((finished.ada, 0), (finished.bo, 1)):
        assert guest.state(finished.table_id, seat)["view"] == plain(match.view(seat))


def test_a_move_taken_back_stays_in_the_record_marked(finished: Finished) -> None:
    record = record_of(finished)
    assert record["moves"][0]["undone"] is True
    assert [move for move in record["moves"][1:] if "undone" in move] == []
    # Entries also count the taking back.
    assert finished.ada.table(finished.table_id)["number"] == len(record["moves"]) + 1


def test_a_record_comes_as_a_file(finished: Finished) -> None:
    response = finished.bo.ask("GET", f"/api/tables/{finished.table_id}/record")
    name = response.headers["content-disposition"]
    assert name.startswith('attachment; filename="trans-europa-')
    assert name.endswith('.json"')


@pytest.mark.story
def test_every_step_looks_as_it_looked_from_any_seat(finished: Finished) -> None:
    record = read_record(record_of(finished))
    match = start(record)
    last = len(record.moves) + 1
    eve = Guest(finished.ada.deployment, "Eve")
    token = finished.ada.post(f"/api/tables/{finished.table_id}/invitations")["token"]
    eve.post("/api/invitations", {"token": token})
    for number in range(2, last + 1):  # 1 was a move, 2 took it back
        if number > 2:
            recorded = record.moves[number - 2]
            match.play(recorded.seat, recorded.move)
        if number % 9 and number not in (2, 3, last):
            continue
        for seat in (0, 1, None):
            seen = step(eve, finished.table_id, number, seat)
            assert (seen["number"], seen["last"], seen["seat"]) == (number, last, seat)
            assert seen["view"] == plain(match.view(seat))
            assert {event["number"] for event in seen["events"]} <= {number}
    first = step(finished.bo, finished.table_id, 0, 1)
    assert first["view"] == step(finished.bo, finished.table_id, 2, 1)["view"]
    assert first["view"] != step(finished.bo, finished.table_id, 1, 1)["view"]


def test_there_is_no_step_beyond_the_last_nor_from_a_seat_beyond(finished: Finished) -> None:
    path = f"/api/tables/{finished.table_id}/replay"
    last = step(finished.ada, finished.table_id, 0)["last"]
    assert denied(finished.ada, "GET", f"{path}/{last + 1}") == (404, "no-such-step")
    assert denied(finished.ada, "GET", f"{path}/0?seat=2") == (404, "no-such-seat")


def test_events_of_a_finished_match_can_be_read_from_any_seat(finished: Finished) -> None:
    path = f"/api/tables/{finished.table_id}/events"
    mine = finished.ada.get(f"{path}?seat=1")
    assert mine == finished.bo.get(f"{path}?seat=1")
    assert mine["last"] == finished.ada.table(finished.table_id)["number"]


def test_nothing_of_it_is_shown_before_the_match_is_over(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    answer(ada, table_id, 0)
    for guest in (ada, bo):
        for rest in ("record", "replay/0", "replay/1?seat=0"):
            assert denied(guest, "GET", f"/api/tables/{table_id}/{rest}") == (409, "not-over")
    assert denied(bo, "GET", f"/api/tables/{table_id}/events?seat=0") == (403, "not-yours")
    seen = ada.ask("GET", f"/api/tables/{table_id}").text
    assert '"seed"' not in seen


def test_a_finished_private_match_stays_private(finished: Finished) -> None:
    eve = Guest(finished.ada.deployment, "Eve")
    for rest in ("record", "replay/0", "events", "state"):
        path = f"/api/tables/{finished.table_id}/{rest}"
        assert denied(eve, "GET", path) == (404, "no-such-table")


@pytest.mark.parametrize("game", GOLDEN)
def test_a_record_from_elsewhere_becomes_a_finished_table(
    deployment: Deployment, game: str
) -> None:
    content = GOLDEN[game].read_bytes()
    record = json.loads(content)
    ada, eve = Guest(deployment, "Ada"), Guest(deployment, "Eve")
    table = bring_in(ada, content)
    table_id = table["id"]
    assert (table["status"], table["imported"], table["game"]) == ("over", True, game)
    assert (table["players"], table["result"]) == (record["players"], record["result"])
    assert table["commitment"] == record["commitment"]
    assert ada.get(f"/api/tables/{table_id}/record") == record
    match = stellwerk.replay(record)
    for seat in (0, record["players"] - 1, None):
        seen = step(ada, table_id, len(record["moves"]), seat)
        assert seen["view"] == plain(match.view(seat))
    assert table_id in {each["id"] for each in ada.get("/api/me/tables")}
    assert denied(eve, "GET", f"/api/tables/{table_id}") == (404, "no-such-table")
    eve.post(
        "/api/invitations", {"token": ada.post(f"/api/tables/{table_id}/invitations")["token"]}
    )
    half = len(record["moves"]) // 2
    assert step(eve, table_id, half)["view"] == step(ada, table_id, half)["view"]


def test_what_the_server_gives_out_it_also_takes_in(finished: Finished) -> None:
    record = record_of(finished)
    table = bring_in(finished.bo, json.dumps(record).encode())
    assert finished.bo.get(f"/api/tables/{table['id']}/record") == record


def damaged() -> dict[str, bytes]:
    text = GOLDEN["trans-amerika"].read_bytes()
    record = json.loads(text)
    changed: dict[str, Json] = {
        "another seed": record | {"seed": "00" * 32},
        "another end": record | {"digest": "0" * 64},
        "a move left out": record | {"moves": record["moves"][:5] + record["moves"][6:]},
        "a move nobody knows": record | {"moves": [{"seat": 0, "move": {"do": "fly"}}]},
        "a seat too many": record | {"moves": [{"seat": 9, "move": record["moves"][0]["move"]}]},
        "a game nobody knows": record | {"game": "trans-atlantis"},
        "rules of tomorrow": record | {"rules": 99},
        "a word too much": record | {"weather": "fine"},
        "a board that is none": record | {"board": "not a board"},
        "too many players": record | {"players": 40},
    }
    written = {name: json.dumps(each).encode() for name, each in changed.items()}
    return written | {
        "half of it": text[: len(text) // 2],
        "nothing": b"",
        "no record": b"[1, 2, 3]",
        "no text": b"\xff\xfe\x00",
        "a mountain of brackets": b"[" * 100_000,
    }


DAMAGED = damaged()


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_record_is_refused_in_words(deployment: Deployment, damage: str) -> None:
    ada = Guest(deployment)
    problem = bring_in(ada, DAMAGED[damage], 400)
    assert problem["code"] == "bad-record"
    assert len(problem["arguments"]["reason"]) > 10
    assert problem["arguments"]["reason"] in problem["text"]
    assert ada.get("/api/me/tables") == []


def test_a_damaged_record_is_refused_in_the_readers_language(deployment: Deployment) -> None:
    texts = set()
    for language in LANGUAGES:
        ada = Guest(deployment, language=language)
        texts.add(bring_in(ada, DAMAGED["another end"], 400)["text"].split(":")[0])
    assert len(texts) == len(LANGUAGES)


def test_a_record_has_a_largest_size_and_an_owner(deployment: Deployment) -> None:
    ada = Guest(deployment)
    huge = b'{"x": "' + b"x" * 8_100_000 + b'"}'
    assert bring_in(ada, huge, 413)["code"] == "too-large"
    answered = httpx.post(
        f"{deployment.address()}/api/records",
        content=GOLDEN["nurnberg"].read_bytes(),
        headers={"Content-Type": "application/json"},
        trust_env=False,
        verify=False,
        timeout=30,
    )
    assert answered.status_code == 401


def test_a_match_with_a_stand_in_still_gives_a_record_that_replays(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment, "trans-europa", {"rounds": 1})
    ada.delete(f"/api/tables/{table_id}/seats/0")
    bo.play_out(table_id)
    record = bo.get(f"/api/tables/{table_id}/record")
    assert plain(stellwerk.replay(record).result) == bo.table(table_id)["result"]
    assert bo.table(table_id)["number"] == len(record["moves"]) + 1
    last = bo.table(table_id)["number"]
    assert step(ada, table_id, last, 1)["view"] == bo.state(table_id, 1)["view"]
