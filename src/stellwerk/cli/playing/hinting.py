"""Hints in the terminal: the same three steps as in the browser, counted likewise."""

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from stellwerk.cli.playing.session import Session
    from stellwerk.match.contract import Prompt
    from stellwerk.study.hints import Hint


class HintGiver:
    """Tells one step more whenever somebody asks; another question begins at the first step."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.speaker = session.speaker
        self.taken = 0
        self._question: Prompt | None = None
        self._hint: Hint | None = None
        self._steps_shown = 0

    def tell(self) -> None:
        """The next step of the hint to the question that stands."""
        for part in self._next_step():
            self.session.console.print(part)

    def _next_step(self) -> "Iterator[RenderableType]":
        from stellwerk.study.hints import STEPS, CannotHint, NothingToChoose

        prompt = self.session.match.prompt(self.session.seat)
        if prompt is None:
            yield self.speaker.say("hint-not-asked")
            return
        if prompt != self._question:
            self._question, self._hint, self._steps_shown = prompt, None, 0
        try:
            hint = self._hint or self._find()
        except NothingToChoose:
            yield self.speaker.say("hint-nothing-to-choose")
            return
        except CannotHint:
            yield self.speaker.say("hint-unknown")
            return
        if self._steps_shown == STEPS:
            yield self.speaker.say("hint-none-left")
            return
        self._steps_shown += 1
        yield from self._step(hint)
        if self._steps_shown < STEPS:
            yield Text(self.speaker.say("hint-again"), style="dim")

    def _find(self) -> "Hint":
        """Worked out when the first step is asked for; from then on it counts."""
        from stellwerk.study.hints import hint

        match = self.session.match
        self._hint = hint(match.game, match.state, self.session.seat)
        self.taken += 1
        return self._hint

    def _step(self, hint: "Hint") -> "Iterator[RenderableType]":
        if self._steps_shown == 1:
            yield self.speaker.say(hint.look)
        elif self._steps_shown == 2:
            what = self.speaker.value("do", hint.move.do)
            yield self.speaker.say(hint.kind, what=what)
        else:
            yield from self._move(hint)

    def _move(self, hint: "Hint") -> "Iterator[RenderableType]":
        words = [self.speaker.value(name, value) for name, value in hint.move.as_json().items()]
        yield Text(self.speaker.say("hint-move", move=" › ".join(words)), style="bold")
        for reason in hint.explanation.reasons:
            yield f"  {self.speaker.hinted(reason)}"
        yield from self.session.presenter.plan(
            self.session.match.view(self.session.seat), hint.explanation
        )
        if hint.compared == 1:
            yield self.speaker.say("hint-only")
        else:
            message = "hint-clear" if hint.is_clear else "hint-near"
            yield self.speaker.say(message, number=hint.compared)
