"""What the people's part of the server asks of others; they stand above it and fill it in."""

from typing import Protocol

from stellwerk.server.database.models import PersonRow
from stellwerk.server.messages.people import Webhook
from stellwerk.server.messages.push import NewPushDevice


class NoticeSender(Protocol):
    """Whoever tells people things by webhook and mail."""

    @property
    def mail_possible(self) -> bool:
        """Whether this server can send mail."""

    async def check_webhook(self, webhook: Webhook) -> None:
        """Raise `Denied("bad-webhook")` unless it may be posted to."""

    async def send_confirmation(self, person: PersonRow, token: str) -> None:
        """Mail somebody the token that confirms their address."""


class PushSender(Protocol):
    """Whoever tells browsers things while the page is closed."""

    async def push_key(self) -> str:
        """The public key with which this server signs."""

    async def check_push(self, device: NewPushDevice) -> None:
        """Raise `Denied("bad-push")` unless it may be posted to."""


class ConnectionKeeper(Protocol):
    """Whoever holds the open connections."""

    async def tokens_ended(self, person_id: str) -> None:
        """Close the connections of somebody that came with a session or key that is no more."""


class SeatKeeper(Protocol):
    """Whoever knows the seats of people at tables."""

    async def give_up_seats(self, person_id: str) -> None:
        """Leave waiting tables; bots take over at running ones."""

    async def person_renamed(self, person_id: str, before: str, name: str) -> None:
        """Let the seats of somebody bear the new name."""

    async def table_changed(self, table_id: str) -> None:
        """Tell everybody at a table that its seats have changed."""


class TableCloser(Protocol):
    """Whoever can end a table."""

    async def close_table(self, table_id: str) -> None:
        """End a table without a result; `Denied("no-such-table")` if there is none."""
