"""A real Chromium in front of a real server."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, build_house

PAGES = Path(__file__).parents[2] / "src/stellwerk/server/pages/index.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def what_is_missing() -> str | None:
    """Why no browser can be sent to the pages; None if one can."""
    if CHROMIUM is None:
        return "Chromium was not found (set CHROMIUM to its path)."
    if not PAGES.exists():
        return "the web app is not built (npm run build in web/)."
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the package playwright is not installed."
    return None


MISSING = what_is_missing()
if MISSING is not None:
    collect_ignore_glob = ["test_*.py", "people.py", "screenshots.py"]
else:
    from playwright.sync_api import Browser, sync_playwright

    from tests.browser.people import Person

    NewPerson = Callable[..., Person]

    @pytest.fixture(scope="session")
    def browser() -> Iterator[Browser]:
        with sync_playwright() as playwright:
            running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield running
            running.close()

    @pytest.fixture(scope="session")
    def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        """A house that the tests share."""
        built = build_house("sqlite", tmp_path_factory.mktemp("house"), _no_database)
        yield built
        built.stop()

    @pytest.fixture
    def own_house(tmp_path: Path) -> Iterator[House]:
        """A house that a test may close and open."""
        built = build_house("sqlite", tmp_path / "house", _no_database)
        yield built
        built.stop()

    @pytest.fixture
    def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
        """Sends people to a house, each with a browser of their own: `come(house, "Ada")`."""
        people: list[Person] = []

        def arrive(house: House, name: str = "Ada", **wishes: object) -> Person:
            people.append(Person(browser, house, name, **wishes))  # type: ignore[arg-type]
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


def _no_database() -> str:
    raise AssertionError("Browser tests run on SQLite.")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: plays through the pages with a real Chromium")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Skipped tests are easily overlooked: say it loudly."""
    if MISSING is not None:
        line = f"The browser tests were skipped: {MISSING}"
        terminalreporter.write_line(line, red=True, bold=True)
