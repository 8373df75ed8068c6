"""What handlers are given: the hall, and who asks."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from stellwerk.server.hall import Hall

OurHall: TypeAlias = NamedDependency[SkipValidation[Hall]]
TableId = Annotated[str, PathParameter(description="the id of a table")]
Seat = Annotated[int, PathParameter(ge=0, le=9, description="a seat, from 0")]
Step = Annotated[int, PathParameter(ge=0, le=10_000_000, description="an entry of the record")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=9, description="a seat, from 0")]
Seen = Annotated[
    int | None, QueryParameter(ge=0, le=10_000_000, description="the last one that was seen")
]
