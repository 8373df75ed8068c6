"""A real Chromium in front of a real server."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.browser.needed import CHROMIUM, MISSING, WINDOWLESS
from tests.server.deployment import Deployment, build_deployment

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

if MISSING is not None:
    collect_ignore_glob = ["test_*.py", "people.py", "screenshots.py"]
else:
    from playwright.sync_api import Browser, Playwright, sync_playwright

    from tests.browser.people import Person
    from tests.server.client import Guest

    NewPerson = Callable[..., Person]

    @pytest.fixture(scope="session")
    def playwright() -> Iterator[Playwright]:
        with sync_playwright() as running:
            yield running

    @pytest.fixture(scope="session")
    def browser(playwright: Playwright) -> Iterator[Browser]:
        running = playwright.chromium.launch(executable_path=WINDOWLESS, args=list(FLAGS))
        yield running
        running.close()

    @pytest.fixture(scope="session")
    def browser_with_notices(playwright: Playwright) -> Iterator[Browser]:
        """The whole Chromium: only it shows notices."""
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield running
        running.close()

    @pytest.fixture(scope="session")
    def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
        """A deployment that the tests share."""
        built = build_deployment("sqlite", tmp_path_factory.mktemp("deployment"), _no_database)
        yield built
        built.stop()

    @pytest.fixture(scope="session")
    def finished(deployment: Deployment) -> str:
        """A match that is over: its table."""
        guest = Guest(deployment)
        table = guest.new_table(
            "trans-europa", ["me", "bot"], options={"rounds": 1}, visibility="open"
        )["table"]["id"]
        guest.play_out(table)
        guest.close()
        return str(table)

    @pytest.fixture
    def own_deployment(tmp_path: Path) -> Iterator[Deployment]:
        """A deployment that a test may close and open."""
        built = build_deployment("sqlite", tmp_path / "deployment", _no_database)
        yield built
        built.stop()

    @pytest.fixture
    def come(request: pytest.FixtureRequest) -> Iterator[NewPerson]:
        """People with a browser of their own: `come(deployment, "Ada")`."""
        people: list[Person] = []

        def arrive(deployment: Deployment, name: str = "Ada", **wishes: object) -> Person:
            has_notices = "permissions" in wishes
            kind = "browser_with_notices" if has_notices else "browser"
            browser: Browser = request.getfixturevalue(kind)
            people.append(Person(browser, deployment, name, **wishes))  # type: ignore[arg-type]
            return people[-1]

        request.node.stash[PEOPLE] = people
        yield arrive
        troubles = [trouble for person in people for trouble in person.troubles]
        for person in people:
            person.leave()
        assert not troubles, f"Pages broke: {troubles}"

    PEOPLE: pytest.StashKey[list[Person]] = pytest.StashKey()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A failing test shows what its people saw."""
        report = yield
        if report.failed and call.when == "call":
            for number, person in enumerate(item.stash.get(PEOPLE, [])):
                file = Path(os.environ.get("BROWSER_PICTURES", "build")) / "browser"
                file.mkdir(parents=True, exist_ok=True)
                seen = person.picture(file / f"{item.name}-{number}-{person.name}.png")
                report.sections.append((f"what {person.name} saw", seen))
        return report


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches take longest: spread among the others, none is begun when all else is done."""
    ours = [number for number, item in enumerate(items) if "tests/browser/" in item.nodeid]
    found = [items[number] for number in ours]
    long = [item for item in found if item.path.name == "test_whole_matches.py"]
    short = [item for item in found if item not in long]
    places = [(i / len(part), item) for part in (long, short) for i, item in enumerate(part)]
    spread = [item for _, item in sorted(places, key=lambda place: place[0])]
    for number, item in zip(ours, spread, strict=True):
        items[number] = item


def _no_database() -> str:
    raise AssertionError("Browser tests run on SQLite.")
