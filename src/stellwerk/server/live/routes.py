"""Routes of a match: the same as over the WebSocket, for programs that like to ask."""

import time

from litestar import Response, get, post, put, websocket
from litestar.params import JSONBody

from stellwerk.server.asking import OurHall, Seat, SeatAsked, Seen, TableId
from stellwerk.server.database.models import OrdersRow
from stellwerk.server.denied import Denied
from stellwerk.server.hall import Hall
from stellwerk.server.live.door import own_request
from stellwerk.server.live.frames import match_state
from stellwerk.server.live.my_socket import tell_my_turns
from stellwerk.server.live.orders import check_orders
from stellwerk.server.live.sockets import Socket, TableSocket
from stellwerk.server.live.watchers import Watcher
from stellwerk.server.messages.play import (
    Accepted,
    ChatLine,
    MatchState,
    Orders,
    PlayMove,
    Say,
    TakeBack,
)
from stellwerk.server.metrics import MOVE_SECONDS
from stellwerk.server.people.authentication import Asking, visitor_of
from stellwerk.server.people.languages import reader_language
from stellwerk.server.people.scopes import PLAY
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.security.answer import CLOSE_CODES
from stellwerk.server.security.problems import problems
from stellwerk.server.tables.access import (
    check_own_seat,
    check_player,
    check_watcher,
    visible_table,
)
from stellwerk.server.tables.chat import lines_after, say

TAGS = ["matches"]
PLAYING = ("not-logged-in", "no-such-table", "no-such-seat", "not-yours", "cross-site", "not-json")
MOST_CONNECTIONS = 40  # of one person, over all tables and devices
SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


@get(
    "/api/tables/{table_id:str}/state",
    tags=TAGS,
    summary="Watch the match",
    responses=problems("no-such-table", "no-spectators", "not-running", "table-broken"),
    opt=PLAY,
)
async def watch(
    request: Asking, hall: OurHall, table_id: TableId, seen: Seen = None
) -> Response[MatchState]:
    """The match as a spectator sees it."""
    live = await visible_table(hall, table_id, request.user)
    check_watcher(live, request.user)
    if live.play is None:
        raise live.not_running
    return Response(await match_state(hall, live, None, -1 if seen is None else seen))


@get(
    SEAT + "/state",
    tags=TAGS,
    summary="The match from my seat",
    description="View, prompt with every legal move, and the events after the last entry seen.",
    responses=problems(*PLAYING, "not-running", "table-broken"),
    opt=PLAY,
)
async def look(
    request: Asking, hall: OurHall, table_id: TableId, seat: Seat, seen: Seen = None
) -> Response[MatchState]:
    """All that my seat may know."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    check_own_seat(live, seat, visitor)
    if live.play is None:
        raise live.not_running
    return Response(await match_state(hall, live, seat, -1 if seen is None else seen))


@post(
    SEAT + "/moves",
    status_code=200,
    tags=TAGS,
    summary="Play a move",
    description=(
        "`position` is the number of the state it answers. `id` is your own: a move that is sent "
        "twice counts once."
    ),
    responses=problems(
        *PLAYING, "stale", "no-prompt", "not-running", "table-broken", "stood-in", "illegal"
    ),
    opt=PLAY,
)
async def play_move(
    request: Asking, hall: OurHall, table_id: TableId, seat: Seat, data: JSONBody[PlayMove]
) -> Accepted:
    """A move by its owner."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    check_player(live, seat, visitor)
    began = time.perf_counter()
    number = await hall.door.move(live, seat, data.move, data.position, own_request(data.id))
    MOVE_SECONDS.observe(time.perf_counter() - began)
    return Accepted(data.id, number)


@post(
    SEAT + "/undo",
    status_code=200,
    tags=TAGS,
    summary="Take my last move back",
    responses=problems(
        *PLAYING, "stale", "nothing-to-undo", "not-running", "table-broken", "stood-in"
    ),
    opt=PLAY,
)
async def take_back(
    request: Asking, hall: OurHall, table_id: TableId, seat: Seat, data: JSONBody[TakeBack]
) -> Accepted:
    """As long as nobody learned or did anything after it."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    check_player(live, seat, visitor)
    return Accepted(data.id, await hall.door.undo(live, seat, data.position, own_request(data.id)))


@get(
    SEAT + "/orders",
    tags=TAGS,
    summary="My standing orders",
    responses=problems(*PLAYING),
    opt=PLAY,
)
async def show_orders(request: Asking, hall: OurHall, table_id: TableId, seat: Seat) -> Orders:
    """Known to me alone."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    check_own_seat(live, seat, visitor)
    async with hall.database.reading() as session:
        row = await session.get(OrdersRow, (table_id, seat))
    return Orders([] if row is None else row.orders)


