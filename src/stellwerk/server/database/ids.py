"""What an id can look like, so that nothing else is ever looked up."""

import re

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def can_be_id(text: str) -> bool:
    """Whether this could be the id of a table or a person.

    >>> can_be_id("Zx_9-a"), can_be_id("a" * 33), can_be_id("a\\0")
    (True, False, False)
    """
    return _ID.fullmatch(text) is not None
