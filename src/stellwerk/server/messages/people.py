"""Messages about people: who I am, accounts, links, keys, and how I want to be told."""

from typing import Annotated, Literal

import msgspec

from stellwerk.server.messages.common import Language, Milliseconds, PersonName, Token

Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
MailAddress = Annotated[
    str,
    msgspec.Meta(max_length=254, pattern=r"^[^@\s<>,;:\\\"]+@[^@\s<>,;:\\\"]+\.[^@\s<>,;:\\\"]+$"),
]
KeyScope = Literal["play", "manage"]
WebhookKind = Literal["discord", "slack", "generic"]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A guest: typing a name is enough."""

    name: PersonName
    language: Language = "en"


class Me(msgspec.Struct):
    """Who I am."""

    id: str
    name: str
    language: str
    login: str | None
    admin: bool


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """A new name or language."""

    name: PersonName | None = None
    language: Language | None = None


class Account(msgspec.Struct, forbid_unknown_fields=True):
    """A login name and a password for who I am; to change them, the old password."""

    login: Login
    password: Password
    old_password: str | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """Logging in."""

    login: Annotated[str, msgspec.Meta(max_length=100)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class PersonalLink(msgspec.Struct):
    """A link that moves me to another device: good once, for a day."""

    token: str
    url: str
    expires_at: Milliseconds


class UseToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a personal link, an invitation or a mail."""

    token: Token


class NewKey(msgspec.Struct, forbid_unknown_fields=True):
    """A key for a program that plays for me, and, if it shall, makes tables and changes me."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[KeyScope, ...], msgspec.Meta(min_length=1, max_length=2)] = ("play",)


class Key(msgspec.Struct):
    """The key itself; shown once. Send it as `Authorization: Bearer …`."""

    key: str
    label: str
    scopes: list[KeyScope]


class IssuedKey(msgspec.Struct):
    """A key that was made; the key itself is not kept."""

    label: str
    scopes: list[KeyScope]
    created_at: Milliseconds


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to post that it is my turn."""

    kind: WebhookKind
    url: Annotated[str, msgspec.Meta(max_length=500, pattern="^https?://")]


class Notices(msgspec.Struct):
    """How I am told that it is my turn when I am not at the table."""

    webhook: Webhook | None
    mail: str | None
    mail_confirmed: bool
    mail_possible: bool


class ChangeNotices(msgspec.Struct, forbid_unknown_fields=True):
    """What is not given, is switched off."""

    webhook: Webhook | None = None
    mail: MailAddress | None = None
