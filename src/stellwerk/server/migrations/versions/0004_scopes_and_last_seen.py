"""What a key may be used for, and when somebody was last seen."""

import time

from alembic.operations import Operations
from sqlalchemy import BigInteger, Column, Text, text

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade(op: Operations) -> None:
    """Keys could do everything so far; who is there was seen just now, and so does not expire."""
    op.add_column(
        "tokens",
        Column("scopes", Text(), nullable=False, server_default=text('\'["play","manage"]\'')),
    )
    op.add_column(
        "people", Column("seen_at", BigInteger(), nullable=False, server_default=text("0"))
    )
    seen = text("UPDATE people SET seen_at = :now").bindparams(now=time.time_ns() // 1_000_000)
    op.execute(seen)
    # Forgetting somebody, or what has ended, must not read whole tables.
    op.create_index("ix_people_seen_at", "people", ["seen_at"])
    op.create_index("ix_tokens_expires_at", "tokens", ["expires_at"])
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_index("ix_admissions_person_id", "admissions", ["person_id"])
