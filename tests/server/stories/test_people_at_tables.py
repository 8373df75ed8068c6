"""People come and go for good: logging out everywhere, being forgotten, and the admin's doings."""

from tests.server.client import Guest, Json, Socket, eventually
from tests.server.deployment import Deployment
from tests.server.stories.conftest import Finished
from tests.server.stories.telling import TICKET, answer, denied, keep_tickets, pair, trans_pair
from tests.server.warm_start import run_warm

PASSWORD = "a long train of thought"


def admin_of(deployment: Deployment, login: str) -> Guest:
    """The admin is made by a command, and then logs in."""
    made = run_warm("admin", login, "--database", deployment.database, typed=f"{PASSWORD}\n")
    assert made.returncode == 0, made.stderr
    admin = Guest(deployment, "Somebody")
    admin.person = admin.post("/api/login", {"login": login, "password": PASSWORD}, 200)
    assert admin.me()["admin"] is True
    return admin


def test_logging_out_everywhere_closes_all_connections(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    window = ada.twin()
    with (
        ada.socket(table_id) as first,
        window.socket(table_id) as second,
        ada.open_socket("/api/me/live") as mine,
        bo.socket(table_id) as theirs,
    ):
        for socket in (first, second, theirs):
            socket.until("state")
        mine.until("turns")
        ada.post("/api/me/logout-everywhere", None, 204)
        for socket in (first, second, mine):
            assert socket.close_code() == 4401
        theirs.send({"type": "ping"})
        theirs.until("pong")
    assert denied(window, "GET", "/api/me") == (401, "not-logged-in")
    assert window.socket(table_id).close_code() in (4401, 4404)


def test_a_personal_link_moves_a_seat_to_another_device(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    phone = Guest(deployment, "Phone")
    token = ada.post("/api/me/link", None, 200)["token"]
    phone.post("/api/links", {"token": token}, 200)
    assert phone.my_seats(table_id) == [0]
    answer(phone, table_id, 0)
    answer(bo, table_id, 1)
    answer(ada, table_id, 0)  # both devices are good


def test_who_is_deleted_in_a_match_becomes_a_nameless_bot_and_the_match_goes_on(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = trans_pair(deployment)
    answer(ada, table_id, 0)
    ada.post(f"/api/tables/{table_id}/chat", {"text": "my secret"})
    with ada.socket(table_id) as socket:
        socket.until("state")
        ada.delete("/api/me", 204)
        assert socket.close_code() == 4401
    assert denied(ada, "GET", "/api/me") == (401, "not-logged-in")
    eventually(lambda: bo.table(table_id)["seats"][0]["kind"] == "bot")
    seat = bo.table(table_id)["seats"][0]
    assert seat["name"] == seat["bot"] != "Ada"
    assert bo.table(table_id)["host"] is None
    assert "secret" not in str(bo.get(f"/api/tables/{table_id}/chat"))
    assert bo.play_out(table_id)["status"] == "over"
    assert "Ada" not in bo.ask("GET", f"/api/tables/{table_id}").text


def test_who_is_deleted_before_the_match_frees_the_seat_and_passes_the_table_on(
    deployment: Deployment,
) -> None:
    ada, bo = Guest(deployment, "Ada"), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open", "open"])
    alone = ada.new_table(TICKET, ["me", "open"], visibility="open")["table"]["id"]
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    ada.delete("/api/me", 204)
    table = bo.table(table_id)
    assert (table["seats"][0]["kind"], table["seats"][0]["name"]) == ("open", None)
    assert (table["status"], table["host_is_me"]) == ("waiting", True)
    assert bo.table(alone)["status"] == "closed"
    assert bo.post(f"/api/tables/{table_id}/start", {}, 200)["status"] == "running"


def test_a_finished_match_stays_when_somebody_is_deleted_without_the_name(
    deployment: Deployment,
) -> None:
    ada, bo, table_id = trans_pair(deployment)
    ada.delete(f"/api/tables/{table_id}/seats/0")
    result = bo.play_out(table_id)["result"]
    ada.delete("/api/me", 204)
    table = bo.table(table_id)
    assert (table["status"], table["result"]) == ("over", result)
    assert [seat["name"] for seat in table["seats"]] == [None, "Bo"]
    bo.get(f"/api/tables/{table_id}/record")


def test_the_admin_closes_a_table(deployment: Deployment) -> None:
    ada, bo, table_id = pair(deployment)
    keep_tickets(table_id, ada, bo)
    admin = admin_of(deployment, f"root-{ada.person['id'][:6].lower().strip('-_')}")
    assert denied(ada, "DELETE", f"/api/admin/tables/{table_id}") == (403, "not-admin")
    listed = {line["id"]: line for line in admin.get("/api/admin/tables?status=running")}
    assert listed[table_id]["number"] == 2
    with bo.socket(table_id) as socket:
        socket.until("state")
        admin.delete(f"/api/admin/tables/{table_id}", 204)
        closed(socket)
    for guest in (ada, bo):
        assert guest.table(table_id)["status"] == "closed"
        assert guest.table(table_id)["pending"] == []
        assert table_id not in {table["id"] for table in guest.get("/api/me/tables")}
    refused = ada.move(table_id, 0, {"do": "draw-blind"}, 2, expect=409)
    assert refused["code"] in ("not-running", "table-closed")
    with ada.open_socket("/api/me/live") as mine:
        assert mine.until("turns")["turns"] == []


def closed(socket: Socket) -> None:
    while socket.until("table")["table"]["status"] != "closed":
        pass


def test_the_admin_sees_private_tables_but_no_hands(deployment: Deployment) -> None:
    ada, _, table_id = pair(deployment)
    admin = admin_of(deployment, f"seer-{ada.person['id'][:6].lower().strip('-_')}")
    assert admin.table(table_id)["status"] == "running"
    assert denied(admin, "GET", f"/api/tables/{table_id}/seats/0/state") == (403, "not-yours")
    assert admin.state(table_id)["prompt"] is None


def test_nobody_else_learns_who_one_is(finished: Finished) -> None:
    """Names are shown; the ids of people are nobody's business."""
    ada, bo = finished.ada, finished.bo
    shown: list[Json] = [bo.table(finished.table_id), bo.state(finished.table_id, 1)]
    shown += bo.get("/api/tables")
    assert ada.person["id"] not in str(shown)
