"""Reading lesson files; whatever is wrong is told with its line, in words for the author."""

import tomllib
from collections.abc import Sequence

import msgspec

from stellwerk.boards.check import Mistake
from stellwerk.boards.lines import Lines
from stellwerk.boards.shape import Fault, shape_faults
from stellwerk.study.lessons.checking import faults_across, position_of
from stellwerk.study.lessons.lesson import Lesson


class LessonError(ValueError):
    """A lesson file that cannot be taught; `mistakes` has everything found in it."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        self.mistakes = list(mistakes)
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))


def lesson_from_text(text: str, name: str) -> Lesson:
    """The lesson in the text of a file; LessonError if something in it is wrong.

    >>> lesson_from_text("format = 1", "my-lesson")
    Traceback (most recent call last):
    stellwerk.study.lessons.reading.LessonError: my-lesson.toml, line 1, position: the key \
"position" is missing
    ...
    """
    source = f"{name}.toml"
    try:
        data: dict[str, object] = tomllib.loads(text)
    except ValueError as error:
        raise LessonError([Mistake(source, 1, "the file", f"this is not TOML: {error}")]) from None
    lines = Lines.of_text(text)
    faults = shape_faults(data, Lesson)
    if faults:
        raise _error(source, lines, data, faults)
    lesson = msgspec.convert({**data, "name": name}, Lesson)
    lesson = msgspec.structs.replace(lesson, position=position_of(lesson))
    across = list(faults_across(lesson))
    if across:
        raise _error(source, lines, data, across)
    return lesson


def _error(
    source: str, lines: Lines, data: dict[str, object], faults: Sequence[Fault]
) -> LessonError:
    """Each fault with its line, and with the step or partner it is about."""
    return LessonError(
        [
            Mistake(source, lines.line(fault.path), _where(data, fault), fault.message)
            for fault in faults
        ]
    )


def _where(data: dict[str, object], fault: Fault) -> str:
    """What a fault is about, as its author calls it.

    >>> _where({"steps": [{"id": "draw"}]}, Fault(("steps", 0, "at"), "…"))
    'step "draw"'
    """
    if len(fault.path) < 2 or fault.path[0] not in ("steps", "partners"):
        return str(fault.path[0]) if fault.path[:1] == ("position",) else "the lesson"
    listed = data.get(str(fault.path[0]))
    number = fault.path[1]
    entry = listed[number] if isinstance(listed, list) and isinstance(number, int) else {}
    one, key = ("step", "id") if fault.path[0] == "steps" else ("partner", "name")
    called = entry.get(key) if isinstance(entry, dict) else None
    return f'{one} "{called}"' if called is not None else f"{one} {number}"
