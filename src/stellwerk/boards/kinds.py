"""The kinds of board files: each family says how its own are written, checked, and which it has."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Generic, Protocol, TypeVar, cast

import msgspec

from stellwerk.boards.board import Board
from stellwerk.boards.draft import Draft, EntryName
from stellwerk.boards.shape import Fault
from stellwerk.plugins import FAMILIES, plugins

OwnBoard = TypeVar("OwnBoard", bound=Board)
Check = Callable[[Draft], Iterator[Fault]]


@dataclass(frozen=True)
class BoardKind(Generic[OwnBoard]):
    """The board files of one family."""

    form: type[OwnBoard]
    """What a file says, as a record; its types are the first check."""
    checks: tuple[Check, ...]
    """What must hold across the parts of a file, in the order in which it is told."""
    folder: Traversable
    shipped: tuple[str, ...]
    """The boards that come with the family: files in `folder`, in the order they are listed."""
    names: Mapping[str, EntryName] = field(default_factory=dict)
    """What one entry of a list is called where mistakes are told."""

    def convert(self, text: str) -> OwnBoard:
        """The board in a text that has been checked."""
        return msgspec.convert(tomllib.loads(text), self.form, str_keys=True)

    def shipped_text(self, board_id: str) -> str:
        """The file of a board that comes with the family."""
        return self.folder.joinpath(f"{board_id}.toml").read_text(encoding="utf-8")

    @cache  # noqa: B019 - a kind lives as long as the program
    def shipped_board(self, board_id: str) -> OwnBoard:
        """One of the boards that come with the family; the tests have checked it."""
        return self.convert(self.shipped_text(board_id))

    def has_shipped(self, board: Board) -> bool:
        """Whether a board is one of those; somebody's own may be called like one of them."""
        return board.id in self.shipped and self.shipped_board(board.id) == board

    def __hash__(self) -> int:
        return id(self)


class _Family(Protocol):
    """What this layer needs to know of a family."""

    boards: BoardKind[Board]


@cache
def board_kinds() -> dict[str, BoardKind[Board]]:
    """The kinds of all families.

    >>> list(board_kinds())[:3]
    ['ticket', 'trans', 'wensleydale']
    """
    return {name: cast("_Family", family).boards for name, family in plugins(FAMILIES).items()}


def is_shipped(board: Board) -> bool:
    """Whether a board came with its family, and is no board of somebody's own."""
    return board_kinds()[board.family].has_shipped(board)
