"""Small things that several messages are made of."""

from typing import Annotated

import msgspec

Language = Annotated[str, msgspec.Meta(pattern="^(en|de|fr|nl)$")]
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
RequestId = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\u0000-\u001f\u007f]+$",
        description="chosen by the client, once per request; without control characters",
    ),
]
BoardHash = Annotated[
    str,
    msgspec.Meta(pattern="^[0-9a-f]{64}$", description="the SHA-256 of the board's file, in hex"),
]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Milliseconds = Annotated[int, msgspec.Meta(description="milliseconds since 1970, in UTC")]

# Whatever JSON allows: moves, views and arguments are checked by the games, not by their shape.
Json = dict[str, object]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was not done: a code for programs, a sentence for people."""

    code: str
    text: str
    arguments: Json = {}
    rule: str | None = None
