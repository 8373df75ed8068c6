"""How a match ended for each seat, and which matches their owners have put away."""

import json
from collections.abc import Iterator

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, Connection, Integer, false, text

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

PAGE = 500


def upgrade(op: Operations) -> None:
    """The seats of matches that are over learn their part of the result."""
    op.add_column("seats", Column("score", Integer()))
    op.add_column("seats", Column("won", Boolean()))
    op.add_column("seats", Column("put_away", Boolean(), nullable=False, server_default=false()))
    connection = op.get_bind()
    write = text(
        "UPDATE seats SET score = :score, won = :won WHERE table_id = :table AND number = :number"
    )
    for table, words in _results(connection):
        result = json.loads(words)
        for number, score in enumerate(result["scores"]):
            connection.execute(
                write,
                {
                    "table": table,
                    "number": number,
                    "score": score["total"],
                    "won": number in result["winners"],
                },
            )


def _results(connection: Connection) -> Iterator[tuple[str, str]]:
    """Page by page: results are long, and there may be very many."""
    query = text(
        "SELECT id, result FROM tables WHERE status = 'over' AND result IS NOT NULL AND id > :last "
        f"ORDER BY id LIMIT {PAGE}"
    )
    last = ""
    while page := connection.execute(query, {"last": last}).all():
        yield from ((table, words) for table, words in page)
        last = page[-1][0]
