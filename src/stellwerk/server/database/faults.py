"""Errors that come from the database: it is away, full, or broken; nobody's request is wrong."""

from sqlalchemy.exc import SQLAlchemyError


def is_database_fault(error: BaseException) -> bool:
    """SQLAlchemy's errors, and a refused connection as the system or asyncpg reports it.

    >>> is_database_fault(ConnectionRefusedError()), is_database_fault(ValueError())
    (True, False)
    """
    return isinstance(error, OSError | SQLAlchemyError) or type(error).__module__.startswith(
        "asyncpg"
    )
