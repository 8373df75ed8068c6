"""People get all that is kept about them, and can have it deleted wholly, open seats included."""

import asyncio
import itertools

import msgspec
from sqlalchemy import MetaData, select

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import TableRow
from stellwerk.server.messages.personal_data import PersonalData
from tests.server.client import Guest, eventually
from tests.server.deployment import Deployment
from tests.server.stories.telling import TICKET, TRANS, answer, denied, pair, trans_pair
from tests.server.test_openapi import finished_record

numbers = itertools.count(1)


def all_text(deployment: Deployment) -> str:
    """Everything in the database of a deployment, as one text."""

    async def read() -> str:
        database = Database(deployment.database)
        found: list[str] = []
        async with database.engine.connect() as connection:
            tables = MetaData()
            await connection.run_sync(tables.reflect)
            for table in tables.sorted_tables:
                found += map(str, (await connection.execute(select(table))).all())
        await database.close()
        return "\n".join(found)

    return asyncio.run(read())


def new_name() -> str:
    """A name that nobody else in the deployment has, however many tests share it."""
    return f"Wilhelmine the {next(numbers)}th"


def words_of(guest: Guest) -> str:
    """Something only this person said."""
    return f"the viaduct belongs to {guest.name}"


def busy_person(deployment: Deployment) -> tuple[Guest, Guest, dict[str, str]]:
    """Somebody with something everywhere, Bo, and the tables by what they are."""
    ada, bo = Guest(deployment, new_name()), Guest(deployment, "Bo")
    made = ada.new_table(TICKET, ["me", "open"])
    shared = made["table"]["id"]
    bo.sit(shared, made["invitation"]["token"])
    order = {"moves": [{"do": "draw-blind"}], "times": 1}
    ada.put(f"/api/tables/{shared}/seats/0/orders", {"orders": [order]})
    ada.post(f"/api/tables/{shared}/chat", {"text": words_of(ada)}, 204)
    bo.post(f"/api/tables/{shared}/chat", {"text": "what Bo said"}, 204)
    over = ada.new_table(TRANS, ["me", "bot"], options={"rounds": 1})["table"]["id"]
    ada.play_out(over)
    ada.post(f"/api/tables/{over}/rematch", None, 200)
    ada.post("/api/me/keys", {"label": f"key of {ada.name}"})
    hook = f"http://127.0.0.1:8409/hooks/{ada.person['id']}"
    ada.put("/api/me/notices", {"webhook": {"kind": "generic", "url": hook}})
    tables = {
        "shared": shared,
        "over": over,
        "waiting": ada.new_table(TICKET, ["me", "open"])["table"]["id"],
        "alone": ada.new_table(TICKET, ["me", "bot"])["table"]["id"],
        "bots": ada.new_table(TICKET, ["bot", "bot"], bot_pause=10)["table"]["id"],
        "import": ada.post("/api/records", finished_record())["id"],
    }
    return ada, bo, tables


def test_the_export_has_all_of_mine_and_nothing_of_others(deployment: Deployment) -> None:
    ada, bo, tables = busy_person(deployment)
    answered = ada.ask("GET", "/api/me/data", expect=200)
    assert answered.headers["content-disposition"].startswith("attachment")
    data = msgspec.json.decode(answered.content, type=PersonalData, strict=True)
    assert (data.person.id, data.person.name) == (ada.person["id"], ada.name)
    assert data.person.webhook is not None
    assert [(key.label, key.scopes) for key in data.keys] == [(f"key of {ada.name}", ["play"])]
    assert [token.kind for token in data.tokens] == ["session"]
    kept = {table.id: table for table in data.tables}
    assert set(tables.values()) <= set(kept)
    assert [seat.name for seat in kept[tables["shared"]].seats] == [ada.name]
    assert kept[tables["shared"]].seats[0].orders[0].times == 1
    assert kept[tables["import"]].imported
    assert kept[tables["over"]].record == f"/api/tables/{tables['over']}/record"
    assert [line.text for line in data.chat] == [words_of(ada)]
    for foreign in (bo.person["id"], "what Bo said", "$argon2", *cookies(ada), *cookies(bo)):
        assert foreign not in answered.text


def cookies(guest: Guest) -> list[str]:
    return [each.value or "?" for each in guest.http.cookies.jar]


