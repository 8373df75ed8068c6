"""Hints that seats have taken, and whether a host lets people at the table have any."""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, Integer

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody has asked yet; tables of before give them as by default: against bots alone."""
    op.add_column("tables", Column("hints", Boolean(), nullable=True))
    op.add_column("seats", Column("hints", Integer(), nullable=False, server_default="0"))
    op.add_column("seats", Column("hinted_number", Integer(), nullable=False, server_default="-1"))
