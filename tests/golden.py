"""Golden records of every family: making the files, and finding out when one was changed."""

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import stellwerk
from stellwerk.games.record import read_record, verify_commitment
from stellwerk.match.match import Match
from stellwerk.match.record import RecordError
from tests.plain import plain


def damaged(text: str, change: dict[str, Any]) -> str:
    """A record in which something else stands."""
    return json.dumps({**json.loads(text), **change})


def replayed(text: str) -> Match:
    """The match of a golden record, which ends as the record says."""
    record = read_record(text)
    verify_commitment(record)
    match = stellwerk.replay(record)  # raises RecordError if the digest differs
    assert match.state.digest() == record.digest
    assert match.is_over
    assert plain(match.result) == record.result
    return match


class GoldenFiles:
    """The golden records of a family: each has a name, and a word for what is special about it."""

    def __init__(self, folder: Path, named: Iterable[tuple[str, str]]) -> None:
        self.folder = folder
        self.special = dict(named)
        self.every = pytest.mark.parametrize("name", list(self.special))

    def text_of(self, name: str) -> str:
        """What stands in a file."""
        return (self.folder / f"{name}.json").read_text(encoding="utf-8")

    def check_files(self, most_bytes: int) -> None:
        """They are all there and no others, each on one line, and not too much together."""
        there = list(self.folder.glob("*.json"))
        assert {path.stem for path in there} == set(self.special)
        assert all(self.text_of(name).count("\n") == 1 for name in self.special)
        assert sum(path.stat().st_size for path in there) < most_bytes


def check_changes_are_found_out(text: str) -> None:
    """Moves, digest and seed of a record vouch for each other."""
    record = json.loads(text)
    with pytest.raises(RecordError):
        stellwerk.replay(damaged(text, {"moves": record["moves"][:-1]}))
    with pytest.raises(RecordError):
        stellwerk.replay(damaged(text, {"digest": "0" * 64}))
    with pytest.raises(RecordError):
        verify_commitment(read_record(damaged(text, {"seed": "ff" * 32})))


def make_files(
    folder: Path,
    wanted: Iterable[tuple[str, Callable[[int], Match]]],
    as_line: Callable[[Match], str],
    description: str | None,
) -> int:
    """The command line that makes golden files, each by name from its number on; the exit code."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("names", nargs="*", help="only these files (without .json)")
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    chosen = parser.parse_args()
    folder.mkdir(exist_ok=True)
    refused = 0
    for number, (name, make) in enumerate(wanted, start=1):
        path = folder / f"{name}.json"
        if chosen.names and name not in chosen.names:
            continue
        if path.exists() and not chosen.force:
            print(f"{path.name} exists; --force overwrites it")
            refused = 1
            continue
        match = make(number)
        path.write_text(as_line(match), encoding="utf-8")
        seed = int.from_bytes(match.seed, "big")
        print(f"{path.name}: seed {seed}, {len(match.moves)} moves", flush=True)
    return refused
