"""The documentation under /docs, as `make docs` built it; read when the first reader comes."""

import asyncio
import gzip
from importlib import resources
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.scopes import ANYONE
from stellwerk.server.web_pages import INDEX, PageFile, answer_file, read_pages

DOCS_FOLDER = Path(str(resources.files("stellwerk.server"))) / "docs"
COMPRESSIBLE = ("text/", "image/svg", "application/json", "application/javascript")
FEWEST_BYTES = 1000
"""Smaller files are sent as they are."""
NOT_BUILT = (
    "The documentation has not been built here. Run `make docs` in the source folder and start the "
    "server again; or read the files in its folder docs."
)


class Documentation:
    """The files of the site: none are read before somebody asks, and then all of them, once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] | None = None
        self._reading = asyncio.Lock()

    async def files(self) -> dict[str, PageFile]:
        """All files by their path; none if the site has not been built."""
        async with self._reading:
            if self._files is None:
                self._files = await asyncio.to_thread(read_docs, self._folder)
        return self._files


def read_docs(folder: Path) -> dict[str, PageFile]:
    """All files of the built site, compressed as far as that helps.

    >>> read_docs(Path("no such folder"))
    {}
    """
    return {path: _squeezed(file) for path, file in read_pages(folder).items()}


def _squeezed(file: PageFile) -> PageFile:
    helps = file.media_type.startswith(COMPRESSIBLE) and len(file.plain) >= FEWEST_BYTES
    return msgspec.structs.replace(
        file, squeezed={"gzip": gzip.compress(file.plain, 6)} if helps else {}, lasting=False
    )


@get("/docs", include_in_schema=False, opt=ANYONE)
async def docs_home(documentation: Injected[Documentation]) -> Response[bytes]:
    """The first page, by its whole address: its links begin there."""
    if not await documentation.files():
        return _not_built()
    return Response(b"", status_code=302, headers={"location": f"/docs/{INDEX}"})


@get("/docs/{path:path}", include_in_schema=False, opt=ANYONE)
async def docs_page(
    request: ApiRequest,
    documentation: Injected[Documentation],
    path: Annotated[str, PathParameter()],
) -> Response[bytes]:
    """A page, or something that a page shows."""
    return await answer_docs(request, documentation, path.lstrip("/"))


async def answer_docs(
    request: ApiRequest, documentation: Documentation, path: str
) -> Response[bytes]:
    """A file of the site; one plain sentence where it has not been built."""
    files = await documentation.files()
    if not files:
        return _not_built()
    file = files.get(path)
    if file is None:
        raise NotFoundException
    return answer_file(request, file)


def _not_built() -> Response[bytes]:
    return Response(NOT_BUILT.encode(), media_type="text/plain")


DOCS_ROUTES = [docs_home, docs_page]
