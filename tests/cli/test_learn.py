"""`stellwerk learn`: a lesson in the terminal."""

import pytest

from stellwerk.texts import text
from tests.cli.running import LANGUAGES, invoke

ANYTHING = "1\n" * 400
"""Always the first choice; an empty line would do nothing."""


def said(output: str) -> str:
    """What was printed, without the breaks of lines."""
    return " ".join(output.split())


def test_without_a_board_all_lessons_are_listed() -> None:
    answer = invoke("learn")
    assert answer.code == 0
    assert "ticket-europe: Your first match in Europe (about 10 minutes)" in answer.out


def test_a_lesson_that_is_not_there_is_refused_in_one_sentence() -> None:
    answer = invoke("learn", "chess")
    assert answer.code == 2
    assert "There is no lesson chess. The lessons: ticket-europe" in said(answer.err)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_right_is_praised_and_what_is_wrong_explained_to_the_end(lang: str) -> None:
    answer = invoke("learn", "trans-europa", "--lang", lang, typed=ANYTHING)
    words = answer.words
    for message in ("welcome", "place", "place-else", "first", "end"):
        lesson_text = said(text(f"lesson-trans-europa-{message}", {}, lang))
        assert lesson_text in words, message
    assert "(TRANS-SETUP-5, TRANS-SETUP-3)" in words


def test_doing_what_is_asked_leads_to_the_next_step() -> None:
    answer = invoke("learn", "ticket-europe", typed="1\norange\n2\n")
    words = answer.words
    assert "Now you hold three of them." in words
    assert "Step 3 of 10" in words
