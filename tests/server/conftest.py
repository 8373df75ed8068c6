"""Deployments for tests: on SQLite, on PostgreSQL, and two processes on PostgreSQL."""

import warnings
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.server.deployment import KINDS, Deployment, Kind, build_deployment
from tests.server.postgres import Cluster, NoPostgres

NewDeployment = Callable[..., Deployment]


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
def deployment(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Deployment]:
    """A deployment that many tests share: on SQLite, and two processes on PostgreSQL.

    Stories, and tests that ask for it, see one process on PostgreSQL, too.
    """
    kind: Kind = request.param
    built = build_deployment(kind, tmp_path_factory.mktemp(kind), lambda: _new_database(request))
    yield built
    built.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """One process on PostgreSQL does nothing that two do not do: the stories alone see it.

    The database, its statements and its line for notes are the same; with two processes each
    request comes to either of them.
    """
    left_out = {item for item in items if _is_for_one_process(item) and not _wants_all(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def _is_for_one_process(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    return called is not None and called.params.get("deployment") == "postgresql"


def _wants_all(item: pytest.Item) -> bool:
    named = [mark.args[0] for mark in item.iter_markers("parametrize")]
    is_asked_for = any("deployment" in each for each in named)
    return is_asked_for or item.get_closest_marker("story") is not None


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'stellwerk.db'}"
    return _new_database(request)


@pytest.fixture
def new_deployment(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDeployment]:
    """Makes deployments for one test alone: `new_deployment("sqlite", frames_per_second=5)`."""
    built: list[Deployment] = []

    def build(kind: Kind, **settings: str | int | float | bool) -> Deployment:
        folder = tmp_path / f"deployment-{len(built)}"
        built.append(build_deployment(kind, folder, lambda: _new_database(request), **settings))
        return built[-1]

    request.node.stash[DEPLOYMENTS] = built
    yield build
    for each in built:
        each.stop()


DEPLOYMENTS: pytest.StashKey[list[Deployment]] = pytest.StashKey()


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
        shared = getattr(item, "funcargs", {}).get("deployment")
        for each in [*item.stash.get(DEPLOYMENTS, []), *([shared] if shared else [])]:
            report.sections.append((f"servers of the deployment “{each.kind}”", each.log()))
    return report
