"""What a first visit brings over the wire: bytes, so no clock has a say in it."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.needed import PAGES
from tests.browser.people import Person
from tests.server.deployment import Deployment

pytestmark = pytest.mark.browser

#: Compressed, with headers, without map shapes.
LIMIT = 250_000
#: A module of map shapes begins with the size of its map.
SHAPES = re.compile(r"var \w+=\[\d+,")


def weigh(person: Person, path: str, is_there: Callable[[], None]) -> dict[str, int]:
    """Bytes by path, as they came."""
    session = person.context.new_cdp_session(person.page)
    asked: dict[str, str] = {}
    came: dict[str, int] = {}

    def finished(event: dict[str, float | str]) -> None:
        name = asked.get(str(event["requestId"]), "?")
        came[name] = came.get(name, 0) + int(event["encodedDataLength"])

    session.on(
        "Network.requestWillBeSent",
        lambda event: asked.update({event["requestId"]: urlsplit(event["request"]["url"]).path}),
    )
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    person.open(path)
    is_there()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => undefined)")
    person.page.wait_for_load_state("networkidle")
    return came


def is_shapes(path: str) -> bool:
    """Layouts and grounds of maps, and the pictures of boards."""
    file = PAGES.parent / path.lstrip("/")
    if not path.startswith("/assets/") or not file.exists():
        return False
    return file.suffix == ".svg" or SHAPES.match(file.read_text(errors="ignore")) is not None


def expect_light(came: dict[str, int]) -> None:
    app = {path: count for path, count in came.items() if not is_shapes(path)}
    heaviest = sorted(app.items(), key=lambda each: -each[1])[:10]
    assert sum(app.values()) < LIMIT, heaviest
    # Otherwise what was counted was not the page.
    assert any(path.endswith(".woff2") for path in app), came
    assert any(is_shapes(path) for path in came), came


def test_home_is_light(deployment: Deployment, come: NewPerson) -> None:
    guest = come(deployment, is_known=False)
    came = weigh(guest, "/", lambda: guest.page.wait_for_selector(".hero svg[viewBox] text"))
    expect_light(came)
    # The pictures stand for the maps, which nobody has asked for yet.
    assert not [path for path in came if path.startswith("/api/games/")]


def test_a_table_of_europe_is_light(deployment: Deployment, come: NewPerson) -> None:
    ada = come(deployment)
    table = ada.new_table("ticket-europe", ["me", "bot", "bot"])["table"]["id"]
    there = lambda: ada.page.wait_for_selector("[data-route]", state="attached")  # noqa: E731
    expect_light(weigh(ada, f"/t/{table}", there))
