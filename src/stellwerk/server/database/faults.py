"""Errors that come from the database: it is away, full, or broken; nobody's request is wrong."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection


def is_database_fault(error: BaseException) -> bool:
    """SQLAlchemy's errors, and a refused connection as the system or asyncpg reports it.

    >>> is_database_fault(ConnectionRefusedError()), is_database_fault(ValueError())
    (True, False)
    """
    return isinstance(error, OSError | SQLAlchemyError) or type(error).__module__.startswith(
        "asyncpg"
    )


def is_away(error: BaseException) -> bool:
    """Whether the database takes nothing at all now, whatever it is given.

    >>> is_away(ConnectionRefusedError()), is_away(ValueError())
    (True, False)
    """
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OperationalError):
        # SQLite says with one code that a statement is wrong; all others are about its file.
        return getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
    return isinstance(error, OSError | NoConnection)


def is_about_values(error: BaseException) -> bool:
    """Whether the database cannot hold what it was given, such as a text with a NUL in it."""
    if not isinstance(error, DBAPIError):
        return False
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state.startswith("22") or isinstance(getattr(error.orig, "__cause__", None), ValueError)


def reason(error: BaseException) -> str:
    """The first line of what is wrong, without the statement that found it out, and its values.

    >>> reason(TimeoutError())
    'TimeoutError'
    """
    origin = getattr(error, "orig", None) or error
    line = next(iter(str(origin).splitlines()), "") or type(origin).__name__
    return line.strip().rstrip(".")[:300]
