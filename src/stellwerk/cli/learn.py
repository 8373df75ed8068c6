"""`stellwerk learn`: a lesson in the terminal, with somebody at one's side who says why."""

from typing import Annotated

import typer

from stellwerk.cli.parameters import Language

LessonName = Annotated[
    str | None,
    typer.Argument(metavar="[BOARD]", help="The board; without it, all lessons are listed."),
]


def learn(board: LessonName = None, lang: Language = None) -> None:
    """Learn a game in ten minutes: a small match that is prepared, with reasons and rules."""
    from stellwerk.cli.complaints import Complaint
    from stellwerk.cli.languages import chosen_language
    from stellwerk.cli.playing.taught import TaughtSession
    from stellwerk.cli.screen import console
    from stellwerk.study.lessons import lesson, lesson_names
    from stellwerk.texts import text

    spoken = chosen_language(lang)
    if board is None:
        for name in lesson_names():
            found = lesson(name)
            title = text(found.text("title"), {}, spoken)
            words = text("learn-listed", {"title": title, "minutes": found.minutes}, spoken)
            console().print(f"{name}: {words}", highlight=False)
        return
    if board not in lesson_names():
        names = ", ".join(lesson_names())
        raise Complaint(spoken, "complaint-no-lesson", name=board, lessons=names)
    code = TaughtSession(lesson(board), spoken).run()
    if code:
        raise typer.Exit(code)
