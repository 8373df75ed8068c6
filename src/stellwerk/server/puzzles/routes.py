"""Routes of puzzles: which there are, one to solve, trying moves, answering, doubting."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from stellwerk.server.messages.puzzles import (
    PuzzleAnswer,
    PuzzleMoves,
    Puzzles,
    PuzzleState,
    PuzzleVerdict,
)
from stellwerk.server.puzzles.services import PuzzleServices
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE, PLAY

TAGS = ["puzzles"]
PuzzleId = Annotated[str, PathParameter(max_length=20, description="the id of a puzzle")]
PuzzleGame = Annotated[str | None, QueryParameter(max_length=60, description="only this board")]
OneTheme = Annotated[str | None, QueryParameter(max_length=40, description="only this theme")]
ANSWERING = ("not-logged-in", "no-such-puzzle", "cross-site", "not-json", "bad-request")


@get("/api/puzzles", tags=TAGS, summary="Puzzles", responses=problems(), opt=ANYONE)
async def list_puzzles(request: ApiRequest, puzzles: Injected[PuzzleServices]) -> Response[Puzzles]:
    """How many there are by board and theme, the one of the day, and how I do."""
    found = await puzzles.choice.overview(request.user)
    return Response(found, headers={"cache-control": "no-store"})


@get(
    "/api/puzzles/next",
    tags=TAGS,
    summary="A puzzle for me",
    description="One I have not tried, about as difficult as I am strong.",
    responses=problems("no-such-puzzle"),
    opt=ANYONE,
)
async def next_puzzle(
    request: ApiRequest,
    puzzles: Injected[PuzzleServices],
    game: PuzzleGame = None,
    theme: OneTheme = None,
) -> Response[PuzzleState]:
    """A puzzle, before anything has been tried."""
    puzzle_id = await puzzles.choice.next(game, theme, request.user)
    state = await puzzles.solving.state(puzzle_id, (), request.user)
    return Response(state, headers={"cache-control": "no-store"})


@get(
    "/api/puzzles/{puzzle_id:str}",
    tags=TAGS,
    summary="One puzzle",
    responses=problems("no-such-puzzle"),
    opt=ANYONE,
)
async def read_puzzle(
    request: ApiRequest, puzzles: Injected[PuzzleServices], puzzle_id: PuzzleId
) -> Response[PuzzleState]:
    """A puzzle, before anything has been tried."""
    state = await puzzles.solving.state(puzzle_id, (), request.user)
    return Response(state, headers={"cache-control": "no-store"})


@post(
    "/api/puzzles/{puzzle_id:str}/moves",
    status_code=200,
    tags=TAGS,
    summary="Try moves of a puzzle",
    description="How it looks after them, and what is asked next; nothing is said about them.",
    responses=problems("no-such-puzzle", "illegal", "no-prompt", "cross-site", "not-json"),
    opt=ANYONE,
)
async def try_puzzle_moves(
    request: ApiRequest,
    puzzles: Injected[PuzzleServices],
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleMoves],
) -> PuzzleState:
    """A puzzle after some moves of an answer."""
    return await puzzles.solving.state(puzzle_id, data.moves, request.user)


@post(
    "/api/puzzles/{puzzle_id:str}/answer",
    status_code=200,
    tags=TAGS,
    summary="Answer a puzzle",
    description="The first answer counts; whoever answers again learns whether it is right.",
    responses=problems(*ANSWERING, "illegal", "no-prompt", "not-an-answer", "too-fast"),
    opt=PLAY,
)
async def answer_puzzle(
    request: ApiRequest,
    puzzles: Injected[PuzzleServices],
    puzzle_id: PuzzleId,
    data: JSONBody[PuzzleAnswer],
) -> PuzzleVerdict:
    """Right or wrong, and what the answer is."""
    return await puzzles.solving.answer(puzzle_id, data, visitor_of(request))


@post(
    "/api/puzzles/{puzzle_id:str}/doubt",
    status_code=204,
    tags=TAGS,
    summary="Doubt the answer of a puzzle",
    description="For those who have tried it. A puzzle that many doubt is not given any more.",
    responses=problems("not-logged-in", "no-such-puzzle", "not-tried", "cross-site"),
    opt=PLAY,
)
async def doubt_puzzle(
    request: ApiRequest, puzzles: Injected[PuzzleServices], puzzle_id: PuzzleId
) -> None:
    """Somebody thinks that the answer is wrong, or not the only one."""
    await puzzles.solving.doubt(puzzle_id, visitor_of(request))


PUZZLE_ROUTES = [
    list_puzzles, next_puzzle, read_puzzle, try_puzzle_moves, answer_puzzle, doubt_puzzle,
]  # fmt: skip
