"""People choose the colours of their seats."""

from alembic.operations import Operations
from sqlalchemy import Column, Integer

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Whoever has not chosen keeps the colour of the seat."""
    op.add_column("seats", Column("colour", Integer(), nullable=True))
