"""A game between one person and bots, in a terminal or through a pipe."""

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from stellwerk.bots.bot import MOST_DECISIONS
from stellwerk.cli.complaints import Complaint, write_text
from stellwerk.cli.playing.commands import TableCommands
from stellwerk.cli.playing.final import final_count
from stellwerk.cli.playing.hinting import HintGiver
from stellwerk.cli.playing.lines import Leave, LineReader
from stellwerk.cli.playing.questions import Dialogue, PositionChanged
from stellwerk.cli.screen import console
from stellwerk.games.families import presenter
from stellwerk.match.record import record_text
from stellwerk.terminal.coaching import coach_line

if TYPE_CHECKING:
    from stellwerk.bots import Bot, BotFailed, Seat
    from stellwerk.match.contract import Event
    from stellwerk.match.explanations import Reason
    from stellwerk.match.match import Match
    from stellwerk.terminal.speaking import Speaker

RECORD_MARK = b'"stellwerk"'


class Session:
    """The table: the match, the person's seat, and the bots on the others."""

    def __init__(
        self,
        match: "Match",
        seat: int,
        bots: Sequence[str],
        speaker: "Speaker",
        record_file: Path | None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.record_file = record_file
        self.saved = False
        self.coached = False
        """Whether one line says what the person can do, and why one would."""
        self.console = console()
        self.lines = LineReader(self.console)
        self.presenter = presenter(speaker)
        others = [number for number in range(match.game.players) if number != seat]
        self.bot_names = dict(zip(others, bots, strict=True))
        self.bots = {number: self._bot(number, name) for number, name in self.bot_names.items()}
        self._decided: dict[int, tuple[Seat, int]] = {}
        self.hints = HintGiver(self)
        self.commands = TableCommands(self)

    def _bot(self, seat: int, name: str) -> "Bot":
        """A bot whose chance follows from the seed of the match, so that games repeat."""
        from stellwerk.bots import make_bot

        seed = hashlib.sha256(self.match.seed + f"/bot/{seat}".encode()).digest()
        return make_bot(self.match.game.family, name, int.from_bytes(seed[:7], "big"))

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        code = 0
        try:
            self._greet()
            while not self.match.is_over:
                self._next_decision()
            self._finish()
        except Leave as leave:
            code = leave.code
            self.console.print(self.speaker.say("goodbye"))
        except KeyboardInterrupt:
            code = 130
            self.console.print()
            self.console.print(self.speaker.say("goodbye"))
        finally:
            if self.record_file is not None:
                self.write_record(self.record_file)
        return code

    def show_position(self) -> None:
        """The table as the person sees it."""
        for part in self.presenter.position(self.match.view(self.seat)):
            self.console.print(part)

    def write_record(self, path: Path) -> None:
        """Write the record; a file that is something else is never overwritten."""
        check_record_path(path, self.speaker.lang)
        write_text(path, record_text(self.match.record), self.speaker.lang)
        self.saved = True
        self.console.print(self.speaker.say("save-done", file=str(path)))

    def _greet(self) -> None:
        game = self.match.game
        self.console.print(Text(game.title, style="bold"))
        others = [name for seat, name in enumerate(self.speaker.names) if seat != self.seat]
        me = self.speaker.names[self.seat]
        self.console.print(self.speaker.say("welcome", player=me, others=", ".join(others)))
        if self._has_assumptions():
            self.console.print(self.speaker.say("welcome-assumed"), style="dim")
        self.console.print(self.speaker.say("unofficial"), style="dim")
        self.console.print(self.speaker.say("welcome-help"), style="dim")
        self._tell(self.match.opening)

    def _has_assumptions(self) -> bool:
        """Whether the board is not in everything the printed one."""
        from stellwerk.boards.board import Board

        board = getattr(self.match.game, "board", None)
        return isinstance(board, Board) and bool(board.provenance.assumed)

    def _next_decision(self) -> None:
        pending = self.match.state.pending_players()
        if self.seat in pending:
            self._person_decides()
        else:
            self._bot_decides(pending[0])

    def _bot_decides(self, seat: int) -> None:
        from stellwerk.bots import BotFailed, Seat, answer_of

        if len(self.match.moves) >= MOST_DECISIONS:
            self.console.print(self.speaker.say("no-end", number=MOST_DECISIONS))
            raise Leave(1)
        handle = Seat(self.match.game, self.match.state, seat)
        try:
            action = answer_of(self.bots[seat], self.bot_names[seat], handle)
        except BotFailed as failure:
            self._let_stand_in(seat, failure)
            action = answer_of(self.bots[seat], self.bot_names[seat], handle)
        self._decided[seat] = (handle, action)
        self._tell(self.match.play_action(seat, action))

    def _let_stand_in(self, seat: int, failure: "BotFailed") -> None:
        """The simplest bot plays on for one that failed; if that fails, too, there is no help."""
        from stellwerk.bots import bot_names

        simplest = bot_names(self.match.game.family)[0]
        if self.bot_names[seat] == simplest:
            raise failure
        reason, failed = str(failure), self.speaker.names[seat]
        self.console.print(
            self.speaker.say("bot-stands-in", reason=reason, player=failed, bot=simplest)
        )
        self.bot_names[seat] = simplest
        self.bots[seat] = self._bot(seat, simplest)

    def tell_hint(self) -> None:
        """One step more of what the person might do."""
        self.hints.tell()

    def explanations(self) -> "dict[int, Sequence[Reason]]":
        """Why each bot made its last move, by seat; without those that do not say."""
        from stellwerk.bots import explanation_of
        from stellwerk.match.explanations import CannotExplain

        reasons: dict[int, Sequence[Reason]] = {}
        for seat, (handle, action) in sorted(self._decided.items()):
            with contextlib.suppress(CannotExplain):
                reasons[seat] = explanation_of(self.bots[seat], handle, action).reasons
        return reasons

    def _person_decides(self) -> None:
        prompt = self.match.prompt(self.seat)
        assert prompt is not None
        self.console.rule(style="dim")
        self.show_position()
        self.presenter.begin(self.match.view(self.seat))
        if self.coached:
            line = coach_line(prompt, self.match.game.family, self.speaker.lang)
            self.console.print(Text(line, style="dim italic"))
        dialogue = Dialogue(
            self.match, prompt, self.presenter, self.console, self.lines, self.commands
        )
        try:
            self._tell(self.match.play(self.seat, dialogue.decide()))
            if self.match.can_undo(self.seat) and self.seat not in self._pending():
                self._last_look()
        except PositionChanged:
            return

    def _pending(self) -> list[int]:
        return self.match.state.pending_players()

    def _last_look(self) -> None:
        """The others move at once, so this is the moment to take a move back."""
        self.console.print(self.speaker.say("undo-offer"), style="dim")
        while self.commands.run(self.lines.read()):
            self.console.print(self.speaker.say("undo-offer"), style="dim")

    def _tell(self, events: "Sequence[Event]") -> None:
        for event in events:
            if not self.presenter.quiet(event, self.seat):
                style = "" if event.seat == self.seat else "italic"
                self.console.print(Text(self.speaker.event(event, self.seat), style=style))
        kinds = {event.kind for event in events}
        if kinds & self.presenter.milestones and self.lines.interactive and not self.match.is_over:
            self._wait()

    def _wait(self) -> None:
        """In a terminal what comes next may push this off the screen."""
        self.console.print(self.speaker.say("choosing-go-on"), style="dim")
        with contextlib.suppress(PositionChanged):
            while self.commands.run(self.lines.read()):
                self.console.print(self.speaker.say("choosing-go-on"), style="dim")

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        self.console.rule(style="dim")
        self.presenter.begin(self.match.view(self.seat))
        for part in final_count(self.presenter, result):
            self.console.print(part)
        if self.hints.taken:
            self.console.print(self.speaker.say("hint-counted", number=self.hints.taken))
        if self.record_file is None:
            self._offer_record()

    def _offer_record(self) -> None:
        """The game is over: a last chance to keep it."""
        while not self.saved:
            self.console.print(self.speaker.say("quit-offer"), style="dim")
            name = self.lines.read()
            if not name:
                return
            try:
                self.write_record(Path(name))
            except Complaint as complaint:
                self.console.print(str(complaint))


def check_record_path(path: Path, lang: str) -> None:
    """Complain before it is too late about a place where no record can be written."""
    try:
        if path.is_dir():
            raise Complaint(lang, "complaint-directory", file=str(path))
        if not path.parent.is_dir():
            raise Complaint(lang, "complaint-no-folder", file=str(path.parent))
        if path.exists() and path.stat().st_size:
            with path.open("rb") as file:
                if RECORD_MARK not in file.read(200):
                    raise Complaint(lang, "complaint-exists", file=str(path))
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Complaint(lang, "complaint-write", file=str(path), reason=reason) from None
