"""Routes of lessons: which there are, beginning one, going on with it, leaving it."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from stellwerk.server.lessons.services import LessonServices
from stellwerk.server.messages.lessons import LessonDescription, Lessons
from stellwerk.server.messages.tables import Table
from stellwerk.server.requests.identity import ApiRequest, visitor_of
from stellwerk.server.requests.injection import Injected
from stellwerk.server.requests.problems import problems
from stellwerk.server.requests.scopes import ANYONE, MANAGE
from stellwerk.server.tables.describing import describe_live
from stellwerk.study.lessons import boards_taught_by, lesson, lesson_names

TAGS = ["lessons"]
LessonName = Annotated[str, PathParameter(max_length=60, description="the name of a lesson")]


@get("/api/lessons", tags=TAGS, summary="Lessons", responses=problems(), opt=ANYONE)
async def list_lessons() -> Response[Lessons]:
    """All lessons, and for which boards they are."""
    listed = [
        LessonDescription(name, lesson(name).minutes, boards_taught_by(name))
        for name in lesson_names()
    ]
    return Response(Lessons(listed), headers={"cache-control": "public, max-age=3600"})


@post(
    "/api/lessons/{lesson_name:str}",
    status_code=200,
    tags=TAGS,
    summary="Begin a lesson, or go on with it",
    description="A table of one's own at a prepared position, with somebody at one's side who says "
    "why: its states have `lesson`. Where one was begun and not finished, that one again.",
    responses=problems("not-logged-in", "no-such-lesson", "too-many-tables", "cross-site"),
    opt=MANAGE,
)
async def begin_lesson(
    request: ApiRequest, lessons: Injected[LessonServices], lesson_name: LessonName
) -> Table:
    """The table of a lesson."""
    visitor = visitor_of(request)
    table_id = await lessons.lessons.begin(lesson_name, visitor)
    return describe_live(lessons.presence, await lessons.live.table(table_id), visitor)


@delete(
    "/api/lessons/{lesson_name:str}",
    tags=TAGS,
    summary="Leave a lesson",
    description="Its table is closed. Whoever begins the lesson again begins at its start.",
    responses=problems("not-logged-in", "cross-site"),
    opt=MANAGE,
)
async def leave_lesson(
    request: ApiRequest, lessons: Injected[LessonServices], lesson_name: LessonName
) -> None:
    """Close the table of a lesson that was begun."""
    await lessons.lessons.leave(lesson_name, visitor_of(request))


LESSON_ROUTES = [list_lessons, begin_lesson, leave_lesson]
