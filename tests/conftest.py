"""What holds for the whole test run: skipped parts are easily overlooked, so they are named."""

import pytest

from tests.browser.needed import MISSING


def pytest_configure(config: pytest.Config) -> None:
    """Browser tests can be chosen or left out: `-m browser`, `-m "not browser"`."""
    config.addinivalue_line("markers", "browser: plays through the pages with a real Chromium")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Without a browser there is nothing to run in `tests/browser`, which is no failure."""
    if MISSING is not None and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One loud line for each part of the tests that this machine cannot run."""
    if MISSING is not None:
        _say(terminalreporter, f"The browser tests were left out. {MISSING}")
    reports = terminalreporter.stats.get("skipped", [])
    for needed in ("PostgreSQL", "Redis"):
        skipped = sum(needed in str(report.longrepr) for report in reports)
        if skipped:
            _say(terminalreporter, f"{needed} was not found: {skipped} tests were skipped.")


def _say(terminalreporter: pytest.TerminalReporter, line: str) -> None:
    terminalreporter.write_line(line, red=True, bold=True)
