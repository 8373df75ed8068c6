"""A deployment with the limits of whoever sets none, but for how long one must wait."""

from collections.abc import Iterator

import pytest

from tests.server.deployment import Deployment, build_deployment

HEADER_SECONDS = 1.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """Several tests attack it, one after the other; each comes with guests of its own."""
    folder = tmp_path_factory.mktemp("strict")
    built = build_deployment(
        "sqlite",
        folder,
        lambda: "",
        requests_per_minute=12_000,
        connections_per_address=200,
        header_seconds=HEADER_SECONDS,
    )
    yield built
    built.stop()
