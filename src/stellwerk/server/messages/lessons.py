"""Messages of lessons: what is said at the side while a lesson is played."""

from typing import Literal

import msgspec

from stellwerk.server.messages.common import Json


class LessonDescription(msgspec.Struct):
    """A lesson there is."""

    name: str
    minutes: int
    boards: list[str]
    """Whom it helps: players of its own board, and of those of its family that have no lesson."""


class Lessons(msgspec.Struct):
    """All lessons."""

    lessons: list[LessonDescription]


class Remark(msgspec.Struct):
    """Something that was said about the last move; `text` is the id of its words."""

    text: str
    tone: Literal["welcome", "right", "mistake", "missed", "end"]
    rules: list[str]
    """Rules that say why, the most important first."""


class LessonTask(msgspec.Struct):
    """What is to be done; `text` is the id of its words."""

    text: str
    rules: list[str]
    asked: bool
    """Whether the present question is the one it is about."""
    move: Json | None
    """A move that would do it, for whoever wants to be shown; None if something else is asked."""
    plan: Json | None
    """What the text points to on the board, in the form in which the family's bots tell plans."""


class LessonNow(msgspec.Struct):
    """Where somebody stands in a lesson."""

    lesson: str
    title: str
    """The id of its title."""
    done: int
    """How many steps are behind, done or missed."""
    steps: int
    said: list[Remark]
    task: LessonTask | None
    """None when every step is behind, or the match is over."""
