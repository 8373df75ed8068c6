"""The personal WebSocket: at which tables it is my turn, for a page's title and its notices."""

import asyncio
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketDisconnect

from stellwerk.server.live.frames import encode_frame
from stellwerk.server.live.sockets import Socket, until_over
from stellwerk.server.live.watchers import Watcher
from stellwerk.server.messages.play import TurnsFrame
from stellwerk.server.people.visitor import Visitor
from stellwerk.server.tables.finding import my_turns

if TYPE_CHECKING:
    from stellwerk.server.hall import Hall


async def tell_my_turns(hall: "Hall", socket: Socket, visitor: Visitor) -> None:
    """Send the tables at which it is this person's turn, at once and whenever that changes."""
    watcher = Watcher(visitor.id, token_hash=visitor.token_hash)
    watcher.woken.set()
    hall.watchers.add_person(visitor.id, watcher)
    reader = asyncio.create_task(_until_gone(socket))
    writer = asyncio.create_task(_write(hall, socket, visitor, watcher))
    try:
        await until_over(socket, watcher, reader, writer)
    finally:
        hall.watchers.remove_person(visitor.id, watcher)


async def _write(hall: "Hall", socket: Socket, visitor: Visitor, watcher: Watcher) -> None:
    told: bytes | None = None
    while True:
        await watcher.woken.wait()
        watcher.woken.clear()
        frame = encode_frame(TurnsFrame(await my_turns(hall, visitor.id)))
        if frame != told:
            told = frame
            await socket.send_data(frame.decode(), mode="text")


async def _until_gone(socket: Socket) -> None:
    """What a client says here is not listened to."""
    while True:
        try:
            await socket.receive_data(mode="text")
        except (WebSocketDisconnect, KeyError):
            return
