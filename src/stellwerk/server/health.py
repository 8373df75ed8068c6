"""Routes for whoever runs the server: is it well, does it take requests, how much does it do."""

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass

from litestar import Response, get
from litestar.datastructures import Headers
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import stellwerk
from stellwerk.server.bus.bus import Bus
from stellwerk.server.database.engine import Database
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.database.heartbeat import Heartbeat
from stellwerk.server.denied import Denied
from stellwerk.server.live.live_tables import LiveTables
from stellwerk.server.messages.health import Health, Readiness
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.requests.addresses import client_host
from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE
from stellwerk.server.security.hosts import is_loopback
from stellwerk.server.settings import Settings

TAGS = ["health"]
PATIENCE = 5.0  # seconds for the database to answer


@dataclass(frozen=True)
class HealthChecks:
    """What is asked whether all is well."""

    settings: Settings
    database: Database
    heartbeat: Heartbeat
    bus: Bus
    tables: LiveTables
    is_open: Callable[[], bool]


@get(
    "/health",
    tags=TAGS,
    summary="Is all well?",
    description="If not, `faults` names what fails: database, writing, notes. The log says why.",
    responses=problems("unavailable"),
    opt=ANYONE,
)
async def health(checks: Injected[HealthChecks]) -> Health:
    """The database answers, takes what is written, and other processes are heard."""
    faults = [
        *([] if await _answers(checks.database) else ["database"]),
        *([] if checks.heartbeat.fault is None else ["writing"]),
        *([] if checks.bus.is_heard else ["notes"]),
    ]
    if faults:
        raise Denied("unavailable", {"faults": " ".join(faults)})
    return Health("ok", stellwerk.__version__, len(checks.tables.in_memory))


@get(
    "/ready",
    tags=TAGS,
    summary="Does this process take requests?",
    description="Not while it starts, stops, or cannot reach its database.",
    responses=problems("unavailable"),
    opt=ANYONE,
)
async def ready(checks: Injected[HealthChecks]) -> Readiness:
    """Whoever spreads requests over several processes asks this."""
    if not checks.is_open() or not await _answers(checks.database):
        raise Denied("unavailable")
    return Readiness("ready")


async def _answers(database: Database) -> bool:
    """Whether the database can be asked."""
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as session:
            await session.execute(text("SELECT 1"))
    except Exception as error:
        if not is_database_fault(error):
            raise
        return False
    return True


@get(
    "/metrics",
    tags=TAGS,
    summary="Numbers for Prometheus",
    description="For those who show the token of the server (`Authorization: Bearer TOKEN`); "
    "if it has none, for programs on the same machine.",
    media_type="text/plain",
    opt=ANYONE,
    responses=problems("metrics-closed"),
)
async def metrics(request: ApiRequest, checks: Injected[HealthChecks]) -> Response[bytes]:
    """In the text format of Prometheus."""
    if not may_read_metrics(request.scope, checks.settings.metrics_token):
        raise Denied("metrics-closed")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(scope: Scope, token: str | None) -> bool:
    """With a token, whoever shows it; otherwise whoever is here, and not a proxy for others."""
    headers = Headers.from_scope(scope)
    if token is not None:
        shown = headers.get("authorization", "").removeprefix("Bearer ").strip()
        return hmac.compare_digest(shown.encode(), token.encode())
    passed_on = any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))
    return is_loopback(client_host(scope)) and not passed_on


HEALTH_ROUTES = [health, ready, metrics]
