"""Notices for browsers whose page is closed, by way of their makers' push services."""

import httpx
import msgspec
import structlog
from sqlalchemy import delete
from structlog.typing import FilteringBoundLogger

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PushDeviceRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.push import NewPushDevice, PushMessage
from stellwerk.server.notices.posting import Posting
from stellwerk.server.notices.push_cipher import encrypted, from_base64url, read_public_key
from stellwerk.server.notices.push_signature import Signature, read_signature
from stellwerk.server.notices.words import Notice
from stellwerk.server.settings import Settings

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.notices")

DAY = 24 * 60 * 60  # seconds a service keeps a message for a browser that is off
SECRET_BYTES = 16
GONE = (404, 410)
LONGEST_TITLE, LONGEST_BODY = 150, 500  # letters


class Pushes:
    """Checks the addresses of browsers, and sends them notices that only they can read."""

    def __init__(
        self, settings: Settings, database: Database, posting: Posting | None = None
    ) -> None:
        self._settings = settings
        self._database = database
        self._posting = posting or Posting(settings)
        self._signature: Signature | None = None

    async def signature(self) -> Signature:
        """With what this server signs; read from the database once."""
        if self._signature is None:
            self._signature = await read_signature(self._database, self._settings)
        return self._signature

    async def push_key(self) -> str:
        """The public key for which browsers make their subscriptions."""
        return (await self.signature()).public_key

    async def check_push(self, device: NewPushDevice) -> None:
        """Denied unless we would post there, and its keys are keys."""
        try:
            read_public_key(device.p256dh)
            if len(from_base64url(device.auth)) != SECRET_BYTES:
                raise ValueError("auth")
        except ValueError:
            raise Denied("bad-push", {"reason": "keys"}) from None
        await self._posting.check(device.endpoint, "bad-push")

    async def send(self, device: PushDeviceRow, notice: Notice) -> bool:
        """Send a notice; says if the service took it. A browser that is gone is forgotten."""
        message = PushMessage(
            notice.subject[:LONGEST_TITLE], notice.short[:LONGEST_BODY], f"/t/{notice.table}"
        )
        content = encrypted(msgspec.json.encode(message), device.p256dh, device.auth)
        signature = await self.signature()
        url = httpx.URL(device.endpoint)
        origin = f"{url.scheme}://{url.netloc.decode('ascii')}"
        headers = {
            "Authorization": signature.authorization(origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": notice.table,
        }
        status = await self._posting.post(
            device.endpoint, content, headers, kind="push", table=notice.table
        )
        if status in GONE:
            await self._forget(device)
        return status is not None and httpx.codes.is_success(status)

    async def _forget(self, device: PushDeviceRow) -> None:
        this = (PushDeviceRow.hash == device.hash, PushDeviceRow.auth == device.auth)
        async with self._database.writing() as session:
            await session.execute(delete(PushDeviceRow).where(*this))
        LOG.info("push device gone", person=device.person_id)
