"""The web app's files, as they were built and compressed: kept in memory."""

import hashlib
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.scopes import ANYONE

FOLDER = Path(str(resources.files("stellwerk.server"))) / "pages"
INDEX = "index.html"
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
    """A file; for every other path the app itself, which knows its own pages."""
    file = pages.get(path)
    if file is None:
        if path.startswith(("api/", LASTING)) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        file = pages.get(INDEX)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain")
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    known = request.headers.get("accept-encoding", "").split(",")
    understood = {name.split(";")[0].strip() for name in known}
    for name, body in file.squeezed.items():
        if name in understood:
            squeezed = headers | {"content-encoding": name}
            return Response(body, media_type=file.media_type, headers=squeezed)
    return Response(file.plain, media_type=file.media_type, headers=headers)


@get("/", include_in_schema=False, opt=ANYONE)
async def home(request: ApiRequest, pages: Injected[Pages]) -> Response[bytes]:
    """The web app at its root."""
    return answer_page(request, pages, "")


@get("/{path:path}", include_in_schema=False, opt=ANYONE)
async def page(
    request: ApiRequest, pages: Injected[Pages], path: Annotated[str, PathParameter()]
) -> Response[bytes]:
    """A file of the app, or the app at one of its own addresses."""
    return answer_page(request, pages, path.lstrip("/"))


PAGE_ROUTES = [home, page]
