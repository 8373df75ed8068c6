"""Routes of a match: the same as over the WebSocket, for programs that like to ask."""

import time

from litestar import Response, get, post, put, websocket
from litestar.params import JSONBody

from stellwerk.server.denied import Denied
from stellwerk.server.live.door import own_request
from stellwerk.server.live.watchers import Watcher
from stellwerk.server.matches.services import MatchServices
from stellwerk.server.matches.state import match_state
from stellwerk.server.matches.table_socket import Socket, TableSocket
from stellwerk.server.matches.turns_socket import serve_turns
from stellwerk.server.messages.hints import AskHint, Hint
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
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.requests.parameters import Seat, SeatAsked, Seen, TableId
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.refusing import CLOSE_CODES
from stellwerk.server.requests.scopes import PLAY
from stellwerk.server.tables.access import check_look, check_own_seat, check_watcher

TAGS = ["matches"]
PLAYING = ("not-logged-in", "no-such-table", "no-such-seat", "not-yours", "cross-site", "not-json")
SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


@get(
    "/api/tables/{table_id:str}/state",
    tags=TAGS,
    summary="Watch the match",
    responses=problems("no-such-table", "no-spectators", "not-running", "table-broken"),
    opt=PLAY,
)
async def watch(
    request: ApiRequest, matches: Injected[MatchServices], table_id: TableId, seen: Seen = None
) -> Response[MatchState]:
    """The match as a spectator sees it."""
    live = await matches.access.visible_table(table_id, request.user)
    check_watcher(live, request.user)
    if live.play is None:
        raise live.not_running
    return Response(await match_state(matches.database, live, None, -1 if seen is None else seen))


@get(
    SEAT + "/state",
    tags=TAGS,
    summary="The match from my seat",
    description=(
        "View, prompt with every legal move, and the events after the last entry seen. Where only "
        "bots play, whoever may watch may look from every seat, and is asked nothing."
    ),
    responses=problems(*PLAYING, "no-spectators", "not-running", "table-broken"),
    opt=PLAY,
)
async def look(
    request: ApiRequest,
    matches: Injected[MatchServices],
    table_id: TableId,
    seat: Seat,
    seen: Seen = None,
) -> Response[MatchState]:
    """The match as one of my seats sees it, with what it is asked."""
    live = await matches.access.visible_table(table_id, request.user)
    check_look(live, seat, request.user)
    if live.play is None:
        raise live.not_running
    return Response(
        await match_state(
            matches.database, live, seat, -1 if seen is None else seen, onlooker=live.is_of_bots
        )
    )


