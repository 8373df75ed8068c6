"""What holds for the whole test run: what is quick, what runs when, and what was left out."""

import gc
from collections.abc import Iterator
from itertools import groupby

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.needed import MISSING

# Every run tries the same, however busy the machine is; `tests/fuzz` looks for what is untried.
settings.register_profile(
    "the same everywhere",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("the same everywhere")

QUICK = ("/rules/", "tests/texts/", "/test_golden_records.py", "tests/test_layers.py")


def pytest_configure(config: pytest.Config) -> None:
    """Browser tests can be chosen or left out: `-m browser`, `-m "not browser"`."""
    config.addinivalue_line("markers", "browser: plays through the pages with a real Chromium")
    config.addinivalue_line("markers", "story: one of its kind, told by `make quick`, too")
    config.addinivalue_line("markers", "quick: what `make quick` runs: rules, texts, stories")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Rules, texts and old records are quick by their place, stories by their mark."""
    if _is_quick(item):
        item.add_marker("quick")


def _is_quick(item: pytest.Item) -> bool:
    if item.get_closest_marker("story") is not None:
        return "[postgresql" not in item.name and "[two-processes" not in item.name
    return any(part in item.nodeid for part in QUICK)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the tests that wait for servers among those that compute, so that no core is idle.

    Those of a file stay together: what a module shares would be made again after every other test.
    """
    waiting = [item for item in items if "tests/server/" in item.nodeid]
    computing = [item for item in items if "tests/server/" not in item.nodeid]
    files = [*_files(waiting), *_files(computing)]
    items[:] = [item for _, file in sorted(files, key=lambda each: each[0]) for item in file]


def _files(items: list[pytest.Item]) -> Iterator[tuple[float, list[pytest.Item]]]:
    """Tests of one file that follow each other, and how far down the list they begin."""
    seen = 0
    for _, group in groupby(items, key=lambda item: item.path):
        file = list(group)
        yield seen / len(items), file
        seen += len(file)


def pytest_collection_finish() -> None:
    """All tests and modules stay: whoever looks for garbage need not look at them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Without a browser there is nothing to run in `tests/browser`, which is no failure."""
    if MISSING is not None and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One loud line for each part of the tests that this machine cannot run."""
    if MISSING is not None:
        _say(terminalreporter, f"The browser tests were left out. {MISSING}")
    reports = terminalreporter.stats.get("skipped", [])
    for needed in ("PostgreSQL", "Redis", "Ray"):
        skipped = sum(needed in str(report.longrepr) for report in reports)
        if skipped:
            _say(terminalreporter, f"{needed} was not found: {skipped} tests were skipped.")


def _say(terminalreporter: pytest.TerminalReporter, line: str) -> None:
    terminalreporter.write_line(line, red=True, bold=True)
