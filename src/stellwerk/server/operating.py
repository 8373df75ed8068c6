"""Routes for whoever runs the server: is it well, and how much does it do."""

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import stellwerk
from stellwerk.server.asking import OurHall
from stellwerk.server.denied import Denied
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.people.scopes import ANYONE


class Health(msgspec.Struct):
    """The server answers and its database does."""

    status: str
    version: str
    tables_in_memory: int


@get("/health", tags=["operating"], summary="Is all well?", opt=ANYONE)
async def health(hall: OurHall) -> Health:
    """Asks the database, too."""
    try:
        async with hall.database.reading() as session:
            await session.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Denied("unavailable") from None
    return Health("ok", stellwerk.__version__, len(hall.tables))


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


OPERATING_ROUTES = [health, metrics]
