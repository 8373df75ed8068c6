"""Routes for whoever runs the server: is it well, does it take requests, how much does it do."""

import asyncio
from typing import Literal

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import stellwerk
from stellwerk.server.asking import OurHall
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.denied import Denied
from stellwerk.server.hall import Hall
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.people.scopes import ANYONE
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
    media_type="text/plain",
    opt=ANYONE,
)
async def metrics() -> Response[bytes]:
    """In the text format of Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


OPERATING_ROUTES = [health, ready, metrics]
