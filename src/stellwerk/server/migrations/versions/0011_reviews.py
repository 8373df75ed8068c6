"""Matches that were looked back at."""

from alembic.operations import Operations
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
)

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody has asked yet."""
    op.create_table(
        "reviews",
        Column("table_id", String(32), nullable=False),
        Column("status", String(10), nullable=False),
        Column("done", Integer(), nullable=False),
        Column("steps", Integer(), nullable=False),
        Column("content", Text(), nullable=True),
        Column("changed_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("table_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
