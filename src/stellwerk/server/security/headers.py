"""What every answer tells the browser to beware of."""

from collections.abc import Awaitable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stellwerk.server.requests.addresses import is_api, is_secure
from stellwerk.server.settings import Settings

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
ALWAYS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
WHEN_SECURE = ((b"strict-transport-security", b"max-age=31536000"),)
IN_THE_API = ((b"cache-control", b"no-store"),)


class SecurityHeaders:
    """Adds the headers; one that a handler has set itself stays as it is."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """The application whose answers have the headers."""

        def answer_with_headers(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
            if scope["type"] != ScopeType.HTTP:
                return app(scope, receive, send)
            return app(scope, receive, self._adding_headers(scope, send))

        return answer_with_headers

    def _adding_headers(self, scope: Scope, send: Send) -> Send:
        wanted = (
            ALWAYS
            + (WHEN_SECURE if is_secure(scope, self.settings) else ())
            + (IN_THE_API if is_api(scope["path"]) else ())
        )

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", ()))
                names = {name.lower() for name, _ in said}
                message["headers"] = said + [pair for pair in wanted if pair[0] not in names]
            await send(message)

        return send_with_headers
