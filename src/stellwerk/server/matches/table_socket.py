"""The WebSocket of a table: what changes is sent at once, what is played comes in by the door."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from stellwerk.server.database.faults import is_database_fault, reason
from stellwerk.server.denied import Denied
from stellwerk.server.live.door import own_request
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.watchers import Watcher
from stellwerk.server.matches.services import MatchServices
from stellwerk.server.matches.state import encode_frame, match_state
from stellwerk.server.messages.play import (
    Accepted,
    ChatFrame,
    ClientFrame,
    LookFrame,
    MoveFrame,
    PingFrame,
    PongFrame,
    Refused,
    SayFrame,
    TableFrame,
    UndoFrame,
)
from stellwerk.server.metrics import DENIED, MOVE_SECONDS
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.security.allowances import TokenBucket
from stellwerk.server.tables.access import check_look, check_watcher
from stellwerk.server.tables.describing import describe_live
from stellwerk.server.wall_clock import now

Socket = WebSocket[Visitor | None, str | None, State]
LOG = structlog.get_logger("stellwerk.sockets")
TOO_FAST = 4429
NOT_FOR_YOU = 4403
AGAIN_SECONDS = 0.5  # until news that could not be looked up are tried again
MOST_COMPLAINTS = 100  # bad frames in a row before a connection is closed

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class TableSocket:
    """One connection to one table."""

    def __init__(
        self,
        services: MatchServices,
        live: LiveTable,
        socket: Socket,
        visitor: Visitor | None,
        watcher: Watcher,
        lang: str,
    ) -> None:
        self._services = services
        self._table_id = live.id
        self._socket = socket
        self._visitor = visitor
        self._watcher = watcher
        self._lang = lang
        speed = services.frames_per_second
        self._allowance = TokenBucket(speed, max(10.0, 3 * speed))
        self._outgoing = asyncio.Lock()
        self._here: list[int] = []

    async def serve(self) -> None:
        """Until one of both sides goes."""
        services, watcher = self._services, self._watcher
        services.watchers.add(self._table_id, watcher)
        watcher.woken.set()
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            for outcome in await until_over(self._socket, watcher, reader, writer):
                _write_down(outcome, self._table_id)
        finally:
            services.watchers.remove(self._table_id, watcher)
            services.announcements.somebody_left(self._table_id, self._here)

    # to the client

    async def _write(self) -> None:
        await tell_news(self._watcher, self._send_news)

    async def _send_news(self) -> None:
        watcher = self._watcher
        live = await self._services.tables.table(self._table_id)
        if watcher.table:
            watcher.table = False
            self._be_where_one_sits(live)
            if not await self._may_stay(live):
                watcher.send_away(NOT_FOR_YOU)
                return
            await self._send(
                TableFrame(describe_live(self._services.presence, live, self._visitor))
            )
        if watcher.state and live.play is not None:
            watcher.state = False
            await self._send_state(live)
        if watcher.chat:
            watcher.chat = False
            lines = await self._services.chat.lines_after(live.id, watcher.chat_seen)
            if lines:
                watcher.chat_seen = lines[-1].number
                await self._send(ChatFrame(lines))

    def _be_where_one_sits(self, live: LiveTable) -> None:
        """Seats are taken and left while a connection is open; it goes with them."""
        watcher = self._watcher
        mine = [] if self._visitor is None else live.seats_of(self._visitor.id)
        if watcher.seat is not None and watcher.seat not in mine and not live.is_of_bots:
            watcher.chosen = False
            watcher.look_from(None)
        if watcher.seat is None and mine and not watcher.chosen:
            watcher.look_from(mine[0])
        if mine != self._here:
            before, self._here = self._here, mine
            self._services.announcements.somebody_came(live.id, mine)
            self._services.announcements.somebody_left(live.id, before)

    async def _may_stay(self, live: LiveTable) -> bool:
        """Spectators may have been sent out since, or the table closed to them."""
        if self._watcher.seat is not None and not live.is_of_bots:
            return True  # it is their own, or they would not look from it any more
        if not await self._services.access.may_see(live, self._visitor):
            return False
        try:
            check_watcher(live, self._visitor)
        except Denied:
            return False
        return True

    async def _send_state(self, live: LiveTable) -> None:
        watcher = self._watcher
        state = await match_state(
            self._services.database, live, watcher.seat, watcher.seen, onlooker=live.is_of_bots
        )
        watcher.seen = state.number
        await self._send(state)

    async def _send(self, frame: msgspec.Struct) -> None:
        async with self._outgoing:
            await self._socket.send_data(encode_frame(frame).decode(), mode="text")

    # from the client

    async def _read(self) -> None:
        complaints = 0
        while True:
            try:
                text = await self._socket.receive_data(mode="text")
            except (WebSocketDisconnect, KeyError):
                return
            if self._watcher.close_code is not None:  # sent away, though not everything is flushed
                return
            if not self._allowance.take():
                await self._refuse(None, Denied("too-fast", {"seconds": self._allowance.wait()}))
                complaints += 1
            elif await self._handle(text):
                complaints = 0
            else:
                complaints += 1
            if complaints >= MOST_COMPLAINTS:
                await self._socket.close(TOO_FAST)
                return

    async def _handle(self, text: str) -> bool:
        """Do what a frame asks for; False if it could not be understood."""
        request: str | None = None
        try:
            frame = _frame(text)
            request = getattr(frame, "id", None)
            await self._obey(frame)
        except Denied as denied:
            await self._refuse(request, denied)
            return denied.code != "bad-frame"
        except Exception as error:
            if not _database_is_away(error):
                raise
            LOG.error("database fault", table=self._table_id, error=reason(error))
            await self._refuse(request, Denied("unavailable"))
        return True

    async def _obey(self, frame: ClientFrame) -> None:
        live = await self._services.tables.table(self._table_id)
        if isinstance(frame, PingFrame):
            await self._send(PongFrame(now()))
        elif isinstance(frame, LookFrame):
            # The seat may just have been taken through another process.
            await self._look(await self._services.tables.current_table(self._table_id), frame)
        elif isinstance(frame, SayFrame):
            await self._services.chat.say(live, frame.text, self._person())
        else:
            await self._play(live, frame)

    async def _play(self, live: LiveTable, frame: MoveFrame | UndoFrame) -> None:
        seat = self._watcher.seat
        if seat is None:
            raise Denied("not-yours")
        await self._services.leaving.come_back_to_play(live.id, seat, self._person())
        began = time.perf_counter()
        door, request = self._services.door, own_request(frame.id)
        if isinstance(frame, MoveFrame):
            number = await door.move(live, seat, frame.move, frame.position, request)
        else:
            number = await door.undo(live, seat, frame.position, request)
        MOVE_SECONDS.observe(time.perf_counter() - began)
        await self._send(Accepted(frame.id, number))

    async def _look(self, live: LiveTable, frame: LookFrame) -> None:
        if frame.seat is None:
            check_watcher(live, self._visitor)
        else:
            check_look(live, frame.seat, self._visitor)
        self._watcher.chosen = True
        self._watcher.look_from(frame.seat, -1 if frame.seen is None else frame.seen)
        self._watcher.wake(state=True)

    async def _refuse(self, request: str | None, denied: Denied) -> None:
        """Say why not; who answered an old state gets the current one."""
        DENIED.labels(denied.code).inc()
        live = self._services.tables.in_memory.get(self._table_id)
        number = None if live is None or live.play is None else live.number
        await self._send(Refused(request, number, denied.problem(self._lang)))
        if denied.code in ("stale", "no-prompt"):
            self._watcher.wake(state=True)

    def _person(self) -> Visitor:
        if self._visitor is None:
            raise Denied("not-logged-in")
        return self._visitor


async def tell_news(watcher: Watcher, send: Callable[[], Awaitable[None]]) -> None:
    """Send what is new whenever there is something.

    A database that is away costs nobody their connection: what could not be looked up is looked
    up again, until the reader notices that the client has gone.
    """
    while True:
        await watcher.woken.wait()
        watcher.woken.clear()
        news = {"state": watcher.state, "table": watcher.table, "chat": watcher.chat}
        try:
            await send()
        except Exception as error:
            if not _database_is_away(error):
                raise
            LOG.warning("news wait for the database", error=reason(error))
            await asyncio.sleep(AGAIN_SECONDS)
            watcher.wake(**news)


async def until_over(
    socket: Socket, watcher: Watcher, *tasks: asyncio.Task[None]
) -> list[BaseException | None]:
    """Wait until one side goes, and end what is still under way: how it went.

    Whoever is sent away goes at once, also while being told something and not reading it.
    """
    try:
        await asyncio.wait({*tasks, watcher.leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.close_code is not None:
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # gone before us
            await socket.close(watcher.close_code)
    return outcomes


def _database_is_away(error: Exception) -> bool:
    """A client that has gone is reported by an error of the system, too."""
    return is_database_fault(error) and not isinstance(error, ClientDisconnected)


def _write_down(outcome: BaseException | None, table_id: str) -> None:
    """A client that goes away in the middle of a frame is nothing to write home about."""
    if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | OSError):
        LOG.error("connection failed", table=table_id, error=repr(outcome))


def _frame(text: str) -> ClientFrame:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("bad-frame", {"reason": str(error)[:200]}) from None
