"""A lesson file that is wrong is refused in words that help its author."""

from importlib import resources

import pytest

from stellwerk.study.lessons import LessonError, lesson, lesson_from_text

FILE = resources.files("stellwerk.games.ticket") / "lesson_files" / "ticket-europe.toml"
TEXT = FILE.read_text(encoding="utf-8")


def mistakes(old: str, new: str) -> str:
    """What is said about the lesson of Europe with something changed."""
    assert old in TEXT
    with pytest.raises(LessonError) as refused:
        lesson_from_text(TEXT.replace(old, new, 1), "ticket-europe")
    return str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "format = ", "this is not TOML"),
        ("format = 1", "format = 2", '"format" must be 1, not 2'),
        ('id = "draw"', 'id = "Draw!"', '"id" must be made of small letters'),
        ('id = "second"', 'id = "draw"', 'step "draw": two steps are called "draw"'),
        ('at = ["tickets"]', 'at = ["ticket"]', 'no prompt "ticket"; did you mean "tickets"?'),
        ('do = "draw-tickets"', 'do = "draw-ticket"', 'did you mean "draw-tickets"?'),
        ('city = "wien"', 'town = "wien"', 'a move "station" has no field "town"'),
        ('"TTR-TUNNEL-1"]', '"TTR-TUNNEL-9"]', 'this board has no rule "TTR-TUNNEL-9"'),
        ('after = "pay"', 'after = "paid"', 'there is no step "paid"'),
        ('back = "tunnel"', 'back = "station"', 'no earlier step "station" to go back to'),
        ('say = "blind"', 'say = "lucky"', "lesson-ticket-europe-draw-lucky"),
        ("marks = { routes", "marks = { roads", "these marks are no plan of the family"),
        ('game = "ticket-europe"', 'game = "ticket-europa"', 'did you mean "ticket-europe"?'),
        ("trains = 19", "trains = 20", "Seat 0 has 20 trains left; its routes leave 19."),
        ("seat = 1\nname", "seat = 0\nname", "one partner for each of the seats 1"),
        ('moves = [{ do = "draw-tickets" }]\n', "", 'is missing: "moves", "less" or "more"'),
    ],
)
def test_a_mistake_is_named(old: str, new: str, words: str) -> None:
    assert words in mistakes(old, new)


def test_a_mistake_is_named_with_its_line_and_its_step() -> None:
    line = TEXT[: TEXT.index('at = ["tickets"]')].count("\n") + 1
    explained = mistakes('at = ["tickets"]', "at = 3")
    assert explained == f'ticket-europe.toml, line {line}, step "keep": "at" must be a list, not 3'


def test_a_lesson_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LookupError, match=r"no lesson 'chess'.*ticket-europe"):
        lesson("chess")
