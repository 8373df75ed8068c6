"""What a lesson file says: where the match begins, who plays along, and the steps.

The format is described in docs/lessons.md. Words are no part of the file: their ids follow from
the names of the lesson and its steps.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec

from stellwerk.boards.board import ID_PATTERN

FORMAT = 1
Name = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Pattern: TypeAlias = dict[str, object]
"""Fields a move must have: `{ do = "claim", route = "dieppe_paris" }`."""
Marks: TypeAlias = dict[str, object]
"""What a text points to on the board: a plan, as the family's bots tell theirs."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were not what a step asks for, and the rules that explain why."""

    move: Pattern
    say: Name
    """The end of the id of its text: `lesson-LESSON-STEP-SAY`."""
    rules: tuple[str, ...] = ()
    """Without any, those of the step."""
    back: Name | None = None
    """The earlier step with which the lesson goes on then; without it, the same one again."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a seat has made in this match."""

    seat: int
    move: Pattern


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, and what is said to whoever does another."""

    id: Name
    at: tuple[str, ...]
    """The kinds of prompts at which it is asked; others in between are left to the person."""
    moves: tuple[Pattern, ...] = ()
    """What is asked for, any of these; without any, whatever makes `less` or `more` hold."""
    less: str | None = None
    """A number of the view, such as `you.missing`, that the move must make smaller."""
    more: str | None = None
    """A number of the view that the move must make larger."""
    times: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    """How often it is to be done."""
    until: str | None = None
    """A number of the view: as soon as there is one, the step is done, however often it was."""
    at_once: bool = False
    """The step is left out unless it is the person's next decision: it follows from the last."""
    too_late_at: tuple[str, ...] = ()
    """The step is left out as soon as the person is asked one of these questions."""
    only_after: Played | None = None
    """The step is left out unless this was played."""
    rules: tuple[str, ...] = ()
    marks: Marks = {}
    mistakes: tuple[Reason, ...] = ()
    """Reasons for particular moves, the first that fits; all others get the text `…-else`."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move in the part of somebody who plays along."""

    moves: Annotated[tuple[Pattern, ...], msgspec.Meta(min_length=1)]
    """The first of these that is possible."""
    after: Name | None = None
    """Not before this step is behind the person."""


class Partner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays along: a part to play, and what to do where it says nothing."""

    seat: int
    name: Annotated[str, msgspec.Meta(min_length=1)]
    part: tuple[Line, ...] = ()
    """Each line once: the first that can be played and whose time has come."""
    otherwise: tuple[Pattern, ...] = ()
    """The first of these that is possible; if none is, the first move there is."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared match, and what is said while it is played."""

    format: Literal[1]
    position: dict[str, object]
    partners: tuple[Partner, ...]
    steps: Annotated[tuple[LessonStep, ...], msgspec.Meta(min_length=1)]
    seat: int = 0
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)] = 10
    name: str = ""
    """What its file is called, without the ending."""

    @property
    def game(self) -> str:
        """The board it is played on."""
        return str(self.position["game"])

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(str(self.position["players"]))

    def text(self, *words: str) -> str:
        """The id of a text: of the lesson (`welcome`), of a step, of an answer to a step.

        >>> Lesson(1, {}, (), (), name="ticket-usa").text("draw", "else")
        'lesson-ticket-usa-draw-else'
        """
        return "-".join(("lesson", self.name, *words))

    def number_of(self, step: str) -> int:
        """Which step has this id, from 0."""
        return next(number for number, each in enumerate(self.steps) if each.id == step)


def number_in(view: Mapping[str, object], path: str) -> float | None:
    """A number of a view by its path; None if there is none.

    >>> number_in({"you": {"missing": 7}, "seats": [{"points": 3}]}, "you.missing")
    7
    >>> number_in({"seats": [{"points": 3}]}, "seats.0.points")
    3
    """
    value: object = view
    for word in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(word)
        elif isinstance(value, list) and word.isdigit() and int(word) < len(value):
            value = value[int(word)]
        else:
            return None
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number else None  # type: ignore[return-value]
