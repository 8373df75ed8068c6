"""Patterns: the fields a move must have, as standing orders and lessons name moves."""

from collections.abc import Mapping


def matches(pattern: Mapping[str, object], move: Mapping[str, object]) -> bool:
    """Whether a move has every field of the pattern, with an equal value.

    >>> move = {"do": "claim", "route": "a_b", "cards": {"red": 2, "locomotive": 1}}
    >>> matches({"do": "claim", "cards": {"red": 2}}, move), matches({"do": "pass"}, move)
    (True, False)
    """
    return all(name in move and _fits(value, move[name]) for name, value in pattern.items())


def _fits(wanted: object, value: object) -> bool:
    if isinstance(wanted, Mapping):
        return isinstance(value, Mapping) and matches(wanted, value)
    if isinstance(wanted, list) and isinstance(value, list):
        return len(wanted) == len(value) and all(map(_fits, wanted, value))
    # 1 and true are the same to Python and not to people.
    return wanted == value and isinstance(wanted, bool) == isinstance(value, bool)
