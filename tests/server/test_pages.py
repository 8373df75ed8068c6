"""The pages of the web app: how the server sends them, and how much a first visit has to load."""

import gzip
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stellwerk.games.registry import games
from stellwerk.server.app import create_app
from stellwerk.server.settings import Settings
from stellwerk.server.web_pages import FOLDER, PageFile, read_pages

INDEX = "<!doctype html><title>Stellwerk</title>"
SCRIPT = "export const answer = 42;\n" * 100
BROTLI = b"what a browser that knows brotli unpacks"
FONT = bytes(range(256)) * 4
ADDRESSES: dict[str, str] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "visitor" / "addresses.json").read_text()
)
Pages = TestClient[Litestar]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small app, as if it had been built."""
    built = tmp_path_factory.mktemp("pages")
    (built / "assets").mkdir()
    (built / "index.html").write_text(INDEX)
    (built / "mark.svg").write_text("<svg/>")
    (built / "assets" / "start-abc123.js").write_text(SCRIPT)
    (built / "assets" / "start-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (built / "assets" / "start-abc123.js.br").write_bytes(BROTLI)
    (built / "assets" / "letters-abc123.woff2").write_bytes(FONT)
    return built


def serving(folder: Path, database: Path) -> Litestar:
    """A server that sends the files of this folder."""
    return create_app(Settings(database=f"sqlite+aiosqlite:///{database}"), folder)


@pytest.fixture(scope="module")
def pages(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    database = tmp_path_factory.mktemp("database") / "pages.db"
    with TestClient(serving(folder, database)) as client:
        yield client


@pytest.mark.parametrize(("path", "page"), ADDRESSES.items())
def test_the_app_answers_everywhere_and_says_where_nothing_is(
    pages: Pages, path: str, page: str
) -> None:
    response = pages.get(path)
    assert (response.status_code, response.text) == (404 if page == "missing" else 200, INDEX)
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/games/chess", "/api/tables/x/y/z"])
def test_unknown_paths_of_the_api_are_problems_and_not_pages(pages: Pages, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("application/json")
    assert set(response.json()) >= {"code", "text"}


@pytest.mark.parametrize(
    "path", ["/assets/old-build.js", "/assets/nothing", "/favicon.ico", "/../pyproject.toml"]
)
def test_missing_files_are_not_answered_with_the_app(pages: Pages, path: str) -> None:
    response = pages.get(path)
    assert response.status_code == 404
    assert INDEX not in response.text


def test_files_named_after_their_content_are_kept_for_ever(pages: Pages) -> None:
    kept = pages.get("/assets/start-abc123.js").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert pages.get("/mark.svg").headers["cache-control"] == "no-cache"


def test_texts_are_compressed_for_whoever_can_read_it(pages: Pages) -> None:
    path = "/assets/start-abc123.js"
    small = pages.get(path, headers={"accept-encoding": "deflate, gzip;q=0.8"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(SCRIPT) / 10
    assert small.text == SCRIPT
    plain = pages.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert {small.headers["vary"], plain.headers["vary"]} == {"accept-encoding"}


def test_the_smallest_form_that_the_browser_knows_is_sent(pages: Pages) -> None:
    path = "/assets/start-abc123.js"
    with pages.stream("GET", path, headers={"accept-encoding": "gzip, deflate, br"}) as smallest:
        assert smallest.headers["content-encoding"] == "br"
        assert b"".join(smallest.iter_raw()) == BROTLI


def test_compressed_forms_have_no_address_of_their_own(pages: Pages) -> None:
    assert pages.get("/assets/start-abc123.js.gz").status_code == 404


def test_fonts_are_sent_as_they_are(pages: Pages) -> None:
    response = pages.get("/assets/letters-abc123.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in response.headers
    assert response.headers["content-type"] == "font/woff2"
    assert response.content == FONT


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/assets/start-abc123.js"])
def test_what_the_browser_has_is_not_sent_again(pages: Pages, path: str) -> None:
    tag = pages.get(path).headers["etag"]
    again = pages.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert pages.get(path, headers={"if-none-match": '"older"'}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/assets/start-abc123.js"])
def test_pages_may_run_only_what_comes_from_here(pages: Pages, path: str) -> None:
    headers = pages.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    with TestClient(serving(tmp_path / "nothing", tmp_path / "pages.db")) as client:
        response = client.get("/t/some-table")
    assert response.headers["content-type"].startswith("text/plain")
    assert "have not been built" in response.text


# — what chat programs show of an invitation


class Head(HTMLParser):
    """The title and the properties that a page's head says, and every tag there is."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        attributes = dict(attrs)
        assert set(attributes) <= {"property", "name", "content"}
        name = attributes.get("property") or attributes.get("name")
        if name is not None:
            self.said[name] = attributes["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and data.strip():
            self.said["title"] = data


def invited_by(pages: Pages, name: str, language: str = "en", **wishes: object) -> str:
    """The path of an invitation to a table that somebody of this name has made."""
    pages.post("/api/people", json={"name": name, "language": language}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = pages.post("/api/tables", json={"game": "ticket-europe", "seats": seats, **wishes})
    pages.cookies.clear()
    url = str(made.json()["invitation"]["url"])
    return "/" + url.partition("#")[0].split("/", 3)[3]


def test_a_link_shows_who_invites_to_what(pages: Pages) -> None:
    path = invited_by(pages, "Ada", clock={"kind": "turn", "seconds": 90})
    response = pages.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"
    said = Head(response.text).said
    assert said["title"] == said["og:title"] == "Ada invites you to Ticket to Ride: Europe"
    assert said["og:description"].startswith("3 players, 2 seats are free. 90 seconds for each")
    assert said["og:image"] == "http://testserver.local/previews/stellwerk.jpg"


def test_a_link_speaks_the_language_of_whoever_invites(pages: Pages) -> None:
    said = Head(pages.get(invited_by(pages, "Ada", "de")).text).said
    assert said["og:title"] == "Ada lädt dich ein: Ticket to Ride: Europe"
    assert "Ohne Zeitlimit" in said["og:description"]


@pytest.mark.parametrize(
    "name",
    [
        "</title><script>alert(1)</script>",
        '" onload=alert(1) x="',
        "{ $title } & \\1 \\g<0>",
        "'><b>",
    ],
)
def test_no_name_gets_out_of_the_head(pages: Pages, name: str) -> None:
    head = Head(pages.get(invited_by(pages, name)).text)
    assert set(head.tags) == {"title", "meta"}
    assert head.said["title"] == head.said["og:title"]
    assert head.said["og:title"] == f"{name} invites you to Ticket to Ride: Europe"


@pytest.mark.parametrize("word", ["0" * 20, "0" * 19, "%", "_" * 20, "é" * 20, "0" * 4000])
def test_a_word_that_names_no_invitation_is_answered_with_the_app(pages: Pages, word: str) -> None:
    assert pages.get(f"/invitation/{word}").text == INDEX


def test_pictures_have_the_address_that_people_use(folder: Path, tmp_path: Path) -> None:
    (folder / "previews").mkdir()
    (folder / "previews" / "ticket-europe.jpg").write_bytes(b"a picture")
    settings = Settings(
        database=f"sqlite+aiosqlite:///{tmp_path / 'pages.db'}",
        public_url="https://play.example.org",
    )
    with TestClient(create_app(settings, folder), base_url="https://play.example.org") as own:
        said = Head(own.get(invited_by(own, "Ada")).text).said
        assert said["og:image"] == "https://play.example.org/previews/ticket-europe.jpg"
        assert own.get("/previews/ticket-europe.jpg").headers["content-type"] == "image/jpeg"


# — the app as it was built


MOST_PICTURE = 150_000  # bytes; some programs fetch no larger ones
MOST_CODE = 200_000  # bytes; `make bench` counts all that a browser really loads, fonts included
ENTRANCES = {
    "home": ("HomePage-",),
    "a table": ("TablePage-", "parts-"),
}
STATIC = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
MENTIONED = re.compile(r"""["'/](assets/[^"']+\.(?:js|css))["']""")
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", re.IGNORECASE)


@pytest.fixture(scope="module")
def built() -> dict[str, PageFile]:
    """The files that `make test` built; whoever tests Python alone may have none."""
    files = read_pages(FOLDER)
    if not files:
        pytest.skip("The web app has not been built; `make test` builds it.")
    return files


def needed(files: dict[str, PageFile], starts: list[str]) -> set[str]:
    """These files and all that they import at once."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path in found or path not in files:
            continue
        found.add(path)
        if path.endswith(".js"):
            text = files[path].plain.decode()
            waiting += [f"assets/{name}" for name in STATIC.findall(text)]
    return found


def styles_of(files: dict[str, PageFile], scripts: set[str]) -> set[str]:
    """The style sheets that are named like these scripts."""
    stems = {path.rsplit("-", 1)[0] for path in scripts}
    return {path for path in files if path.endswith(".css") and path.rsplit("-", 1)[0] in stems}


def smallest(file: PageFile) -> int:
    """How many bytes of it a browser loads."""
    return min(map(len, [file.plain, *file.squeezed.values()]))


@pytest.mark.parametrize("page", ENTRANCES)
def test_the_code_of_a_first_visit_is_light(built: dict[str, PageFile], page: str) -> None:
    first = MENTIONED.findall(built["index.html"].plain.decode())
    pieces = [path for path in built if path.removeprefix("assets/").startswith(ENTRANCES[page])]
    assert first, "index.html names no script"
    assert pieces, f"there is no piece for {page}"
    loaded = needed(built, [*first, *pieces])
    loaded |= styles_of(built, loaded)
    sizes = {path: smallest(built[path]) for path in loaded}
    heaviest = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    assert sum(sizes.values()) < MOST_CODE, heaviest


def test_every_board_has_a_picture_for_links(built: dict[str, PageFile]) -> None:
    for name in ("stellwerk", *games()):
        picture = built[f"previews/{name}.jpg"]
        assert picture.plain.startswith(b"\xff\xd8")
        assert len(picture.plain) < MOST_PICTURE, name


def test_the_built_index_keeps_to_the_policy(built: dict[str, PageFile]) -> None:
    assert not INLINE.search(built["index.html"].plain.decode())


def test_built_files_are_compressed_well(built: dict[str, PageFile]) -> None:
    for path, file in built.items():
        if path.endswith((".js", ".css", ".html")):
            assert gzip.decompress(file.squeezed["gzip"]) == file.plain, path
            assert len(file.squeezed["br"]) <= len(file.squeezed["gzip"]), path
