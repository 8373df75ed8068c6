"""What can be typed at any question of a game: help, log, view, rules, why, hint, undo …"""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from stellwerk.cli.complaints import Complaint
from stellwerk.cli.playing.lines import Leave
from stellwerk.cli.playing.questions import PositionChanged
from stellwerk.games.assumptions import assumptions
from stellwerk.terminal.typed_words import HANDY, handiest, plain, shown
from stellwerk.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stellwerk.cli.playing.session import Session
    from stellwerk.match.wire import Move

NAMES = (
    "help", "view", "routes", "log", "rules", "why", "explain", "hint", "undo", "back", "more",
    "all", "none", "save", "quit",
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
            "explain": self._explain_bots,
            "hint": self._hint,
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
        self.session.console.print(self.speaker.say_own("help", **self._example()))

    def _example(self) -> dict[str, str]:
        """Two places of this board, as people read them and as they type them."""
        name, other = (*handiest(self.session.presenter.place_names()), "", "")[:2]
        typed = plain(name)
        return {
            "name": name,
            "part": typed[:3],
            "typed": typed,
            "place": typed.ljust(HANDY),
            "other": plain(other),
        }

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
        from stellwerk.cli.rule_book import assumption_lines, titles

        game, screen = self.session.match.game, self.session.console
        sections = titles(game, self.speaker.lang)
        for section, rules in sections:
            screen.print(Text(section, style="bold"))
            for rule, title in rules:
                screen.print(f"  {rule:<15} {title}")
        assumed = assumptions(game.board, self.speaker.lang)
        if assumed:
            screen.print(Text(self.speaker.say("games-assumed"), style="bold"))
        for line in assumption_lines(assumed):
            screen.print(line)
        (first, _), *_ = (rule for _, rules in sections for rule in rules)
        screen.print(self.speaker.say("titles-how", rule=first))

    def _why(self, words: str) -> None:
        """Explain why something is not possible now, or say that it is."""
        for word in text("command-not", {}, self.speaker.lang).split():
            if plain(words).startswith(f"{plain(word)} "):
                words = words[len(word) :].strip()
        if not words:
            self.session.console.print(self.speaker.say_own("why-how", **self._example()))
            return
        view = self.session.match.view(self.session.seat)
        wishes = self.session.presenter.wishes(view, words)
        if not wishes:
            self._say("choosing-no-match", typed=shown(words))
        for wish in wishes[:MOST_EXPLAINED]:
            self._judge(wish.label, wish.moves)
        if len(wishes) > MOST_EXPLAINED:
            self._say("why-more", number=len(wishes) - MOST_EXPLAINED)

    def _judge(self, label: str, moves: "Sequence[Move]") -> None:
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

    def _explain_bots(self, words: str) -> None:
        """Why each bot made its last move: against bots alone nobody else learns it."""
        explanations = self.session.explanations()
        if not explanations:
            self._say("explain-nothing")
        for seat, reasons in explanations.items():
            name = self.speaker.names[seat]
            self.session.console.print(Text(name, style="bold"))
            for reason in reasons:
                self.session.console.print(f"  {self.speaker.reason(reason)}")

    def _hint(self, words: str) -> None:
        self.session.tell_hint()

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
