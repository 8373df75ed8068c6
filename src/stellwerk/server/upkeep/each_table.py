"""Looking after many tables, one by one."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

LOG = structlog.get_logger("stellwerk.supervisor")


@contextmanager
def each_for_itself(look: str, table_id: str) -> Iterator[None]:
    """What goes wrong at one table keeps nobody from looking after the others."""
    try:
        yield
    except Exception as error:
        LOG.error("look failed", look=look, table=table_id, error=repr(error))
