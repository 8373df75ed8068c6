"""The columns of both tables and their types: what docs/dataset.md describes.

>>> games_schema().names[:4]
['game', 'name', 'family', 'rules']
>>> positions_schema(("view",)).names[-1]
'view'
"""

from collections.abc import Sequence

import pyarrow as pa

FORMAT = 1
"""Of both tables: counted up whenever a column means something else."""

OPTIONAL = {"position": pa.string(), "view": pa.string(), "observation": pa.binary()}


def games_schema() -> pa.Schema:
    """A row for each game."""
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("name", pa.string(), nullable=False),
            pa.field("family", pa.string(), nullable=False),
            pa.field("rules", pa.int16(), nullable=False),
            pa.field("players", pa.int8(), nullable=False),
            pa.field("options", pa.string(), nullable=False),
            pa.field("seed", pa.string(), nullable=False),
            pa.field("source", pa.string()),
            pa.field("bots", pa.list_(pa.string())),
            pa.field("failures", pa.int32()),
            pa.field("decisions", pa.int32(), nullable=False),
            pa.field("points", pa.list_(pa.float64())),
            pa.field("ranks", pa.list_(pa.int8())),
            pa.field("win_shares", pa.list_(pa.float64())),
            pa.field("digest", pa.string(), nullable=False),
            pa.field("record", pa.string(), nullable=False),
        ]
    )


def positions_schema(columns: Sequence[str]) -> pa.Schema:
    """A row for each decision: the position before it, what was chosen, and how it ended."""
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("step", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("phase", pa.string()),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
            pa.field("action", pa.int32(), nullable=False),
            pa.field("move", pa.string(), nullable=False),
            pa.field("points", pa.float64()),
            pa.field("rank", pa.int8()),
            pa.field("win_share", pa.float64()),
            *(pa.field(name, OPTIONAL[name]) for name in columns),
        ]
    )
