"""Who did what, from where: lines that are written whatever the level of the log is."""

from typing import TYPE_CHECKING

import structlog
from litestar.types import Scope
from structlog.typing import FilteringBoundLogger

from stellwerk.server.logs import AUDIT
from stellwerk.server.requests.addresses import client_host

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

LOG: FilteringBoundLogger = structlog.get_logger(AUDIT)
LONGEST = 100


def audit(scope: Scope, act: str, who: str | None = None, **what: str | int | None) -> None:
    """Write down an act. `who` is a person's id; without it, whoever the request came from."""
    visitor: Visitor | None = scope.get("user")
    person = who or (None if visitor is None else visitor.id)
    short = {
        name: value[:LONGEST] if isinstance(value, str) else value for name, value in what.items()
    }
    LOG.info(act, who=person, address=client_host(scope), **short)
