"""What a dataset can say about a position beyond who decided what."""

from collections.abc import Iterable

COLUMNS = ("position", "view", "observation")
"""The whole position with every hidden card; what the deciding seat sees; the same as bytes."""
USUAL = ("position",)


def in_order(chosen: Iterable[str]) -> tuple[str, ...]:
    """The chosen columns, each once, in the order in which they stand in a file.

    >>> in_order(["observation", "position", "position"])
    ('position', 'observation')
    >>> in_order(["hand"])
    Traceback (most recent call last):
    ValueError: There is no column 'hand'; the columns are position, view, observation.
    """
    wanted = set(chosen)
    for name in sorted(wanted - set(COLUMNS)):
        raise ValueError(f"There is no column {name!r}; the columns are {', '.join(COLUMNS)}.")
    return tuple(name for name in COLUMNS if name in wanted)
