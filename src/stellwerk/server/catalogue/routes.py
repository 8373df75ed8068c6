"""Routes of the catalogue: games, their boards and their rule books."""

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stellwerk.server.catalogue.descriptions import board_json, catalogue_json, family_texts
from stellwerk.server.catalogue.json_responses import json_response
from stellwerk.server.catalogue.rule_books import rule_book
from stellwerk.server.messages.catalogue import Catalogue, FamilyWords, RuleBook
from stellwerk.server.requests.identity import ApiRequest
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.languages import reader_language
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE
from stellwerk.texts.catalogue import LANGUAGES

TAGS = ["catalogue"]
GameName = Annotated[str, PathParameter(max_length=60)]
Wanted = Annotated[str | None, QueryParameter(max_length=8, description="en, de, fr or nl")]


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
async def show_catalogue(
    request: ApiRequest, is_documented: Injected[bool], lang: Wanted = None
) -> Response[bytes]:
    """All games with their options and bots, in the language of the reader."""
    chosen = lang if lang in LANGUAGES else reader_language(request.scope)
    headers = {"vary": "accept-encoding, accept-language"}
    return json_response(request, catalogue_json(chosen, is_documented), headers)


@get(
    "/api/games/{name:str}/board",
    tags=TAGS,
    summary="The board of a game",
    description="The shipped board file as JSON; its fields are described in docs/boards.md.",
    responses=problems("no-such-game"),
    media_type="application/json",
    opt=ANYONE,
)
async def show_board(request: ApiRequest, name: GameName) -> Response[bytes]:
    """The board of a shipped game, from which its map is drawn."""
    headers = {"cache-control": "public, max-age=3600", "vary": "accept-encoding"}
    return json_response(request, board_json(name), headers)


@get(
    "/api/games/{name:str}/rules",
    tags=TAGS,
    summary="The rule book of a game",
    responses=problems("no-such-game"),
    opt=ANYONE,
)
async def show_rule_book(name: GameName) -> Response[RuleBook]:
    """The rules that a board uses, by section; their words are texts."""
    return Response(rule_book(name), headers={"cache-control": "public, max-age=3600"})


@get(
    "/api/families/{family:str}/texts",
    tags=TAGS,
    summary="The words a family brings along",
    description="Fluent text of a family from another package; nothing for those that ship.",
    responses=problems("no-such-game"),
    opt=ANYONE,
)
async def show_texts(family: GameName, lang: Wanted = None) -> FamilyWords:
    """What a page says at a table of this family."""
    return FamilyWords(family_texts(family, lang if lang in LANGUAGES else "en"))


CATALOGUE_ROUTES = [show_catalogue, show_board, show_rule_book, show_texts]
