"""Pieces of a dataset: some games as the bytes of two Parquet files.

They are made wherever the work is done, and written in one place. The same games give the same
bytes, with the same release of PyArrow.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as parquet

from stellwerk.dataset.rows import Row
from stellwerk.dataset.schema import FORMAT, games_schema, positions_schema
from stellwerk.dataset.sources import Source

MADE_FOR = b"stellwerk.games"
"""What a file says of itself: for how many games it was made, those left out included."""


@dataclass(frozen=True)
class Piece:
    """Both files of a piece, and what was left out of them."""

    games: bytes
    positions: bytes
    left_out: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class MakePiece:
    """Making pieces as numbered work: `numbers[n]` is the piece to make, of `size` games."""

    source: Source
    numbers: tuple[int, ...]
    size: int
    games: int
    columns: tuple[str, ...]

    def __call__(self, place: int) -> Piece:
        """Make the piece at this place of the list."""
        span = games_of(self.numbers[place], self.size, self.games)
        rows = self.source.rows(span)
        return Piece(
            written(rows.games, games_schema(), len(span)),
            written(rows.positions, positions_schema(self.columns), len(span)),
            tuple(rows.left_out),
        )


def games_of(piece: int, size: int, games: int) -> range:
    """The games of a piece, out of so many in all.

    >>> games_of(2, size=100, games=250)
    range(200, 250)
    """
    return range(piece * size, min((piece + 1) * size, games))


def written(rows: Sequence[Row], schema: pa.Schema, made_for: int) -> bytes:
    """Rows as a Parquet file."""
    about = {MADE_FOR: str(made_for).encode(), b"stellwerk.format": str(FORMAT).encode()}
    table = pa.Table.from_pylist(list(rows), schema.with_metadata(about))
    file = io.BytesIO()
    parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def made_for(file: Path) -> int:
    """For how many games a file was made; 0 if it is no whole file of ours."""
    try:
        about = parquet.read_metadata(file).metadata or {}
        return int(about.get(MADE_FOR, b"0"))
    except (OSError, ValueError):
        return 0


def rows_in(file: Path) -> int:
    """How many rows a file has."""
    return int(parquet.read_metadata(file).num_rows)
