"""Golden records: games of earlier releases replay bit for bit (docs/randomness.md).

There is one for each rules version, board, number of players and side, and more with what is rare;
make_golden.py made them.
"""

import json
from typing import Any

import stellwerk
from stellwerk.games.record import read_record
from stellwerk.games.wensleydale.game import WensleydaleGame
from tests.golden import GoldenFiles, check_changes_are_found_out, replayed
from tests.models.compare_wensleydale import BOARDS, TABLES
from tests.ticket.make_golden import as_line
from tests.wensleydale.make_golden import GOLDEN, happens, wanted

VERSIONS = WensleydaleGame.versions
FILES = GoldenFiles(GOLDEN, ((name, what) for name, what, _ in wanted()))


def test_every_wanted_record_is_there_on_one_line_and_no_other() -> None:
    whole = [name for name, what in FILES.special.items() if what == "whole"]
    assert len(whole) == len(VERSIONS) * len(BOARDS) * len(TABLES) == 8 * len(VERSIONS)
    FILES.check_files(most_bytes=1_000_000)


@FILES.every
def test_a_golden_record_replays_to_its_digest_and_result(name: str) -> None:
    match = replayed(FILES.text_of(name))
    assert as_line(match) == FILES.text_of(name)


@FILES.every
def test_in_a_golden_record_happens_what_its_name_says(name: str) -> None:
    match = stellwerk.replay(read_record(FILES.text_of(name)))
    assert happens(match, FILES.special[name])
    assert f"{match.game.id}-{match.game.players}-side-{match.game.options['side']}" in name
    assert match.game.rules_version == (int(name[-1]) if "-rules-" in name else 1)


@FILES.every
def test_the_count_of_a_golden_record_adds_up(name: str) -> None:
    result: dict[str, Any] = json.loads(FILES.text_of(name))["result"]
    totals = [score["total"] for score in result["scores"]]
    assert totals == [sum(score["categories"].values()) for score in result["scores"]]
    assert [totals[seat] for seat in result["ranking"]] == sorted(totals, reverse=True)
    assert result["winners"] == result["ranking"][:1]


def test_a_changed_record_is_found_out() -> None:
    check_changes_are_found_out(FILES.text_of(next(iter(FILES.special))))
