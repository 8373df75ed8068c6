"""Messages about boards of people's own."""

from typing import Annotated

import msgspec

from stellwerk.server.messages.catalogue import GameDescription

MOST_BOARD_LETTERS = 250_000


class NewBoard(msgspec.Struct, forbid_unknown_fields=True):
    """A board file as its author wrote it (docs/boards.md)."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_BOARD_LETTERS)]


class OwnBoard(msgspec.Struct):
    """A board that passed the check: what to call it by, and what can be played on it."""

    hash: str
    game: GameDescription
