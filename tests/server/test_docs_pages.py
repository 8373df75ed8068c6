"""The documentation under /docs: sent if it was built, under the server's policy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stellwerk.server.app import create_app
from stellwerk.server.settings import Settings

PAGE = "<!doctype html><title>Stellwerk</title>" + "<p>All aboard.</p>" * 100
Docs = TestClient[Litestar]


def serving(folder: Path, database: Path) -> Docs:
    settings = Settings(database=f"sqlite+aiosqlite:///{database}")
    return TestClient(create_app(settings, folder / "no pages", folder))


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Docs]:
    folder = tmp_path_factory.mktemp("docs")
    (folder / "games").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "games" / "ticket-usa.html").write_text(PAGE)
    with serving(folder, tmp_path_factory.mktemp("database") / "docs.db") as client:
        yield client


def test_both_ways_to_write_the_address_lead_to_the_first_page(docs: Docs) -> None:
    for address in ("/docs", "/docs/"):
        away = docs.get(address, follow_redirects=False)
        assert (away.status_code, away.headers["location"]) == (302, "/docs/index.html")
        assert docs.get(address).text == PAGE
    assert docs.get("/docs/games/ticket-usa.html").text == PAGE


def test_pages_are_told_that_there_is_documentation_to_link(docs: Docs) -> None:
    assert docs.get("/api/catalogue").json()["documentation"] is True


def test_pages_are_compressed_kept_and_under_the_policy(docs: Docs) -> None:
    answer = docs.get("/docs/index.html", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    again = docs.get("/docs/index.html", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["nothing.html", "../pyproject.toml", "%2e%2e/app.py", "games"])
def test_what_is_no_file_of_it_is_not_found(docs: Docs, path: str) -> None:
    assert docs.get(f"/docs/{path}").status_code == 404


def test_a_server_without_documentation_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "nothing", tmp_path / "docs.db") as client:
        answer = client.get("/docs/")
        assert client.get("/api/catalogue").json()["documentation"] is False
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make docs" in answer.text
