"""Golden records: games of earlier releases replay bit for bit (docs/randomness.md).

There is one for each board, choice of special cards and way of ending; make_golden.py made them.
"""

from typing import Any

import stellwerk
from stellwerk.games.record import read_record
from tests.golden import GoldenFiles, check_changes_are_found_out, replayed
from tests.plain import plain
from tests.ticket.make_golden import as_line
from tests.trans.make_golden import GOLDEN, ending_of, wanted

FILES = GoldenFiles(GOLDEN, ((name, ending) for name, ending, _ in wanted()))


def test_every_wanted_record_is_there_on_one_line_and_no_other() -> None:
    assert len(FILES.special) == 2 * 3 * 4 + 2 * 2 * 2
    FILES.check_files(most_bytes=1_000_000)


@FILES.every
def test_a_golden_record_replays_to_its_digest_and_result(name: str) -> None:
    match = replayed(FILES.text_of(name))
    assert as_line(match) == FILES.text_of(name)


@FILES.every
def test_a_golden_record_ends_as_its_name_says(name: str) -> None:
    match, ending = stellwerk.replay(read_record(FILES.text_of(name))), FILES.special[name]
    assert ending_of(match) == ending
    position: dict[str, Any] = plain(match.state.position())
    assert (len(position["rails"]) == 85) == (ending == "rails-out")
    best = max(seat["points"] for seat in position["seats"])
    assert best >= 13 or match.game.options["rounds"] == 1


def test_a_changed_record_is_found_out() -> None:
    check_changes_are_found_out(FILES.text_of(next(iter(FILES.special))))
