"""Routes for whoever runs the server: is it well, and how much does it do."""

import hmac

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import Headers, State
from litestar.types import Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import stellwerk
from stellwerk.server.asking import OurHall
from stellwerk.server.denied import Denied
from stellwerk.server.metrics import REGISTRY
from stellwerk.server.security.addresses import client_host
from stellwerk.server.security.hosts import is_loopback
from stellwerk.server.security.problems import problems


class Health(msgspec.Struct):
    """The server answers and its database does."""

    status: str
    version: str
    tables_in_memory: int


@get("/health", tags=["operating"], summary="Is all well?")
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
    description="For those who show the token of the server (`Authorization: Bearer TOKEN`); "
    "if it has none, for programs on the same machine.",
    media_type="text/plain",
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


OPERATING_ROUTES = [health, metrics]
