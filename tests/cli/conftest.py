"""Every test of the command line works in an empty folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def in_an_empty_folder(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Scripts that type on after the end of a game name a file for its record."""
    folder = tmp_path_factory.mktemp("work")
    monkeypatch.chdir(folder)
    return folder
