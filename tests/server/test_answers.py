"""Whatever the server does not do, it says why, in every language."""

import pytest

from stellwerk.server.denied import STATUS, Denied
from stellwerk.texts.catalogue import LANGUAGES, has_text, message_ids

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
ARGUMENTS: dict[str, str | int] = {"reason": "Because.", "seconds": 1, "fewest": 2, "most": 50}


@EVERY_LANGUAGE
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_a_sentence(code: str, lang: str) -> None:
    assert has_text(f"answer-{code}", lang)
    problem = Denied(code, ARGUMENTS).problem(lang)
    assert problem.code == code
    assert "answer-" not in problem.text
    assert "{" not in problem.text  # an argument that nobody gives
    assert problem.text.endswith(".")


@EVERY_LANGUAGE
def test_every_sentence_belongs_to_a_code(lang: str) -> None:
    said = {name.removeprefix("answer-") for name in message_ids(lang) if "answer-" in name[:7]}
    assert said == set(STATUS)


@EVERY_LANGUAGE
def test_waiting_is_counted_in_words_that_fit(lang: str) -> None:
    one = Denied("too-fast", {"seconds": 1}).problem(lang).text
    several = Denied("too-fast", {"seconds": 5}).problem(lang).text
    assert several != one.replace("1", "5")
