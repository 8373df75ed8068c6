"""Routes for whoever runs the server: is it well, does it take requests, how much does it do."""

import asyncio
from typing import Literal

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import stellwerk
from stellwerk.server.asking import OurHall
from stellwerk.server.database.faults import is_database_fault
from stellwerk.server.hall import Hall
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.people.scopes import ANYONE

PATIENCE = 5.0  # seconds for the database to answer


class Health(msgspec.Struct):
    """How the server is, and the parts of it that fail; the log says why."""

    status: Literal["ok", "unwell"]
    version: str
    tables_in_memory: int
    faults: list[Literal["database", "writing", "notes"]]


class Readiness(msgspec.Struct):
    """Whether this process takes requests."""

    status: Literal["ready", "not ready"]


@get(
    "/health",
    tags=["operating"],
    summary="Is all well?",
    responses={503: ResponseSpec(Health, description="unwell")},
    opt=ANYONE,
)
async def health(hall: OurHall) -> Response[Health]:
    """200, or 503 with what is wrong: the database, writing to it, notes of other processes."""
    faults: list[Literal["database", "writing", "notes"]] = []
    if not await _answers(hall):
        faults.append("database")
    if hall.heartbeat.fault is not None:
        faults.append("writing")
    if not hall.bus.is_heard:
        faults.append("notes")
    body = Health("unwell" if faults else "ok", stellwerk.__version__, len(hall.tables), faults)
    return Response(body, status_code=503 if faults else 200)


@get(
    "/ready",
    tags=["operating"],
    summary="Does this process take requests?",
    responses={503: ResponseSpec(Readiness, description="not ready")},
    opt=ANYONE,
)
async def ready(hall: OurHall) -> Response[Readiness]:
    """200, or 503 while it starts, stops, or cannot reach its database."""
    if hall.is_open and await _answers(hall):
        return Response(Readiness("ready"))
    return Response(Readiness("not ready"), status_code=503)


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
