"""A crash or a hang of the kernel is a failure of one case, and the run goes on after it."""

from tests.fuzz.cases import Case
from tests.fuzz.children import Task, outcome_of
from tests.fuzz.planted_trials import (
    number_eleven_hangs,
    number_fifteen_raises,
    number_twelve_crashes,
    odd_ones_are_taken,
)

TASK = Task("wensleydale", seed=1, first=10, cases=6, processor_seconds=0.5)


def test_cases_are_counted() -> None:
    outcome = outcome_of(TASK, odd_ones_are_taken)
    assert (outcome.taken, outcome.refused, outcome.failures) == (3, 3, [])


def test_a_crash_is_a_failure_that_names_its_case_and_the_run_goes_on() -> None:
    outcome = outcome_of(TASK, number_twelve_crashes)
    assert (outcome.taken, outcome.refused) == (3, 2)
    (failure,) = outcome.failures
    assert failure.case.number == 12
    assert failure.what == "CRASHES: the process was ended by SIGFPE"
    words = str(failure)
    assert "wensleydale" in words
    assert failure.case.changed().changes[0] in words
    assert "--first 12 --changes 1" in words


def test_a_hang_is_ended_and_the_run_goes_on() -> None:
    outcome = outcome_of(TASK, number_eleven_hangs)
    assert (outcome.taken, outcome.refused) == (2, 3)
    (failure,) = outcome.failures
    assert failure.case.number == 11
    assert failure.what.startswith("HANGS")


def test_an_error_that_is_no_refusal_is_a_failure() -> None:
    outcome = outcome_of(TASK, number_fifteen_raises)
    (failure,) = outcome.failures
    assert (failure.case.number, failure.what) == (15, "OverflowError: value too large")


def test_a_case_is_the_same_every_time() -> None:
    assert Case("trans", 3, 41).changed() == Case("trans", 3, 41).changed()
    assert Case("trans", 3, 41).changed() != Case("trans", 3, 42).changed()
