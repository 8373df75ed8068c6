"""Messages for whoever runs the server."""

from typing import Literal

import msgspec


class Health(msgspec.Struct):
    """All is well."""

    status: Literal["ok"]
    version: str
    tables_in_memory: int


class Readiness(msgspec.Struct):
    """This process takes requests."""

    status: Literal["ready"]
