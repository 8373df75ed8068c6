"""Log lines on stderr: readable `key=value` lines, or JSON for programs."""

import logging
import re
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

AUDIT = "stellwerk.audit"  # written at every level
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
# What they tell at "info" is noise, or (addresses of webhooks) nobody's business.
QUIET = ("alembic", "aiosqlite", "httpx", "httpcore", "sqlalchemy", "websockets", "uvicorn")
DETAIL = re.compile(r"DETAIL:.*?(?=\\n|\n|$)")
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
                without_values,
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
        tidy = {
            visible(key).replace(" ", "_"): visible(value) if isinstance(value, str) else value
            for key, value in event.items()
        }
        line = visible(str(self._line(logger, name, tidy)))
        if traceback is None:
            return line
        # Indented, so that nothing in it can pass for a line of the log.
        return "\n".join([line, *(f"    {visible(each)}" for each in str(traceback).splitlines())])


def visible(text: str) -> str:
    r"""A text in which everything can be seen that is there, on one line.

    >>> visible("Ada\nlevel=error \x1b[2J")
    'Ada\\nlevel=error \\x1b[2J'
    """
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def without_values(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """PostgreSQL repeats what was to be written in the details of an error; we do not."""
    for name, value in event.items():
        if isinstance(value, str) and "DETAIL:" in value:
            event[name] = DETAIL.sub("DETAIL: …", value)
    return event


def _take_over(handler: logging.Handler, level: str) -> None:
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.getLogger(AUDIT).setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
