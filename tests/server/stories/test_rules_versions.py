"""A table is played with the rules it was made for, and so is the next one on the same seats."""

import stellwerk
from tests.server.client import Guest
from tests.server.deployment import Deployment
from tests.server.stories.telling import ONE_ROUND, TRANS, play_to_the_end


def test_a_table_and_its_rematch_keep_the_rules_they_were_made_for(deployment: Deployment) -> None:
    ada = Guest(deployment)
    made = ada.new_table(TRANS, ["me", "bot:random"], options=ONE_ROUND, rules=1)
    table = made["table"]["id"]
    assert made["table"]["rules"] == 1
    play_to_the_end(ada, table, 0)
    record = ada.get(f"/api/tables/{table}/record")
    assert record["rules"] == 1
    assert stellwerk.replay(record).game.rules_version == 1
    assert ada.post(f"/api/tables/{table}/rematch", None, 200)["rules"] == 1


def test_a_table_without_a_wish_gets_the_newest_rules(deployment: Deployment) -> None:
    made = Guest(deployment).new_table(TRANS, ["me", "bot"], options=ONE_ROUND)
    assert made["table"]["rules"] == stellwerk.game(TRANS).rules_version > 1


def test_rules_that_nobody_knows_are_refused_in_words(deployment: Deployment) -> None:
    wishes = {"game": "wensleydale", "seats": [{"kind": "me"}, {"kind": "bot"}], "rules": 99}
    problem = Guest(deployment).ask("POST", "/api/tables", wishes, 400).json()
    assert problem["code"] == "unknown-setting"
    assert "cannot be played with rules version 99" in problem["text"]
