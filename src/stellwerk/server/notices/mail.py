"""Sending mail, if this server has been told how."""

import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib
import structlog
from structlog.typing import FilteringBoundLogger

from stellwerk.server.notices.words import one_line
from stellwerk.server.settings import Settings

LOG: FilteringBoundLogger = structlog.get_logger("stellwerk.notices")

SECONDS = 20.0
# Without 8-bit lines a mail passes every server on its way unchanged.
POLICY = SMTP.clone(cte_type="7bit")


class Mails:
    """Sends mails through the configured server."""

    def __init__(self, settings: Settings, certificates: ssl.SSLContext | None = None) -> None:
        self._settings = settings
        self._certificates = certificates

    @property
    def possible(self) -> bool:
        """Whether this server can send mail at all.

        >>> Mails(Settings()).possible
        False
        """
        return self._settings.smtp_host is not None and self._settings.mail_from is not None

    async def send(self, address: str, subject: str, body: str) -> bool:
        """Send a mail. Says whether the mail server took it; a failure is logged, not raised."""
        if not self.possible:
            return False
        try:
            await self._deliver(letter(self._settings.mail_from or "", address, subject, body))
        except Exception as error:
            # Answers of mail servers repeat addresses, so only their kind is written down.
            code = error.code if isinstance(error, aiosmtplib.SMTPResponseException) else None
            LOG.warning("mail-failed", problem=type(error).__name__, code=code)
            return False
        return True

    async def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user,
            password=settings.smtp_password if settings.smtp_user is not None else None,
            use_tls=settings.smtp_tls == "tls",
            # Never silently without: somebody who reads along must not be able to switch it off.
            start_tls=settings.smtp_tls == "starttls",
            tls_context=self._certificates,
            local_hostname=_domain(settings.mail_from or ""),
            timeout=SECONDS,
        )


def letter(sender: str, address: str, subject: str, body: str) -> EmailMessage:
    r"""A mail in plain text; what people typed cannot add a header.

    >>> letter("us@example.org", "ann@example.org", "Hi\nBcc: x@example.org", "…")["Bcc"] is None
    True
    """
    message = EmailMessage(policy=POLICY)
    message["From"] = one_line(sender)
    message["To"] = one_line(address)
    message["Subject"] = one_line(subject)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=_domain(sender))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body, charset="utf-8")
    return message


def _domain(sender: str) -> str:
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"
