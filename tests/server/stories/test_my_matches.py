"""My matches: how they ended, against whom, and those of which I want nothing more."""

from stellwerk.boards import shipped_board
from tests.server.client import Guest, Json, eventually
from tests.server.deployment import Deployment
from tests.server.stories.conftest import Finished
from tests.server.stories.telling import TICKET, denied, nobody_gets, pair

TRANS = "trans-europa"


def listed(guest: Guest) -> list[str]:
    """The tables on somebody's list, as the first page has them."""
    return [table["id"] for table in guest.get("/api/me/tables")]


def put_away(guest: Guest, table_id: str) -> None:
    guest.delete(f"/api/me/tables/{table_id}", 204)


def play_against_bot(guest: Guest) -> Json:
    """A short match against a bot, to its end."""
    made = guest.new_table(TRANS, ["me", "bot"], options={"rounds": 1})
    return guest.play_out(made["table"]["id"])


def test_matches_are_counted_by_board_and_by_opponent(
    deployment: Deployment, finished: Finished
) -> None:
    result = finished.ada.table(finished.table_id)["result"]
    for seat, guest, other in ((0, finished.ada, "Bo"), (1, finished.bo, "Ada")):
        total, has_won = result["scores"][seat]["total"], seat in result["winners"]
        assert guest.get("/api/me/statistics") == [
            {
                "game": TRANS,
                "title": shipped_board(TRANS).title,
                "played": 1,
                "won": int(has_won),
                "best": total,
                "mean": total,
            }
        ]
        lost = int(1 - seat in result["winners"])
        facts = {"name": other, "bot": None, "played": 1, "won": int(has_won), "lost": lost}
        assert guest.get("/api/me/opponents") == {"opponents": [facts], "more": False}
        assert guest.get("/api/me/opponents?page=1") == {"opponents": [], "more": False}
    assert Guest(deployment).get("/api/me/statistics") == []
    assert nobody_gets(deployment, "/api/me/statistics").status_code == 401
    assert nobody_gets(deployment, "/api/me/opponents").status_code == 401
    assert denied(finished.ada, "GET", "/api/me/opponents?page=-1") == (400, "bad-request")


def test_several_bots_of_one_kind_are_one_opponent(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    made = ada.new_table(TRANS, ["me", "bot", "bot"], options={"rounds": 1})
    result = ada.play_out(made["table"]["id"])["result"]
    [bots] = ada.get("/api/me/opponents")["opponents"]
    assert (bots["name"], bots["played"], bots["won"]) == (None, 1, int(0 in result["winners"]))
    assert bots["bot"] == made["table"]["seats"][1]["bot"]
    assert bots["lost"] == int(bool({1, 2} & set(result["winners"])))


def test_on_a_shared_device_nobody_knows_whose_result_it_is(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    made = ada.new_table(TRANS, ["me", "me:Tim"], options={"rounds": 1})
    ada.play_out(made["table"]["id"])
    assert ada.get("/api/me/statistics") == []
    assert ada.get("/api/me/opponents")["opponents"] == []


def test_a_match_that_is_over_is_put_away_by_each_for_themselves(deployment: Deployment) -> None:
    ada, eve = Guest(deployment, "Ada"), Guest(deployment, "Eve")
    table = play_against_bot(ada)
    assert listed(ada) == [table["id"]]
    assert denied(eve, "DELETE", f"/api/me/tables/{table['id']}") == (404, "no-such-table")
    put_away(ada, table["id"])
    assert listed(ada) == []
    assert ada.table(table["id"])["status"] == "over"  # whoever has its link still finds it
    assert ada.get("/api/me/statistics")[0]["played"] == 1
    put_away(ada, table["id"])


def test_a_running_match_against_bots_is_given_up_for_good(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    table_id = ada.new_table(TICKET, ["me", "bot"])["table"]["id"]
    put_away(ada, table_id)
    assert listed(ada) == []
    assert ada.table(table_id)["status"] == "closed"
    with ada.open_socket("/api/me/live") as mine:
        assert mine.until("turns")["turns"] == []
    assert ada.get("/api/me/statistics") == []


def test_others_play_on_with_a_bot_and_find_a_host(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    put_away(ada, table_id)
    assert listed(ada) == []
    assert listed(bo) == [table_id]
    seen = bo.table(table_id)
    assert (seen["status"], seen["host_is_me"]) == ("running", True)
    assert seen["seats"][0]["stand_in"] is not None
    # Who comes back after all has it on the list again.
    ada.post(f"/api/tables/{table_id}/seats/0/return")
    assert listed(ada) == [table_id]


def test_a_waiting_table_is_left_or_called_off(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"])
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    put_away(ada, table_id)
    assert bo.table(table_id)["host_is_me"]
    put_away(bo, table_id)
    eventually(lambda: bo.table(table_id)["status"] == "closed")
    assert listed(ada) == listed(bo) == []


def test_somebody_who_only_looks_has_nothing_to_put_away(deployment: Deployment) -> None:
    ada, eve = Guest(deployment, "Ada"), Guest(deployment, "Eve")
    table_id = ada.new_table(TICKET, ["me", "bot"], visibility="open")["table"]["id"]
    assert denied(eve, "DELETE", f"/api/me/tables/{table_id}") == (403, "not-yours")
    assert ada.table(table_id)["status"] == "running"


def test_my_tables_come_in_pages(deployment: Deployment) -> None:
    ada = Guest(deployment, "Ada")
    made = [ada.new_table(TICKET, ["me", "open"])["table"]["id"] for _ in range(5)]
    over = play_against_bot(ada)["id"]
    found: list[str] = []
    path: str | None = "/api/me/tables?limit=2"
    pages = 0
    while path is not None:
        page = ada.ask("GET", path)
        found += [table["id"] for table in page.json()]
        link = page.headers.get("link")
        path = None if link is None else link[1 : link.index(">")]
        pages += 1
    assert found == [*reversed(made), over]
    assert pages == 3
    assert denied(ada, "GET", "/api/me/tables?after=nonsense") == (400, "bad-request")
