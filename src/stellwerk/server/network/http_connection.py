"""An HTTP connection that cannot be held open for nothing."""

import asyncio
from typing import TYPE_CHECKING, Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stellwerk.server.denied import Denied
from stellwerk.server.network.bare_answer import bare_answer
from stellwerk.server.network.limits import (
    LARGEST_HEAD,
    LINGER_SECONDS,
    MOST_WAITING,
    SLOWEST,
)
from stellwerk.server.network.outflow import Outflow
from stellwerk.server.network.serving import open_connections
from stellwerk.server.requests.languages import language_of

if TYPE_CHECKING:
    from uvicorn.server import ServerState


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's connection with limits on its head, its slowness, and how many there are."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = open_connections(config)
        self._counted: str | None = None
        self._outflow: Outflow | None = None
        self._head_bytes = 0
        self._head_since: float | None = None
        self._body_bytes = 0
        self._body_since: float | None = None
        self._objection: Denied | None = None

    # coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say why not."""
        super().connection_made(transport)
        self._outflow = Outflow(transport, self._all.limits.patience_seconds)
        self._head_since = self.loop.time()
        self._counted = self.client[0] if self.client else "unknown"
        welcome = self._all.come(self._counted)
        self._all.watch(self)
        if not self._all.files.enough_after(transport.get_extra_info("socket")):
            self.turn_away(Denied("unavailable"))
        elif not welcome:
            self.turn_away(Denied("too-many-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The WebSocket takes this connection over, and counts in its place."""
        self._leave()
        super().handle_websocket_upgrade()
        del self.parser  # which holds us: we would stay in memory as long as the WebSocket

    def shutdown(self) -> None:
        """The server stops; who does not read the end of an answer does not hold it up."""
        super().shutdown()
        if self.transport.is_closing():
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _leave(self) -> None:
        self._all.forget(self)
        if self._counted is not None:
            self._all.go(self._counted)
            self._counted = None

    # what comes in

    def data_received(self, data: bytes) -> None:
        """As uvicorn does it, with an eye on how much and how long."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._is_idle():
            self._head_since = self.loop.time()
        self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # To whatever else somebody wants to change, we go on as we are.
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.turn_away(self._objection or Denied("bad-request", {"reason": "HTTP"}))
            return
        if self._head_since is not None and self._head_bytes > LARGEST_HEAD:
            self.turn_away(Denied("head-too-large"))

    def _is_idle(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return self._head_since is None and self._body_since is None and answered

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if self._head_since is None:
            self._head_since = self.loop.time()

    def on_headers_complete(self) -> None:
        """The head is there, in whatever pieces it came."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > LARGEST_HEAD:
            self._object(Denied("head-too-large"))
        if len(self.pipeline) >= MOST_WAITING:
            self._object(Denied("too-fast", {"seconds": 1}))
        self._head_since, self._head_bytes = None, 0
        self._body_since, self._body_bytes = self.loop.time(), 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a piece of the body."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._body_since, self._head_bytes = None, 0
        super().on_message_complete()

    def _object(self, denied: Denied) -> None:
        """Stop reading at once; `data_received` says why."""
        self._objection = denied
        raise ValueError(denied.code)

    # what goes out

    def resume_writing(self) -> None:
        """Go on writing: the client reads again."""
        if self._outflow is not None:
            self._outflow.moved()
        super().resume_writing()

    def turn_away(self, denied: Denied) -> None:
        """Say why, unless an answer is under way already, and close; nothing is waited for long."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            said = {name.decode("latin-1"): text.decode("latin-1") for name, text in self._heard()}
            self.transport.write(bare_answer(denied, language_of(said)))
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _heard(self) -> list[tuple[bytes, bytes]]:
        return self.headers or []

    def look(self, now: float) -> None:
        """End what keeps us waiting: heads and bodies that do not come, answers nobody reads."""
        if self._outflow is not None and self._outflow.is_stuck(now):
            self.transport.abort()
        elif not self.transport.is_closing() and (
            self._head_is_late(now) or self._body_is_late(now)
        ):
            self.turn_away(Denied("too-slow"))

    def _head_is_late(self, now: float) -> bool:
        since = self._head_since
        return since is not None and now - since > self._all.limits.header_seconds

    def _body_is_late(self, now: float) -> bool:
        """Also one that is still being sent although its answer has been given."""
        if self._body_since is None or self.flow.read_paused:
            return False
        of_use = 0 if self.cycle.response_complete else self._body_bytes
        return now - self._body_since > self._all.limits.patience_seconds + of_use / SLOWEST
