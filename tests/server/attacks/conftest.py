"""Servers that are attacked start their workers as they always do: some are hung, some killed."""

import pytest

from tests.server.nursery import STARTED


@pytest.fixture(autouse=True)
def _workers_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STARTED, "1")
