"""Messages about browsers that are told of my turn while the page is closed."""

from typing import Annotated

import msgspec

from stellwerk.server.messages.common import Milliseconds

Endpoint = Annotated[str, msgspec.Meta(max_length=1000, pattern="^https://")]
Base64Url = r"^[A-Za-z0-9_-]+$"


class NewPushDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser can be reached, and with what it reads: a `PushSubscription`."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100, pattern=Base64Url)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=30, pattern=Base64Url)]


class EndPush(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that shall not be told any more."""

    endpoint: Endpoint


class PushState(msgspec.Struct):
    """The key for which a browser makes a subscription, and how many of mine are told."""

    key: str
    devices: int


class PushMessage(msgspec.Struct):
    """What a browser is sent; `link` is a path of ours."""

    title: str
    body: str
    link: str


class KeptPushDevice(msgspec.Struct):
    """A browser of mine that is told, in all that is kept about me."""

    endpoint: str
    created_at: Milliseconds
