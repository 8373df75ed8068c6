"""Invitations: links that let whoever opens them see a table and sit down."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import InvitationRow, TableRow
from stellwerk.server.database.statements import admit
from stellwerk.server.denied import Denied
from stellwerk.server.live.table_changes import Change, TableChanges
from stellwerk.server.messages.tables import Invitation
from stellwerk.server.people.tokens import new_token, token_hash
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.settings import Settings
from stellwerk.server.tables.hosting import check_host
from stellwerk.server.wall_clock import now

WORD_LENGTH = 20  # letters of a hash: too many to be guessed, too few to tell the token


class Invitations:
    """Makes invitations, takes them back, and lets people in by them."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        changes: TableChanges,
        creation_limits: CreationLimits,
    ) -> None:
        self._settings = settings
        self._database = database
        self._changes = changes
        self._creation_limits = creation_limits

    async def make(self, table_id: str, visitor: Visitor) -> str:
        """The token of another link to the table, for whoever sits there or hosts it.

        Older ones stay good, as long as there are not too many: then the host's takes the place of
        the oldest, and others get none, so that nobody can make the host's links useless.
        """
        async with self._changes.changing(table_id) as change:
            seated = any(seat.person_id == visitor.id for seat in change.seats)
            if not seated:
                check_host(change, visitor)
            self._creation_limits.count("link", visitor.address)
            await _make_room(change, self._settings.links_per_person, visitor)
            return invite(change.session, table_id)

    async def take_back_all(self, table_id: str, visitor: Visitor) -> None:
        """No link to the table is good any more; who is in stays in."""
        async with self._changes.changing(table_id) as change:
            check_host(change, visitor)
            await change.session.execute(
                delete(InvitationRow).where(InvitationRow.table_id == table_id)
            )

    async def open(self, token: str, visitor: Visitor) -> str:
        """The table behind a link; from now on the visitor may see it."""
        async with self._database.writing() as session:
            query = (
                select(InvitationRow.table_id)
                .join(TableRow, TableRow.id == InvitationRow.table_id)
                .where(InvitationRow.hash == token_hash(token), TableRow.status != "closed")
            )
            table_id = await session.scalar(query)
            if table_id is None:
                raise Denied("no-such-link")
            await session.execute(admit(table_id, visitor.id))
        return table_id


async def _make_room(change: Change, most: int, visitor: Visitor) -> None:
    invitations = (
        select(InvitationRow)
        .where(InvitationRow.table_id == change.row.id)
        .order_by(InvitationRow.created_at)
    )
    links = list(await change.session.scalars(invitations))
    if len(links) >= most and change.row.host_id != visitor.id:
        raise Denied("too-many-links", {"most": most})
    for link in links[: max(0, len(links) + 1 - most)]:
        await change.session.delete(link)


def invite(session: AsyncSession, table_id: str) -> str:
    """A new invitation; its token is known only now."""
    token = new_token()
    session.add(InvitationRow(hash=token_hash(token), table_id=table_id, created_at=now()))
    return token


def invitation_message(base_url: str, token: str) -> Invitation:
    """An invitation as a link; the token stands in the fragment, which no server writes down.

    The word before it is for programs that show what a link leads to; it opens nothing.
    """
    word = token_hash(token)[:WORD_LENGTH]
    return Invitation(token, f"{base_url}/invitation/{word}#{token}")
