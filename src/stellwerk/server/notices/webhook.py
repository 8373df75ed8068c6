"""Posting a notice to somebody's webhook: Discord, Slack, or any program of their own."""

import ssl
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import httpx
import msgspec

from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.posting import PAUSES, Posting
from stellwerk.server.notices.words import Notice
from stellwerk.server.settings import Settings

LONGEST_DISCORD = 2000

Body: TypeAlias = Mapping[str, str | Mapping[str, list[str]]]


class Webhooks:
    """Checks webhooks and posts notices to them."""

    def __init__(
        self,
        settings: Settings,
        pauses: Sequence[float] = PAUSES,
        certificates: ssl.SSLContext | None = None,
    ) -> None:
        self._posting = Posting(settings, pauses, certificates)

    async def check(self, webhook: Webhook) -> None:
        """Denied unless we would post there."""
        await self._posting.check(webhook.url, "bad-webhook")

    async def send(self, webhook: Webhook, notice: Notice) -> bool:
        """Post a notice; says if it arrived."""
        content = msgspec.json.encode(body(webhook.kind, notice))
        headers = {"Content-Type": "application/json"}
        status = await self._posting.post(
            webhook.url, content, headers, kind=webhook.kind, table=notice.table
        )
        return status is not None and httpx.codes.is_success(status)


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
