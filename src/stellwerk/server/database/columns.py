"""Column types of our own."""

import msgspec
from sqlalchemy import Text
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.types import TypeDecorator


class Packed(TypeDecorator[object]):
    """Data as JSON text, checked by msgspec on the way out.

    >>> from sqlalchemy.dialects import sqlite
    >>> column, dialect = Packed(list[int]), sqlite.dialect()
    >>> column.process_bind_param([1, 2], dialect)
    '[1,2]'
    >>> column.process_result_value("[1,2]", dialect)
    [1, 2]
    """

    impl = Text
    cache_ok = True

    def __init__(self, kind: object) -> None:
        super().__init__()
        self.kind = kind
        self._decoder: msgspec.json.Decoder[object] = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        """The value as JSON text, on its way to the database."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        """The value that the JSON text of the database describes."""
        return None if value is None else self._decoder.decode(value)