@put(
    SEAT + "/orders",
    tags=TAGS,
    summary="Give standing orders",
    description="Carried out for me when I am asked and they are still legal; the first that fits.",
    responses=problems(*PLAYING, "not-running", "table-broken"),
    opt=PLAY,
)
async def give_orders(
    request: Asking, hall: OurHall, table_id: TableId, seat: Seat, data: JSONBody[Orders]
) -> Orders:
    """They replace the ones before."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    check_own_seat(live, seat, visitor)
    check_orders(data.orders)
    if live.play is None or live.row.status != "running":
        raise live.not_running
    await hall.door.set_orders(live, seat, data.orders)
    live.left_to_owner.pop(seat, None)
    hall.bus.send("table", table_id)
    hall.driver.nudge(live)
    return data


@get(
    "/api/tables/{table_id:str}/chat",
    tags=TAGS,
    summary="What was said",
    responses=problems("no-such-table"),
    opt=PLAY,
)
async def show_chat(
    request: Asking, hall: OurHall, table_id: TableId, after: Seen = None
) -> list[ChatLine]:
    """After a line, at most the newest hundred."""
    await visible_table(hall, table_id, request.user)
    return await lines_after(hall, table_id, after or 0)


@post(
    "/api/tables/{table_id:str}/chat",
    status_code=204,
    tags=TAGS,
    summary="Say something",
    responses=problems("not-logged-in", "no-such-table", "cross-site", "not-json"),
    opt=PLAY,
)
async def speak(request: Asking, hall: OurHall, table_id: TableId, data: JSONBody[Say]) -> None:
    """To all who may see the table."""
    visitor = visitor_of(request)
    live = await visible_table(hall, table_id, visitor)
    await say(hall, live, data.text, visitor)


@websocket("/api/tables/{table_id:str}/live", opt=PLAY)
async def table_socket(
    socket: Socket,
    hall: OurHall,
    table_id: TableId,
    seat: SeatAsked = None,
    seen: Seen = None,
    chat: Seen = None,
) -> None:
    """The live connection to a table; without `seat`, from my first seat or as a spectator."""
    visitor = socket.user
    lang = reader_language(socket.scope)
    chosen = seat is not None
    await socket.accept()
    try:
        _check_connections(hall, visitor)
        live = await visible_table(hall, table_id, visitor)
        if seat is None and visitor is not None:
            seat = next(iter(live.seats_of(visitor.id)), None)
        if seat is None:
            check_watcher(live, visitor)
        else:
            check_own_seat(live, seat, visitor_of(socket))
    except Denied as denied:
        await socket.close(CLOSE_CODES + denied.status, denied.code)
        return
    watcher = Watcher(
        None if visitor is None else visitor.id,
        seat,
        -1 if seen is None else seen,
        chat or 0,
        chosen=chosen,
        token_hash=None if visitor is None else visitor.token_hash,
    )
    await TableSocket(hall, live, socket, visitor, watcher, lang).serve()


def _check_connections(hall: Hall, visitor: Visitor | None) -> None:
    if visitor is not None and hall.watchers.connections_of(visitor.id) >= MOST_CONNECTIONS:
        raise Denied("too-fast", {"seconds": 60})


@websocket("/api/me/live", opt=PLAY)
async def my_socket(socket: Socket, hall: OurHall) -> None:
    """At which tables it is my turn."""
    await socket.accept()
    if socket.user is None:
        denied = Denied("not-logged-in")
        await socket.close(CLOSE_CODES + denied.status, denied.code)
        return
    await tell_my_turns(hall, socket, socket.user)


MATCH_ROUTES = [
    watch,
    look,
    play_move,
    take_back,
    show_orders,
    give_orders,
    show_chat,
    speak,
    table_socket,
    my_socket,
]
