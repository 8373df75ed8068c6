"""The personal WebSocket: at which tables it is my turn, for a page's title and its notices."""

import asyncio

from litestar.exceptions import WebSocketDisconnect

from stellwerk.server.database.engine import Database
from stellwerk.server.live.watchers import Watcher, Watchers
from stellwerk.server.matches.state import encode_frame
from stellwerk.server.matches.table_socket import Socket, tell_news, until_over
from stellwerk.server.messages.play import TurnsFrame
from stellwerk.server.requests.visitor import Visitor
from stellwerk.server.tables.finding import my_turns


async def serve_turns(
    database: Database, watchers: Watchers, socket: Socket, visitor: Visitor
) -> None:
    """Send the tables at which it is this person's turn, at once and whenever that changes."""
    watcher = Watcher(visitor.id, token_hash=visitor.token_hash)
    watcher.woken.set()
    watchers.add_person(visitor.id, watcher)
    reader = asyncio.create_task(_until_gone(socket))
    writer = asyncio.create_task(_write(database, socket, visitor, watcher))
    try:
        await until_over(socket, watcher, reader, writer)
    finally:
        watchers.remove_person(visitor.id, watcher)


async def _write(database: Database, socket: Socket, visitor: Visitor, watcher: Watcher) -> None:
    sent: bytes | None = None

    async def send_turns() -> None:
        nonlocal sent
        frame = encode_frame(TurnsFrame(await my_turns(database, visitor.id)))
        if frame != sent:
            sent = frame
            await socket.send_data(frame.decode(), mode="text")

    await tell_news(watcher, send_turns)


async def _until_gone(socket: Socket) -> None:
    """What a client says here is not listened to."""
    while True:
        try:
            await socket.receive_data(mode="text")
        except (WebSocketDisconnect, KeyError):
            return
