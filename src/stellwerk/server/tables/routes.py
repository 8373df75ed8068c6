"""Routes of tables: finding, making, sitting down, starting, leaving."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from stellwerk.server.denied import Denied
from stellwerk.server.messages.people import UseToken
from stellwerk.server.messages.tables import (
    ChangeTable,
    ChooseColour,
    Invitation,
    InvitationPreview,
    NewTable,
    NewTableMade,
    SeatWish,
    SitDown,
    StartTable,
    Table,
)
from stellwerk.server.requests.addresses import base_url
from stellwerk.server.requests.audit import audit
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.parameters import Seat, TableId
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE, MANAGE, PLAY
from stellwerk.server.tables.describing import describe_live
from stellwerk.server.tables.invitations import invitation_message
from stellwerk.server.tables.lobby import LobbyStatus, lobby_page
from stellwerk.server.tables.paging import PAGE, After, Limit, page_of_tables
from stellwerk.server.tables.services import TableServices

TAGS = ["tables"]
CHANGING = ("not-logged-in", "no-such-table", "cross-site", "not-json")


@get(
    "/api/tables",
    tags=TAGS,
    summary="Tables open to all",
    description="Those that wait for players, then those being played; every host's newest table "
    "comes before anybody's second. The header `Link` leads to the next page, if there is one.",
    responses=problems(),
    opt=PLAY,
)
async def list_tables(
    request: ApiRequest,
    tables: Injected[TableServices],
    status: FromQuery[LobbyStatus | None] = None,
    after: After = None,
    limit: Limit = PAGE,
) -> Response[list[Table]]:
    """A page of the lobby."""
    page, then = await lobby_page(
        tables.database, tables.presence, request.user, status, after, limit
    )
    return page_of_tables(page, "/api/tables", status=status, limit=limit, after=then)


@post(
    "/api/tables",
    tags=TAGS,
    summary="Make a table",
    description="One wish per seat. The invitation is shown only here; more can be made later.",
    responses=problems(
        "not-logged-in", "unknown-setting", "bad-clock", "bad-name", "too-many-tables",
        "too-many-bot-tables",        "cross-site", "not-json",
    ), opt=MANAGE,
)  # fmt: skip
async def new_table(
    request: ApiRequest, tables: Injected[TableServices], data: JSONBody[NewTable]
) -> NewTableMade:
    """A new table, started at once if nobody has to come."""
    visitor = visitor_of(request)
    table_id, token = await tables.maker.make_table(data, visitor)
    live = await tables.live.table(table_id)
    invitation = invitation_message(base_url(request, tables.settings), token)
    return NewTableMade(describe_live(tables.presence, live, visitor), invitation)


@get(
    "/api/tables/{table_id:str}",
    tags=TAGS,
    summary="A table",
    responses=problems("no-such-table"),
    opt=PLAY,
)
async def show_table(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId
) -> Table:
    """Who sits where, and what is played."""
    live = await tables.access.visible_table(table_id, request.user)
    return describe_live(tables.presence, live, request.user)


@patch(
    "/api/tables/{table_id:str}",
    tags=TAGS,
    summary="Change a table",
    responses=problems(*CHANGING, "not-host"),
    opt=MANAGE,
)
async def update_table(
    request: ApiRequest,
    tables: Injected[TableServices],
    table_id: TableId,
    data: JSONBody[ChangeTable],
) -> Table:
    """What the host may change at any time."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.hosting.change_table(table_id, data, visitor)
    return await _shown(tables, table_id, request)


@delete(
    "/api/tables/{table_id:str}",
    tags=TAGS,
    summary="Call a table off",
    description="The host's right, as long as the match has not begun.",
    responses=problems(*CHANGING, "not-host", "already-started"),
    opt=MANAGE,
)
async def call_off(request: ApiRequest, tables: Injected[TableServices], table_id: TableId) -> None:
    """Close a table before its match, for everybody who waits at it."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.hosting.call_off(table_id, visitor)
    audit(request.scope, "table called off", table=table_id)


@post(
    "/api/tables/{table_id:str}/invitations",
    tags=TAGS,
    summary="Make another invitation",
    responses=problems(*CHANGING, "not-host", "too-many-links"),
    opt=MANAGE,
)
async def make_invitation(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId
) -> Invitation:
    """Another link to the table, to be shared."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    token = await tables.invitations.make(table_id, visitor)
    return invitation_message(base_url(request, tables.settings), token)


