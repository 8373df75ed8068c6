"""What is kept about somebody, written out piece by piece, so that much of it takes no memory."""

from collections.abc import AsyncIterator, Sequence

import msgspec
from sqlalchemy import or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import (
    AdmissionRow,
    ChatRow,
    OrdersRow,
    PersonRow,
    PushDeviceRow,
    PuzzleAttemptRow,
    SeatRow,
    SolverRow,
    TableRow,
    TokenRow,
)
from stellwerk.server.messages.personal_data import (
    KeptLine,
    KeptPerson,
    KeptSeat,
    KeptTable,
    KeptToken,
)
from stellwerk.server.messages.push import KeptPushDevice
from stellwerk.server.messages.puzzles import KeptPuzzleAttempt, KeptSolver
from stellwerk.server.people.accounts import find_person, list_keys
from stellwerk.server.people.notice_choices import notices_of

PAGE = 200
SHORT_LIVED = ("session", "link", "mail")


async def personal_data(database: Database, person_id: str) -> AsyncIterator[bytes]:
    """The JSON of a `PersonalData`."""
    async with database.reading() as session:
        person = _kept_person(await find_person(session, person_id, change=False))
        tokens = await _tokens(session, person_id)
        devices = await _push_devices(session, person_id)
        solver = _kept_solver(await session.get(SolverRow, person_id))
    keys = await list_keys(database, person_id)
    yield _piece("{", "person", person) + _piece(",", "keys", keys)
    yield _piece(",", "tokens", tokens) + _piece(",", "push_devices", devices)
    yield _piece(",", "puzzle_solver", solver)
    for name, pages in (
        ("tables", _tables(database, person_id)),
        ("invited", _invited(database, person_id)),
        ("chat", _chat(database, person_id)),
        ("puzzles", _puzzles(database, person_id)),
    ):
        yield f',"{name}":['.encode()
        async for piece in _listed(pages):
            yield piece
        yield b"]"
    yield b"}"


def _piece(before: str, name: str, value: object) -> bytes:
    return f'{before}"{name}":'.encode() + msgspec.json.encode(value)


async def _listed(pages: AsyncIterator[Sequence[object]]) -> AsyncIterator[bytes]:
    """The items of a list, page by page, with commas between them."""
    is_first = True
    async for page in pages:
        if page:
            yield (b"" if is_first else b",") + msgspec.json.encode(page)[1:-1]
            is_first = False


def _kept_person(person: PersonRow) -> KeptPerson:
    notices = notices_of(person, mail_possible=False)
    return KeptPerson(
        id=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        has_password=person.password_hash is not None,
        admin=person.admin,
        created_at=person.created_at,
        seen_at=person.seen_at,
        webhook=notices.webhook,
        mail=notices.mail,
        mail_confirmed=notices.mail_confirmed,
    )


async def _tokens(session: AsyncSession, person_id: str) -> list[KeptToken]:
    query = (
        select(TokenRow.kind, TokenRow.created_at, TokenRow.expires_at)
        .where(TokenRow.person_id == person_id, TokenRow.kind.in_(SHORT_LIVED))
        .order_by(TokenRow.created_at)
    )
    return [KeptToken(*row) for row in await session.execute(query)]


async def _push_devices(session: AsyncSession, person_id: str) -> list[KeptPushDevice]:
    query = (
        select(PushDeviceRow.endpoint, PushDeviceRow.created_at)
        .where(PushDeviceRow.person_id == person_id)
        .order_by(PushDeviceRow.created_at)
    )
    return [KeptPushDevice(*row) for row in await session.execute(query)]


async def _tables(database: Database, person_id: str) -> AsyncIterator[list[KeptTable]]:
    seated = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    mine = or_(TableRow.host_id == person_id, TableRow.id.in_(seated))
    last = ""
    while True:
        page = select(TableRow).where(mine, TableRow.id > last).order_by(TableRow.id).limit(PAGE)
        async with database.reading() as session:
            rows = list(await session.scalars(page))
            seats = await _seats(session, person_id, [row.id for row in rows])
        if not rows:
            return
        last = rows[-1].id
        yield [_kept_table(row, person_id, seats.get(row.id, [])) for row in rows]


async def _seats(
    session: AsyncSession, person_id: str, tables: list[str]
) -> dict[str, list[KeptSeat]]:
    query = (
        select(SeatRow, OrdersRow.orders)
        .outerjoin(
            OrdersRow,
            (OrdersRow.table_id == SeatRow.table_id) & (OrdersRow.seat == SeatRow.number),
        )
        .where(SeatRow.table_id.in_(tables), SeatRow.person_id == person_id)
        .order_by(SeatRow.number)
    )
    seats: dict[str, list[KeptSeat]] = {}
    for seat, orders in await session.execute(query):
        kept = KeptSeat(seat.number, seat.name, seat.put_away, orders or [], seat.hints)
        seats.setdefault(seat.table_id, []).append(kept)
    return seats


def _kept_table(row: TableRow, person_id: str, seats: list[KeptSeat]) -> KeptTable:
    return KeptTable(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        hosted=row.host_id == person_id,
        imported=row.imported,
        lesson=row.lesson,
        seats=seats,
        result=row.result,
        record=f"/api/tables/{row.id}/record" if row.status == "over" else None,
        created_at=row.created_at,
        started_at=row.started_at,
        changed_at=row.changed_at,
    )


async def _invited(database: Database, person_id: str) -> AsyncIterator[list[str]]:
    last = ""
    while True:
        query = select(AdmissionRow.table_id).where(
            AdmissionRow.person_id == person_id, AdmissionRow.table_id > last
        )
        async with database.reading() as session:
            page = list(await session.scalars(query.order_by(AdmissionRow.table_id).limit(PAGE)))
        if not page:
            return
        last = page[-1]
        yield page


async def _chat(database: Database, person_id: str) -> AsyncIterator[list[KeptLine]]:
    place = tuple_(ChatRow.table_id, ChatRow.number)
    last = ("", 0)
    while True:
        query = select(ChatRow).where(ChatRow.person_id == person_id, place > last)
        async with database.reading() as session:
            ordered = query.order_by(ChatRow.table_id, ChatRow.number)
            rows = list(await session.scalars(ordered.limit(PAGE)))
        if not rows:
            return
        last = (rows[-1].table_id, rows[-1].number)
        yield [KeptLine(row.table_id, row.number, row.name, row.text, row.at) for row in rows]


def _kept_solver(row: SolverRow | None) -> KeptSolver | None:
    if row is None:
        return None
    return KeptSolver(
        rating=row.rating,
        deviation=row.deviation,
        volatility=row.volatility,
        tried=row.tried,
        right=row.right,
        streak=row.streak,
        best_streak=row.best_streak,
    )


async def _puzzles(database: Database, person_id: str) -> AsyncIterator[list[KeptPuzzleAttempt]]:
    last = ""
    while True:
        query = select(PuzzleAttemptRow).where(
            PuzzleAttemptRow.person_id == person_id, PuzzleAttemptRow.puzzle > last
        )
        async with database.reading() as session:
            ordered = query.order_by(PuzzleAttemptRow.puzzle)
            rows = list(await session.scalars(ordered.limit(PAGE)))
        if not rows:
            return
        last = rows[-1].puzzle
        yield [KeptPuzzleAttempt(row.puzzle, row.is_right, row.doubted, row.at) for row in rows]
