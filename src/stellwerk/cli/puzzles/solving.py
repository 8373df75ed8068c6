"""A puzzle in the terminal: the table, the question, an answer, and what is right."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rich.text import Text

from stellwerk.bots import bot_names
from stellwerk.cli.playing.lines import Leave
from stellwerk.cli.playing.questions import Dialogue, PositionChanged
from stellwerk.cli.playing.session import Session
from stellwerk.cli.screen import console
from stellwerk.match.match import Match
from stellwerk.study.puzzles.sitting import Sitting, sit_down
from stellwerk.terminal.speaking import Speaker
from stellwerk.texts import text

if TYPE_CHECKING:
    from stellwerk.match.contract import JsonValue
    from stellwerk.study.puzzles.puzzle import Puzzle


class PuzzleSession(Session):
    """The table of a puzzle: nobody else moves, and it ends with the answer."""

    def __init__(self, puzzle: "Puzzle", lang: str) -> None:
        self.sitting = sit_down(puzzle)
        game = self.sitting.game
        others = [text("puzzle-player", {"number": seat + 1}, lang) for seat in range(game.players)]
        others[puzzle.seat] = text("your-name", {}, lang)
        simplest = [bot_names(game.family)[0]] * (game.players - 1)
        match = Match(game, position=puzzle.position)
        super().__init__(match, puzzle.seat, simplest, Speaker(game, others, lang), None)

    def solve(self) -> bool:
        """Ask until there is a whole answer; whether it was right. Leave, if somebody goes."""
        self._ask()
        right = self._number() if self.sitting.asks_number else self._moves()
        self._tell_answer(right)
        return right

    def show_position(self) -> None:
        """The table as the seat sees it, without what would give the answer away."""
        for part in self.presenter.position(self._now().view):
            self.console.print(part)

    def _ask(self) -> None:
        puzzle = self.sitting.puzzle
        theme = self.speaker.say(f"puzzle-theme-{puzzle.theme}")
        heading = self.speaker.say(
            "puzzles-heading", title=self.match.game.title, theme=theme, rating=puzzle.rating
        )
        self.console.rule(style="dim")
        self.console.print(Text(heading, style="bold"))

    def _question(self) -> None:
        words = self.speaker.say(f"puzzle-ask-{self.sitting.puzzle.theme}")
        self.console.print(Text(words, style="bold"))

    def _number(self) -> bool:
        self.show_position()
        self._question()
        while True:
            typed = self.lines.read()
            if typed.isascii() and typed.isdigit() and len(typed) < 6:
                return int(typed) == self.sitting.puzzle.value
            if not self.commands.run(typed):
                self.console.print(self.speaker.say("puzzles-number"))

    def _moves(self) -> bool:
        while not self._now().is_whole:
            prompt = self.match.prompt(self.seat)
            assert prompt is not None
            self.show_position()
            self._question()
            self.presenter.begin(self._now().view)
            dialogue = Dialogue(
                self.match, prompt, self.presenter, self.console, self.lines, self.commands
            )
            try:
                self.match.play(self.seat, dialogue.decide())
            except PositionChanged:
                continue
        return self._now().is_right()

    def _now(self) -> Sitting:
        """The puzzle after the moves that stand."""
        moves = [step.move.as_json() for step in self.match.steps]
        return sit_down(self.sitting.puzzle, moves)

    def _tell_answer(self, right: bool) -> None:
        puzzle, say = self.sitting.puzzle, self.speaker.say
        verdict = Text(say("puzzle-right" if right else "puzzle-wrong"))
        verdict.stylize("bold green" if right else "bold yellow")
        self.console.print(verdict)
        if puzzle.answer:
            spoken = [
                " › ".join(self.speaker.value(field, value) for field, value in move.items())
                for move in cast("list[dict[str, JsonValue]]", puzzle.answer)
            ]
            self.console.print(say("puzzle-answer-is", answer="; ".join(spoken)))
        numbers = {"value": puzzle.value, "second": puzzle.second or 0, "tried": puzzle.tried}
        self.console.print(say(f"puzzle-proof-{puzzle.theme}", **numbers))


def solve_all(puzzles: "Sequence[Puzzle]", lang: str) -> int:
    """One puzzle after another until somebody leaves; the exit code."""
    tried = right = 0
    code = 0
    try:
        for puzzle in puzzles:
            solved = PuzzleSession(puzzle, lang).solve()
            tried, right = tried + 1, right + solved
    except Leave as leave:
        code = leave.code
    except KeyboardInterrupt:
        code = 130
    console().print(text("puzzles-score", {"right": right, "tried": tried}, lang))
    return code
