"""A WebSocket with a budget: frames and bytes of every kind count, and nobody is waited for."""

import asyncio
from asyncio.transports import BaseTransport
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stellwerk.server.network.limits import LINGER_SECONDS
from stellwerk.server.network.outflow import Outflow
from stellwerk.server.network.serving import open_connections
from stellwerk.server.requests.addresses import network_of
from stellwerk.server.security.allowances import TokenBucket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from uvicorn.server import ServerState

TOO_FAST = 4429
CALM = 0.8  # of its budget left: not one of those who pour
PIECE = 1024  # read at once; empty frames of six bytes are dear


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket; pings count like words, and a close never waits for a reader."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = open_connections(config)
        limits = self._all.limits
        self._frames = TokenBucket(limits.frames_per_second, limits.frames_at_once)
        self._bytes = TokenBucket(limits.bytes_per_second, limits.bytes_at_once)
        self._counted: str | None = None
        self._outflow: Outflow | None = None
        self._thrown_out = False

    # coming and going

    def connection_made(self, transport: BaseTransport) -> None:
        """It counts like any other connection; whether there are too many was asked before."""
        super().connection_made(transport)
        self._outflow = Outflow(self.transport, self._all.limits.patience_seconds)
        self._counted = self.client[0] if self.client else "unknown"
        self._all.come(self._counted)
        self._all.watch(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self._all.forget(self)
        if self._counted is not None:
            self._all.go(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops; who does not read does not hold it up."""
        if self.writable.is_set():
            super().shutdown()
        else:
            self.transport.abort()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # what comes in

    def data_received(self, data: bytes) -> None:
        """In pieces, each of which must be within the budget."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.transport.is_closing():
                return
            if not self._bytes.take(len(piece)):
                self._throw_out()
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        """Pings and pongs are counted as well: they are the cheapest to send."""
        if self.handshake_initiated and not self._may_send(len(self.conn.events)):
            self._throw_out()
            return
        super().handle_events()

    def _may_send(self, frames: int) -> bool:
        # Behind a proxy, the address stands in the scope as soon as the application has begun.
        client = self.scope.get("client")
        address = network_of(client[0]) if client else "unknown"
        if not self._frames.take(frames):
            return False
        if self._all.frames.take(address, frames):
            return True
        # Others pour out at this address; that is no reason to send quiet ones away.
        return self._frames.left() >= CALM * self._frames.burst

    def _throw_out(self) -> None:
        """Say why if that is possible, and be rid of it."""
        self._thrown_out = True
        self.conn.events_received()
        if not self.close_sent and self.handshake_complete and self.writable.is_set():
            self.conn.send_close(TOO_FAST, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.transport.close()
        self._abort_soon()

    # what goes out

    def resume_writing(self) -> None:
        """Go on writing: the client reads again."""
        if self._outflow is not None:
            self._outflow.moved()
        super().resume_writing()

    async def send(self, message: "ASGISendEvent") -> None:
        """Wait for a slow reader, though not for ever; not at all with a close."""
        if self._thrown_out:
            raise ClientDisconnected
        if not self.writable.is_set():
            if message["type"] == "websocket.close":
                self.transport.abort()
                return
            try:
                async with asyncio.timeout(self._all.limits.patience_seconds):
                    await self.writable.wait()
            except TimeoutError:
                self.transport.abort()
                raise ClientDisconnected from None
        await super().send(message)

    def look(self, now: float) -> None:
        """End it when nobody reads what was sent."""
        if self._outflow is not None and self._outflow.is_stuck(now):
            self.transport.abort()
