"""Posting a notice to somebody's webhook: Discord, Slack, or any program of their own."""

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import httpx
import structlog
from structlog.typing import FilteringBoundLogger

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.address import (
    LOOKUP_SECONDS,
    BadAddress,
    Destination,
    find_destination,
    is_name,
)
from stellwerk.server.notices.words import Notice
from stellwerk.server.settings import Settings

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.notices")

SECONDS = 5.0
PAUSES = (2.0, 10.0)  # seconds before the second and the third try
LONGEST_DISCORD = 2000
SERVER_FAULT = 500

Body: TypeAlias = Mapping[str, str | Mapping[str, list[str]]]


class Webhooks:
    """Checks webhooks and posts notices to them."""

    def __init__(
        self,
        settings: Settings,
        pauses: Sequence[float] = PAUSES,
        certificates: ssl.SSLContext | None = None,
    ) -> None:
        self._private_too = settings.private_webhooks
        self._pauses = tuple(pauses)
        self._certificates = certificates

    async def check(self, webhook: Webhook) -> None:
        """Denied unless we would post there.

        The reason is one of url, user, port, unreachable: nobody shall learn which names exist
        inside our network, neither from the reason nor from the time it takes.
        """
        clock = asyncio.get_running_loop().time
        answer_at = clock() + LOOKUP_SECONDS
        try:
            await find_destination(webhook.url, self._private_too)
        except BadAddress as bad:
            if not bad.tells_of_a_name:
                raise Denied("bad-webhook", {"reason": bad.reason}) from None
            if is_name(webhook.url):
                await asyncio.sleep(answer_at - clock())
            raise Denied("bad-webhook", {"reason": "unreachable"}) from None

    async def send(self, webhook: Webhook, notice: Notice) -> bool:
        """Post a notice; tried again when the other side is out of order. Says if it arrived."""
        for attempt, pause in enumerate((*self._pauses, None)):
            problem, may_pass = await self._attempt(webhook, notice, attempt)
            if problem is None:
                return True
            # The URL itself is a secret, so it is not written down.
            LOG.warning(
                "webhook-failed", kind=webhook.kind, table=notice.table, problem=problem,
                attempt=attempt + 1,
            )  # fmt: skip
            if pause is None or not may_pass:
                break
            await asyncio.sleep(pause)
        return False

    async def _attempt(
        self, webhook: Webhook, notice: Notice, attempt: int
    ) -> tuple[str | None, bool]:
        """What went wrong (None: nothing), and whether it may go better another time."""
        try:
            async with asyncio.timeout(SECONDS):
                where = await find_destination(webhook.url, self._private_too)
                status = await self._post(where, attempt, body(webhook.kind, notice))
        except BadAddress as bad:
            return bad.reason, bad.may_pass
        except (httpx.HTTPError, OSError) as error:
            return type(error).__name__, True
        except (httpx.InvalidURL, ValueError) as error:
            return type(error).__name__, False
        if httpx.codes.is_success(status):
            return None, False
        return str(status), status >= SERVER_FAULT

    async def _post(self, where: Destination, attempt: int, content: Body) -> int:
        """Post to one of the addresses that were looked at; the answer's status, not its body."""
        if self._certificates is None:
            self._certificates = httpx.create_ssl_context()
        # A client of its own: connections are kept by address, and one that was proven to belong
        # to one host must not serve another. A proxy from the environment would look names up.
        async with (
            httpx.AsyncClient(
                verify=self._certificates, trust_env=False, follow_redirects=False, timeout=SECONDS
            ) as client,
            client.stream(
                "POST",
                where.url_by_address(attempt),
                json=content,
                headers={"Host": where.url.netloc.decode("ascii"), "User-Agent": "stellwerk"},
                extensions={"sni_hostname": where.host},
            ) as answer,
        ):
            return answer.status_code


def body(kind: str, notice: Notice) -> Body:
    """What is posted to a webhook of this kind.

    >>> body("slack", Notice("your-turn", "t1", "nurnberg", "Nürnberg", "http://x/t/t1", "", "A<B"))
    {'text': 'A&lt;B'}
    """
    if kind == "discord":
        # Names are chosen by people: they must call nobody, and hide no other link behind words.
        plain = notice.text.replace("](", "] (")
        return {"content": plain[:LONGEST_DISCORD], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        escaped = notice.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": escaped}
    return {
        "event": notice.event,
        "table": notice.table,
        "game": notice.game,
        "title": notice.title,
        "link": notice.link,
        "text": notice.text,
    }
