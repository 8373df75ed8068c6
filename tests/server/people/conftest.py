"""The entrance of a server, without tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.people_app import Entrance


@pytest.fixture
def entrance(tmp_path: Path) -> Iterator[Entrance]:
    """Where people come in, with the usual settings but mail."""
    with Entrance(tmp_path, smtp_host="mail.example", requests_per_minute=100_000) as entrance:
        yield entrance