def test_an_export_of_several_pages_is_whole(deployment: Deployment) -> None:
    """Lists are read in pages; nothing is lost or doubled where they meet."""
    ada, bo, table_id = pair(deployment)
    for number in range(7):
        guest = (ada, bo)[number % 2]
        guest.post(f"/api/tables/{table_id}/chat", {"text": f"line {number}"}, 204)
    data = msgspec.json.decode(ada.ask("GET", "/api/me/data").content, type=PersonalData)
    assert [line.text for line in data.chat] == [f"line {number}" for number in (0, 2, 4, 6)]
    assert data.invited == []
    seen = msgspec.json.decode(bo.ask("GET", "/api/me/data").content, type=PersonalData)
    assert seen.invited == [table_id]


def test_who_is_deleted_is_nowhere_any_more(deployment: Deployment) -> None:
    ada, bo, tables = busy_person(deployment)
    assert ada.name in all_text(deployment)
    ada.delete("/api/me", 204)
    left = all_text(deployment)
    for trace in (ada.name, ada.person["id"], f"key of {ada.name}", f"hooks/{ada.person['id']}"):
        assert trace not in left, trace
    assert "what Bo said" in left
    eventually(lambda: bo.table(tables["shared"])["seats"][0]["kind"] == "bot")
    assert bo.table(tables["shared"])["status"] == "running"
    assert [line["text"] for line in bo.get(f"/api/tables/{tables['shared']}/chat")] == [
        "what Bo said"
    ]


def test_nothing_is_played_on_where_nobody_is_left(deployment: Deployment) -> None:
    ada, _, tables = busy_person(deployment)
    ada.delete("/api/me", 204)
    statuses = statuses_of(deployment, tables)
    assert statuses == {
        "shared": "running",
        "over": "over",
        "waiting": "closed",
        "alone": "closed",
        "bots": "closed",
    }


def statuses_of(deployment: Deployment, tables: dict[str, str]) -> dict[str, str]:
    """As the database says: nobody is left who could ask."""

    async def read() -> dict[str, str]:
        database = Database(deployment.database)
        async with database.reading() as session:
            rows = await session.execute(select(TableRow.id, TableRow.status))
            found = dict(rows.all())
        await database.close()
        return {name: found[table_id] for name, table_id in tables.items() if table_id in found}

    return asyncio.run(read())


def test_a_line_that_was_blanked_hides_none_that_comes_after(deployment: Deployment) -> None:
    ada, bo, table_id = trans_pair(deployment)
    bo.post(f"/api/tables/{table_id}/chat", {"text": "one"}, 204)
    ada.post(f"/api/tables/{table_id}/chat", {"text": "two"}, 204)
    with bo.socket(table_id) as socket:
        assert [line["text"] for line in socket.until("chat")["lines"]] == ["one", "two"]
        ada.delete("/api/me", 204)
        bo.post(f"/api/tables/{table_id}/chat", {"text": "three"}, 204)
        assert [line["text"] for line in socket.until("chat")["lines"]] == ["three"]


def test_a_seat_that_a_rematch_keeps_loses_its_name_too(deployment: Deployment) -> None:
    ada, bo = Guest(deployment, new_name()), Guest(deployment, "Bo")
    made = ada.new_table(TRANS, ["me", "open"], options={"rounds": 1, "first_seat": 0})
    table_id = made["table"]["id"]
    bo.sit(table_id, made["invitation"]["token"])
    ada.play_out(table_id, bo)
    again = bo.post(f"/api/tables/{table_id}/rematch", None, 200)["id"]
    assert bo.table(again)["seats"][0]["name"] == ada.name
    ada.delete("/api/me", 204)
    eventually(lambda: bo.table(again)["seats"][0]["name"] is None)
    eventually(lambda: bo.table(table_id)["seats"][0]["name"] is None)


def test_who_sits_down_all_the_time_is_deleted_all_the_same(deployment: Deployment) -> None:
    """Nothing can be done in their name once they are leaving."""
    ada, bo = Guest(deployment, new_name()), Guest(deployment, "Bo")
    made = bo.new_table(TICKET, ["me", "open", "open"], start="host", visibility="open")
    ada.delete("/api/me", 204)
    path = f"/api/tables/{made['table']['id']}/seats"
    assert denied(ada, "POST", path, {}) == (401, "not-logged-in")
    answer_after = bo.post(f"/api/tables/{made['table']['id']}/start", {}, 200)
    assert answer_after["status"] == "running"
    answer(bo, made["table"]["id"], 0)
