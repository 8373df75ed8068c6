"""Mails go through real mail servers: open, with a login, and encrypted."""

import socket
from pathlib import Path

import pytest

from stellwerk.server.notices.mail import Mails
from stellwerk.server.settings import Settings
from tests.server.notices.post_office import Letterbox, mail_server, trusting

pytestmark = [
    pytest.mark.anyio,
    # The mail server of the tests warns of itself.
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS"),
]

ANN = "ann@example.org"
SENDER = "Stellwerk <stellwerk@example.org>"


def settings(port: int, tls: str = "none", password: str | None = None) -> Settings:
    return Settings(
        smtp_host="127.0.0.1",
        smtp_port=port,
        smtp_tls=tls,
        smtp_user=None if password is None else "stellwerk",
        smtp_password=password,
        mail_from=SENDER,
    )


def test_mail_needs_a_server_and_a_sender() -> None:
    assert not Mails(Settings()).possible
    assert not Mails(Settings(smtp_host="mail.example.org")).possible
    assert not Mails(Settings(mail_from=SENDER)).possible
    assert Mails(settings(25)).possible


async def test_without_a_server_nothing_is_sent() -> None:
    assert not await Mails(Settings()).send(ANN, "Your turn", "Go!")


async def test_a_mail_arrives_as_it_was_written(mail_port: int, letterbox: Letterbox) -> None:
    assert await Mails(settings(mail_port)).send(ANN, "Dein Zug: Zürich", "Größe\n→ Genève\n")
    (envelope,) = letterbox.envelopes
    assert (envelope.mail_from, envelope.rcpt_tos) == ("stellwerk@example.org", [ANN])
    (mail,) = letterbox.mails()
    assert (mail["From"], mail["To"], mail["Subject"]) == (SENDER, ANN, "Dein Zug: Zürich")
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().replace("\r\n", "\n") == "Größe\n→ Genève\n"
    assert mail["Date"]
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail["Auto-Submitted"] == "auto-generated"


async def test_a_line_break_adds_no_header(mail_port: int, letterbox: Letterbox) -> None:
    subject = "Your turn\r\nBcc: eve@example.org\r\n\r\nFalse words"
    assert await Mails(settings(mail_port)).send(ANN, subject, "Go!")
    (mail,) = letterbox.mails()
    assert mail["Bcc"] is None
    assert mail["Subject"] == "Your turn Bcc: eve@example.org False words"
    assert mail.get_content().strip() == "Go!"
    assert letterbox.envelopes[0].rcpt_tos == [ANN]


async def test_a_line_break_in_an_address_reaches_nobody_else(
    mail_port: int, letterbox: Letterbox
) -> None:
    await Mails(settings(mail_port)).send(f"{ANN}\r\nBcc: eve@example.org", "Your turn", "Go!")
    assert all(mail["Bcc"] is None for mail in letterbox.mails())


@pytest.mark.parametrize(("password", "arrives"), [("right", True), ("wrong", False)])
async def test_a_login_is_used(letterbox: Letterbox, password: str, arrives: bool) -> None:
    with mail_server(letterbox, password="right") as port:
        sent = await Mails(settings(port, password=password)).send(ANN, "Your turn", "Go!")
    assert sent is arrives
    assert letterbox.logged_in == [True] * arrives


async def test_starttls_encrypts_and_logs_in(letterbox: Letterbox, certificate: Path) -> None:
    with mail_server(letterbox, certificate, password="right") as port:
        mails = Mails(settings(port, "starttls", "right"), trusting(certificate))
        assert await mails.send(ANN, "Your turn", "Go!")
    assert letterbox.encrypted == [True]
    assert letterbox.logged_in == [True]


async def test_a_certificate_nobody_vouches_for_is_not_believed(
    letterbox: Letterbox, certificate: Path
) -> None:
    with mail_server(letterbox, certificate) as port:
        assert not await Mails(settings(port, "starttls")).send(ANN, "Your turn", "Go!")
    assert not letterbox.envelopes


async def test_a_server_without_starttls_gets_no_mail_in_the_clear(
    mail_port: int, letterbox: Letterbox
) -> None:
    assert not await Mails(settings(mail_port, "starttls")).send(ANN, "Your turn", "Go!")
    assert not letterbox.envelopes


async def test_no_server_there_is_a_failure_and_no_crash() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        assert not await Mails(settings(taken.getsockname()[1])).send(ANN, "Your turn", "Go!")
