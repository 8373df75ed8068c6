"""Somebody who is taught: does what a lesson asks for, or what they are told to do."""

from stellwerk.match.wire import Move
from stellwerk.study.lessons import Course, Lesson, Progress, lesson_match, partner_move

LONGEST = 200  # decisions; no lesson takes as many, however much goes wrong
ALONE = 12  # decisions in a row about which a lesson says nothing: it would seem to have stopped


class Pupil:
    """A person in a lesson, with those who play along."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = lesson_match(lesson)
        self.course = Course(lesson, self.match.game, self.match.state)
        self.wait()

    @property
    def progress(self) -> Progress:
        return self.course.progress(self.match.steps)

    @property
    def is_done(self) -> bool:
        return self.progress.steps == len(self.lesson.steps) or self.match.is_over

    @property
    def asked(self) -> str | None:
        """The step that the next decision is about, if it is."""
        task = self.course.task(self.match.steps, self.match.state)
        is_asked = self.course.is_asked(self.match.steps, self.match.state)
        return task.id if task is not None and is_asked else None

    @property
    def right(self) -> list[Move]:
        return self.course.right_moves(self.match.steps, self.match.state)

    @property
    def wrong(self) -> list[Move]:
        right = [move.as_json() for move in self.right]
        prompt = self.match.prompt(self.lesson.seat)
        assert prompt is not None
        return [move for move in prompt.moves if move.as_json() not in right]

    def do(self, move: Move) -> None:
        self.match.play(self.lesson.seat, move)
        self.wait()

    def wait(self) -> None:
        """Those who play along do so until the person is asked again."""
        match = self.match
        while not match.is_over and self.lesson.seat not in match.state.pending_players():
            seat = match.state.pending_players()[0]
            move = partner_move(self.course, match.game, match.steps, match.state, seat)
            match.play(seat, move)

    def go_on(self) -> None:
        """Do what is asked; where nothing is, what stands last, such as to stop."""
        prompt = self.match.prompt(self.lesson.seat)
        assert prompt is not None
        self.do(self.match.game.cheapest(self.right) if self.right else prompt.moves[-1])

    def finish(self) -> None:
        alone = 0
        for _ in range(LONGEST):
            if self.is_done:
                return
            alone = 0 if self.asked is not None else alone + 1
            assert alone <= ALONE, f"nothing is said after {self.match.moves[-1]}"
            self.go_on()
        raise AssertionError(f"no end of the lesson after {LONGEST} decisions")

    def again(self) -> "Pupil":
        """Another person who has come as far, by the same moves."""
        other = Pupil.__new__(Pupil)
        other.lesson = self.lesson
        other.match = lesson_match(self.lesson)
        other.course = Course(self.lesson, other.match.game, other.match.state)
        for step in self.match.steps:
            other.match.take(other.match.foresee(step.seat, step.move))
        return other
