"""Bots that whoever runs a server has written, at its tables."""

from tests.cli.running import invoke
from tests.server.client import Guest, eventually
from tests.server.conftest import NewDeployment

HERE = "tests.library.own_bots"


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
    assert "randombot" not in log
    wish = {"kind": "bot", "bot": f"{HERE}:Hasty"}  # only what was offered may sit down
    answer = {"game": "ticket-usa", "seats": [wish, {"kind": "open"}]}
    assert "There is no bot" in str(ada.post("/api/tables", answer, expect=400))


def test_a_server_does_not_start_with_a_bot_that_is_not_there() -> None:
    finished = invoke("serve", "--bots", f"{HERE}:Nobody", "--lang", "de")
    assert finished.code == 2
    assert "lässt sich nicht verwenden" in finished.err
