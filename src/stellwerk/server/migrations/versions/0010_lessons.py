"""Tables that begin at a position: so far those of lessons, by the name of the lesson."""

from alembic.operations import Operations
from sqlalchemy import Column, String, Text

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Tables of before began where matches usually do."""
    op.add_column("tables", Column("lesson", String(60), nullable=True))
    op.add_column("tables", Column("position", Text(), nullable=True))
