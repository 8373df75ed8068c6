"""Which of our languages a reader wants."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from litestar.datastructures import Headers
from litestar.types import Scope

from stellwerk.texts import LANGUAGES

if TYPE_CHECKING:
    from stellwerk.server.requests.visitor import Visitor

DEFAULT = "en"
LONGEST = 500


def language_of(headers: Mapping[str, str]) -> str:
    """The language a browser prefers, among those we have.

    >>> language_of({"accept-language": "it, nl;q=0.7, fr-CH;q=0.9"})
    'fr'
    >>> language_of({})
    'en'
    """
    best, weight = DEFAULT, 0.0
    for wish in headers.get("accept-language", "")[:LONGEST].split(","):
        tag, _, parameters = wish.partition(";")
        language = tag.strip().partition("-")[0].lower()
        quality = _quality(parameters)
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def reader_language(scope: Scope) -> str:
    """The language of an answer: what the person chose, else what the browser prefers."""
    visitor: Visitor | None = scope.get("user")
    return visitor.language if visitor is not None else language_of(Headers.from_scope(scope))


def _quality(parameters: str) -> float:
    """1 where nothing is said; what cannot be read counts as not wanted."""
    name, _, value = parameters.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if name.strip().lower() == "q" and 0 <= quality <= 1 else 0.0
