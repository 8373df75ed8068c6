"""Asking a person for a move: numbers, parts of names, or a command."""

from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from stellwerk.cli.playing.choosing import Narrowing
from stellwerk.cli.playing.listing import LONG, page_size, print_choices
from stellwerk.terminal.typed_words import looks_like_numbers, matching, numbers, plain, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from stellwerk.cli.playing.choosing import Fields, Question
    from stellwerk.cli.playing.lines import LineReader
    from stellwerk.match.contract import JsonValue, Prompt
    from stellwerk.match.match import Match
    from stellwerk.terminal.presenter import Presenter

HINT_FROM = 6


class PositionChanged(Exception):  # noqa: N818 - a message to the loop, not a fault
    """A command has changed the position, so the question no longer stands."""


class Commands(Protocol):
    """What can be typed at any question."""

    def run(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        ...

    def means(self, line: str, command: str) -> bool:
        """Whether the line is this command."""
        ...


class Dialogue:
    """One question to a person, until there is one move."""

    def __init__(
        self,
        match: "Match",
        prompt: "Prompt",
        presenter: "Presenter",
        console: "Console",
        lines: "LineReader",
        commands: Commands,
    ) -> None:
        self.match = match
        self.prompt = prompt
        self.presenter = presenter
        self.speaker = presenter.speaker
        self.console = console
        self.lines = lines
        self.commands = commands
        moves = [move.as_json() for move in prompt.moves]
        self.narrowing = Narrowing(moves, () if presenter.asks_what_first else ("do",))
        self._new_question()

    def decide(self) -> "Fields":
        """The move the person chooses."""
        self.console.print(Text(self.speaker.prompt(self.prompt), style="bold"))
        if self.narrowing.move is not None:
            self._confirm_only_move(self.narrowing.move)
        while self.narrowing.move is None:
            self._show()
            self._answer(self.lines.read())
        return self.narrowing.move

    def _new_question(self) -> None:
        """Work out the choices of the current field; no filter, first page."""
        self.question: Question = self.narrowing.question
        values = list(self.question.values)
        ordered = self.presenter.ordered(self.question.field, values)
        if ordered is not None:
            values = ordered
        elif len(values) >= LONG and not self.question.several:
            values.sort(key=lambda value: plain(self._words(value)))
        self.all_values = values
        self.values = values
        self.first = 0
        self.hidden = False

    def _words(self, value: "JsonValue") -> str:
        """A choice in words, for searching."""
        field = self.question.field
        if value is None:
            return self._other_move()
        label = self.speaker.value(field, [value] if self.question.several else value)
        ids = value if isinstance(value, str) else ""
        more = self.presenter.search_words(field, value)
        return f"{label} {self.presenter.note(field, value)} {ids} {more}"

    def _other_move(self) -> str:
        """The move that has nothing to choose in this field, such as to stop."""
        does = [move["do"] for move in self.narrowing.moves if self.question.field not in move]
        names = [self.speaker.value("do", do) for do in does]
        return " / ".join([*names, *(self.presenter.search_words("do", do) for do in does)])

    def _label(self, value: "JsonValue") -> Text:
        field = self.question.field
        if value is None:
            return Text(self.presenter.indent(field) + self._other_move().split(" / ")[0])
        if self.question.several:
            return Text(self.speaker.value(field, [value]))
        label = self.presenter.styled(field, value)
        notes = [self.presenter.note(field, value), self.presenter.aside(field, value)]
        note = "  ".join(note for note in notes if note)
        return Text.assemble(label, (f"  {note}", "dim")) if note else label

    def _show(self) -> None:
        """The question and its choices, unless they have just been shown."""
        if self.hidden:
            return
        self.hidden = True
        heading = self._heading()
        if heading:
            self.console.print(heading)
        labels = [self._label(value) for value in self.values]
        size = self._page_size(labels)
        print_choices(self.console, labels, self.first, size, self._own_numbers())
        left = len(labels) - self.first - size
        if left > 0:
            self._hint("choosing-more", number=left)
        elif self.question.several:
            self._hint("choosing-several")
        elif len(labels) > HINT_FROM:
            self._hint("choosing-filter")

    def _own_numbers(self) -> "list[int] | None":
        """Choices that are numbers themselves are chosen by these."""
        own = [value for value in self.values if type(value) is int]
        return own if len(own) == len(self.values) else None

    def _page_size(self, labels: "Sequence[Text]") -> int:
        """How many choices to show at once."""
        size = page_size(self.console, labels)
        most = self.presenter.at_once(self.question.field)
        return size if most is None else min(size, most)

    def _heading(self) -> str:
        """The way here and what is asked; the first question is the prompt itself."""
        if not self.narrowing.chosen:
            return ""
        path = [
            self.speaker.value(field, value) if field and value is not None else str(value)
            for field, value in self.narrowing.chosen
        ]
        if self.question.field != "do":
            path.append(self.speaker.field(self.question.field))
        return " › ".join(path)

    def _answer(self, line: str) -> None:
        if not line:
            self.hidden = False
        elif self.commands.means(line, "back") or self._means_back(line):
            self._back()
        elif self.commands.means(line, "more"):
            self._turn_page()
        elif self.commands.run(line):
            return
        elif self.question.several:
            self._pick(line)
        else:
            self._choose(line)

    def _means_back(self, line: str) -> bool:
        """In the middle of choosing, `undo` means the last choice."""
        return self.commands.means(line, "undo") and bool(self.narrowing.chosen)

    def _choose(self, line: str) -> None:
        """One value by its number or by a part of its name."""
        own = self._own_numbers()
        if own is not None and looks_like_numbers(line):
            if line.isascii() and line.isdigit() and int(line[:9]) in own:
                self._take(int(line))
            else:
                self._hint("choosing-one-of", numbers=", ".join(map(str, own)))
            return
        positions = numbers(line, len(self.values))
        if positions is not None and len(positions) == 1:
            self._take(self.values[positions[0]])
        elif looks_like_numbers(line):
            self._hint("choosing-number", highest=len(self.values))
        else:
            self._filter(line)

    def _filter(self, line: str) -> None:
        found = self._called(line) or matching([*map(self._words, self.all_values)], line)
        if not found:
            self._search_moves(line)
        elif len(found) == 1:
            self._take(self.all_values[found[0]])
        else:
            self.values = [self.all_values[position] for position in found]
            self.first = 0
            self.hidden = False

    def _called(self, line: str) -> list[int]:
        """The choices that have exactly this name: "dallas" is not "east of Dallas"."""
        field = self.question.field
        return [
            position
            for position, value in enumerate(self.all_values)
            if value is not None and plain(self.speaker.value(field, value)) == plain(line)
        ]

    def _search_moves(self, line: str) -> None:
        """Words that name no choice here may name a later one: "par" is a route, not an action."""
        moves = self.narrowing.moves
        found = matching([self._move_words(move) for move in moves], line)
        if not found:
            self._hint("choosing-no-match", typed=shown(line))
            return
        self.narrowing.keep([moves[position] for position in found], shown(line))
        self._new_question()

    def _move_words(self, move: "Fields") -> str:
        parts = [
            f"{self.speaker.value(field, value)} {self.presenter.note(field, value)} {value} "
            f"{self.presenter.search_words(field, value)}"
            for field, value in move.items()
        ]
        return " ".join(parts)

    def _take(self, value: "JsonValue") -> None:
        self.narrowing.choose(value)
        self._new_question()

    def _pick(self, line: str) -> None:
        """Several values by their numbers, by parts of names, or all or none of them."""
        elements = self._picked(line)
        if elements is None:
            return
        field = self.question.field
        if self.narrowing.pick(elements):
            self._new_question()
            return
        move = {**self.narrowing.moves[0], field: elements}
        refusal = self.match.why_not(self.prompt.seat, move)
        if refusal is not None:
            self.console.print(self.speaker.refusal(refusal))
        else:
            self._hint("choosing-several")

    def _picked(self, line: str) -> "Sequence[JsonValue] | None":
        if self.commands.means(line, "all"):
            return list(self.values)
        if self.commands.means(line, "none"):
            return []
        positions = numbers(line, len(self.values))
        if positions is None and not looks_like_numbers(line):
            positions = matching([self._words(value) for value in self.values], line) or None
            if positions is None:
                self._hint("choosing-no-match", typed=shown(line))
                return None
        if positions is None:
            self._hint("choosing-number", highest=len(self.values))
            return None
        return [self.values[position] for position in sorted(positions)]

    def _back(self) -> None:
        """First away with the filter, then up one choice."""
        if len(self.values) == len(self.all_values) and not self.narrowing.back():
            self._hint("choosing-at-top")
        self._new_question()

    def _turn_page(self) -> None:
        size = self._page_size([self._label(value) for value in self.values])
        self.first = self.first + size if self.first + size < len(self.values) else 0
        self.hidden = False

    def _confirm_only_move(self, move: "Fields") -> None:
        """Nothing to choose: show what will happen and wait for Enter."""
        words = [self.speaker.value(field, value) for field, value in move.items()]
        self.console.print(self.speaker.say("choosing-only", move=" › ".join(words)))
        while True:
            line = self.lines.read()
            if not self.commands.run(line) or not line:
                return

    def _hint(self, message: str, **arguments: str | int) -> None:
        self.console.print(self.speaker.say(message, **arguments), style="dim")