@post(
    SEAT + "/moves",
    status_code=200,
    tags=TAGS,
    summary="Play a move",
    description=(
        "`position` is the number of the state it answers. `id` is your own: a move that is sent "
        "twice counts once."
    ),
    responses=problems(*PLAYING, "stale", "no-prompt", "not-running", "table-broken", "illegal"),
    opt=PLAY,
)
async def play_move(
    request: ApiRequest,
    matches: Injected[MatchServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[PlayMove],
) -> Accepted:
    """Play a move for a seat of mine."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    await matches.leaving.come_back_to_play(table_id, seat, visitor)
    began = time.perf_counter()
    number = await matches.door.move(live, seat, data.move, data.position, own_request(data.id))
    MOVE_SECONDS.observe(time.perf_counter() - began)
    return Accepted(data.id, number)


@post(
    SEAT + "/undo",
    status_code=200,
    tags=TAGS,
    summary="Take my last move back",
    responses=problems(*PLAYING, "stale", "nothing-to-undo", "not-running", "table-broken"),
    opt=PLAY,
)
async def take_back(
    request: ApiRequest,
    matches: Injected[MatchServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[TakeBack],
) -> Accepted:
    """Take my last move back, if nobody learned or did anything after it."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    await matches.leaving.come_back_to_play(table_id, seat, visitor)
    return Accepted(
        data.id, await matches.door.undo(live, seat, data.position, own_request(data.id))
    )


@get(
    SEAT + "/orders",
    tags=TAGS,
    summary="My standing orders",
    responses=problems(*PLAYING),
    opt=PLAY,
)
async def show_orders(
    request: ApiRequest, matches: Injected[MatchServices], table_id: TableId, seat: Seat
) -> Orders:
    """The standing orders of a seat of mine, which nobody else sees."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    check_own_seat(live, seat, visitor)
    return Orders(await matches.orders.read(table_id, seat))


@put(
    SEAT + "/orders",
    tags=TAGS,
    summary="Give standing orders",
    description="Carried out for me when I am asked and they are still legal; the first that fits.",
    responses=problems(*PLAYING, "not-running", "table-broken"),
    opt=PLAY,
)
async def give_orders(
    request: ApiRequest,
    matches: Injected[MatchServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[Orders],
) -> Orders:
    """Replace the standing orders of a seat of mine, and carry out what can be done now."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    check_own_seat(live, seat, visitor)
    await matches.orders.give(live, seat, data.orders)
    return data


@post(
    SEAT + "/hints",
    status_code=200,
    tags=TAGS,
    summary="Ask for a hint",
    description=(
        "What I might do, from what my seat can know: where to look, what kind of move, the move "
        "with its plan. Against bots alone, or where the host allows it. Each question that I ask "
        "about is counted once, and the count is shown to all."
    ),
    responses=problems(
        *PLAYING, "no-hints-here", "no-hint", "no-prompt", "no-choice", "in-lesson", "stale",
        "not-running", "table-broken", "too-fast",
    ),
    opt=PLAY,
)  # fmt: skip
async def ask_hint(
    request: ApiRequest,
    matches: Injected[MatchServices],
    table_id: TableId,
    seat: Seat,
    data: JSONBody[AskHint],
) -> Hint:
    """A hint for a seat of mine that is asked, as far as I want to be told."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    return await matches.hints.give(live, seat, data, visitor)


@get(
    "/api/tables/{table_id:str}/chat",
    tags=TAGS,
    summary="What was said",
    responses=problems("no-such-table"),
    opt=PLAY,
)
async def show_chat(
    request: ApiRequest, matches: Injected[MatchServices], table_id: TableId, after: Seen = None
) -> list[ChatLine]:
    """After a line, at most the newest hundred."""
    await matches.access.visible_table(table_id, request.user)
    return await matches.chat.lines_after(table_id, after or 0)


@post(
    "/api/tables/{table_id:str}/chat",
    status_code=204,
    tags=TAGS,
    summary="Say something",
    responses=problems("not-logged-in", "no-such-table", "cross-site", "not-json"),
    opt=PLAY,
)
async def speak(
    request: ApiRequest, matches: Injected[MatchServices], table_id: TableId, data: JSONBody[Say]
) -> None:
    """Say something to all who may see the table."""
    visitor = visitor_of(request)
    live = await matches.access.visible_table(table_id, visitor)
    await matches.chat.say(live, data.text, visitor)


@websocket("/api/tables/{table_id:str}/live", opt=PLAY)
async def table_socket(
    socket: Socket,
    matches: Injected[MatchServices],
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
        live = await matches.access.visible_table(table_id, visitor)
        if seat is None and visitor is not None:
            seat = next(iter(live.seats_of(visitor.id)), None)
        if seat is None:
            check_watcher(live, visitor)
        else:
            check_look(live, seat, visitor)
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
    await TableSocket(matches, live, socket, visitor, watcher, lang).serve()


@websocket("/api/me/live", opt=PLAY)
async def my_socket(socket: Socket, matches: Injected[MatchServices]) -> None:
    """The live connection that says at which tables it is my turn."""
    await socket.accept()
    if socket.user is None:
        denied = Denied("not-logged-in")
        await socket.close(CLOSE_CODES + denied.status, denied.code)
        return
    await serve_turns(matches.database, matches.watchers, socket, socket.user)


MATCH_ROUTES = [
    watch,
    look,
    play_move,
    take_back,
    show_orders,
    give_orders,
    ask_hint,
    show_chat,
    speak,
    table_socket,
    my_socket,
]
