"""What lies ready for the boards that are shipped: layouts and grounds, made by web/maps."""

from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

Made = TypeVar("Made")


def made_before(folder: Traversable, board: str, kind: type[Made]) -> Made | None:
    """What was made for a board; None where nothing was, and it is drawn plainly."""
    found = folder.joinpath(f"{board}.json")
    return msgspec.json.decode(found.read_bytes(), type=kind) if found.is_file() else None
