"""How deep JSON may be that somebody sends: deeper than any move, far from the end of a stack."""

from collections.abc import Mapping

MOST_NESTED = 20


def is_nested_deeper(value: object, most: int) -> bool:
    """Whether lists and objects lie deeper within each other than this.

    >>> is_nested_deeper({"a": [1]}, 2), is_nested_deeper({"a": [[1]]}, 2)
    (False, True)
    """
    waiting = [(value, 1)]
    while waiting:
        each, depth = waiting.pop()
        if isinstance(each, Mapping):
            each = list(each.values())
        if isinstance(each, list):
            if depth > most:
                return True
            waiting.extend((part, depth + 1) for part in each)
    return False
