"""Lists in pages: where one ends is a word in the address of the next."""

import base64
import binascii
from typing import Annotated, TypeVar
from urllib.parse import urlencode

import msgspec
from litestar import Response
from litestar.params import QueryParameter

from stellwerk.server.denied import Denied
from stellwerk.server.messages.tables import Table

PAGE = 50
MOST = 100
After = Annotated[
    str | None, QueryParameter(max_length=200, description="where a page begins, as `Link` says")
]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST, description="how many at most")]
Whole = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
RowId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Place = TypeVar("Place", bound=msgspec.Struct)


class Changed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """Where a table stands in a list of those in use, and then of those that are over."""

    finished: Annotated[int, msgspec.Meta(ge=0, le=1)]
    changed_at: Whole
    id: RowId


def written(place: msgspec.Struct) -> str:
    """A place as a word that fits into an address.

    >>> written(Changed(0, 1750000000000, "table"))
    'WzAsMTc1MDAwMDAwMDAwMCwidGFibGUiXQ'
    """
    return base64.urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def read_place(word: str, kind: type[Place]) -> Place:
    """What was written; whatever else somebody sends is denied."""
    try:
        text = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        return msgspec.json.decode(text, type=kind)
    except (binascii.Error, ValueError, msgspec.MsgspecError):
        raise Denied("bad-request", {"reason": "after: there is no such page"}) from None


def page_of_tables(
    page: list[Table], path: str, after: str | None, **asked: str | int | None
) -> Response[list[Table]]:
    """A page of a list, with the way to the next one."""
    if after is None:
        return Response(page)
    wanted = asked | {"after": after}
    query = urlencode({name: value for name, value in wanted.items() if value is not None})
    return Response(page, headers={"link": f'<{path}?{query}>; rel="next"'})
