"""Telling people that it is their turn, and orders for slow games."""

from alembic.operations import Operations
from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
    false,
    text,
)

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody who was there before has been told anything, or gave orders."""
    op.add_column("people", Column("webhook_kind", String(10)))
    op.add_column("people", Column("webhook_url", Text()))
    op.add_column("people", Column("mail", String(254)))
    op.add_column(
        "people", Column("mail_confirmed", Boolean(), nullable=False, server_default=false())
    )
    op.add_column(
        "seats", Column("told_number", Integer(), nullable=False, server_default=text("-1"))
    )
    op.create_table(
        "standing_orders",
        Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("orders", Text(), nullable=False),
        PrimaryKeyConstraint("table_id", "seat"),
    )
