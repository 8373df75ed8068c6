"""Routes for boards of people's own."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from stellwerk.server.catalogue.json_responses import json_response
from stellwerk.server.catalogue.services import BoardServices
from stellwerk.server.messages.boards import MOST_BOARD_LETTERS, NewBoard, OwnBoard
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE, MANAGE

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
async def bring_board(
    request: ApiRequest, boards: Injected[BoardServices], data: JSONBody[NewBoard]
) -> OwnBoard:
    """Check a board that somebody made, and keep it."""
    visitor = visitor_of(request)
    boards.creation_limits.count("board", visitor.address)
    return await boards.own_boards.bring_in(data.text, visitor, reader_language(request.scope))


@get(
    "/api/boards/{board:str}",
    tags=TAGS,
    summary="What can be played on a board",
    responses=problems("no-such-board"),
    opt=ANYONE,
)
async def show_own_board(
    request: ApiRequest, boards: Injected[BoardServices], board: Hash
) -> OwnBoard:
    """A board of somebody's own, as the catalogue would list it."""
    return await boards.own_boards.described(board, reader_language(request.scope))


@get(
    "/api/boards/{board:str}/board",
    tags=TAGS,
    summary="A board of somebody's own",
    description="The board file as JSON; its fields are described in docs/boards.md.",
    responses=problems("no-such-board"),
    media_type="application/json",
    opt=ANYONE,
)
async def show_drawn_board(
    request: ApiRequest, boards: Injected[BoardServices], board: Hash
) -> Response[bytes]:
    """What a map is drawn from. Its hash says all, so it never changes."""
    headers = {"cache-control": "public, max-age=604800, immutable", "vary": "accept-encoding"}
    return json_response(request, await boards.own_boards.drawn(board), headers)


BOARD_ROUTES = [bring_board, show_own_board, show_drawn_board]
