"""Log lines on stderr: readable `key=value` lines, or JSON for programs."""

import logging
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
# What they tell at "info" is noise, or (addresses of webhooks) nobody's business.
QUIET = ("alembic", "aiosqlite", "httpx", "httpcore", "sqlalchemy", "websockets", "uvicorn")
ORDER = ["timestamp", "level", "event"]


def set_up_logs(log_format: str = "text", level: str = "info") -> None:
    """Send all that is logged, by us or by libraries, to stderr in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.PositionalArgumentsFormatter(), *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_form(log_format),
            ],
        )
    )
    _take_over(handler, level)


def _form(log_format: str) -> list[Processor]:
    if log_format == "json":
        return [structlog.processors.JSONRenderer()]
    return [TextLine()]


class TextLine:
    """One line of `key=value`; a traceback follows on lines of its own."""

    def __init__(self) -> None:
        self._line = structlog.processors.LogfmtRenderer(key_order=ORDER, bool_as_flag=False)

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        """The line for an event."""
        traceback = event.pop("exception", None)
        tidy = {key.replace(" ", "_"): value for key, value in event.items()}
        line = str(self._line(logger, name, tidy))
        return line if traceback is None else f"{line}\n{traceback}"


def _take_over(handler: logging.Handler, level: str) -> None:
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
