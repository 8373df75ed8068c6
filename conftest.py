"""Which modules are searched for examples: those that have any."""

from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """To look through a module that has no example takes as long as through one that has.

    That all modules can be imported, with examples or without, says tests/test_layers.py.
    """
    found = yield
    if not any(isinstance(each, DoctestModule) for each in found) or ">>>" in file_path.read_text(
        encoding="utf-8"
    ):
        return found
    return [each for each in found if not isinstance(each, DoctestModule)]
