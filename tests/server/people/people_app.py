"""An app with nothing but people in it, and browsers that visit it, all in one thread."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.types import Message
from sqlalchemy import update

from stellwerk.server.database.engine import Database
from stellwerk.server.database.models import Base, PersonRow, TokenRow
from stellwerk.server.denied import Denied
from stellwerk.server.messages.common import Problem
from stellwerk.server.messages.people import Webhook
from stellwerk.server.notices.push import Pushes
from stellwerk.server.people.authentication import Authentication
from stellwerk.server.people.leaving import Departures
from stellwerk.server.people.notice_choices import NoticeChoices
from stellwerk.server.people.push_devices import PushDevices
from stellwerk.server.people.routes import PEOPLE_ROUTES
from stellwerk.server.people.services import AdminServices, PeopleServices
from stellwerk.server.people.tokens import token_hash
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.requests.scopes import PLAY, Scopes
from stellwerk.server.security.confirmations import ConfirmationLimits
from stellwerk.server.security.creation_limits import CreationLimits
from stellwerk.server.security.headers import SecurityHeaders
from stellwerk.server.security.logins import LoginBrake
from stellwerk.server.security.origins import Origins
from stellwerk.server.security.rates import Rates
from stellwerk.server.server_process import provided
from stellwerk.server.settings import Settings

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

Result = TypeVar("Result")
HOST = "stellwerk.example"


class Letters:
    """Takes the mails that would be sent; believes any webhook but one."""

    def __init__(self, mail_possible: bool) -> None:
        self.sent: list[tuple[str, str]] = []
        self.mail_possible = mail_possible

    async def check_webhook(self, webhook: Webhook) -> None:
        if "forbidden" in webhook.url:
            raise Denied("bad-webhook")

    async def send_confirmation(self, person: PersonRow, token: str) -> None:
        assert person.mail is not None
        self.sent.append((person.mail, token))


class ProcessWithoutTables:
    """Only what the routes of people work with: it remembers what was asked of it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.notices = Letters(settings.smtp_host is not None)
        self.requests: list[tuple[str, str]] = []

    async def give_up_seats(self, person_id: str) -> None:
        self.requests.append(("give up seats", person_id))

    async def person_renamed(self, person_id: str, before: str, name: str) -> None:
        """Nobody sits here."""

    async def tokens_ended(self, person_id: str) -> None:
        self.requests.append(("gone", person_id))

    async def table_changed(self, table_id: str) -> None:
        """There are none."""

    async def close_table(self, table_id: str) -> None:
        self.requests.append(("close", table_id))


@websocket("/api/live", opt=PLAY)
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Says who is there, and goes."""
    await socket.accept()
    visitor: Visitor | None = socket.scope["user"]
    await socket.send_text(visitor.name if visitor else "nobody")
    await socket.close()


def answer(request: Request[Any, Any, Any], denied: Denied) -> Response[Problem]:
    return Response(denied.problem(reader_language(request.scope)), status_code=denied.status)


class Entrance:
    """The app, its clock and its visitors."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.seconds = 0.0
        file = {"database": f"sqlite+aiosqlite:///{folder / 'people.db'}"}
        self.process = ProcessWithoutTables(Settings(**{**file, **settings}))
        self.app = self._app(self.process)
        self._browsers: list[Browser] = []
        self._runner = asyncio.Runner()
        self.run(self._make_tables())

    def _app(self, process: ProcessWithoutTables) -> Litestar:
        departures = Departures(process.database, process, process)
        people = PeopleServices(
            settings=process.settings,
            database=process.database,
            logins=LoginBrake(),
            creation_limits=CreationLimits(process.settings),
            notice_choices=NoticeChoices(process.database, process.notices, ConfirmationLimits()),
            push_devices=PushDevices(process.database, Pushes(process.settings, process.database)),
            connections=process,
            seats=process,
            departures=departures,
        )
        admin = AdminServices(process.database, process, departures)
        app = Litestar(
            [*PEOPLE_ROUTES, live],
            dependencies={"people": provided(people), "admin": provided(admin)},
            middleware=[
                Authentication(process.settings, process.database),
                Rates(process.settings, lambda: self.seconds),
                Scopes(),
            ],
            exception_handlers={Denied: answer},
        )
        # Around everything, also around what leads nowhere.
        inner = Origins(process.settings)(app.asgi_handler)
        app.asgi_handler = SecurityHeaders(process.settings)(inner)
        return app

    async def _make_tables(self) -> None:
        async with self.process.database.engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for browser in self._browsers:
            self.run(browser.client.aclose())
        self.run(self.process.database.close())
        self._runner.close()

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something in the loop of the app."""
        return self._runner.run(work)

    def browser(self, scheme: str = "http", address: str = "203.0.113.7") -> "Browser":
        """Somebody at a browser with no cookies yet."""
        browser = Browser(self, scheme, address)
        self._browsers.append(browser)
        return browser

    def guest(self, name: str = "Ada", scheme: str = "http") -> "Browser":
        """Somebody who typed a name."""
        browser = self.browser(scheme)
        assert browser.ask("POST", "/api/people", {"name": name}).status_code == 201
        return browser

    def expire(self, token: str) -> None:
        """Let a token have ended in 1970."""
        self.run(self._expire(token_hash(token)))

    async def _expire(self, hashed: str) -> None:
        async with self.process.database.writing() as session:
            change = update(TokenRow).where(TokenRow.hash == hashed).values(expires_at=1)
            assert (await session.execute(change)).rowcount == 1  # type: ignore[attr-defined]

    def knock(self, headers: dict[str, str]) -> str:
        """Open a WebSocket: whom it greets, or the code with which it was not opened."""
        sent = self.run(self._knock({"Host": HOST, **headers}))
        if sent[0]["type"] == "websocket.accept":
            return str(sent[1].get("text"))
        assert len(sent) == 1
        return str(sent[0].get("code"))

    async def _knock(self, headers: dict[str, str]) -> list[Message]:
        sent: list[Message] = []
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/api/live",
            "raw_path": b"/api/live",
            "query_string": b"",
            "root_path": "",
            "client": ("203.0.113.7", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }

        async def receive() -> Message:
            return {"type": "websocket.connect"}  # type: ignore[return-value]

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return sent


class Browser:
    """A cookie jar and a network address."""

    def __init__(self, entrance: Entrance, scheme: str, address: str) -> None:
        self.entrance = entrance
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(entrance.app, client=(address, 1)),  # type: ignore[arg-type]
            base_url=f"{scheme}://{HOST}",
        )

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """One request; header names with `_` for `-`."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        content = None if body is None else {"json": body}
        return self.entrance.run(
            self.client.request(method, path, headers=named, **(content or {}))  # type: ignore[arg-type]
        )

    def get(self, path: str) -> Any:
        """The answer to a GET that succeeds."""
        response = self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def code(self, method: str, path: str, body: object = None, **headers: str) -> str:
        """The code of a refusal."""
        response = self.ask(method, path, body, **headers)
        assert response.status_code >= 400, response.text
        code: str = response.json()["code"]
        return code

    @property
    def token(self) -> str:
        """The secret in the cookie jar."""
        return next(iter(self.client.cookies.jar)).value or ""
