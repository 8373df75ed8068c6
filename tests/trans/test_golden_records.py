"""Golden records: games of earlier releases replay bit for bit (docs/randomness.md).

There is one for each board, choice of special cards and way of ending; make_golden.py made them.
"""

from typing import Any

import pytest

import stellwerk
from stellwerk.match.record import read_record
from tests.golden import check_changes_are_found_out, replayed
from tests.plain import plain
from tests.ticket.make_golden import as_line
from tests.trans.make_golden import GOLDEN, ending_of, wanted

FILES = {name: (GOLDEN / f"{name}.json", ending) for name, ending, _ in wanted()}
every_record = pytest.mark.parametrize("name", list(FILES))


def text_of(name: str) -> str:
    return FILES[name][0].read_text(encoding="utf-8")


def test_every_wanted_record_is_there_and_no_other() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(FILES)
    assert len(FILES) == 2 * 3 * 4 + 2 * 2 * 2
    assert sum(path.stat().st_size for path in GOLDEN.glob("*.json")) < 1_000_000


@every_record
def test_a_golden_record_replays_to_its_digest_and_result(name: str) -> None:
    match = replayed(text_of(name))
    assert as_line(match) == text_of(name)


@every_record
def test_a_golden_record_ends_as_its_name_says(name: str) -> None:
    match, ending = stellwerk.replay(read_record(text_of(name))), FILES[name][1]
    assert ending_of(match) == ending
    position: dict[str, Any] = plain(match.state.position())
    assert (len(position["rails"]) == 85) == (ending == "rails-out")
    best = max(seat["points"] for seat in position["seats"])
    assert best >= 13 or match.game.options["rounds"] == 1


def test_a_changed_record_is_found_out() -> None:
    check_changes_are_found_out(text_of(next(iter(FILES))))


def test_golden_files_are_single_lines() -> None:
    assert all(path.read_text(encoding="utf-8").count("\n") == 1 for path, _ in FILES.values())
