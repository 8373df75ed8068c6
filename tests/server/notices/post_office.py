"""Real servers on the loopback that receive what is sent: webhooks, mails, and a certificate."""

import asyncio
import email
import email.policy
import json
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

HOST_NAME = "hooks.example.org"


@contextmanager
def serving(server: ThreadingHTTPServer) -> Iterator[None]:
    """A server answers in a thread of its own, as long as it is needed."""
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@dataclass
class Posted:
    """One request a webhook received."""

    path: str
    headers: Mapping[str, str]
    body: dict[str, object]


@dataclass
class Receiver:
    """An HTTP server that keeps what is posted; `answers` are given in turn, then 204."""

    answers: list[int] = field(default_factory=list)
    location: str | None = None
    posted: list[Posted] = field(default_factory=list)
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @contextmanager
    def open(self, certificate: Path | None = None) -> Iterator["Receiver"]:
        server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        if certificate is not None:
            server.socket = serving_with(certificate).wrap_socket(server.socket, server_side=True)
        self.port = server.server_address[1]
        with serving(server):
            yield self

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.posted.append(Posted(self.path, headers, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                if receiver.location is not None:
                    self.send_header("Location", receiver.location)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing."""

        return Handler


@dataclass
class Letterbox:
    """Keeps mails as they came in, with the sender and receivers the server was told."""

    envelopes: list[Envelope] = field(default_factory=list)
    encrypted: list[bool] = field(default_factory=list)
    logged_in: list[bool] = field(default_factory=list)

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.envelopes.append(envelope)
        self.encrypted.append(session.ssl is not None)
        self.logged_in.append(session.authenticated is True)
        return "250 OK"

    def mails(self) -> list[EmailMessage]:
        """The mails, read."""
        read = []
        for envelope in self.envelopes:
            assert isinstance(envelope.content, bytes)
            mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
            assert isinstance(mail, EmailMessage)
            read.append(mail)
        return read


class LoopbackSMTP(Controller):
    """A mail server on a free port."""

    def _trigger_server(self) -> None:
        """The port is known only when the server runs; knock there instead of at port 0."""
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server(
    letterbox: Letterbox,
    certificate: Path | None = None,
    password: str | None = None,
) -> Iterator[int]:
    """A mail server, with STARTTLS if it has a certificate, with a login if there is a password."""

    def authenticate(*arguments: object) -> AuthResult:
        given = arguments[-1]
        assert isinstance(given, LoginPassword)
        right = given.login == b"stellwerk" and given.password == (password or "").encode()
        return AuthResult(success=right, handled=False)

    controller = LoopbackSMTP(
        letterbox,
        hostname="127.0.0.1",
        port=0,
        tls_context=None if certificate is None else serving_with(certificate),
        require_starttls=certificate is not None,
        auth_required=password is not None,
        auth_require_tls=False,
        authenticator=authenticate,
    )
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def make_certificate(folder: Path) -> Path | None:
    """A key and a self-signed certificate in one file; None without openssl on this machine."""
    openssl = shutil.which("openssl")
    if openssl is None:
        return None
    file = folder / "certificate.pem"
    key, signed = folder / "key.pem", folder / "signed.pem"
    subprocess.run(
        [
            openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
            "-nodes", "-days", "2", "-subj", f"/CN={HOST_NAME}",
            "-addext", f"subjectAltName=DNS:{HOST_NAME},IP:127.0.0.1",
            "-keyout", str(key), "-out", str(signed),
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    file.write_text(key.read_text() + signed.read_text())
    return file


def serving_with(certificate: Path) -> ssl.SSLContext:
    """What a server needs to prove who it is."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def trusting(certificate: Path) -> ssl.SSLContext:
    """What a client needs to believe this certificate, and no other."""
    return ssl.create_default_context(cafile=str(certificate))
