"""Where somebody stands in a lesson: it follows from the moves of the match, and from nothing else.

So a lesson goes on after a reload, a restart of the server or a move that was taken back, and
nobody has to remember anything beside the match.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from stellwerk.match.contract import Game, State
from stellwerk.match.match import Step
from stellwerk.match.patterns import matches
from stellwerk.match.wire import Move
from stellwerk.study.lessons.lesson import Lesson, LessonStep, number_in
from stellwerk.texts import has_text

Tone = Literal["welcome", "right", "mistake", "missed", "end"]


@dataclass(frozen=True)
class Said:
    """Something that is said: the id of its text, in which tone, and the rules behind it."""

    text: str
    tone: Tone
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Progress:
    """How far somebody is: the steps behind them, and what was said about the last move."""

    steps: int = 0
    """How many steps are behind them, done or missed."""
    times: int = 0
    """How often the present one was done."""
    said: tuple[Said, ...] = ()


class Course:
    """A lesson along a match. What was worked out for a move is kept as long as the move stands.

    >>> from stellwerk.study.lessons import lesson, lesson_match
    >>> match = lesson_match(lesson("ticket-europe"))
    >>> course = Course(lesson("ticket-europe"), match.game, match.state)
    >>> course.task(match.steps, match.state).id
    'draw'
    """

    def __init__(self, lesson: Lesson, game: Game, start: State) -> None:
        self.lesson = lesson
        self._game = game
        self._steps: list[Step] = []
        welcome = Said(lesson.text("welcome"), "welcome")
        self._progress = [self._settled(Progress(said=(welcome,)), [], start)]

    def progress(self, steps: Sequence[Step]) -> Progress:
        """How far somebody is after these steps of the match, all of them from its start."""
        known = 0
        for mine, other in zip(self._steps, steps, strict=False):
            if mine is not other:
                break
            known += 1
        del self._steps[known:], self._progress[known + 1 :]
        for step in steps[known:]:
            before = self._progress[-1]
            self._steps.append(step)
            self._progress.append(self._after(before, step))
        return self._progress[-1]

    def task(self, steps: Sequence[Step], state: State) -> LessonStep | None:
        """What is to be done now; None when every step is behind, or the match is over."""
        number = self.progress(steps).steps
        over = number == len(self.lesson.steps) or state.is_terminal()
        return None if over else self.lesson.steps[number]

    def is_asked(self, steps: Sequence[Step], state: State) -> bool:
        """Whether the next decision is the one the present step is about."""
        task = self.task(steps, state)
        return task is not None and self._is_at(task, state)

    def right_moves(self, steps: Sequence[Step], state: State) -> list[Move]:
        """The moves that would do what is asked now; none if something else is asked."""
        task = self.task(steps, state)
        if task is None or not self._is_at(task, state):
            return []
        return self._right_moves(task, state)

    def _after(self, before: Progress, step: Step) -> Progress:
        """Progress after one more step of the match."""
        if step.seat != self.lesson.seat:
            return self._settled(before, self._steps, step.after)
        now = replace(before, said=())
        if before.steps < len(self.lesson.steps):
            task = self.lesson.steps[before.steps]
            if self._is_at(task, step.before):
                now = self._judged(now, task, step)
        return self._settled(now, self._steps, step.after)

    def _judged(self, now: Progress, task: LessonStep, step: Step) -> Progress:
        """The person has answered the question the task is about."""
        if not self._is_right(task, step):
            return self._corrected(now, task, step.move)
        if now.times + 1 < task.times:
            return replace(now, times=now.times + 1)
        return self._done(now, task)

    def _done(self, now: Progress, task: LessonStep) -> Progress:
        """The step is behind the person, with a word of praise if there is one."""
        praise = self.lesson.text(task.id, "done")
        said = (Said(praise, "right"),) if has_text(praise) else ()
        return Progress(now.steps + 1, 0, said)

    def _settled(self, now: Progress, steps: Sequence[Step], state: State) -> Progress:
        """Steps that cannot be done any more are behind the person, too."""
        if state.is_terminal():
            return replace(now, steps=len(self.lesson.steps), times=0)
        while now.steps < len(self.lesson.steps):
            task = self.lesson.steps[now.steps]
            if task.until is not None and self._is_there(task.until, state):
                now = self._done(now, task)
                continue
            kind = self._question(state)
            is_at = kind in task.at
            is_late = kind is not None and (task.at_once or kind in task.too_late_at) and not is_at
            if not is_at and not is_late:
                break
            if is_late or not self._has_been_played(task, steps):
                now = Progress(now.steps + 1, 0, now.said)
            elif self._right_moves(task, state):
                break
            elif self._was_done(task, steps):
                now = Progress(now.steps + 1, 0, now.said)
            else:
                missed = Said("lesson-missed", "missed", task.rules)
                now = Progress(now.steps + 1, 0, (*now.said, missed))
        return now

    def _is_there(self, path: str, state: State) -> bool:
        return number_in(self._game.view(state, self.lesson.seat).as_json(), path) is not None

    def _has_been_played(self, task: LessonStep, steps: Sequence[Step]) -> bool:
        """Whether that has happened without which a step makes no sense."""
        wanted = task.only_after
        return wanted is None or any(
            step.seat == wanted.seat and matches(wanted.move, step.move.as_json()) for step in steps
        )

    def _was_done(self, task: LessonStep, steps: Sequence[Step]) -> bool:
        """Whether the person has done before what is asked for only now."""
        return bool(task.moves) and any(
            step.seat == self.lesson.seat and self._is_named(task, step.move) for step in steps
        )

    def _is_at(self, task: LessonStep, state: State) -> bool:
        """Whether the person is asked the question a step is about."""
        return self._question(state) in task.at

    def _question(self, state: State) -> str | None:
        """What kind of question the person is asked."""
        if self.lesson.seat not in state.pending_players():
            return None
        return self._game.prompt(state, self.lesson.seat).kind

    def _right_moves(self, task: LessonStep, state: State) -> list[Move]:
        moves = self._game.prompt(state, self.lesson.seat).moves
        named = [move for move in moves if self._is_named(task, move)]
        named.sort(key=lambda move: _place(task, move))
        if task.less is None and task.more is None:
            return named
        return [move for move in named if self._helps(task, state, self._tried(state, move))]

    def _tried(self, state: State, move: Move) -> State:
        after = state.clone()
        after.apply_action(self._game.action(state, self.lesson.seat, move), self.lesson.seat)
        return after

    def _is_right(self, task: LessonStep, step: Step) -> bool:
        return self._is_named(task, step.move) and self._helps(task, step.before, step.after)

    def _is_named(self, task: LessonStep, move: Move) -> bool:
        plain = move.as_json()
        return not task.moves or any(matches(pattern, plain) for pattern in task.moves)

    def _helps(self, task: LessonStep, before: State, after: State) -> bool:
        """Whether the numbers a step names have moved as it wants."""
        return all(
            path is None or self._has_moved(path, sign, before, after)
            for path, sign in ((task.less, -1), (task.more, 1))
        )

    def _has_moved(self, path: str, sign: int, before: State, after: State) -> bool:
        seat = self.lesson.seat
        was = number_in(self._game.view(before, seat).as_json(), path)
        now = number_in(self._game.view(after, seat).as_json(), path)
        return was is not None and now is not None and (now - was) * sign > 0

    def _corrected(self, now: Progress, task: LessonStep, move: Move) -> Progress:
        """What is said to a move that is not what the step asks for, and where it goes on."""
        plain = move.as_json()
        for reason in task.mistakes:
            if matches(reason.move, plain):
                text = self.lesson.text(task.id, reason.say)
                said = (Said(text, "mistake", reason.rules or task.rules),)
                if reason.back is not None:
                    return Progress(self.lesson.number_of(reason.back), 0, said)
                return replace(now, said=said)
        text = self.lesson.text(task.id, "else")
        said = (Said(text if has_text(text) else "lesson-else", "mistake", task.rules),)
        return replace(now, said=said)


def _place(task: LessonStep, move: Move) -> int:
    """Which of the moves a step asks for this is: the first is the one to be shown."""
    plain = move.as_json()
    fitting = (place for place, pattern in enumerate(task.moves) if matches(pattern, plain))
    return next(fitting, len(task.moves))
