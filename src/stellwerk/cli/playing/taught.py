"""A lesson in a terminal: a session in which somebody says what to do, and why."""

from typing import TYPE_CHECKING

from rich.text import Text

from stellwerk.bots import bot_names
from stellwerk.cli.playing.session import Session
from stellwerk.study.lessons import Course, lesson_match, partner_move
from stellwerk.terminal.speaking import Speaker
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.study.lessons import Lesson

STYLES = {"mistake": "yellow", "missed": "yellow", "right": "green"}


class TaughtSession(Session):
    """The table of a lesson; those who play along have parts instead of bots' plans."""

    def __init__(self, lesson: "Lesson", lang: str) -> None:
        match = lesson_match(lesson)
        self.course = Course(lesson, match.game, match.state)
        named = {partner.seat: partner.name for partner in lesson.partners}
        mine = text("your-name", {}, lang)
        names = [named.get(seat, mine) for seat in range(lesson.players)]
        simplest = [bot_names(match.game.family)[0]] * len(lesson.partners)
        super().__init__(match, lesson.seat, simplest, Speaker(match.game, names, lang), None)

    def _bot_decides(self, seat: int) -> None:
        match = self.match
        move = partner_move(self.course, match.game, match.steps, match.state, seat)
        self._tell(match.play(seat, move))

    def tell_hint(self) -> None:
        """Whoever is taught is told what to do anyway."""
        self.console.print(self.speaker.say("hint-lesson"))

    def show_position(self) -> None:
        """The table, and what is said about it."""
        super().show_position()
        self._teach()

    def _finish(self) -> None:
        self._teach()
        super()._finish()

    def _teach(self) -> None:
        """What was right or wrong about the last move, and what to do now."""
        match, lesson = self.match, self.course.lesson
        for said in self.course.progress(match.steps).said:
            self._print(said.text, said.rules, STYLES.get(said.tone, ""))
        task = self.course.task(match.steps, match.state)
        if task is None:
            self._print(lesson.text("end"), (), "")
        elif self.course.is_asked(match.steps, match.state):
            number = lesson.number_of(task.id) + 1
            head = self.speaker.say("lesson-step", number=number, steps=len(lesson.steps))
            self.console.print(Text(head, style="bold"))
            self._print(lesson.text(task.id), task.rules, "")

    def _print(self, message: str, rules: tuple[str, ...], style: str) -> None:
        words = Text(self.speaker.say(message), style=style)
        if rules:
            words.append(f" ({', '.join(rules)})", style="dim")
        self.console.print(words)
