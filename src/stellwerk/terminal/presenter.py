"""How a family of games shows itself; a family without its own presenter is shown plainly."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from typing_extensions import TypeVar

from stellwerk.match.contract import View
from stellwerk.match.wire import Result

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from stellwerk.match.contract import Event, JsonValue
    from stellwerk.match.explanations import Explanation
    from stellwerk.match.wire import Move
    from stellwerk.terminal.speaking import Speaker

ShownView = TypeVar("ShownView", bound=View, contravariant=True, default=View)
ShownResult = TypeVar("ShownResult", bound=Result, contravariant=True, default=Result)


@dataclass(frozen=True)
class Wish:
    """Something a player would like to do, and moves that would do it, the likeliest first."""

    label: str
    moves: "Sequence[Move]"


class Presenter(Generic[ShownView, ShownResult]):
    """Shows any game with nothing but its view; families override what they show better."""

    quiet_events: frozenset[str] = frozenset()
    milestones: frozenset[str] = frozenset()  # events after which people want a moment to read
    asks_what_first = True  # else all moves stand in one list, whatever they do

    def __init__(self, speaker: "Speaker") -> None:
        self.speaker = speaker

    def position(self, view: ShownView) -> "list[RenderableType]":
        """The table as a seat sees it."""
        from stellwerk.terminal.plain_view import shown_plainly

        return shown_plainly(view.as_json(), self.speaker)

    def quiet(self, event: "Event", seat: int | None) -> bool:
        """Whether an event is not worth a line while a seat is playing."""
        return event.kind in self.quiet_events

    def begin(self, view: ShownView) -> None:
        """A question is coming: what its choices are worth can be worked out once, here."""

    def ordered(self, field: str, values: "Sequence[JsonValue]") -> "list[JsonValue] | None":
        """The choices with the best first; None: in alphabetical order if there are many."""
        return None

    def at_once(self, field: str) -> int | None:
        """How many choices to show at once on a screen; None: as many as fit."""
        return None

    def search_words(self, field: str, value: "JsonValue") -> str:
        """Words that find a choice, beside those that are shown."""
        return ""

    def indent(self, field: str) -> str:
        """What stands before choices that have no sign of their own."""
        return ""

    def styled(self, field: str, value: "JsonValue") -> "Text":
        """A choice as it is shown in a list."""
        from rich.text import Text

        return Text(self.speaker.value(field, value))

    def note(self, field: str, value: "JsonValue") -> str:
        """A few words beside a choice; they are searched too."""
        return ""

    def aside(self, field: str, value: "JsonValue") -> str:
        """More words beside a choice, which are not searched."""
        return ""

    def board(self, view: ShownView, words: str) -> "list[RenderableType]":
        """The board, or the part of it that the words name."""
        return self.position(view)

    def plan(self, view: ShownView, explanation: "Explanation") -> "list[RenderableType]":
        """A plan drawn on the board, or listed where there is no drawing."""
        return []

    def place_names(self) -> "list[str]":
        """The names of places on the board, for examples of what can be typed."""
        return []

    def wishes(self, view: ShownView, words: str) -> list[Wish]:
        """What the words after `why` could mean."""
        return []

    def final(self, result: ShownResult) -> "Sequence[RenderableType]":
        """What people want to see of a result beside the points."""
        return []
