"""Refusals in the description of the API."""

from litestar.openapi.datastructures import ResponseSpec

from stellwerk.server.denied import STATUS
from stellwerk.server.messages.common import Problem


def problems(*codes: str) -> dict[int, ResponseSpec]:
    """What a handler may refuse with, for its `responses`.

    >>> problems("table-full", "seat-taken")[409].description
    'table-full, seat-taken'
    """
    grouped: dict[int, list[str]] = {}
    for code in ("bad-request", *codes, "too-fast", "too-many-connections"):
        grouped.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            data_container=Problem, generate_examples=False, description=", ".join(together)
        )
        for status, together in grouped.items()
    }
