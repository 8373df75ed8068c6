"""The application: routes, what stands before them, and what every mistake becomes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.plugins import InitPlugin

from stellwerk.server.bus import CHANNEL, channels_backend
from stellwerk.server.catalogue import CATALOGUE_ROUTES
from stellwerk.server.database.faults import is_about_values, is_database_fault, reason
from stellwerk.server.denied import STATUS, Denied
from stellwerk.server.hall import Hall
from stellwerk.server.live.routes import MATCH_ROUTES
from stellwerk.server.messages.common import Problem
from stellwerk.server.metrics import DENIED
from stellwerk.server.openapi import api_description
from stellwerk.server.operating import OPERATING_ROUTES
from stellwerk.server.people.authentication import Authentication
from stellwerk.server.people.languages import reader_language
from stellwerk.server.people.routes import PEOPLE_ROUTES
from stellwerk.server.people.scopes import Scopes
from stellwerk.server.rule_books import RULE_BOOK_ROUTES
from stellwerk.server.security.headers import SecurityHeaders
from stellwerk.server.security.origins import Origins
from stellwerk.server.security.rates import Rates
from stellwerk.server.settings import Settings
from stellwerk.server.tables.board_routes import BOARD_ROUTES
from stellwerk.server.tables.record_routes import RECORD_ROUTES
from stellwerk.server.tables.routes import TABLE_ROUTES
from stellwerk.server.web_pages import FOLDER, PAGE_ROUTES, read_pages

LOG = structlog.get_logger("stellwerk.app")
MOST_BYTES = 64_000


def create_app(settings: Settings) -> Litestar:
    """The application as these settings want it."""
    channels = ChannelsPlugin(channels_backend(settings), channels=[CHANNEL])
    hall = Hall(settings, channels)
    app = Litestar(
        route_handlers=[
            *OPERATING_ROUTES,
            *CATALOGUE_ROUTES,
            *RULE_BOOK_ROUTES,
            *PEOPLE_ROUTES,
            *BOARD_ROUTES,
            *TABLE_ROUTES,
            *MATCH_ROUTES,
            *RECORD_ROUTES,
            *PAGE_ROUTES,
        ],
        middleware=[Authentication(), Rates(settings), Scopes()],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        state=State({"hall": hall, "pages": read_pages(FOLDER)}),
        plugins=[channels, _OpensHall()],
        exception_handlers={
            Denied: answer_denied,
            ValidationException: answer_invalid,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_fault,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=api_description(),
        pdb_on_exception=False,
        logging_config=None,
    )
    # Litestar's own middleware stands behind the router; these two guard unknown paths as well.
    app.asgi_handler = SecurityHeaders(settings)(Origins(settings)(app.asgi_handler))
    return app


class _OpensHall(InitPlugin):
    """Opens the hall after the channels have opened, and closes it before they close."""

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Plugins are asked in their order, and so is what they add here."""
        app_config.lifespan.append(_open_hall)
        return app_config


@asynccontextmanager
async def _open_hall(app: Litestar) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    await hall.open()
    try:
        yield
    finally:
        await hall.close()


Asked = Request[object, object, State]


def answer_denied(request: Asked, denied: Denied) -> Response[Problem]:
    """Something is not done, for a reason that has a name."""
    DENIED.labels(denied.code).inc()
    return Response(denied.problem(reader_language(request.scope)), status_code=denied.status)


def answer_invalid(request: Asked, error: ValidationException) -> Response[Problem]:
    """A request that does not have the shape it should."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [
        f"{part.get('key', '')}: {part.get('message', '')}"
        for part in extra
        if isinstance(part, dict)
    ]
    words = "; ".join(details) or error.detail
    return answer_denied(request, Denied("bad-request", {"reason": words[:300]}))


def answer_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself: unknown paths, methods, sizes."""
    if error.status_code == STATUS["too-large"]:
        return answer_denied(request, Denied("too-large"))
    if error.status_code == 400:
        return answer_denied(request, Denied("bad-request", {"reason": error.detail[:300]}))
    problem = Problem(f"http-{error.status_code}", error.detail)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def answer_too_deep(request: Asked, _: RecursionError) -> Response[Problem]:
    """JSON nested so deep that nobody can follow."""
    return answer_denied(request, Denied("bad-request", {"reason": "it is nested too deeply"}))


def answer_fault(request: Asked, error: Exception) -> Response[Problem]:
    """Our mistake, written down in full, or the database's; told in one sentence."""
    if is_about_values(error):
        LOG.warning("not for the database", path=request.url.path, error=reason(error))
        words = "it holds characters or numbers that cannot be kept"
        return answer_denied(request, Denied("bad-request", {"reason": words}))
    if is_database_fault(error):
        LOG.error("database fault", path=request.url.path, error=reason(error))
        return answer_denied(request, Denied("unavailable"))
    LOG.exception("fault", path=request.url.path, method=request.method, exc_info=error)
    problem = Denied("unavailable").problem(reader_language(request.scope))
    return Response(problem, status_code=500)
