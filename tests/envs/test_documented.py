"""docs/environments.md is a session with Python: what it says is what happens."""

import doctest
from pathlib import Path

from stellwerk.envs.speed import run_environments

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_of_the_environments_runs_as_it_is_written() -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=options)
    assert tried > 20
    assert failed == 0


def test_the_bench_measures_every_kind_of_environment() -> None:
    measured = {line.name: line.value for line in run_environments(0.01, with_peers=False)}
    assert all(value > 0 for value in measured.values())
    for library in ("Gymnasium's vector", "Gymnasium,", "PettingZoo", "OpenSpiel"):
        assert any(library in name for name in measured), library
