"""Every lesson is played to its end: as it asks, and with every mistake that can be made in it."""

import pytest

from stellwerk.games.replay import replay
from stellwerk.study.lessons import Course, lesson, lesson_match, lesson_names
from stellwerk.texts import LANGUAGES, has_text
from tests.study.lessons.pupil import Pupil

pytestmark = pytest.mark.parametrize("name", lesson_names())


def test_done_as_asked_it_passes_every_step_and_the_match_comes_to_its_end(name: str) -> None:
    pupil = Pupil(lesson(name))
    done: list[str] = []
    while not pupil.is_done:
        before, step = pupil.progress.steps, pupil.asked
        assert step is not None, f"after {done} the person is asked something no step is about"
        pupil.go_on()
        assert all(said.tone == "right" for said in pupil.progress.said)
        if pupil.progress.steps > before:
            done.append(step)
    assert done == [step.id for step in pupil.lesson.steps]
    while not pupil.match.is_over and len(pupil.match.steps) < 200:
        pupil.go_on()
    assert pupil.match.result is not None
    assert pupil.lesson.seat in pupil.match.result.winners, "whoever does all that is asked wins"


def test_every_other_move_is_explained_and_the_lesson_can_be_finished_after_it(name: str) -> None:
    pupil = Pupil(lesson(name))
    seen = set[str | None]()
    while not pupil.is_done:
        step, kinds = pupil.asked, set[tuple[str, str]]()
        number = pupil.progress.steps
        for move in pupil.wrong if step not in seen else ():  # a step that is done several times
            foreseen = pupil.match.foresee(pupil.lesson.seat, move)
            after = pupil.course.progress([*pupil.match.steps, foreseen])
            assert after.said[0].tone == "mistake", f"{step}: {move} is not explained"
            assert after.said[0].rules, f"{step}: no rule is named for {move}"
            kind = (move.do, after.said[0].text)
            if kind in kinds:
                continue
            kinds.add(kind)
            other = pupil.again()
            other.do(move)
            other.finish()
            assert other.progress.steps >= number
        seen.add(step)
        pupil.go_on()


def test_where_somebody_stands_follows_from_the_record_alone(name: str) -> None:
    pupil = Pupil(lesson(name))
    for _ in range(3):
        pupil.do(pupil.wrong[0]) if pupil.wrong else pupil.go_on()
    again = replay(pupil.match.record)
    course = Course(pupil.lesson, again.game, lesson_match(pupil.lesson).state)
    assert course.progress(again.steps) == pupil.progress
    assert again.state.digest() == pupil.match.state.digest()


def test_all_it_says_is_said_in_every_language(name: str) -> None:
    taught = lesson(name)
    for lang in LANGUAGES:
        for step in taught.steps:
            assert has_text(taught.text(step.id), lang)
        assert has_text(taught.text("title"), lang)
