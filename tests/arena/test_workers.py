"""Workers: everything is done exactly once, in fair pieces, whoever dies."""

from itertools import islice
from pathlib import Path

import pytest

from stellwerk.arena.agenda import Agenda
from stellwerk.arena.workers import InProcesses, InThisProcess, WorkersLost, do_piece, workers_here
from tests.arena.working import AlwaysDeadly, DeadlyOnce, Faulty, Squares

SQUARES = {number: number * number for number in range(40)}


def test_processes_do_what_this_process_does() -> None:
    with InProcesses(2) as workers:
        assert dict(workers.run(Squares(), range(40))) == SQUARES
        assert dict(InThisProcess().run(Squares(), range(40))) == SQUARES


def test_workers_can_be_used_again() -> None:
    with InProcesses(2) as workers:
        for _ in range(2):
            assert sorted(workers.run(Squares(), range(3))) == [(0, 0), (1, 1), (2, 4)]


@pytest.mark.parametrize("processes", [2, 8])  # all lose their work if one of them dies
def test_what_a_process_that_dies_had_is_done_again(processes: int, tmp_path: Path) -> None:
    with InProcesses(processes) as workers:
        assert dict(workers.run(DeadlyOnce(tmp_path / "died"), range(40))) == SQUARES
    assert (tmp_path / "died").exists()


def test_work_that_kills_everybody_is_given_up_in_words() -> None:
    with (
        InProcesses(2) as workers,
        pytest.raises(WorkersLost, match="5 workers ended without an answer over the same piece"),
    ):
        list(workers.run(AlwaysDeadly(), range(4)))


def test_what_the_work_itself_raises_is_raised_here() -> None:
    with InProcesses(2) as workers, pytest.raises(ValueError, match="is not liked"):
        list(workers.run(Faulty(), range(4)))


def test_whoever_stops_listening_does_not_wait_for_the_rest() -> None:
    with workers_here(2) as workers:
        finished = workers.run(Squares(0.6), range(1000))
        assert len(list(islice(finished, 1))) == 1
        finished.close()


def test_a_piece_ends_when_it_has_taken_long_enough() -> None:
    results, seconds = do_piece(Squares(0.3), range(100))
    assert results == [0, 1]
    assert seconds >= 0.5


def test_the_rest_of_a_piece_is_done_next() -> None:
    agenda = Agenda(range(100), workers=4)
    first = agenda.take()
    assert first == range(25)
    agenda.is_done(first, number=2, seconds=0.6)
    assert agenda.take() == range(2, 25)


def test_a_lost_piece_is_handed_out_again() -> None:
    agenda = Agenda(range(10), workers=1)
    piece = agenda.take()
    assert agenda.take() is None
    assert piece is not None
    agenda.is_lost(piece)
    assert agenda.take() == piece


def test_pieces_are_worth_sending_once_the_speed_is_known() -> None:
    agenda = Agenda(range(1000), workers=100)
    first = agenda.take()
    assert first == range(10)
    agenda.is_done(first, number=10, seconds=0.1)  # 10 ms each: half a second is 50 of them
    assert agenda.take() == range(10, 60)


def test_nobody_is_given_more_than_allowed() -> None:
    agenda = Agenda(range(1000), workers=2, most=4)
    assert agenda.take() == range(4)
    assert agenda.take() == range(4, 8)
