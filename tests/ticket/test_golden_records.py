"""Golden records: games of earlier releases replay bit for bit (docs/randomness.md).

There is one for every board, variant and way of ending; make_golden.py made them and says how.
One is missing: in Switzerland it cannot come to it that everybody passes (TTR-TURN-2).
Whoever passes finds no card in deck, discard pile and row, so all 110 are in hands; and nobody has
fewer than 3 trains, or the last round would be on (it begins with a claim, whose cards can be drawn
by the next seat, so not all of its turns are passes). Among 3 hands one holds 4 cards of any given
colour, so no route of up to 3 spaces may be left with all its tracks free. These routes are longer
together than the trains that 3 seats could have laid; the last test counts them.
"""

import json
from typing import Any

from stellwerk.games.record import Record, read_record
from stellwerk.games.replay import replay_moves, start
from tests.golden import GoldenFiles, check_changes_are_found_out, replayed
from tests.models.compare import VARIANTS, parsed_board
from tests.models.ticket_board import Board
from tests.plain import plain
from tests.ticket.make_golden import GOLDEN, as_line, ending_of, is_exhausted, wanted

FILES = GoldenFiles(GOLDEN, ((name, ending) for name, ending, _, _ in wanted()))


def test_every_wanted_record_is_there_on_one_line_and_no_other() -> None:
    FILES.check_files(most_bytes=1_500_000)
    found = {(record.game, ending) for record, ending in all_records()}
    endings = {"last-round", "exhausted", "all-passed"}
    everything = {(game, ending) for game in VARIANTS for ending in endings}
    assert everything - found == {("ticket-switzerland", "all-passed")}


def test_records_keep_the_rules_version_they_were_played_with() -> None:
    for name, _, _, rules in wanted():
        assert read_record(FILES.text_of(name)).rules == rules


def all_records() -> list[tuple[Record, str]]:
    return [(read_record(FILES.text_of(name)), end) for name, end in FILES.special.items()]


@FILES.every
def test_a_golden_record_replays_to_its_digest_and_result(name: str) -> None:
    match = replayed(FILES.text_of(name))
    assert json.loads(as_line(match)) == json.loads(FILES.text_of(name))


@FILES.every
def test_a_golden_record_ends_as_its_name_says(name: str) -> None:
    record, ending = read_record(FILES.text_of(name)), FILES.special[name]
    match = start(record)
    exhausted = 0
    for _ in replay_moves(record, match):
        exhausted += is_exhausted(match)
    position: dict[str, Any] = plain(match.state.position())
    if ending == "all-passed":
        assert ending_of(match) == "ticket-over-all-passed"
        assert position["passes"] == record.players
        assert [entry.move for entry in record.moves[-record.players :]] == (
            [{"do": "pass"}] * record.players
        )
        assert position["final_turns"] is None
    else:
        assert ending_of(match) == "ticket-over"
        assert position["final_turns"] == 0
        assert min(seat["trains"] for seat in position["seats"]) <= 2
    assert (exhausted > 0) == (ending != "last-round")


def test_a_changed_record_is_found_out() -> None:
    check_changes_are_found_out(FILES.text_of(next(iter(FILES.special))))


def test_in_switzerland_not_everybody_can_have_to_pass() -> None:
    """See the top of this file: short routes need more trains than three seats can have laid."""
    board = Board(parsed_board("ticket-switzerland"))
    groups = {route.track_group: route.length for route in board.routes.values()}
    needed = sum(length for length in groups.values() if length <= 3)
    assert needed > 3 * (board.trains - 3)
