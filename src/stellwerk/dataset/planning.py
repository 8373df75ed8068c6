"""From what somebody wants to what is to be done."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from stellwerk.arena.games import Contest
from stellwerk.dataset.columns import in_order
from stellwerk.dataset.folder import About, Plan
from stellwerk.dataset.rows import observer_of
from stellwerk.dataset.schema import FORMAT
from stellwerk.dataset.sources import Records, SelfPlay

RECORDS_AT_ONCE = 8
"""Pieces of records: their contents are sent to the workers."""


def plan_of_contest(contest: Contest, games: int, piece: int, columns: Sequence[str]) -> Plan:
    """Games that bots play; CannotObserve if observations are wanted that nobody can make."""
    chosen = in_order(columns)
    if "observation" in chosen:
        observer_of(contest.make())
    board = contest.board and hashlib.sha256(contest.board.encode()).hexdigest()
    settings: dict[str, object] = {
        "GAME": contest.game,
        "--players": contest.players,
        "--bots": list(contest.bots),
        "--seed": contest.seed,
        "--option": dict(contest.settings),
        "--board": board,
        "--rules": contest.rules,
    }
    about = About(
        format=FORMAT, source="self-play", piece=piece, columns=list(chosen), settings=settings
    )
    source = SelfPlay(contest, chosen)
    return Plan(about, games, lambda games: source)


def plan_of_records(files: Sequence[Path], piece: int, columns: Sequence[str]) -> Plan:
    """Matches that were recorded, in the order of the files; OSError if one cannot be read."""
    chosen = in_order(columns)
    about = About(
        format=FORMAT,
        source="records",
        piece=piece,
        columns=list(chosen),
        records=[hashlib.sha256(file.read_bytes()).hexdigest() for file in files],
    )

    def source(games: list[int]) -> Records:
        return Records(
            {number: (files[number].name, files[number].read_bytes()) for number in games}, chosen
        )

    return Plan(about, len(files), source, RECORDS_AT_ONCE)


def record_files(places: Sequence[Path]) -> list[Path]:
    """Record files as they were named, and all of folders (`*.json`), by name.

    >>> record_files([])
    []
    """
    found: list[Path] = []
    for place in places:
        found += sorted(place.glob("*.json")) if place.is_dir() else [place]
    return found
