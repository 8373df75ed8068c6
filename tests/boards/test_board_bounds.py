"""A board file that is far too long or far too deep is refused before much is made of it."""

import tracemalloc

import pytest

from stellwerk.boards import shipped_boards, shipped_text
from stellwerk.boards.bounds import (
    MOST_LETTERS,
    MOST_LISTED,
    MOST_MISTAKES,
    MOST_NESTED,
    MOST_PARTS,
    excess,
)
from stellwerk.boards.check import Mistake, check_board

MEGABYTE = 1024 * 1024
HEAD = 'format = 1\nfamily = "ticket"\n'


def checked(text: str) -> tuple[list[Mistake], float]:
    """The mistakes, and the megabytes it took to find them."""
    tracemalloc.start()
    try:
        mistakes = check_board(text, "my.toml")
        return mistakes, tracemalloc.get_traced_memory()[1] / MEGABYTE
    finally:
        tracemalloc.stop()


HOSTILE = {
    "a key of many parts": "a" + ".a" * 19_999 + " = 1",
    "quoted parts": '"a"' + ' . "a"' * 19_999 + " = 1",
    "a deep heading and many keys": "[a" + ".a" * 60_000 + "]\n" + "b = 1\n" * 20_000,
    "deep tables in tables": "a = " + "{a.b.c = " * 20_000,
    "deep lists": "a = " + "[" * 20_000,
    "more text than any board has": "# hello\n" * 40_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_too_deep_or_too_long_is_told_in_one_sentence(name: str) -> None:
    mistakes, megabytes = checked(HOSTILE[name])
    assert len(mistakes) == 1
    assert mistakes[0].where == "the file"
    assert megabytes < 10


def test_the_line_is_the_one_where_it_becomes_too_much() -> None:
    found = excess(HEAD + "x = 1\ny = " + "[" * (MOST_NESTED + 1))
    assert found is not None
    assert found.line == 4
    assert excess(HEAD + "[" + ".".join("a" * MOST_PARTS) + "]") is None
    assert excess(HEAD + "[" + ".".join("a" * (MOST_PARTS + 1)) + "]") is not None


@pytest.mark.parametrize(
    "harmless",
    [
        'note = "a.b.c.d.e.f.g [[[[[[[["',
        "note = 'a.b.c.d.e.f.g [[[[[[[['",
        'note = """\na.b.c.d.e.f.g "quoted" [[[[[[[[\n"""',
        "note = '''\na.b.c.d.e.f.g 'quoted' [[[[[[[[\n'''",
        "# a.b.c.d.e.f.g [[[[[[[[",
        'note = "\\"a.b.c.d.e.f.g"',
        "empty = \"\"\nalso = ''",
    ],
)
def test_dots_and_brackets_in_texts_and_comments_count_for_nothing(harmless: str) -> None:
    assert excess(harmless) is None


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''"])
def test_quotes_that_are_never_closed_are_left_to_the_parser(quote: str) -> None:
    text = f"a = {quote} " + "[ \n" * 50_000
    assert len(text) < MOST_LETTERS
    mistakes, _ = checked(text)
    assert "not valid TOML" in mistakes[0].message


def test_the_shipped_boards_are_far_from_every_bound() -> None:
    for board_id in shipped_boards():
        text = shipped_text(board_id)
        assert excess(text) is None
        assert len(text) * 3 < MOST_LETTERS


def test_of_a_list_that_is_too_long_no_entry_is_looked_at() -> None:
    cities = "".join(f'{{id="c{number}"}},' for number in range(6_000))
    routes = "".join(f'{{a="d{number}",b="e{number}"}},' for number in range(6_000))
    mistakes, megabytes = checked(f"{HEAD}cities = [{cities}]\n")
    assert any("a list of at most 64, not a list of 6000" in each.message for each in mistakes)
    assert not any("city" in each.where for each in mistakes)
    assert megabytes < 60
    mistakes, _ = checked(f"{HEAD}cities = [{cities[:40]}]\nroutes = [{routes}]\n")
    assert any("a list of at most 128" in each.message for each in mistakes)
    assert not any("route" in each.where for each in mistakes)


def test_lists_without_a_bound_of_their_own_have_one_too() -> None:
    sets = "".join(f'{{id="s{number}"}},' for number in range(2 * MOST_LISTED + 1))
    mistakes, _ = checked(f"{HEAD}bonus_tickets = [{sets}]\n")
    assert any(f"a list of at most {MOST_LISTED}" in each.message for each in mistakes)


def test_only_so_many_mistakes_are_told_at_once() -> None:
    keys = "".join(f"unknown_key_{number} = 1\n" for number in range(5_000))
    mistakes, _ = checked(HEAD + keys)
    assert MOST_MISTAKES <= len(mistakes) <= 2 * MOST_MISTAKES
