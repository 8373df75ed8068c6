"""Messages about matches that are looked back at."""

from typing import Literal

import msgspec


class ReviewState(msgspec.Struct):
    """How far the review of a match is; nothing of it is shown before it is whole."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    """moves that have been looked at"""
    of: int = 0
    entries: list[int] = []
    """which entry of the table's record each step of the review is"""
    review: msgspec.Raw | None = None
