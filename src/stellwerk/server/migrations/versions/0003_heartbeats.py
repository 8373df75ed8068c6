"""Every process writes now and then that it can write."""

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, String

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody has written yet."""
    op.create_table(
        "heartbeats",
        Column("process", String(32), primary_key=True),
        Column("at", BigInteger(), nullable=False),
    )