@delete(
    "/api/tables/{table_id:str}/invitations",
    tags=TAGS,
    summary="Take all invitations back",
    responses=problems(*CHANGING, "not-host"),
    opt=MANAGE,
)
async def drop_invitations(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId
) -> None:
    """Make all links to the table useless; who is in stays in."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.invitations.take_back_all(table_id, visitor)


@post(
    "/api/invitations",
    status_code=200,
    tags=TAGS,
    summary="Open an invitation",
    description="From then on the table can be seen, and an open seat taken.",
    responses=problems("not-logged-in", "no-such-link", "cross-site", "not-json"),
    opt=PLAY,
)
async def use_invitation(
    request: ApiRequest, tables: Injected[TableServices], data: JSONBody[UseToken]
) -> Table:
    """The table behind a link."""
    table_id = await tables.invitations.open(data.token, visitor_of(request))
    return await _shown(tables, table_id, request)


@post(
    "/api/invitations/preview",
    status_code=200,
    tags=TAGS,
    summary="Look at an invitation",
    description="Who invites to what, for whoever holds the link; nobody is let in by it.",
    responses=problems("no-such-link", "cross-site", "not-json"),
    opt=ANYONE,
)
async def preview_invitation(
    tables: Injected[TableServices], data: JSONBody[UseToken]
) -> InvitationPreview:
    """What a link leads to, before a name is given."""
    preview = await tables.previews.of_token(data.token)
    if preview is None:
        raise Denied("no-such-link")
    return preview


@post(
    "/api/tables/{table_id:str}/seats",
    status_code=200,
    tags=TAGS,
    summary="Sit down",
    description="With a name of its own, a further seat for somebody on the same device.",
    responses=problems(
        *CHANGING, "already-started", "table-closed", "table-full", "seat-taken",
        "already-seated", "no-such-seat", "bad-name",
    ), opt=PLAY,
)  # fmt: skip
async def take_seat(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId, data: JSONBody[SitDown]
) -> Table:
    """Take an open seat."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.seating.sit_down(table_id, data, visitor)
    return await _shown(tables, table_id, request)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    tags=TAGS,
    summary="Change a seat",
    description="The host opens it, puts a bot on it, or takes it, before the match.",
    responses=problems(
        *CHANGING,
        "not-host",
        "already-started",
        "seat-taken",
        "no-such-seat",
        "too-many-bot-tables",
    ),
    opt=MANAGE,
)
async def set_seat(
    request: ApiRequest,
    tables: Injected[TableServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[SeatWish],
) -> Table:
    """What the host wants of a seat."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.seating.change_seat(table_id, seat, data, visitor)
    return await _shown(tables, table_id, request)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/colour",
    tags=TAGS,
    summary="Choose my colour",
    description="Before the match or in it. Other people keep theirs, bots make room.",
    responses=problems(*CHANGING, "not-yours", "no-such-seat", "colour-taken"),
    opt=PLAY,
)
async def choose_colour(
    request: ApiRequest,
    tables: Injected[TableServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[ChooseColour],
) -> Table:
    """The colour of the pieces of my seat."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.colours.choose(table_id, seat, data.colour, visitor)
    return await _shown(tables, table_id, request)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    tags=TAGS,
    summary="Leave a seat",
    description="In a match a bot plays on, and the owner can come back.",
    responses=problems(*CHANGING, "not-yours", "already-started", "no-such-seat", "not-running"),
    opt=PLAY,
)
async def get_up(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId, seat: Seat
) -> Table:
    """Get up from the table."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.leaving.leave_seat(table_id, seat, visitor)
    return describe_live(tables.presence, await tables.live.table(table_id), visitor)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/return",
    status_code=200,
    tags=TAGS,
    summary="Come back to my seat",
    responses=problems(*CHANGING, "not-yours", "not-away", "no-such-seat", "not-running"),
    opt=PLAY,
)
async def return_to_seat(
    request: ApiRequest, tables: Injected[TableServices], table_id: TableId, seat: Seat
) -> Table:
    """Take my seat again from the bot that stood in."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.leaving.come_back(table_id, seat, visitor)
    return await _shown(tables, table_id, request)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    tags=TAGS,
    summary="Start the match",
    description="The host's right; seats still open get bots, or go.",
    responses=problems(
        *CHANGING, "not-host", "already-started", "not-enough-players", "too-many-bot-tables"
    ),
    opt=MANAGE,
)
async def start_table(
    request: ApiRequest,
    tables: Injected[TableServices],
    table_id: TableId,
    data: JSONBody[StartTable],
) -> Table:
    """Play with those who are there."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.hosting.start(table_id, visitor, data.open_seats)
    return await _shown(tables, table_id, request)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=200,
    tags=TAGS,
    summary="Play again",
    description="The first who asks makes the table; the others find their seats there.",
    responses=problems(
        *CHANGING, "not-over", "not-yours", "too-many-tables", "too-many-bot-tables"
    ),
    opt=PLAY,
)
async def rematch(request: ApiRequest, tables: Injected[TableServices], table_id: TableId) -> Table:
    """The table of the rematch."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    return await _shown(tables, await tables.rematches.play_again(table_id, visitor), request)


async def _shown(tables: TableServices, table_id: str, request: ApiRequest) -> Table:
    """The table after a change."""
    live = await tables.access.visible_table(table_id, request.user)
    return describe_live(tables.presence, live, request.user)


TABLE_ROUTES = [
    list_tables,
    new_table,
    show_table,
    update_table,
    call_off,
    make_invitation,
    drop_invitations,
    use_invitation,
    preview_invitation,
    take_seat,
    set_seat,
    choose_colour,
    get_up,
    return_to_seat,
    start_table,
    rematch,
]
