"""Posting to an address that somebody gave us: only where it may lead, and more than once."""

import asyncio
import ssl
from collections.abc import Mapping, Sequence

import httpx
import structlog
from structlog.typing import FilteringBoundLogger

from stellwerk.server.denied import Denied
from stellwerk.server.notices.address import (
    LOOKUP_SECONDS,
    BadAddress,
    Destination,
    find_destination,
    is_name,
)
from stellwerk.server.settings import Settings

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.notices")

SECONDS = 5.0
PAUSES = (2.0, 10.0)  # seconds before the second and the third try
SERVER_FAULT = 500


class Posting:
    """Checks addresses and posts to them."""

    def __init__(
        self,
        settings: Settings,
        pauses: Sequence[float] = PAUSES,
        certificates: ssl.SSLContext | None = None,
    ) -> None:
        self._private_too = settings.private_webhooks
        self._pauses = tuple(pauses)
        self._certificates = certificates

    async def check(self, url: str, code: str) -> None:
        """Denied with this code unless we would post there.

        The reason is one of url, user, port, unreachable: nobody shall learn which names exist
        inside our network, neither from the reason nor from the time it takes.
        """
        clock = asyncio.get_running_loop().time
        answer_at = clock() + LOOKUP_SECONDS
        try:
            await find_destination(url, self._private_too)
        except BadAddress as bad:
            if not bad.tells_of_a_name:
                raise Denied(code, {"reason": bad.reason}) from None
            if is_name(url):
                await asyncio.sleep(answer_at - clock())
            raise Denied(code, {"reason": "unreachable"}) from None

    async def post(
        self, url: str, content: bytes, headers: Mapping[str, str], **facts: str
    ) -> int | None:
        """Post something; tried again when the other side is out of order.

        The status of the last answer, None if there was none; `facts` go into the log.
        """
        status: int | None = None
        for attempt, pause in enumerate((*self._pauses, None)):
            status, problem, may_pass = await self._attempt(url, content, headers, attempt)
            if problem is None:
                return status
            # The URL itself is a secret, so it is not written down.
            LOG.warning("posting-failed", problem=problem, attempt=attempt + 1, **facts)
            if pause is None or not may_pass:
                break
            await asyncio.sleep(pause)
        return status

    async def _attempt(
        self, url: str, content: bytes, headers: Mapping[str, str], attempt: int
    ) -> tuple[int | None, str | None, bool]:
        """The status, what went wrong (None: nothing), whether it may go better another time."""
        try:
            async with asyncio.timeout(SECONDS):
                where = await find_destination(url, self._private_too)
                status = await self._post(where, attempt, content, headers)
        except BadAddress as bad:
            return None, bad.reason, bad.may_pass
        except (httpx.HTTPError, OSError) as error:
            return None, type(error).__name__, True
        except (httpx.InvalidURL, ValueError) as error:
            return None, type(error).__name__, False
        if httpx.codes.is_success(status):
            return status, None, False
        return status, str(status), status >= SERVER_FAULT

    async def _post(
        self, where: Destination, attempt: int, content: bytes, headers: Mapping[str, str]
    ) -> int:
        """Post to one of the addresses that were looked at; the answer's status, not its body."""
        if self._certificates is None:
            self._certificates = httpx.create_ssl_context()
        always = {"Host": where.url.netloc.decode("ascii"), "User-Agent": "stellwerk"}
        # A client of its own: connections are kept by address, and one that was proven to belong
        # to one host must not serve another. A proxy from the environment would look names up.
        async with (
            httpx.AsyncClient(
                verify=self._certificates, trust_env=False, follow_redirects=False, timeout=SECONDS
            ) as client,
            client.stream(
                "POST",
                where.url_by_address(attempt),
                content=content,
                headers={**headers, **always},
                extensions={"sni_hostname": where.host},
            ) as answer,
        ):
            return answer.status_code
