"""Those who play along in a lesson: each has a part, and otherwise keeps out of the way."""

from collections.abc import Sequence

from stellwerk.match.contract import Game, State
from stellwerk.match.match import Step
from stellwerk.match.patterns import matches
from stellwerk.match.wire import Move
from stellwerk.study.lessons.course import Course
from stellwerk.study.lessons.lesson import Lesson, Line, Partner


def partner_move(
    course: Course, game: Game, steps: Sequence[Step], state: State, seat: int
) -> Move:
    """The move of somebody who plays along: the next of their part as soon as it can be played."""
    partner = partner_at(course.lesson, seat)
    moves = game.prompt(state, seat).moves
    behind = course.progress(steps).steps
    played = [step.move for step in steps if step.seat == seat]
    timely = [
        pattern
        for line in _lines_left(partner, played)
        if line.after is None or course.lesson.number_of(line.after) < behind
        for pattern in line.moves
    ]
    for pattern in (*timely, *partner.otherwise):
        fitting = [move for move in moves if matches(pattern, move.as_json())]
        if fitting:
            return game.cheapest(fitting)
    return moves[0]


def partner_at(lesson: Lesson, seat: int) -> Partner:
    """Who plays along at a seat."""
    return next(partner for partner in lesson.partners if partner.seat == seat)


def _lines_left(partner: Partner, played: Sequence[Move]) -> list[Line]:
    """The lines of a part that have not been played yet."""
    left = list(partner.part)
    for move in played:
        plain = move.as_json()
        spoken = (line for line in left if any(matches(each, plain) for each in line.moves))
        line = next(spoken, None)
        if line is not None:
            left.remove(line)
    return left
