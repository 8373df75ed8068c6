"""A place to try: going on from a step of a match, and the free analysis board."""

import copy

import msgspec
import pytest

import stellwerk
from tests.server.client import Guest, Json
from tests.server.deployment import Deployment
from tests.server.stories.telling import denied, trans_pair

ANALYSIS = "/api/analysis"


def start_of(game: str, players: int = 2) -> Json:
    position = stellwerk.game(game, players=players).new_state(seed=7).position()
    read: Json = msgspec.json.decode(msgspec.json.encode(position))
    return read


@pytest.mark.story
def test_whoever_has_played_goes_on_from_a_step(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = trans_pair(deployment)
    path = f"/api/tables/{table_id}/go-on"
    wish = {"number": 3, "seats": [{"kind": "bot"}, {"kind": "me"}]}
    assert denied(ada, "POST", path, wish) == (409, "not-over")
    assert denied(ada, "GET", f"/api/tables/{table_id}/replay/3/position") == (409, "not-over")
    ada.play_out(table_id, bo)
    there = ada.get(f"/api/tables/{table_id}/replay/3/position")
    made = ada.post(path, wish)
    assert made["from_position"] is True
    assert made["lesson"] is None
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    begun = ada.state(made["id"], 1)["view"]
    assert begun["rails"] == there["rails"]
    before = ada.get("/api/me/statistics")
    ada.patch(f"/api/tables/{made['id']}", {"bot_pause": 0})
    ada.play_out(made["id"])
    assert ada.table(made["id"])["status"] == "over"
    assert ada.get("/api/me/statistics") == before, "what began at a position counts nowhere"
    last = ada.table(table_id)["number"]
    assert denied(ada, "POST", path, {**wish, "number": last}) == (409, "nothing-to-go-on")
    assert denied(ada, "POST", path, {**wish, "number": last + 1}) == (404, "no-such-step")
    for seats in ([{"kind": "bot"}, {"kind": "bot"}], [{"kind": "me"}], [{"kind": "open"}] * 2):
        refused = denied(ada, "POST", path, {"number": 3, "seats": seats})
        assert refused == (400, "unknown-setting")
    assert denied(Guest(deployment, "Eve"), "POST", path, wish) == (404, "no-such-table")


@pytest.mark.parametrize("game", ["ticket-europe", "trans-europa", "nurnberg"])
def test_moves_are_tried_for_all_seats_and_valued(deployment: Deployment, game: str) -> None:
    ada = Guest(deployment, "Ada")
    position = start_of(game)
    state = ada.post(ANALYSIS, {"position": position})
    assert state["position"] == position == state["now"]
    assert state["values"] is None
    moves = []
    for _ in range(3):
        seat = state["pending"][0]
        moves.append({"seat": seat, "move": state["prompt"]["moves"][0]})
        state = ada.post(ANALYSIS, {"position": position, "moves": moves})
    assert state["number"] == 3
    assert state["now"] != position
    valued = ada.post(ANALYSIS, {"position": position, "values": True})["values"]
    assert valued[0]["difference"] == 0
    assert all(0 <= each["win_share"] <= 1 and each["error"] >= 0 for each in valued)


def test_a_fresh_game_of_any_board_can_be_begun(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    fresh = {"game": "ticket-switzerland", "players": 3}
    state = ada.post(ANALYSIS, {"fresh": fresh})
    assert state["position"]["players"] == 3
    illegal = {"seat": 0, "move": {"do": "fly"}}
    tried = ada.post(ANALYSIS, {"position": state["position"], "moves": [illegal]})
    assert tried["number"] == 0
    assert tried["mistake"]


def test_positions_that_cannot_be_are_refused_in_words(deployment: Deployment) -> None:
    eve = Guest(deployment, "Eve")
    good = start_of("ticket-europe")
    doubled = copy.deepcopy(good)
    doubled["deck"] = doubled["deck"] * 2
    stretched = {**good, "seats": good["seats"] * 3}
    deep: Json = {}
    for _ in range(200):
        deep = {"seats": [deep]}
    hostile: list[Json] = [
        {}, {"game": "chess"}, {"game": "ticket-europe"}, {**good, "players": 10**9},
        {**good, "players": True}, {**good, "options": {"tickets": "x" * 1000}},
        {**good, "rules": -1}, doubled, stretched, {**good, "turn": 99}, {**good, **deep},
        {**good, "random": {"key": "zz", "words": 2**62}},
    ]  # fmt: skip
    for position in hostile:
        assert denied(eve, "POST", ANALYSIS, {"position": position}) == (400, "bad-position")
    assert denied(eve, "POST", ANALYSIS, {}) == (400, "bad-position")
    crowd = [{"seat": 0, "move": {"do": "pass"}}] * 601
    assert denied(eve, "POST", ANALYSIS, {"position": good, "moves": crowd})[0] == 400
    huge = {"position": {**good, "deck": ["x" * 1000] * 400}}
    assert denied(eve, "POST", ANALYSIS, huge)[0] == 413
