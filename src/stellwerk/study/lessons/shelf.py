"""The lessons there are: each family brings a folder of files, called after its boards."""

from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, cast

from stellwerk.boards import shipped_board, shipped_boards
from stellwerk.games.families import families
from stellwerk.games.registry import make_game
from stellwerk.match.match import Match
from stellwerk.plugins import leave_out
from stellwerk.study.lessons.lesson import Lesson
from stellwerk.study.lessons.reading import LessonError, lesson_from_text

if TYPE_CHECKING:
    from stellwerk.match.contract import Setting


def lesson_names() -> list[str]:
    """The names of all lessons: those of the boards they are played on.

    >>> lesson_names()[0]
    'ticket-europe'
    """
    return [board for board in shipped_boards() if _sound(board) is not None]


def lesson(name: str) -> Lesson:
    """A lesson by its name; LookupError if there is none."""
    found = _sound(name)
    if found is None:
        raise LookupError(f"There is no lesson {name!r}. The lessons: {', '.join(lesson_names())}.")
    return found


def boards_taught_by(name: str) -> list[str]:
    """The boards a lesson is for: its own, and those of its family that have none of their own.

    >>> boards_taught_by("trans-europa")
    ['trans-europa', 'trans-amerika']
    """
    family = shipped_board(name).family
    teachers = [board for board in shipped_boards(family) if _sound(board) is not None]
    others = [board for board in shipped_boards(family) if board not in teachers]
    return [name, *(others if name == teachers[0] else [])]


def lesson_match(taught: Lesson) -> Match:
    """The match of a lesson, at its start."""
    position = taught.position
    options = cast("dict[str, Setting]", position.get("options", {}))
    game = make_game(
        taught.game, taught.players, options, None, cast("int | None", position.get("rules"))
    )
    return Match(game, position=position)


@cache
def _sound(name: str) -> Lesson | None:
    """A lesson that can be taught; one of another package that cannot is left out."""
    text = _text(name)
    if text is None:
        return None
    try:
        return lesson_from_text(text, name)
    except LessonError as error:
        leave_out(str(error))
        return None


def _text(name: str) -> str | None:
    """The file of a lesson, if a family brings one."""
    for family in families().values():
        folder: Traversable | None = family.lessons
        if folder is not None and name in family.shipped:
            file = folder.joinpath(f"{name}.toml")
            return file.read_text(encoding="utf-8") if file.is_file() else None
    return None
