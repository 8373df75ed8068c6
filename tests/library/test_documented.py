"""docs/library.md is a session with Python: what it says is what happens."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def test_the_page_of_the_library_runs_as_it_is_written() -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=options)
    assert tried > 20
    assert failed == 0
