"""Puzzles that were tried, by whom, and how difficult they are."""

from alembic.operations import Operations
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
)

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Nobody has tried one yet."""
    op.create_table(
        "puzzles",
        Column("id", String(20), nullable=False),
        *_rating(),
        Column("doubts", Integer(), nullable=False),
        Column("retired", Boolean(), nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "puzzle_solvers",
        Column("person_id", String(32), nullable=False),
        *_rating(),
        Column("streak", Integer(), nullable=False),
        Column("best_streak", Integer(), nullable=False),
        PrimaryKeyConstraint("person_id"),
        ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "puzzle_attempts",
        Column("person_id", String(32), nullable=False),
        Column("puzzle", String(20), nullable=False),
        Column("is_right", Boolean(), nullable=False),
        Column("doubted", Boolean(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("person_id", "puzzle"),
        ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
    )


def _rating() -> list[Column[float] | Column[int]]:
    """What both sides of a puzzle have."""
    return [
        Column("rating", Double(), nullable=False),
        Column("deviation", Double(), nullable=False),
        Column("volatility", Double(), nullable=False),
        Column("tried", Integer(), nullable=False),
        Column("right", Integer(), nullable=False),
    ]
