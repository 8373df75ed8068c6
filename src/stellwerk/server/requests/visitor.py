"""The visitor: the person behind a request, as far as handlers need to know."""

import msgspec

from stellwerk.server.messages.people import KeyScope


class Visitor(msgspec.Struct, frozen=True):
    """The person behind a request, as the token it carries says."""

    id: str
    name: str
    language: str
    login: str | None
    admin: bool
    token_hash: str
    scopes: tuple[KeyScope, ...]
    address: str
