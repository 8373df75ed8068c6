"""Golden records: games of earlier releases replay bit for bit (docs/randomness.md).

There is one for each rules version, board, number of players and side, and more with what is rare;
make_golden.py made them.
"""

import json
from typing import Any

import pytest

import stellwerk
from stellwerk.games.wensleydale.game import WensleydaleGame
from stellwerk.match.record import read_record
from tests.golden import check_changes_are_found_out, replayed
from tests.models.compare_wensleydale import BOARDS, TABLES
from tests.ticket.make_golden import as_line
from tests.wensleydale.make_golden import GOLDEN, happens, wanted

VERSIONS = WensleydaleGame.versions
FILES = {name: (GOLDEN / f"{name}.json", what) for name, what, _ in wanted()}
every_record = pytest.mark.parametrize("name", list(FILES))


def text_of(name: str) -> str:
    return FILES[name][0].read_text(encoding="utf-8")


def test_every_wanted_record_is_there_and_no_other() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(FILES)
    whole = [name for name, (_, what) in FILES.items() if what == "whole"]
    assert len(whole) == len(VERSIONS) * len(BOARDS) * len(TABLES) == 8 * len(VERSIONS)
    assert sum(path.stat().st_size for path in GOLDEN.glob("*.json")) < 1_000_000


@every_record
def test_a_golden_record_replays_to_its_digest_and_result(name: str) -> None:
    match = replayed(text_of(name))
    assert as_line(match) == text_of(name)


@every_record
def test_in_a_golden_record_happens_what_its_name_says(name: str) -> None:
    match = stellwerk.replay(read_record(text_of(name)))
    assert happens(match, FILES[name][1])
    assert f"{match.game.id}-{match.game.players}-side-{match.game.options['side']}" in name
    assert match.game.rules_version == (int(name[-1]) if "-rules-" in name else 1)


@every_record
def test_the_count_of_a_golden_record_adds_up(name: str) -> None:
    result: dict[str, Any] = json.loads(text_of(name))["result"]
    totals = [score["total"] for score in result["scores"]]
    assert totals == [sum(score["categories"].values()) for score in result["scores"]]
    assert [totals[seat] for seat in result["ranking"]] == sorted(totals, reverse=True)
    assert result["winners"] == result["ranking"][:1]


def test_a_changed_record_is_found_out() -> None:
    check_changes_are_found_out(text_of(next(iter(FILES))))


def test_golden_files_are_single_lines() -> None:
    assert all(path.read_text(encoding="utf-8").count("\n") == 1 for path, _ in FILES.values())
