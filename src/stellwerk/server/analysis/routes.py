"""Routes of the place to try: the analysis board, and going on from a step of a match."""

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from stellwerk.server.analysis.board import MOST_BYTES
from stellwerk.server.analysis.services import AnalysisServices
from stellwerk.server.messages.analysis import AnalysisQuestion, AnalysisState, GoOn
from stellwerk.server.messages.common import Json
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.parameters import Step, TableId
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE, PLAY
from stellwerk.server.tables.describing import describe_live

TAGS = ["analysis"]


@post(
    "/api/analysis",
    status_code=200,
    tags=TAGS,
    summary="Try moves from a position",
    description="A position of anybody's, or a fresh game, and moves for all its seats: the table "
    "after them, and what the next moves are worth. Nothing is kept.",
    responses=problems(
        "not-logged-in",
        "bad-position",
        "no-such-board",
        "too-fast",
        "too-large",
        "cross-site",
        "not-json",
    ),
    request_max_body_size=MOST_BYTES,
    opt=PLAY,
)
async def try_moves(
    request: ApiRequest, analysis: Injected[AnalysisServices], data: JSONBody[AnalysisQuestion]
) -> Response[AnalysisState]:
    """The table after some moves from a position."""
    visitor = visitor_of(request)
    question = await request.body()
    found = await analysis.board.look_at(question, visitor, data.values, data.board)
    return Response(found, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get(
    "/api/tables/{table_id:str}/replay/{number:int}/position",
    tags=TAGS,
    summary="The whole position at a step of a finished match",
    responses=problems("no-such-table", "no-such-step", "not-over", "table-broken"),
    opt=PLAY,
)
async def show_position(
    request: ApiRequest, analysis: Injected[AnalysisServices], table_id: TableId, number: Step
) -> Json:
    """The position after an entry, with all hands."""
    live = await analysis.access.visible_table(table_id, request.user)
    return await analysis.going_on.position(live, number)


@post(
    "/api/tables/{table_id:str}/go-on",
    tags=TAGS,
    summary="Go on from a step of a finished match against bots",
    description="A table of one's own at this position; what chance has still to bring is drawn "
    "again. It says `from_position`, and counts in no statistics.",
    responses=problems(
        "not-logged-in", "no-such-table", "no-such-step", "not-over", "table-broken",
        "nothing-to-go-on", "unknown-setting", "too-many-tables", "too-fast", "cross-site",
        "not-json",
    ),
    opt=MANAGE,
)  # fmt: skip
async def go_on(
    request: ApiRequest,
    analysis: Injected[AnalysisServices],
    table_id: TableId,
    data: JSONBody[GoOn],
) -> Table:
    """A table that goes on from a step of a finished match."""
    visitor = visitor_of(request)
    live = await analysis.access.visible_table(table_id, visitor)
    made = await analysis.going_on.go_on(live, data, visitor)
    return describe_live(analysis.presence, await analysis.live.table(made), visitor)


ANALYSIS_ROUTES = [try_moves, show_position, go_on]
