"""How somebody wants to be told that it is their turn."""

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import PersonRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import ChangeNotices, Me, Notices, Webhook, WebhookKind
from stellwerk.server.people.accounts import find_person, me_of
from stellwerk.server.people.contract import NoticeSender
from stellwerk.server.people.names import clean_mail
from stellwerk.server.people.tokens import issue, redeem, revoke
from stellwerk.server.security.confirmations import ConfirmationLimits

KINDS: dict[str, WebhookKind] = {"discord": "discord", "slack": "slack", "generic": "generic"}


def notices_of(person: PersonRow, mail_possible: bool) -> Notices:
    """What somebody chose, and whether this server can send mail."""
    webhook = None
    if person.webhook_kind is not None and person.webhook_url is not None:
        webhook = Webhook(KINDS[person.webhook_kind], person.webhook_url)
    return Notices(webhook, person.mail, person.mail_confirmed, mail_possible)


class NoticeChoices:
    """Reads and keeps what people chose."""

    def __init__(
        self, database: Database, notices: NoticeSender, confirmations: ConfirmationLimits
    ) -> None:
        self._database = database
        self._notices = notices
        self._confirmations = confirmations

    async def read(self, person_id: str) -> Notices:
        """The choice as it stands."""
        async with self._database.reading() as session:
            person = await find_person(session, person_id, change=False)
        return notices_of(person, self._notices.mail_possible)

    async def choose(self, person_id: str, choice: ChangeNotices, address: str) -> Notices:
        """Keep a new choice; an address that is not confirmed yet is sent a mail.

        `address` is where the person is: mails to strangers are counted by it, too.
        """
        mail = None if choice.mail is None else clean_mail(choice.mail)
        if mail is not None and not self._notices.mail_possible:
            raise Denied("mail-not-configured")
        if choice.webhook is not None:
            await self._check(choice.webhook)
        async with self._database.writing() as session:
            person = await find_person(session, person_id)
            confirmed = person.mail_confirmed and person.mail == mail
            wanted = False
            if mail is not None and not confirmed:
                seconds = self._confirmations.seconds_to_wait(mail, person_id, address)
                if seconds is not None and person.mail != mail:
                    raise Denied("too-fast", {"seconds": seconds})
                wanted = seconds is None  # otherwise the mail that was sent before is still good
            person.webhook_kind = None if choice.webhook is None else choice.webhook.kind
            person.webhook_url = None if choice.webhook is None else choice.webhook.url
            token = None
            if person.mail != mail or wanted:
                await revoke(session, person_id, "mail")
            person.mail, person.mail_confirmed = mail, confirmed
            if mail is not None and wanted:
                token = issue(session, person_id, "mail", mail)
        if token is not None:
            await self._notices.send_confirmation(person, token)
        return notices_of(person, self._notices.mail_possible)

    async def _check(self, webhook: Webhook) -> None:
        if not webhook.url.isprintable():
            raise Denied("bad-webhook")
        await self._notices.check_webhook(webhook)


async def confirm_mail(database: Database, token: str) -> Me:
    """Whoever holds the token reads the mail of that address."""
    async with database.writing() as session:
        redeemed = await redeem(session, token, "mail")
        person = None if redeemed is None else await session.get(PersonRow, redeemed.person_id)
        if redeemed is None or person is None or person.mail != redeemed.label:
            raise Denied("no-such-link")
        person.mail_confirmed = True
        return me_of(person)
