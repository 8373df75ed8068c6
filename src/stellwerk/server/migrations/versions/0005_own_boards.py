"""Boards of people's own are kept once, by the hash of their file."""

import hashlib
import tomllib

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, String, Text, text

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """The boards of records that were brought in move to their new place."""
    op.create_table(
        "boards",
        Column("hash", String(64), nullable=False),
        Column("game", String(60), nullable=False),
        Column("family", String(40), nullable=False),
        Column("title", Text(), nullable=False),
        Column("fewest", Integer(), nullable=False),
        Column("text", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_boards_created_at", "boards", ["created_at"])
    # In words of its own: Alembic would remake an SQLite table to add what refers to another one.
    op.execute("ALTER TABLE tables ADD COLUMN board_hash VARCHAR(64) REFERENCES boards (hash)")
    op.create_index("ix_tables_board_hash", "tables", ["board_hash"])
    _move_boards(op)
    op.execute("ALTER TABLE tables DROP COLUMN board")


def _move_boards(op: Operations) -> None:
    connection = op.get_bind()
    found = connection.execute(
        text("SELECT id, game, board, created_at FROM tables WHERE board IS NOT NULL")
    ).all()
    kept: set[str] = set()
    for table, game, board, created_at in found:
        name = hashlib.sha256(board.encode()).hexdigest()
        if name not in kept:
            kept.add(name)
            facts = tomllib.loads(board)
            connection.execute(
                text(
                    "INSERT INTO boards (hash, game, family, title, fewest, text, created_at) "
                    "VALUES (:hash, :game, :family, :title, :fewest, :text, :created_at)"
                ),
                {
                    "hash": name,
                    "game": game,
                    "family": facts["family"],
                    "title": facts["title"],
                    "fewest": facts["players"][0],
                    "text": board,
                    "created_at": created_at,
                },
            )
        connection.execute(
            text("UPDATE tables SET board_hash = :hash WHERE id = :table"),
            {"hash": name, "table": table},
        )
