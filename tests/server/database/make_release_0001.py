"""Makes release-0001.sql: a database as the first release left it, with a match in progress.

Run once, when 0001 was the newest revision, and kept as it is:

    python -m tests.server.database.make_release_0001
"""

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, insert

import stellwerk
from stellwerk.match.match import Match
from stellwerk.server.database.engine import WRITING, Database
from stellwerk.server.database.migrate import upgrade

DUMP = Path(__file__).with_name("release-0001.sql")
ADA, BEN, TABLE = "ada" + "0" * 29, "ben" + "0" * 29, "table" + "0" * 27
BEGAN = 1_750_000_000_000
MOVES = 20

Row = dict[str, str | int | float | bool | bytes | None]


def match_in_progress() -> Match:
    """Both seats play: always the move in the middle of what they may do."""
    match = stellwerk.game("ticket-europe", players=2, rules=1).new_match(seed=1912)
    for _ in range(MOVES):
        seat, prompt = min(match.prompts.items())
        match.play(seat, prompt.moves[len(prompt.moves) // 2])
    return match


def rows() -> dict[str, list[Row]]:
    """What is in the database, by its tables."""
    return {"people": _people(), "tokens": _tokens(), **_table(), **_match()}


def _people() -> list[Row]:
    ada: Row = {"id": ADA, "name": "Ada", "language": "de", "login": "ada", "admin": True}
    ben: Row = {"id": BEN, "name": "Ben", "language": "en", "login": None, "admin": False}
    return [{**row, "password_hash": None, "created_at": BEGAN - 5000} for row in (ada, ben)]


def _tokens() -> list[Row]:
    token: Row = {"kind": "session", "label": "", "created_at": BEGAN, "expires_at": None}
    return [
        {**token, "hash": letter * 64, "person_id": person}
        for letter, person in (("a", ADA), ("b", BEN))
    ]


def _table() -> dict[str, list[Row]]:
    match = match_in_progress()
    table: Row = {
        "id": TABLE,
        "game": "ticket-europe",
        "board": None,
        "options": json.dumps(dict(match.game.options)),
        "visibility": "invited",
        "start": "full",
        "clock": '{"kind":"none"}',
        "spectators": True,
        "bot_pause": 0.8,
        "status": "running",
        "imported": False,
        "host_id": ADA,
        "seed": match.seed,
        "rules": match.game.rules_version,
        "number": len(match.moves),
        "pending": json.dumps(sorted(match.prompts)),
        "bot_due": False,
        "created_at": BEGAN,
        "started_at": BEGAN + 1000,
        "changed_at": BEGAN + 1000 * (len(match.moves) + 1),
    }
    seats: list[Row] = [
        {"table_id": TABLE, "number": number, "person_id": person, "name": name}
        for number, (person, name) in enumerate([(ADA, "Ada"), (BEN, "Ben")])
    ]
    return {
        "tables": [table],
        "seats": seats,
        "invitations": [{"hash": "c" * 64, "table_id": TABLE, "created_at": BEGAN}],
        "admissions": [{"table_id": TABLE, "person_id": BEN}],
    }


def _match() -> dict[str, list[Row]]:
    entries: list[Row] = [
        {
            "table_id": TABLE,
            "number": number,
            "kind": "move",
            "seat": entry.seat,
            "move": json.dumps(entry.move.as_json()),
            "events": "[]",
            "request": f"{entry.seat}:{number}",
            "at": BEGAN + 1000 * (number + 1),
        }
        for number, entry in enumerate(match_in_progress().steps, 1)
    ]
    said: Row = {"table_id": TABLE, "number": 1, "person_id": BEN, "name": "Ben", "seat": 1}
    return {"entries": entries, "chat": [{**said, "text": "Hello, Ada!", "at": BEGAN + 2000}]}


async def fill(database: Database) -> None:
    """Write the rows into an empty database of revision 0001."""
    async with database.engine.connect() as connection:
        await connection.execution_options(**{WRITING: True})
        async with connection.begin():
            await connection.run_sync(_insert)


def _insert(connection: Connection) -> None:
    for name, content in rows().items():
        table = Table(name, MetaData(), autoload_with=connection, resolve_fks=False)
        connection.execute(insert(table), content)


async def _make(file: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await upgrade(database, "0001")
    await fill(database)
    await database.close()


def main() -> None:
    """Write the dump beside this file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stellwerk.db"
        asyncio.run(_make(file))
        with closing(sqlite3.connect(file)) as connection:
            DUMP.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
