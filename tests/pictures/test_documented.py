"""docs/pictures.md is a session with Python: what it says is what happens."""

import doctest
from pathlib import Path

import pytest

HARZ = Path(__file__).parents[2] / "examples" / "boards" / "ticket-harz.toml"
PAGE = Path(__file__).parents[2] / "docs" / "pictures.md"


def test_the_page_of_pictures_runs_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    given = {"HARZ": HARZ}
    failed, tried = doctest.testfile(
        str(PAGE), module_relative=False, optionflags=options, extraglobs=given
    )
    assert tried > 8
    assert failed == 0
