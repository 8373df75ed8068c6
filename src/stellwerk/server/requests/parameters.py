"""Parameters in paths and queries that several routes have."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

TableId = Annotated[str, PathParameter(max_length=32, description="the id of a table")]
Seat = Annotated[int, PathParameter(ge=0, le=9, description="a seat, from 0")]
Step = Annotated[int, PathParameter(ge=0, le=10_000_000, description="an entry of the record")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=9, description="a seat, from 0")]
Seen = Annotated[
    int | None, QueryParameter(ge=0, le=10_000_000, description="the last one that was seen")
]
