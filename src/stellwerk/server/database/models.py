"""The tables of the database. Times are milliseconds since 1970; ids cannot be guessed."""

from sqlalchemy import BigInteger, ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from stellwerk.server.database.columns import Packed
from stellwerk.server.messages.clocks import ClockRule
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.people import KeyScope
from stellwerk.server.messages.play import StandingOrder
from stellwerk.server.messages.tables import Setting

ID = String(32)
HASH = String(64)
PERSON = "people.id"
TABLE = "tables.id"


class Base(DeclarativeBase):
    """What the classes of all rows are made from."""


class PersonRow(Base):
    """Somebody: a guest with a name, perhaps with a login and password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(2))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password_hash: Mapped[str | None] = mapped_column(Text)
    admin: Mapped[bool] = mapped_column(default=False)
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger, index=True)
    webhook_kind: Mapped[str | None] = mapped_column(String(10))
    webhook_url: Mapped[str | None] = mapped_column(Text)
    mail: Mapped[str | None] = mapped_column(String(254))
    mail_confirmed: Mapped[bool] = mapped_column(default=False)


class TokenRow(Base):
    """A secret somebody was given, by its hash: session, personal link, key or mail address."""

    __tablename__ = "tokens"

    hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(254))
    created_at: Mapped[int] = mapped_column(BigInteger)
    expires_at: Mapped[int | None] = mapped_column(BigInteger, index=True)
    scopes: Mapped[list[KeyScope]] = mapped_column(Packed(list[KeyScope]))


class BoardRow(Base):
    """A board of somebody's own, by the SHA-256 of its file; it was checked before it came in."""

    __tablename__ = "boards"

    hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    family: Mapped[str] = mapped_column(String(40))
    title: Mapped[str] = mapped_column(Text)
    fewest: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[int] = mapped_column(BigInteger, index=True)


class TableRow(Base):
    """A table: its settings, and where its match stands. The truth is in its entries."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    board_hash: Mapped[str | None] = mapped_column(ForeignKey("boards.hash"), index=True)
    # Asked for on its own: PostgreSQL cannot lock a table row that is joined with what may lack.
    own_board: Mapped[BoardRow | None] = relationship(lazy="selectin")
    options: Mapped[dict[str, Setting]] = mapped_column(Packed(dict[str, Setting]))
    visibility: Mapped[str] = mapped_column(String(10))
    start: Mapped[str] = mapped_column(String(10))
    clock: Mapped[ClockRule] = mapped_column(Packed(ClockRule))
    spectators: Mapped[bool]
    bot_pause: Mapped[float]
    # Whether bots explain their moves during the match; None: against bots alone.
    explanations: Mapped[bool | None]
    # Whether people may have hints; None: against bots alone.
    hints: Mapped[bool | None]
    status: Mapped[str] = mapped_column(String(10))
    imported: Mapped[bool] = mapped_column(default=False)
    lesson: Mapped[str | None] = mapped_column(String(60))
    position: Mapped[Json | None] = mapped_column(Packed(Json))
    """Where its match begins, if that is not the usual start."""
    host_id: Mapped[str | None] = mapped_column(ForeignKey(PERSON, ondelete="SET NULL"), index=True)
    seed: Mapped[bytes | None] = mapped_column(LargeBinary(32))
    rules: Mapped[int | None]
    number: Mapped[int] = mapped_column(default=0)
    pending: Mapped[list[int]] = mapped_column(Packed(list[int]))
    bot_due: Mapped[bool] = mapped_column(default=False)
    due_at: Mapped[int | None] = mapped_column(BigInteger)
    result: Mapped[Json | None] = mapped_column(Packed(Json))
    rematch_id: Mapped[str | None] = mapped_column(ID)
    created_at: Mapped[int] = mapped_column(BigInteger)
    started_at: Mapped[int | None] = mapped_column(BigInteger)
    changed_at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("ix_tables_status_changed_at", "status", "changed_at"),
        Index("ix_tables_due_at", "due_at"),
    )


class SeatRow(Base):
    """A seat: open, a person's, or a bot's. One person may hold several."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(
        ForeignKey(PERSON, ondelete="SET NULL"), index=True
    )
    name: Mapped[str | None] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))
    stand_in: Mapped[str | None] = mapped_column(String(40))
    told_number: Mapped[int] = mapped_column(default=-1)
    colour: Mapped[int | None]
    """The one somebody chose; without a choice, one that nobody else has."""
    score: Mapped[int | None]
    won: Mapped[bool | None]
    put_away: Mapped[bool] = mapped_column(default=False)
    hints: Mapped[int] = mapped_column(default=0)
    """How many its person has taken."""
    hinted_number: Mapped[int] = mapped_column(default=-1)
    """The entry since which the question stands that the last of them was for."""


