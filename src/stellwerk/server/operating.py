"""Routes for whoever runs the server: is it well, does it take requests, how much does it do."""

import asyncio
import hmac
from typing import Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import Headers, State
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import stellwerk
from stellwerk.server.asking import OurHall
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.denied import Denied
from stellwerk.server.hall import Hall
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.people.scopes import ANYONE
from stellwerk.server.security.addresses import client_host
from stellwerk.server.security.hosts import is_loopback
from stellwerk.server.security.problems import problems

PATIENCE = 5.0  # seconds for the database to answer


class Health(msgspec.Struct):
    """All is well."""

    status: Literal["ok"]
    version: str
    tables_in_memory: int


class Readiness(msgspec.Struct):
    """This process takes requests."""

    status: Literal["ready"]


@get(
    "/health",
    tags=["operating"],
    summary="Is all well?",
    description="If not, `faults` names what fails: database, writing, notes. The log says why.",
    responses=problems("unavailable"),
    opt=ANYONE,
)
async def health(hall: OurHall) -> Health:
    """The database answers, takes what is written, and other processes are heard."""
    faults = [
        *([] if await _answers(hall) else ["database"]),
        *([] if hall.heartbeat.fault is None else ["writing"]),
        *([] if hall.bus.is_heard else ["notes"]),
    ]
    if faults:
        raise Denied("unavailable", {"faults": " ".join(faults)})
    return Health("ok", stellwerk.__version__, len(hall.tables))


@get(
    "/ready",
    tags=["operating"],
    summary="Does this process take requests?",
    description="Not while it starts, stops, or cannot reach its database.",
    responses=problems("unavailable"),
    opt=ANYONE,
)
async def ready(hall: OurHall) -> Readiness:
    """Whoever spreads requests over several processes asks this."""
    if not hall.is_open or not await _answers(hall):
        raise Denied("unavailable")
    return Readiness("ready")


async def _answers(hall: Hall) -> bool:
    """Whether the database can be asked."""
    try:
        async with asyncio.timeout(PATIENCE), hall.database.reading() as session:
            await session.execute(text("SELECT 1"))
    except Exception as error:
        if not is_database_fault(error):
            raise
        return False
    return True


@get(
    "/metrics",
    tags=["operating"],
    summary="Numbers for Prometheus",
    description="For those who show the token of the server (`Authorization: Bearer TOKEN`); "
    "if it has none, for programs on the same machine.",
    media_type="text/plain",
    opt=ANYONE,
    responses=problems("metrics-closed"),
)
async def metrics(request: Request[object, object, State], hall: OurHall) -> Response[bytes]:
    """In the text format of Prometheus."""
    if not may_read_metrics(request.scope, hall.settings.metrics_token):
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


OPERATING_ROUTES = [health, ready, metrics]
