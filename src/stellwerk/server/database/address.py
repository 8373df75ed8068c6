"""Where a database is, as people write it and as SQLAlchemy wants it."""

import re
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


class BadDatabase(ValueError):  # noqa: N818 - it is the reader's input, explained
    """Neither the name of a file nor the address of a database; the text is it, without secrets."""


def database_url(written: str) -> str:
    """The address for SQLAlchemy: of a PostgreSQL, or of a file that is just named.

    >>> database_url("postgres://ada@localhost/games")
    'postgresql+asyncpg://ada@localhost/games'
    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    """
    if "://" not in written:
        return _file_url(written)
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadDatabase(without_password(written)) from None
    driver = DRIVERS.get(url.drivername)
    if driver is None or not url.database:
        raise BadDatabase(without_password(written))
    return url.set(drivername=driver).render_as_string(hide_password=False)


def _file_url(written: str) -> str:
    if not written.strip() or not written.isprintable():
        raise BadDatabase(without_password(written))
    file = str(Path(written).expanduser())
    return URL.create(SQLITE, database=file).render_as_string(hide_password=False)


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for others.

    >>> database_file("sqlite+aiosqlite:///games.db").name
    'games.db'
    """
    parts = make_url(url)
    return Path(parts.database) if parts.drivername == SQLITE and parts.database else None


def without_password(written: str) -> str:
    """An address that may be printed.

    >>> without_password("postgresql://ada:secret@localhost/games")
    'postgresql://ada:***@localhost/games'
    """
    clean = "".join(letter for letter in written if letter.isprintable())
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", clean)
