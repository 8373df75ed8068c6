"""How long people may think."""

from typing import Annotated, TypeAlias

import msgspec


class NoClock(msgspec.Struct, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """As long as they like."""


class TurnClock(msgspec.Struct, tag="turn", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class TotalClock(msgspec.Struct, tag="total", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for the whole match, and a few more with each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class DaysClock(msgspec.Struct, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each decision; only the hours of the daily window count."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    opens: Annotated[int, msgspec.Meta(ge=0, le=23)] = 8
    closes: Annotated[int, msgspec.Meta(ge=1, le=24)] = 22
    timezone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"


ClockRule: TypeAlias = NoClock | TurnClock | TotalClock | DaysClock
