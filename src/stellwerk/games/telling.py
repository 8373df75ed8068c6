"""How a family tells people about a state: a module of its folder for each kind of thing it says.

Whatever is asked of such a module, its functions are given the game first.
"""

from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from stellwerk.games.named_state import NamedState
from stellwerk.match.contract import (
    Event,
    JsonValue,
    OwnMove,
    OwnPosition,
    OwnResult,
    OwnView,
    Prompt,
)
from stellwerk.match.explanations import Explanation, Thoughts
from stellwerk.match.wire import Wire

Own = TypeVar("Own", bound=NamedState)
Of = TypeVar("Of")
Shown = TypeVar("Shown", bound=Wire)
GameAsked = TypeVar("GameAsked", contravariant=True)
StateAsked = TypeVar("StateAsked", contravariant=True)


class Prompts(Protocol[GameAsked, StateAsked, OwnMove]):
    """`prompts.py` of a family."""

    def prompt(self, game: GameAsked, state: StateAsked, seat: int, /) -> Prompt[OwnMove]:
        """What a pending seat is asked, and every move that answers it."""
        ...


class Views(Protocol[GameAsked, StateAsked, Shown]):
    """`views.py` of a family."""

    def open_view(self, game: GameAsked, state: StateAsked, /) -> Shown:
        """What everybody sees: the view of a spectator."""
        ...

    def seat_view(self, game: GameAsked, state: StateAsked, seat: int, seen: Shown, /) -> Shown:
        """The view of a seat, from what everybody sees of the same state."""
        ...


class Events(Protocol[GameAsked, StateAsked]):
    """`events.py` of a family."""

    def opening(self, game: GameAsked, state: StateAsked, /) -> list[Event]:
        """What happened before the first decision."""
        ...

    def play(self, game: GameAsked, state: StateAsked, seat: int, action: int, /) -> list[Event]:
        """Carry out a legal action and tell what happened."""
        ...


class Results(Protocol[GameAsked, StateAsked, OwnResult]):
    """`results.py` of a family."""

    def result(self, game: GameAsked, state: StateAsked, /) -> OwnResult:
        """Points by category, ranking and winners of a finished game."""
        ...


class ArgumentWords(Protocol[GameAsked]):
    """`argument_words.py` of a family."""

    def argument_text(
        self, game: GameAsked, name: str, value: JsonValue, lang: str, /
    ) -> str | int:
        """An argument of a message as people read it."""
        ...


class Explaining(Protocol[GameAsked, StateAsked]):
    """`explaining.py` of a family."""

    def explain(
        self, game: GameAsked, state: StateAsked, seat: int, action: int, thoughts: Thoughts, /
    ) -> Explanation:
        """Why a bot took an action."""
        ...


class Telling(Generic[Own, OwnMove, OwnView, OwnResult, OwnPosition]):
    """One function for each question, all about one game."""

    prompt: Callable[[Own, int], Prompt[OwnMove]]
    open_view: Callable[[Own], OwnView]
    seat_view: Callable[[Own, int, OwnView], OwnView]
    opening: Callable[[Own], list[Event]]
    play: Callable[[Own, int, int], list[Event]]
    result: Callable[[Own], OwnResult]
    argument_text: Callable[[str, JsonValue, str], str | int]
    explain: Callable[[Own, int, int, Thoughts], Explanation]

    def __init__(
        self,
        game: Of,
        position: Callable[[Own], OwnPosition],
        prompts: Prompts[Of, Own, OwnMove],
        views: Views[Of, Own, OwnView],
        events: Events[Of, Own],
        results: Results[Of, Own, OwnResult],
        argument_words: ArgumentWords[Of],
        explaining: Explaining[Of, Own],
    ) -> None:
        self.position = position
        self.prompt = partial(prompts.prompt, game)
        self.open_view = partial(views.open_view, game)
        self.seat_view = partial(views.seat_view, game)
        self.opening = partial(events.opening, game)
        self.play = partial(events.play, game)
        self.result = partial(results.result, game)
        self.argument_text = partial(argument_words.argument_text, game)
        self.explain = partial(explaining.explain, game)
