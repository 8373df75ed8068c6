"""Routes for boards of people's own."""

import gzip
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from stellwerk.server.asking import OurHall
from stellwerk.server.catalogue import wants_gzip
from stellwerk.server.messages.boards import MOST_BOARD_LETTERS, NewBoard, OwnBoard
from stellwerk.server.people.authentication import Asking, visitor_of
from stellwerk.server.people.languages import reader_language
from stellwerk.server.people.scopes import ANYONE, MANAGE
from stellwerk.server.security.problems import problems
from stellwerk.server.tables.own_boards import bring_in_board, described, drawn, find_board

TAGS = ["boards"]
MOST_BYTES = 5 * MOST_BOARD_LETTERS  # as JSON a letter may take more than one byte
Hash = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]


@post(
    "/api/boards",
    status_code=200,
    tags=TAGS,
    summary="Bring in a board of my own",
    description="It is checked and kept by its hash, with which tables are made on it.",
    responses=problems("not-logged-in", "bad-board", "too-large", "too-fast", "cross-site"),
    request_max_body_size=MOST_BYTES,
    opt=MANAGE,
)
async def bring_board(request: Asking, hall: OurHall, data: JSONBody[NewBoard]) -> OwnBoard:
    """A board from a file."""
    visitor = visitor_of(request)
    hall.makings.count("board", visitor.address)
    return await bring_in_board(hall, data.text, visitor, reader_language(request.scope))


@get(
    "/api/boards/{board:str}",
    tags=TAGS,
    summary="What can be played on a board",
    responses=problems("no-such-board"),
    opt=ANYONE,
)
async def show_own_board(request: Asking, hall: OurHall, board: Hash) -> OwnBoard:
    """A board of somebody's own, as the catalogue would list it."""
    async with hall.database.reading() as session:
        row = await find_board(session, board)
    return await described(row, reader_language(request.scope))


@get(
    "/api/boards/{board:str}/board",
    tags=TAGS,
    summary="A board of somebody's own",
    description="The board file as JSON; its fields are described in docs/boards.md.",
    responses=problems("no-such-board"),
    media_type="application/json",
    opt=ANYONE,
)
async def show_drawn_board(request: Asking, hall: OurHall, board: Hash) -> Response[bytes]:
    """What a map is drawn from. Its hash says all, so it never changes."""
    async with hall.database.reading() as session:
        row = await find_board(session, board)
    headers = {"cache-control": "public, max-age=604800, immutable", "vary": "accept-encoding"}
    body = await drawn(row)
    if wants_gzip(request):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 6, mtime=0)
    return Response(body, media_type="application/json", headers=headers)


BOARD_ROUTES = [bring_board, show_own_board, show_drawn_board]
