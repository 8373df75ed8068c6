"""The application: routes, what stands before them, and what every mistake becomes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.plugins import InitPlugin

from stellwerk.server.analysis.routes import ANALYSIS_ROUTES
from stellwerk.server.bus.bus import channels_backend
from stellwerk.server.bus.line import CHANNEL
from stellwerk.server.catalogue.board_routes import BOARD_ROUTES
from stellwerk.server.catalogue.routes import CATALOGUE_ROUTES
from stellwerk.server.database.faults import is_about_values, is_database_fault, reason
from stellwerk.server.denied import STATUS, Denied
from stellwerk.server.docs_pages import DOCS_FOLDER, DOCS_ROUTES, Documentation
from stellwerk.server.health import HEALTH_ROUTES
from stellwerk.server.lessons.routes import LESSON_ROUTES
from stellwerk.server.matches.routes import MATCH_ROUTES
from stellwerk.server.messages.common import Problem
from stellwerk.server.metrics import DENIED
from stellwerk.server.openapi import api_description
from stellwerk.server.people.authentication import Authentication
from stellwerk.server.people.routes import PEOPLE_ROUTES
from stellwerk.server.puzzles.routes import PUZZLE_ROUTES
from stellwerk.server.records.routes import RECORD_ROUTES
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.requests.refusing import retry_after
from stellwerk.server.requests.scopes import Scopes
from stellwerk.server.security.crowding import Crowding, by_address, by_person
from stellwerk.server.security.headers import SecurityHeaders
from stellwerk.server.security.hosts import Hosts
from stellwerk.server.security.origins import Origins
from stellwerk.server.security.rates import Rates
from stellwerk.server.server_process import ServerProcess, provided
from stellwerk.server.settings import Settings
from stellwerk.server.tables.my_routes import MY_TABLE_ROUTES
from stellwerk.server.tables.routes import TABLE_ROUTES
from stellwerk.server.web_pages import FOLDER, INDEX, PAGE_ROUTES, read_pages

LOG = structlog.get_logger("stellwerk.app")
MOST_BYTES = 64_000


def create_app(settings: Settings, pages: Path = FOLDER, docs: Path = DOCS_FOLDER) -> Litestar:
    """The application as these settings want it, with pages and documentation as built."""
    backend = channels_backend(settings)
    channels = ChannelsPlugin(backend, channels=[CHANNEL])
    process = ServerProcess(settings, channels, backend)
    app = Litestar(
        route_handlers=[
            *HEALTH_ROUTES,
            *CATALOGUE_ROUTES,
            *PEOPLE_ROUTES,
            *BOARD_ROUTES,
            *TABLE_ROUTES,
            *MY_TABLE_ROUTES,
            *ANALYSIS_ROUTES,
            *LESSON_ROUTES,
            *MATCH_ROUTES,
            *PUZZLE_ROUTES,
            *RECORD_ROUTES,
            *DOCS_ROUTES,
            *PAGE_ROUTES,
        ],
        middleware=[
            Authentication(settings, process.database),
            Rates(settings),
            Crowding(settings.connections_per_person, by_person),
            Scopes(),
        ],
        dependencies={
            **process.dependencies(),
            "pages": provided(read_pages(pages)),
            "documentation": provided(Documentation(docs)),
            "is_documented": provided((docs / INDEX).is_file()),
        },
        state=State({"process": process}),
        plugins=[channels, _OpensProcess()],
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
    # Litestar's own middleware stands behind the router; these guard unknown paths as well.
    guards = (
        SecurityHeaders(settings),
        Hosts(settings),
        Crowding(settings.connections_per_address, by_address),
        Origins(settings),
    )
    for guard in reversed(guards):
        app.asgi_handler = guard(app.asgi_handler)
    return app


class _OpensProcess(InitPlugin):
    """Opens all parts after the channels have opened, and closes them before they close."""

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Plugins are asked in their order, and so is what they add here."""
        app_config.lifespan.append(_open_process)
        return app_config


@asynccontextmanager
async def _open_process(app: Litestar) -> AsyncIterator[None]:
    process: ServerProcess = app.state.process
    await process.open()
    try:
        yield
    finally:
        await process.close()


Asked = Request[object, object, State]


def answer_denied(request: Asked, denied: Denied) -> Response[Problem]:
    """Something is not done, for a reason that has a name."""
    DENIED.labels(denied.code).inc()
    return Response(
        denied.problem(reader_language(request.scope)),
        status_code=denied.status,
        headers=retry_after(denied),
    )


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
