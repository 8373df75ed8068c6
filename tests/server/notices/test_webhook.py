"""Notices arrive at real HTTP servers, in the form their kind wants."""

import asyncio
import socket
from pathlib import Path

import pytest

from stellwerk.server.messages.people import Webhook, WebhookKind
from stellwerk.server.notices.webhook import Webhooks
from stellwerk.server.notices.words import Notice
from stellwerk.server.settings import Settings
from tests.server.notices.post_office import HOST_NAME, Receiver, trusting

pytestmark = pytest.mark.anyio

LINK = "https://play.example/t/t1"
NOTICE = Notice("your-turn", "t1", "ticket-europe", "Europe", LINK, "Your turn", f"Ann, go: {LINK}")
PRIVATE_TOO = Settings(private_webhooks=True)
AT_ONCE = (0.0, 0.0)


def hooks() -> Webhooks:
    return Webhooks(PRIVATE_TOO, pauses=AT_ONCE)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("discord", {"content": NOTICE.text, "allowed_mentions": {"parse": []}}),
        ("slack", {"text": NOTICE.text}),
        (
            "generic",
            {
                "event": "your-turn",
                "table": "t1",
                "game": "ticket-europe",
                "title": "Europe",
                "link": LINK,
                "text": NOTICE.text,
            },
        ),
    ],
)
async def test_each_kind_gets_its_own_form(
    receiver: Receiver, kind: WebhookKind, body: dict[str, object]
) -> None:
    assert await hooks().send(Webhook(kind, receiver.url + "?thread=1"), NOTICE)
    (posted,) = receiver.posted
    assert posted.body == body
    assert posted.path == "/hook?thread=1"
    assert posted.headers["host"] == f"127.0.0.1:{receiver.port}"


async def test_a_name_cannot_call_a_whole_slack_channel(receiver: Receiver) -> None:
    said = Notice("your-turn", "t1", "g", "G", LINK, "", "<!channel> & <http://evil.example|here>")
    assert await hooks().send(Webhook("slack", receiver.url), said)
    assert receiver.posted[0].body == {
        "text": "&lt;!channel&gt; &amp; &lt;http://evil.example|here&gt;"
    }


async def test_a_name_cannot_hide_a_link_on_discord(receiver: Receiver) -> None:
    said = Notice("your-turn", "t1", "g", "G", LINK, "", "[Ann](http://evil.example)")
    assert await hooks().send(Webhook("discord", receiver.url), said)
    assert receiver.posted[0].body["content"] == "[Ann] (http://evil.example)"


async def test_a_server_out_of_order_is_tried_again(receiver: Receiver) -> None:
    receiver.answers = [503, 500]
    assert await hooks().send(Webhook("generic", receiver.url), NOTICE)
    assert len(receiver.posted) == 3


async def test_after_three_tries_it_is_given_up(receiver: Receiver) -> None:
    receiver.answers = [500] * 9
    assert not await hooks().send(Webhook("generic", receiver.url), NOTICE)
    assert len(receiver.posted) == 3


async def test_a_webhook_that_is_gone_is_not_asked_again(receiver: Receiver) -> None:
    receiver.answers = [404]
    assert not await hooks().send(Webhook("generic", receiver.url), NOTICE)
    assert len(receiver.posted) == 1


async def test_nobody_there_is_a_failure_and_no_crash() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}/"
        assert not await hooks().send(Webhook("generic", url), NOTICE)


async def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    with Receiver(answers=[307], location=receiver.url).open() as elsewhere:
        assert not await hooks().send(Webhook("generic", elsewhere.url), NOTICE)
        assert len(elsewhere.posted) == 1
    assert not receiver.posted


async def test_a_server_that_says_nothing_does_not_hold_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.server.notices.posting.SECONDS", 0.05)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert not await hooks().send(Webhook("generic", url), NOTICE)


async def test_a_private_address_gets_nothing_even_if_it_was_saved_before(
    receiver: Receiver,
) -> None:
    assert not await Webhooks(Settings(), AT_ONCE).send(Webhook("generic", receiver.url), NOTICE)
    assert not receiver.posted


async def test_a_proxy_of_the_environment_is_not_used(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9/")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9/")
    assert await hooks().send(Webhook("generic", receiver.url), NOTICE)


class Names:
    """A name service that gives other answers each time, as an attacker's would."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def getaddrinfo(
        self, host: str, port: int, **_: object
    ) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        self.asked.append(host)
        return [(2, 1, 6, "", (self.answers.pop(0), port))]


def ask(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names.getaddrinfo)


async def test_the_name_is_looked_up_once_and_that_address_is_used(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Names("127.0.0.1")
    ask(names, monkeypatch)
    url = f"http://{HOST_NAME}:{receiver.port}/hook"
    assert await hooks().send(Webhook("generic", url), NOTICE)
    assert names.asked == [HOST_NAME]
    assert receiver.posted[0].headers["host"] == f"{HOST_NAME}:{receiver.port}"


async def test_a_name_that_turns_to_a_private_address_later_is_refused_then(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(Names("9.9.9.9", "127.0.0.1"), monkeypatch)
    webhooks = Webhooks(Settings(), pauses=AT_ONCE)
    webhook = Webhook("generic", f"http://{HOST_NAME}:{receiver.port}/hook")
    await webhooks.check(webhook)
    assert not await webhooks.send(webhook, NOTICE)
    assert not receiver.posted


@pytest.mark.parametrize(("name", "arrives"), [(HOST_NAME, True), ("other.example.org", False)])
async def test_the_certificate_must_be_for_the_name_not_the_address(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, name: str, arrives: bool
) -> None:
    webhooks = Webhooks(PRIVATE_TOO, pauses=(), certificates=trusting(certificate))
    with Receiver().open(certificate) as receiver:
        ask(Names("127.0.0.1"), monkeypatch)
        webhook = Webhook("generic", f"https://{name}:{receiver.port}/hook")
        assert await webhooks.send(webhook, NOTICE) is arrives
    assert len(receiver.posted) == arrives
