"""Routes of my own tables: the list of them, giving them up, and how they ended."""

from typing import Annotated

from litestar import Response, delete, get
from litestar.params import QueryParameter

from stellwerk.server.messages.statistics import BoardStatistics, Opponents
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.parameters import TableId
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import MANAGE, PLAY
from stellwerk.server.tables.finding import my_tables
from stellwerk.server.tables.paging import MOST, After, Limit, page_of_tables
from stellwerk.server.tables.services import TableServices
from stellwerk.server.tables.statistics import board_statistics, opponents

TAGS = ["tables"]
PageNumber = Annotated[int, QueryParameter(ge=0, le=1000, description="0 is the first")]
CHANGING = ("not-logged-in", "no-such-table", "cross-site", "not-json")


@get(
    "/api/me/tables",
    tags=TAGS,
    summary="My tables",
    description="Those at which I sit or which I host, and have not put away: those in use first, "
    "then the newest. The header `Link` leads to the next page, if there is one.",
    responses=problems("not-logged-in"),
    opt=PLAY,
)
async def list_my_tables(
    request: ApiRequest, tables: Injected[TableServices], after: After = None, limit: Limit = MOST
) -> Response[list[Table]]:
    """A page of my own tables."""
    page, then = await my_tables(
        tables.database, tables.presence, visitor_of(request), after, limit
    )
    return page_of_tables(page, "/api/me/tables", limit=limit, after=then)


@delete(
    "/api/me/tables/{table_id:str}",
    tags=TAGS,
    summary="Give a table up",
    description="It leaves my list. Before a match I get up; in one a bot plays on for me, and "
    "where nobody else plays, the table is closed; of one that is over nothing changes for others.",
    responses=problems(*CHANGING, "not-yours", "already-started", "table-closed"),
    opt=MANAGE,
)
async def put_away(request: ApiRequest, tables: Injected[TableServices], table_id: TableId) -> None:
    """Want nothing more of a table."""
    visitor = visitor_of(request)
    await tables.access.visible_table(table_id, visitor)
    await tables.putting_away.put_away(table_id, visitor)


@get(
    "/api/me/statistics",
    tags=TAGS,
    summary="How my matches ended",
    description="Board by board, in matches that I played to their end on one seat.",
    responses=problems("not-logged-in"),
    opt=PLAY,
)
async def my_statistics(
    request: ApiRequest, tables: Injected[TableServices]
) -> list[BoardStatistics]:
    """The boards I have played on, the most played one first."""
    return await board_statistics(tables.database, visitor_of(request).id)


@get(
    "/api/me/opponents",
    tags=TAGS,
    summary="Against whom I have played",
    description="People and kinds of bots, and who of us won how often.",
    responses=problems("not-logged-in"),
    opt=PLAY,
)
async def my_opponents(
    request: ApiRequest, tables: Injected[TableServices], page: PageNumber = 0
) -> Opponents:
    """A page of those I have played against."""
    return await opponents(tables.database, visitor_of(request).id, page)


MY_TABLE_ROUTES = [list_my_tables, put_away, my_statistics, my_opponents]
