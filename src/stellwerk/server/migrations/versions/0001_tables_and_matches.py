"""People, tables, and the matches played at them."""

from alembic.operations import Operations
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """From an empty database."""
    _people(op)
    _tables(op)
    _matches(op)


def _people(op: Operations) -> None:
    op.create_table(
        "people",
        Column("id", String(32), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("language", String(2), nullable=False),
        Column("login", String(40), unique=True),
        Column("password_hash", Text()),
        Column("admin", Boolean(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
    )
    op.create_table(
        "tokens",
        Column("hash", String(64), primary_key=True),
        Column("kind", String(10), nullable=False),
        _person(nullable=False, ondelete="CASCADE"),
        Column("label", String(254), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("expires_at", BigInteger()),
    )
    op.create_index("ix_tokens_person_id", "tokens", ["person_id"])


def _tables(op: Operations) -> None:
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("game", String(60), nullable=False),
        Column("board", Text()),
        Column("options", Text(), nullable=False),
        Column("visibility", String(10), nullable=False),
        Column("start", String(10), nullable=False),
        Column("clock", Text(), nullable=False),
        Column("spectators", Boolean(), nullable=False),
        Column("bot_pause", Double(), nullable=False),
        Column("status", String(10), nullable=False),
        Column("imported", Boolean(), nullable=False),
        Column("host_id", String(32), ForeignKey("people.id", ondelete="SET NULL")),
        Column("seed", LargeBinary(32)),
        Column("rules", Integer()),
        Column("number", Integer(), nullable=False),
        Column("pending", Text(), nullable=False),
        Column("bot_due", Boolean(), nullable=False),
        Column("due_at", BigInteger()),
        Column("result", Text()),
        Column("rematch_id", String(32)),
        Column("created_at", BigInteger(), nullable=False),
        Column("started_at", BigInteger()),
        Column("changed_at", BigInteger(), nullable=False),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_table(
        "seats",
        _table(primary_key=True),
        Column("number", Integer(), primary_key=True),
        _person(nullable=True, ondelete="SET NULL"),
        Column("name", String(40)),
        Column("bot", String(40)),
        Column("stand_in", String(40)),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "invitations",
        Column("hash", String(64), primary_key=True),
        _table(),
        Column("created_at", BigInteger(), nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "admissions",
        _table(primary_key=True),
        Column(
            "person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
    )


def _matches(op: Operations) -> None:
    op.create_table(
        "entries",
        _table(primary_key=True),
        Column("number", Integer(), primary_key=True),
        Column("kind", String(10), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("move", Text()),
        Column("events", Text(), nullable=False),
        Column("request", String(80), nullable=False),
        Column("at", BigInteger(), nullable=False),
        UniqueConstraint("table_id", "request"),
    )
    op.create_table(
        "snapshots",
        _table(primary_key=True),
        Column("number", Integer(), primary_key=True),
        Column("content", Text(), nullable=False),
    )
    op.create_table(
        "chat",
        _table(primary_key=True),
        Column("number", Integer(), primary_key=True),
        _person(nullable=True, ondelete="SET NULL"),
        Column("name", String(40), nullable=False),
        Column("seat", Integer()),
        Column("text", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
    )


def _person(nullable: bool, ondelete: str) -> Column[str]:
    """Whose it is."""
    return Column(
        "person_id", String(32), ForeignKey("people.id", ondelete=ondelete), nullable=nullable
    )


def _table(primary_key: bool = False) -> Column[str]:
    """The table it belongs to."""
    return Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )
