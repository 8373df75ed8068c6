"""The triangular net of a Trans board: what its crossings are called and which are neighbours.

A crossing has a row, counted from the north, and a column in half steps. Its neighbours are two
columns away in its own row and one column away in the rows above and below.
"""

from collections.abc import Sequence

Rows = Sequence[Sequence[int]]


def crossing_id(row: int, column: int) -> str:
    """What a crossing is called.

    >>> crossing_id(4, 9)
    'r4c9'
    """
    return f"r{row}c{column}"


def crossing_ids(rows: Rows) -> list[str]:
    """All crossings in reading order: row by row from the north, each from west to east.

    >>> crossing_ids([[1, 3], [2]])
    ['r0c1', 'r0c3', 'r1c2']
    """
    return [crossing_id(row, column) for row, columns in enumerate(rows) for column in columns]


def neighbour_pairs(rows: Rows) -> list[tuple[str, str]]:
    """All pairs of neighbours: for each crossing the one to the right, below left, below right.

    >>> neighbour_pairs([[1, 3], [2]])
    [('r0c1', 'r0c3'), ('r0c1', 'r1c2'), ('r0c3', 'r1c2')]
    """
    there = set(crossing_ids(rows))
    return [
        (crossing_id(row, column), other)
        for row, columns in enumerate(rows)
        for column in columns
        for other in (
            crossing_id(row, column + 2),
            crossing_id(row + 1, column - 1),
            crossing_id(row + 1, column + 1),
        )
        if other in there
    ]


def line_id(first: str, second: str) -> str:
    """What the line between two neighbours is called; the first in reading order goes first.

    >>> line_id("r4c9", "r5c10")
    'r4c9-r5c10'
    """
    return f"{first}-{second}"
