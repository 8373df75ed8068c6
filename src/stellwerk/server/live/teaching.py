"""The lesson of a table: where its person stands, and what those do who play along."""

from typing import TYPE_CHECKING, cast

import msgspec

from stellwerk.games.families import families
from stellwerk.match.wire import Move
from stellwerk.server.database.models import TableRow
from stellwerk.server.live.play import Play
from stellwerk.server.messages.lessons import LessonNow, LessonTask, Remark
from stellwerk.study.lessons import Course, LessonStep, Said, lesson, partner_move
from stellwerk.study.lessons.checking import whole_marks

if TYPE_CHECKING:
    from stellwerk.server.messages.common import Json


class Teaching:
    """A lesson along the match of a table, as far as this process has it in memory."""

    def __init__(self, course: Course) -> None:
        self._course = course

    @property
    def seat(self) -> int:
        """The seat of whoever is taught."""
        return self._course.lesson.seat

    def partner_move(self, play: Play, seat: int) -> Move:
        """What somebody does who plays along."""
        match = play.match
        return partner_move(self._course, match.game, match.steps, match.state, seat)

    def now(self, play: Play) -> LessonNow:
        """What is said to the person now."""
        match, taught = play.match, self._course.lesson
        progress = self._course.progress(match.steps)
        task = self._course.task(match.steps, match.state)
        said = [_remark(each) for each in progress.said]
        if task is None:
            said.append(_remark(Said(taught.text("end"), "end")))
        return LessonNow(
            lesson=taught.name,
            title=taught.text("title"),
            done=progress.steps,
            steps=len(taught.steps),
            said=said,
            task=None if task is None else self._task(play, task),
        )

    def _task(self, play: Play, step: LessonStep) -> LessonTask:
        match, taught = play.match, self._course.lesson
        right = self._course.right_moves(match.steps, match.state)
        marks = whole_marks(step.marks, families()[match.game.family].wire)
        return LessonTask(
            text=taught.text(step.id),
            rules=list(step.rules),
            asked=bool(right),
            move=dict(match.game.cheapest(right).as_json()) if right else None,
            plan=None if marks is None else cast("Json", msgspec.to_builtins(marks)),
        )


def _remark(said: Said) -> Remark:
    return Remark(said.text, said.tone, list(said.rules))


def teaching_at(row: TableRow, play: Play | None) -> Teaching | None:
    """The lesson of a table; None if it has none, or this release does not have it any more."""
    if row.lesson is None or row.position is None or play is None:
        return None
    try:
        taught = lesson(row.lesson)
    except LookupError:
        return None
    game = play.match.game
    return Teaching(Course(taught, game, game.from_position(row.position)))
