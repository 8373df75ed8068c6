"""Browsers that are told while the page is closed, and the key with which the server signs."""

from alembic.operations import Operations
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Text,
)

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody is told so yet; the key is made when the server starts."""
    op.create_table(
        "server_keys",
        Column("name", String(20), nullable=False),
        Column("secret", LargeBinary(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "push_devices",
        Column("hash", String(64), nullable=False),
        Column("person_id", String(32), nullable=False),
        Column("token_hash", String(64), nullable=False),
        Column("endpoint", Text(), nullable=False),
        Column("p256dh", String(100), nullable=False),
        Column("auth", String(30), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("hash"),
        ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["token_hash"], ["tokens.hash"], ondelete="CASCADE"),
    )
    op.create_index("ix_push_devices_person_id", "push_devices", ["person_id"])
    op.create_index("ix_push_devices_token_hash", "push_devices", ["token_hash"])
