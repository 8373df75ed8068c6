"""The web app's files, as they were built and compressed: kept in memory."""

import hashlib
import mimetypes
import re
from importlib import resources
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from stellwerk.server.page_head import PICTURES, USUAL_PICTURE, with_head
from stellwerk.server.requests.addresses import base_url
from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.scopes import ANYONE
from stellwerk.server.tables.services import TableServices

FOLDER = Path(str(resources.files("stellwerk.server"))) / "pages"
INDEX = "index.html"
# The app's own addresses, as its router knows them; both are tested with the same list.
ADDRESSES = re.compile(
    r"(|invitation(/[^/]+)?|link|confirm|matches|settings|watch|analysis|new/[^/]+"
    r"|puzzles(/[^/]+)?|rules(/[^/]+)*|t/[^/]+(/replay(/.*)?)?)/?"
)
# The word after it names an invitation, for programs that show what a link leads to.
INVITATION = "invitation/"
# What the build puts beside a file, by the name browsers know it under; the smallest first.
SQUEEZED = {"br": ".br", "gzip": ".gz"}
# File names in this folder change with their content, so they can be kept for ever.
LASTING = "assets/"
NOT_BUILT = (
    "Stellwerk is running, but its pages have not been built. Run `make play` in the source "
    "folder, or install a release. The API is described at /api/openapi.json."
)


class PageFile(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    plain: bytes
    squeezed: dict[str, bytes]
    media_type: str
    tag: str
    lasting: bool


def read_pages(folder: Path) -> dict[str, PageFile]:
    """All files of the built app by their path; none if it has not been built.

    >>> read_pages(Path("no such folder"))
    {}
    """
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    plain = [path for path in files if path.suffix not in SQUEEZED.values()]
    return {path.relative_to(folder).as_posix(): _page_file(path, folder) for path in plain}


def _page_file(path: Path, folder: Path) -> PageFile:
    plain = path.read_bytes()
    beside = {name: path.with_name(path.name + ending) for name, ending in SQUEEZED.items()}
    return PageFile(
        plain,
        {name: file.read_bytes() for name, file in beside.items() if file.exists()},
        mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        path.relative_to(folder).as_posix().startswith(LASTING),
    )


Pages: TypeAlias = dict[str, PageFile]


def answer_page(request: ApiRequest, pages: Pages, path: str) -> Response[bytes]:
    """A file; for every other path the app itself, which says so if nothing is there."""
    file = pages.get(path)
    status = 200
    if file is None:
        if path.startswith(("api/", LASTING)) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        file = pages.get(INDEX)
        status = 200 if ADDRESSES.fullmatch(path) else 404
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain")
    return answer_file(request, file, status)


def answer_file(request: ApiRequest, file: PageFile, status: int = 200) -> Response[bytes]:
    """A file in the smallest form that the browser knows; nothing, if it has it already."""
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    known = request.headers.get("accept-encoding", "").split(",")
    understood = {name.split(";")[0].strip() for name in known}
    for name, body in file.squeezed.items():
        if name in understood:
            squeezed = headers | {"content-encoding": name}
            return Response(body, status_code=status, media_type=file.media_type, headers=squeezed)
    return Response(file.plain, status_code=status, media_type=file.media_type, headers=headers)


@get("/", include_in_schema=False, opt=ANYONE)
async def home(request: ApiRequest, pages: Injected[Pages]) -> Response[bytes]:
    """The web app at its root."""
    return answer_page(request, pages, "")


@get("/{path:path}", include_in_schema=False, opt=ANYONE)
async def page(
    request: ApiRequest,
    pages: Injected[Pages],
    tables: Injected[TableServices],
    path: Annotated[str, PathParameter()],
) -> Response[bytes]:
    """A file of the app, or the app at one of its own addresses."""
    path = path.lstrip("/")
    if path.startswith(INVITATION) and INDEX in pages:
        introduced = await introduce(request, pages, tables, path.removeprefix(INVITATION))
        if introduced is not None:
            return introduced
    return answer_page(request, pages, path)


async def introduce(
    request: ApiRequest, pages: Pages, tables: TableServices, word: str
) -> Response[bytes] | None:
    """The app with a head that says what an invitation is to; None if there is no such one."""
    found = await tables.previews.of_word(word)
    if found is None:
        return None
    preview, language = found
    own = f"{PICTURES}{preview.game}.jpg"
    picture = own if own in pages else USUAL_PICTURE
    address = base_url(request, tables.settings)
    body = with_head(pages[INDEX].plain, preview, address, picture, language)
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


PAGE_ROUTES = [home, page]
