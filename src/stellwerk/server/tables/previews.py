"""What an invitation is to, for whoever holds the link and has not said a name yet."""

import re
from typing import cast

from sqlalchemy import ColumnElement, select

from stellwerk.server.catalogue.table_games import family_at, title_at
from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import InvitationRow, PersonRow, TableRow
from stellwerk.server.live.loading import seats_of
from stellwerk.server.messages.tables import InvitationPreview, Status
from stellwerk.server.people.tokens import token_hash
from stellwerk.server.tables.describing import seat_kind
from stellwerk.server.tables.invitations import WORD_LENGTH

WORD = re.compile(rf"[0-9a-f]{{{WORD_LENGTH}}}")
AFTER_HEX = "g"


class Previews:
    """Looks invitations up without opening them: nobody is let in, nothing is written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_token(self, token: str) -> InvitationPreview | None:
        """What the whole link leads to; None if it is not good."""
        found = await self._find(InvitationRow.hash == token_hash(token))
        return None if found is None else found[0]

    async def of_word(self, word: str) -> tuple[InvitationPreview, str] | None:
        """What the link with this word leads to, and the language of its host."""
        if WORD.fullmatch(word) is None:
            return None
        # A range, because every database looks that up in its index.
        return await self._find(InvitationRow.hash.between(word, word + AFTER_HEX))

    async def _find(self, which: ColumnElement[bool]) -> tuple[InvitationPreview, str] | None:
        query = (
            select(TableRow, PersonRow.name, PersonRow.language)
            .join(InvitationRow, InvitationRow.table_id == TableRow.id)
            .outerjoin(PersonRow, PersonRow.id == TableRow.host_id)
            .where(which, TableRow.status != "closed")
        )
        async with self._database.reading() as session:
            found = (await session.execute(query.limit(1))).first()
            if found is None:
                return None
            row, host, language = found
            seats = await seats_of(session, row.id)
        preview = InvitationPreview(
            host=next((seat.name for seat in seats if _is_of(seat.person_id, row)), host),
            game=row.game,
            family=family_at(row),
            title=title_at(row),
            players=len(seats),
            open_seats=sum(seat_kind(seat) == "open" for seat in seats),
            clock=row.clock,
            status=cast("Status", row.status),
        )
        return preview, language or "en"


def _is_of(person_id: str | None, row: TableRow) -> bool:
    return person_id is not None and person_id == row.host_id
