"""Who is asking."""

import msgspec


class Visitor(msgspec.Struct, frozen=True):
    """The person behind a request, as the token it carries says."""

    id: str
    name: str
    language: str
    login: str | None
    admin: bool
    token_hash: str
