"""Houses for the tests of the server: on SQLite, on PostgreSQL, and two processes on PostgreSQL."""

import warnings
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.server.house import KINDS, House, Kind, build_house
from tests.server.postgres import Cluster, NoPostgres

NewHouse = Callable[..., House]


class PostgresMissing(pytest.PytestWarning):
    """Tests were skipped because there is no PostgreSQL on this machine."""


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this test run (of each worker, with pytest-xdist)."""
    try:
        running = Cluster()
    except NoPostgres as missing:
        warnings.warn(PostgresMissing(str(missing)), stacklevel=1)
        pytest.skip(str(missing))
    yield running
    running.stop()


@pytest.fixture(scope="session", params=KINDS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house that many tests share; every test runs on all three kinds."""
    kind: Kind = request.param
    built = build_house(kind, tmp_path_factory.mktemp(kind), lambda: _new_database(request))
    yield built
    built.stop()


@pytest.fixture
def new_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewHouse]:
    """Makes houses for one test alone: `new_house("sqlite", frames_per_second=5)`."""
    built: list[House] = []

    def build(kind: Kind, **settings: str | int | float | bool) -> House:
        folder = tmp_path / f"house-{len(built)}"
        built.append(build_house(kind, folder, lambda: _new_database(request), **settings))
        return built[-1]

    request.node.stash[HOUSES] = built
    yield build
    for each in built:
        each.stop()


HOUSES: pytest.StashKey[list[House]] = pytest.StashKey()


def _new_database(request: pytest.FixtureRequest) -> str:
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failing test shows what its servers wrote."""
    report = yield
    if report.failed:
        shared = getattr(item, "funcargs", {}).get("house")
        for each in [*item.stash.get(HOUSES, []), *([shared] if shared else [])]:
            report.sections.append((f"servers of the house “{each.kind}”", each.log()))
    return report
