"""Refusing a request before it reaches its handler."""

import msgspec
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from stellwerk.server.denied import Denied
from stellwerk.server.requests.languages import reader_language

# Codes from 4000 on are free for applications; ours are the HTTP status behind a 4.
CLOSE_CODES = 4000


async def refuse(
    denied: Denied,
    scope: Scope,
    receive: Receive,
    send: Send,
    opened: bool = False,
) -> None:
    """Answer with the problem in the reader's language; a WebSocket is not even opened.

    Unless it shall be: only then does a browser tell its page the code.
    """
    problem = denied.problem(reader_language(scope))
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        if opened:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send(
            {
                "type": "websocket.close",
                "code": CLOSE_CODES + denied.status,
                "reason": problem.code,
            }
        )
        return
    body = msgspec.json.encode(problem)
    described = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        **retry_after(denied),
    }
    await send(
        {
            "type": "http.response.start",
            "status": denied.status,
            "headers": [(name.encode(), value.encode()) for name, value in described.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def retry_after(denied: Denied) -> dict[str, str]:
    """The header that says when to ask again, where that is known."""
    seconds = denied.arguments.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}
