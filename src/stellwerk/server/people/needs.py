"""What the people's part of the server needs of the hall."""

from typing import Protocol, TypeAlias

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow
from stellwerk.server.messages.people import Webhook
from stellwerk.server.security.makings import Makings
from stellwerk.server.settings import Settings


class NoticePost(Protocol):
    """Whoever tells people things by webhook and mail."""

    @property
    def mail_possible(self) -> bool:
        """Whether this server can send mail."""

    async def check_webhook(self, webhook: Webhook) -> None:
        """Raise `Denied("bad-webhook")` unless it may be posted to."""

    async def send_confirmation(self, person: PersonRow, token: str) -> None:
        """Mail somebody the token that confirms their address."""


class PeopleHall(Protocol):
    """The hall, as far as people are concerned."""

    @property
    def settings(self) -> Settings:
        """What the server was told."""

    @property
    def database(self) -> Database:
        """Where people are kept."""

    @property
    def makings(self) -> Makings:
        """Who counts what comes from one address."""

    @property
    def notices(self) -> NoticePost:
        """Who tells people things."""

    async def give_up_seats(self, person_id: str) -> None:
        """Leave waiting tables; bots take over at running ones."""

    async def tokens_ended(self, person_id: str) -> None:
        """Close the connections of somebody that came with a session or key that is no more."""

    async def person_renamed(self, person_id: str, before: str, name: str) -> None:
        """Let the seats of somebody bear the new name."""

    async def table_changed(self, table_id: str) -> None:
        """Tell everybody at a table that its seats have changed."""

    async def close_table(self, table_id: str) -> None:
        """End a table for good; `Denied("no-such-table")` if there is none."""


TheHall: TypeAlias = NamedDependency[SkipValidation[PeopleHall]]
