"""The catalogue of games, generated from the games themselves."""

import gzip
from functools import cache, lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stellwerk.boards import Board, shipped_board
from stellwerk.bots import bot_names
from stellwerk.games.families import board_message, families
from stellwerk.games.registry import board_entry, games
from stellwerk.server.denied import Denied
from stellwerk.server.messages.catalogue import Catalogue, GameDescription, OptionDescription
from stellwerk.server.messages.tables import Setting
from stellwerk.server.people.authentication import Asking
from stellwerk.server.people.languages import reader_language
from stellwerk.server.people.scopes import ANYONE
from stellwerk.server.security.problems import problems
from stellwerk.texts import has_text, text
from stellwerk.texts.catalogue import LANGUAGES, fluent_of_family

TAGS = ["catalogue"]
Wanted = Annotated[str | None, QueryParameter(max_length=8, description="en, de, fr or nl")]


@lru_cache(maxsize=8)
def describe_games(lang: str) -> Catalogue:
    """All games with their options and bots, labelled in a language.

    >>> [game.name for game in describe_games("nl").games][:2]
    ['ticket-europe', 'ticket-switzerland']
    """
    return Catalogue(
        languages=list(LANGUAGES),
        games=[describe_board(shipped_board(name), lang) for name in games()],
    )


def describe_board(board: Board, lang: str) -> GameDescription:
    """What can be played on a board, shipped or somebody's own."""
    return _described(msgspec.convert(board_entry(board, lang), _Listed), lang)


class _Listed(msgspec.Struct):
    """A game as the registry lists it."""

    name: str
    title: str
    family: str
    players: tuple[int, int]
    rules: list[int]
    options: list[OptionDescription]
    clashes: list[dict[str, Setting]]
    sources: list[str]
    assumed: list[str]
    assumptions: list[str]


def _described(listed: _Listed, lang: str) -> GameDescription:
    for option in listed.options:
        option.label_text = text(option.label, {}, lang)
        option.choice_texts = [
            _choice_text(option.label, choice, lang) for choice in option.choices
        ]
    return GameDescription(
        name=listed.name,
        title=listed.title,
        family=listed.family,
        players=listed.players,
        rules=listed.rules,
        options=listed.options,
        bots=bot_names(listed.family),
        clashes=listed.clashes,
        sources=listed.sources,
        assumed=listed.assumed,
        assumptions=listed.assumptions,
    )


def _choice_text(family: str, choice: str | int | bool, lang: str) -> str:
    """The words for a choice, if the texts have some.

    >>> _choice_text("ticket", True, "de"), _choice_text("ticket", 3, "de")
    ('Ja', '3')
    """
    written = str(choice).lower()
    for message in (f"choice-{family}-{written}", f"choice-{written}"):
        if has_text(message, lang):
            return text(message, {}, lang)
    return written


@cache
def board_json(name: str) -> bytes:
    """A board as its file says, with what its places are called."""
    if name not in games():
        raise Denied("no-such-game")
    return msgspec.json.encode(board_message(shipped_board(name)))


@cache
def _squeezed_board(name: str) -> bytes:
    return gzip.compress(board_json(name), 9, mtime=0)


@lru_cache(maxsize=8)
def _catalogue_json(lang: str) -> bytes:
    return msgspec.json.encode(describe_games(lang))


@lru_cache(maxsize=8)
def _squeezed_catalogue(lang: str) -> bytes:
    return gzip.compress(_catalogue_json(lang), 9, mtime=0)


def wants_gzip(request: Asking) -> bool:
    """Whether whoever asks can read what was squeezed."""
    return "gzip" in request.headers.get("accept-encoding", "")


@get(
    "/api/catalogue",
    tags=TAGS,
    summary="Games, options, bots, languages",
    responses={
        200: ResponseSpec(Catalogue, generate_examples=False, description="What can be played"),
        **problems(),
    },
    media_type="application/json",
    opt=ANYONE,
)
async def show_catalogue(request: Asking, lang: Wanted = None) -> Response[bytes]:
    """What can be played."""
    chosen = lang if lang in LANGUAGES else reader_language(request.scope)
    headers = {"vary": "accept-encoding, accept-language"}
    body = _catalogue_json(chosen)
    if wants_gzip(request):
        headers["content-encoding"] = "gzip"
        body = _squeezed_catalogue(chosen)
    return Response(body, media_type="application/json", headers=headers)


@get(
    "/api/games/{name:str}/board",
    tags=TAGS,
    summary="The board of a game",
    description="The shipped board file as JSON; its fields are described in docs/boards.md.",
    responses=problems("no-such-game"),
    media_type="application/json",
    opt=ANYONE,
)
async def show_board(
    request: Asking, name: Annotated[str, PathParameter(max_length=60)]
) -> Response[bytes]:
    """What a map is drawn from."""
    headers = {"cache-control": "public, max-age=3600", "vary": "accept-encoding"}
    body = board_json(name)
    if wants_gzip(request):
        headers["content-encoding"] = "gzip"
        body = _squeezed_board(name)
    return Response(body, media_type="application/json", headers=headers)


@get(
    "/api/families/{family:str}/texts",
    tags=TAGS,
    summary="The words a family brings along",
    description="Fluent text of a family from another package; nothing for those that ship.",
    responses=problems("no-such-game"),
    media_type="text/plain",
    opt=ANYONE,
)
async def show_texts(
    family: Annotated[str, PathParameter(max_length=60)], lang: Wanted = None
) -> str:
    """What a page says at a table of this family."""
    if family not in families():
        raise Denied("no-such-game")
    return fluent_of_family(family, lang if lang in LANGUAGES else "en")


CATALOGUE_ROUTES = [show_catalogue, show_board, show_texts]
