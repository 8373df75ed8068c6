"""Knocking at a server inside this process: every byte it answers, and nothing in between."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from litestar import Litestar

HOST = "stellwerk.example"
PATIENCE = 60.0  # seconds; only a server that hangs takes as long


@dataclass(frozen=True)
class Answer:
    """What came back to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def raw(self) -> bytes:
        """All of it in one piece, headers included."""
        head = b"\n".join(name + b": " + value for name, value in sorted(self.headers))
        return str(self.status).encode() + b"\n" + head + b"\n\n" + self.body

    def json(self) -> Any:
        """The body, decoded."""
        return json.loads(self.body)


def _scope(kind: str, path: str, cookie: str | None) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    headers = [(b"host", HOST.encode())]
    if cookie is not None:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": unquote(plain),
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "client": ("203.0.113.7", 1),
        "server": (HOST, 80),
        "headers": headers,
    }


async def ask(
    app: Litestar, method: str, path: str, cookie: str | None = None, body: object = None
) -> Answer:
    """One request over REST."""
    scope = {**_scope("http", path, cookie), "method": method, "scheme": "http"}
    content = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        length = str(len(content)).encode()
        scope["headers"] += [(b"content-type", b"application/json"), (b"content-length", length)]
    asked = False
    start: dict[str, Any] = {}
    parts: list[bytes] = []

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()  # the browser stays until it is answered
        asked = True
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        else:
            parts.append(message.get("body", b""))

    await app(scope, receive, send)  # type: ignore[arg-type]
    return Answer(start["status"], list(start["headers"]), b"".join(parts))


class Line:
    """A WebSocket; all that came over it is in `frames`, as it came."""

    def __init__(self, app: Litestar, path: str, cookie: str | None) -> None:
        scope = {**_scope("websocket", path, cookie), "scheme": "ws", "subprotocols": []}
        self.frames: list[str] = []
        self._read = 0
        self._came = asyncio.Event()
        self._outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outgoing.put_nowait({"type": "websocket.connect"})
        talk = app(scope, self._outgoing.get, self._take)  # type: ignore[arg-type]
        self._task = asyncio.ensure_future(talk)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] != "websocket.accept":
            self.frames.append(f"{message['type']} {message.get('code')} {message.get('reason')}")
        self._came.set()

    def send(self, text: str) -> None:
        """Say something."""
        self._outgoing.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> str:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            while self._read == len(self.frames):
                self._came.clear()
                await self._came.wait()
        self._read += 1
        return self.frames[self._read - 1]

    async def until(self, kind: str, **fields: object) -> dict[str, Any]:
        """The next frame of a type with these fields; all others are in `frames` too."""
        while True:
            text = await self.next()
            if not text.startswith("{"):
                raise AssertionError(f"The line was closed: {text}")
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == kind and fields.items() <= frame.items():
                return frame

    async def close(self) -> None:
        """Hang up."""
        self._outgoing.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
