"""What can be typed at any question of a game: help, log, view, rules, why, undo, save, quit."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from stellwerk.cli.complaints import Complaint
from stellwerk.cli.playing.lines import Leave
from stellwerk.cli.playing.questions import PositionChanged
from stellwerk.terminal.typed_words import plain, shown
from stellwerk.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from stellwerk.cli.playing.session import Session
    from stellwerk.match.contract import Move

NAMES = (
    "help", "view", "routes", "log", "rules", "why", "undo", "back", "more", "all", "none",
    "save", "quit",
)  # fmt: skip
ALIASES = {"?": "help", "map": "routes", "exit": "quit", "q": "quit", "h": "help"}
WITH_WORDS = {"routes", "log", "rules", "why", "save"}
LOG_LINES = 15
MOST_EXPLAINED = 6


class TableCommands:
    """The commands of one session; English words work in every language."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.speaker = session.speaker
        self.words = dict(ALIASES)
        for name in NAMES:
            for word in self.speaker.say_own(f"command-{name}").split():
                self.words[plain(word)] = name
            self.words[name] = name
        self._actions: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "view": self._view,
            "routes": self._routes,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def means(self, line: str, command: str) -> bool:
        """Whether the line is this command."""
        return self.words.get(plain(line)) == command

    def run(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        first, _, rest = line.strip().partition(" ")
        command = self.words.get(plain(first), "")
        if command not in self._actions or (rest and command not in WITH_WORDS):
            return False
        self._actions[command](rest.strip())
        return True

    def _say(self, message: str, **arguments: str | int) -> None:
        self.session.console.print(self.speaker.say(message, **arguments))

    def _help(self, words: str) -> None:
        self.session.console.print(self.speaker.say_own("help"))

    def _view(self, words: str) -> None:
        self.session.show_position()

    def _routes(self, words: str) -> None:
        view = self.session.match.view(self.session.seat)
        for part in self.session.presenter.board(view, words):
            self.session.console.print(part)

    def _log(self, words: str) -> None:
        lines = self.session.match.log(self.session.seat)
        shown = lines if words else lines[-LOG_LINES:]
        for seen in shown:
            self.session.console.print(self.speaker.seen(seen))
        if len(shown) < len(lines):
            self._say("log-more", number=len(lines) - len(shown))

    def _rules(self, words: str) -> None:
        from stellwerk.cli.rule_book import find_rule, rule_lines, rule_page

        if not words:
            self._rule_titles()
            return
        try:
            game = self.session.match.game
            found = find_rule(words, self.speaker.lang, game.family)
            page = rule_page(found, game.board, self.speaker.lang)
            self.session.console.print(rule_lines(page))
        except Complaint as complaint:
            self.session.console.print(str(complaint))

    def _rule_titles(self) -> None:
        from stellwerk.cli.rule_book import titles

        for section, rules in titles(self.session.match.game, self.speaker.lang):
            self.session.console.print(Text(section, style="bold"))
            for rule, title in rules:
                self.session.console.print(f"  {rule:<15} {title}")
        self.session.console.print(self.speaker.say_own("titles-how"))

    def _why(self, words: str) -> None:
        """Explain why something is not possible now, or say that it is."""
        for word in text("command-not", {}, self.speaker.lang).split():
            if plain(words).startswith(f"{plain(word)} "):
                words = words[len(word) :].strip()
        if not words:
            self.session.console.print(self.speaker.say_own("why-how"))
            return
        view = self.session.match.view(self.session.seat)
        wishes = self.session.presenter.wishes(view, words)
        if not wishes:
            self._say("choosing-no-match", typed=shown(words))
        for wish in wishes[:MOST_EXPLAINED]:
            self._explain(wish.label, wish.moves)
        if len(wishes) > MOST_EXPLAINED:
            self._say("why-more", number=len(wishes) - MOST_EXPLAINED)

    def _explain(self, label: str, moves: "list[Move]") -> None:
        session = self.session
        refusals = [session.match.why_not(session.seat, move) for move in moves]
        possible = [move for move, refusal in zip(moves, refusals, strict=True) if refusal is None]
        refusal = refusals[0]
        if possible or refusal is None:
            answer = self.speaker.say("why-possible")
        else:
            answer = self.speaker.refusal(refusal)
        line = Text(self.speaker.say("why-answer", label=label, answer=answer))
        line.stylize("bold", 0, len(label))
        session.console.print(line)

    def _undo(self, words: str) -> None:
        session = self.session
        if not session.match.can_undo(session.seat):
            self._say("undo-nothing")
            return
        session.match.undo(session.seat)
        self._say("undo-done")
        raise PositionChanged

    def _save(self, words: str) -> None:
        if not words:
            self._say("save-how")
            return
        try:
            self.session.write_record(Path(words))
        except Complaint as complaint:
            self.session.console.print(str(complaint))

    def _quit(self, words: str) -> None:
        """Leave; without --record the record is offered."""
        session = self.session
        while session.record_file is None and session.match.moves and not session.saved:
            self._say("quit-offer")
            name = session.lines.read()
            if not name:
                break
            self._save(name)
        raise Leave
