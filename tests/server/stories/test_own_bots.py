"""Bots that whoever runs a server has written, at its tables."""

import re
from pathlib import Path

import pytest

from tests.cli.running import invoke
from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment

HERE = "tests.library.own_bots"
ROOT = Path(__file__).parents[3]


def test_own_bots_are_offered_sit_down_and_move(new_deployment: NewDeployment) -> None:
    deployment = new_deployment("sqlite", bots="stellwerk.bots:RandomBot, builtins:object")
    ada = Guest(deployment, "Ada")
    listed = ada.get("/api/catalogue")["games"]
    games = {game["name"]: game["bots"] for game in listed}
    assert games["ticket-usa"][-2:] == games["nurnberg"][-2:] == ["randombot", "object"]
    seats = [{"kind": "bot", "bot": "randombot"}, {"kind": "bot", "bot": "object"}, "me"]
    made = ada.new_table("ticket-usa", seats, options={"first_seat": 2}, start="full")
    table_id = made["table"]["id"]
    eventually(lambda: ada.table(table_id)["pending"] == [2])
    log = deployment.servers[0].log()
    assert "no method choose" in log  # object could not decide, so the simplest bot did
    assert re.search(r"could not decide.* seat=1 position=\d+ bot=object", log)
    assert "randombot" not in log
    wish = {"kind": "bot", "bot": f"{HERE}:Hasty"}  # only what was offered may sit down
    answer = {"game": "ticket-usa", "seats": [wish, {"kind": "open"}]}
    assert "There is no bot" in str(ada.post("/api/tables", answer, expect=400))


def test_a_bot_that_never_answers_is_named_and_the_match_goes_on(
    new_deployment: NewDeployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    deployment = new_deployment("sqlite", bots=f"{HERE}:Endless", bot_seconds=1)
    ada = Guest(deployment, "Ada")
    seats = [{"kind": "bot", "bot": "endless"}, "me"]
    made = ada.new_table("ticket-usa", seats, options={"first_seat": 1}, start="full")
    eventually(lambda: ada.table(made["table"]["id"])["pending"] == [1])
    named = r"could not decide.* seat=0 position=\d+ bot=endless .*longer than 1 second"
    assert re.search(named, deployment.servers[0].log())


def test_a_server_does_not_start_with_a_bot_that_is_not_there() -> None:
    finished = invoke("serve", "--bots", f"{HERE}:Nobody", "--lang", "de")
    assert finished.code == 2
    assert "lässt sich nicht verwenden" in finished.err