class InvitationRow(Base):
    """A link to a table, by the hash of its token."""

    __tablename__ = "invitations"

    hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), index=True)
    created_at: Mapped[int] = mapped_column(BigInteger)


class AdmissionRow(Base):
    """Somebody opened an invitation, so they may see the table."""

    __tablename__ = "admissions"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(
        ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True, index=True
    )


class EntryRow(Base):
    """One entry of a table's record. The key makes sure that nobody writes a number twice."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    move: Mapped[Json | None] = mapped_column(Packed(Json))
    events: Mapped[str] = mapped_column(Text)
    request: Mapped[str] = mapped_column(String(80))
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (UniqueConstraint("table_id", "request"),)


class SnapshotRow(Base):
    """A cache: where a match stood after an entry, so that it need not be replayed whole."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[str] = mapped_column(Text)


class ReviewRow(Base):
    """A match looked back at, or on the way to it: the same for everybody, and shown when whole."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    status: Mapped[str] = mapped_column(String(10))
    done: Mapped[int]
    steps: Mapped[int]
    content: Mapped[str | None] = mapped_column(Text)
    changed_at: Mapped[int] = mapped_column(BigInteger)


class PuzzleRow(Base):
    """A puzzle that somebody has tried: how difficult it is, and whether people doubt it."""

    __tablename__ = "puzzles"

    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    tried: Mapped[int]
    right: Mapped[int]
    doubts: Mapped[int]
    retired: Mapped[bool]


class SolverRow(Base):
    """How strong somebody is at puzzles, and how many in a row were right."""

    __tablename__ = "puzzle_solvers"

    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    rating: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    tried: Mapped[int]
    right: Mapped[int]
    streak: Mapped[int]
    best_streak: Mapped[int]


class PuzzleAttemptRow(Base):
    """Somebody's first answer to a puzzle, the one that counts."""

    __tablename__ = "puzzle_attempts"

    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(20), primary_key=True)
    is_right: Mapped[bool]
    doubted: Mapped[bool]
    at: Mapped[int] = mapped_column(BigInteger)


class ServerKeyRow(Base):
    """A secret of the server itself, made at its first start."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[int] = mapped_column(BigInteger)


class PushDeviceRow(Base):
    """A browser that is told while the page is closed, by the hash of where it is reached."""

    __tablename__ = "push_devices"

    hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey(PERSON, ondelete="CASCADE"), index=True)
    token_hash: Mapped[str] = mapped_column(
        ForeignKey("tokens.hash", ondelete="CASCADE"), index=True
    )
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(30))
    created_at: Mapped[int] = mapped_column(BigInteger)


class HeartbeatRow(Base):
    """A process that serves, and when it last wrote that it can."""

    __tablename__ = "heartbeats"

    process: Mapped[str] = mapped_column(ID, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str | None] = mapped_column(
        ForeignKey(PERSON, ondelete="SET NULL"), index=True
    )
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class OrdersRow(Base):
    """The standing orders of a seat, known to its owner alone."""

    __tablename__ = "standing_orders"

    table_id: Mapped[str] = mapped_column(ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    orders: Mapped[list[StandingOrder]] = mapped_column(Packed(list[StandingOrder]))
