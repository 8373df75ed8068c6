"""Routes of records: replay and export of finished matches, and bringing one in."""

from litestar import Response, get, post

from stellwerk.server.messages.common import Json
from stellwerk.server.messages.play import BotExplanation, EventPage, ReplayStep
from stellwerk.server.messages.reviews import ReviewState
from stellwerk.server.messages.tables import Table
from stellwerk.server.records.bounds import MOST_BYTES
from stellwerk.server.records.replay import event_page, export_record, replay_step
from stellwerk.server.records.services import RecordServices
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.parameters import SeatAsked, Seen, Step, TableId
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE, PLAY
from stellwerk.server.tables.access import (
    check_look,
    check_seat,
    check_watcher,
)
from stellwerk.server.tables.describing import describe_live

TAGS = ["records"]


@get(
    "/api/tables/{table_id:str}/events",
    tags=TAGS,
    summary="Older events",
    description=(
        "After an entry, as my seat or a spectator saw them; any seat once it is over, or where "
        "only bots play."
    ),
    responses=problems("no-such-table", "no-such-seat", "not-yours", "no-spectators"),
    opt=PLAY,
)
async def show_events(
    request: ApiRequest,
    records: Injected[RecordServices],
    table_id: TableId,
    after: Seen = None,
    seat: SeatAsked = None,
) -> EventPage:
    """Events after an entry, as a seat or a spectator saw them; a page of the log."""
    live = await records.access.visible_table(table_id, request.user)
    if seat is None:
        check_watcher(live, request.user)
    elif live.row.status == "over":
        check_seat(live, seat)
    else:
        check_look(live, seat, request.user)
    return await event_page(records.database, live, -1 if after is None else after, seat)


@get(
    "/api/tables/{table_id:str}/record",
    tags=TAGS,
    summary="The record of a finished match",
    description="With the seed that was promised by its commitment; `stellwerk verify` checks it.",
    responses=problems("no-such-table", "not-over"),
    opt=PLAY,
)
async def show_record(
    request: ApiRequest, records: Injected[RecordServices], table_id: TableId
) -> Response[Json]:
    """The record of a finished match: enough to replay it bit for bit."""
    live = await records.access.visible_table(table_id, request.user)
    record = await export_record(records.database, live)
    name = f"{live.row.game}-{live.id[:8]}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/tables/{table_id:str}/replay/{number:int}",
    tags=TAGS,
    summary="A finished match at one step",
    responses=problems("no-such-table", "no-such-seat", "no-such-step", "not-over"),
    opt=PLAY,
)
async def show_step(
    request: ApiRequest,
    records: Injected[RecordServices],
    table_id: TableId,
    number: Step,
    seat: SeatAsked = None,
) -> ReplayStep:
    """A finished match after one of its entries, from any seat or as a spectator."""
    live = await records.access.visible_table(table_id, request.user)
    if seat is not None:
        check_seat(live, seat)
    return await replay_step(records.database, live, number, seat)


@get(
    "/api/tables/{table_id:str}/explanations/{number:int}",
    tags=TAGS,
    summary="Why a bot made a move",
    description=(
        "From its own plan, and never from what others hide. Once the match is over, of every bot; "
        "before, if the table says so (`explanations`)."
    ),
    responses=problems(
        "not-logged-in", "no-such-table", "no-spectators", "not-explained", "no-explanation",
        "not-running", "table-broken",
    ),
    opt=PLAY,
)  # fmt: skip
async def explain_move(
    request: ApiRequest, records: Injected[RecordServices], table_id: TableId, number: Step
) -> BotExplanation:
    """Why a bot made the move that is this entry."""
    visitor = visitor_of(request)
    live = await records.access.visible_table(table_id, visitor)
    check_watcher(live, visitor)
    return await records.explanations.of_entry(live, number, visitor)


@get(
    "/api/tables/{table_id:str}/review",
    tags=TAGS,
    summary="The review of a finished match",
    description="How far it is and, once it is done, the whole of it: the same for everybody.",
    responses=problems("no-such-table", "not-over", "table-broken"),
    opt=PLAY,
)
async def show_review(
    request: ApiRequest, records: Injected[RecordServices], table_id: TableId
) -> ReviewState:
    """The review of a finished match, or how far it is."""
    live = await records.access.visible_table(table_id, request.user)
    return await records.reviews.state(live)


@post(
    "/api/tables/{table_id:str}/review",
    tags=TAGS,
    summary="Begin the review of a finished match",
    description="Once for each match: whoever asks again is told how far it is.",
    responses=problems(
        "not-logged-in", "no-such-table", "not-over", "table-broken", "too-fast", "cross-site"
    ),
    opt=PLAY,
)
async def begin_review(
    request: ApiRequest, records: Injected[RecordServices], table_id: TableId
) -> ReviewState:
    """Begin the review of a finished match."""
    visitor = visitor_of(request)
    live = await records.access.visible_table(table_id, visitor)
    return await records.reviews.begin(live, visitor)


@post(
    "/api/records",
    tags=TAGS,
    summary="Bring in a record",
    description="It becomes a finished table of mine, to be replayed and shared.",
    responses=problems(
        "not-logged-in", "bad-record", "too-many-imports", "too-large", "cross-site", "not-json"
    ),
    request_max_body_size=MOST_BYTES,
    opt=MANAGE,
)
async def bring_in(request: ApiRequest, records: Injected[RecordServices]) -> Table:
    """Bring in a record from a file, as a finished table of mine."""
    visitor = visitor_of(request)
    await records.importer.check_allowed(visitor)
    table_id = await records.importer.import_record(await request.body(), visitor)
    return describe_live(records.presence, await records.tables.table(table_id), visitor)


RECORD_ROUTES = [
    show_events,
    show_record,
    show_step,
    explain_move,
    show_review,
    begin_review,
    bring_in,
]
