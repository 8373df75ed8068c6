"""The folder of a dataset: what it was made with, and its pieces. It can be gone on with."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from stellwerk.arena.games import forget_hanging_bots
from stellwerk.arena.workers import Workers
from stellwerk.dataset.pieces import MakePiece, Piece, games_of, made_for, rows_in
from stellwerk.dataset.sources import Source

ABOUT = "dataset.json"
TABLES = ("positions", "games")
"""In the order in which a piece is written: where games are, positions are, too."""


class About(msgspec.Struct, kw_only=True, tag_field="file", tag="dataset"):
    """What a dataset was made with. Whoever goes on with it must ask for the same."""

    format: int
    source: str
    """self-play or records"""
    piece: int
    columns: list[str]
    settings: dict[str, object] = {}
    """of the games that bots played"""
    records: list[str] = []
    """the SHA-256 of every record, in order"""


class OtherDataset(Exception):  # noqa: N818 - the folder holds something else
    """The folder holds a dataset that was made with something else; `part` says what."""

    def __init__(self, folder: Path, part: str) -> None:
        super().__init__(f"{folder} holds another dataset: {part} was different there.")
        self.folder = folder
        self.part = part


@dataclass(frozen=True)
class Folder:
    """Where a dataset is kept."""

    path: Path

    def claim(self, asked: About) -> None:
        """Make the folder, or make sure that what lies in it may be gone on with."""
        file = self.path / ABOUT
        if file.exists():
            check_same(self.path, read_about(file, self.path), asked)
        elif self.path.exists() and any(self.path.iterdir()):
            raise OtherDataset(self.path, ABOUT)
        for table in TABLES:
            (self.path / table).mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(asked)) + b"\n")

    def file(self, table: str, piece: int) -> Path:
        """Where a piece of a table is."""
        return self.path / table / f"{table}-{piece:06d}.parquet"

    def missing(self, size: int, games: int) -> list[int]:
        """The pieces that are not there, or hold fewer games than they should now."""
        pieces = range(-(-games // size))
        return [
            piece
            for piece in pieces
            if any(
                made_for(self.file(table, piece)) < len(games_of(piece, size, games))
                for table in TABLES
            )
        ]

    def counted(self) -> tuple[int, int]:
        """How many games and positions there are."""
        games, positions = (
            sum(rows_in(file) for file in (self.path / table).glob("*.parquet"))
            for table in ("games", "positions")
        )
        return games, positions

    def keep(self, number: int, piece: Piece) -> None:
        """Write a piece, each file whole or not at all."""
        for table in TABLES:
            write_whole(self.file(table, number), getattr(piece, table))


def read_about(file: Path, folder: Path) -> About:
    """What a dataset was made with; OtherDataset if the file is none of ours."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=About)
    except msgspec.DecodeError:
        raise OtherDataset(folder, ABOUT) from None


def check_same(folder: Path, found: About, asked: About) -> None:
    """Raise OtherDataset, with the name of what differs, if one cannot go on with the other."""
    parts = {
        "format": found.format == asked.format,
        "--records": found.source == asked.source
        and asked.records[: len(found.records)] == found.records,
        "--piece": found.piece == asked.piece,
        "--with": found.columns == asked.columns,
    }
    for name in (*asked.settings, *found.settings):
        parts[name] = asked.settings.get(name) == found.settings.get(name)
    for part, is_same in parts.items():
        if not is_same:
            raise OtherDataset(folder, part)


def write_whole(file: Path, content: bytes) -> None:
    """Write a file, whole or not at all, whenever the machine stops."""
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(content)
    os.replace(beside, file)


def make_pieces(
    folder: Folder, missing: list[int], plan: "Plan", workers: Workers
) -> Iterator[Piece]:
    """Make and keep the missing pieces; yields each when it is written."""
    forget_hanging_bots()
    size, columns = plan.about.piece, tuple(plan.about.columns)
    at_once = plan.at_once or len(missing)
    for start in range(0, len(missing), at_once or 1):
        numbers = tuple(missing[start : start + at_once])
        games = [game for piece in numbers for game in games_of(piece, size, plan.games)]
        work = MakePiece(plan.source(games), numbers, size, plan.games, columns)
        for place, piece in workers.run(work, range(len(numbers))):
            folder.keep(numbers[place], piece)
            yield piece


@dataclass(frozen=True)
class Plan:
    """What is to be in a dataset."""

    about: About
    games: int
    source: Callable[[list[int]], Source]
    """Where games of these numbers come from."""
    at_once: int | None = None
    """Pieces that workers are given together, where what they are made of travels with them."""
