"""The host of a table says whether its bots explain their moves during the match."""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """At tables of before they do as by default: against bots alone."""
    op.add_column("tables", Column("explanations", Boolean(), nullable=True))
