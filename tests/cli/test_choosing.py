"""Narrowing down a flat list of moves, without any game."""

from stellwerk.cli.playing.choosing import Narrowing
from stellwerk.terminal.typed_words import matching, numbers
from tests.plain import Move

MOVES: list[Move] = [
    {"do": "draw", "card": "red"},
    {"do": "draw", "card": "blue"},
    {"do": "claim", "route": "a_b", "cards": {"red": 1}},
    {"do": "claim", "route": "a_b", "cards": {"blue": 1}},
    {"do": "claim", "route": "a_c", "cards": {"red": 1}},
    {"do": "pass"},
]
KEEPS: list[Move] = [
    {"do": "keep", "tickets": ["a", "b"]},
    {"do": "keep", "tickets": ["a", "c"]},
    {"do": "keep", "tickets": ["b", "c"]},
    {"do": "keep", "tickets": ["a", "b", "c"]},
]


def test_fields_are_asked_in_their_order() -> None:
    choice = Narrowing(MOVES)
    assert (choice.question.field, choice.question.values) == ("do", ["draw", "claim", "pass"])
    choice.choose("claim")
    assert (choice.question.field, choice.question.values) == ("route", ["a_b", "a_c"])
    choice.choose("a_b")
    assert choice.question.field == "cards"
    choice.choose({"blue": 1})
    assert choice.move == MOVES[3]


def test_fields_with_one_value_are_skipped() -> None:
    choice = Narrowing(MOVES)
    choice.choose("claim")
    choice.choose("a_c")
    assert choice.move == MOVES[4]


def test_back_goes_up_one_choice() -> None:
    choice = Narrowing(MOVES)
    choice.choose("claim")
    choice.choose("a_b")
    assert choice.back()
    assert choice.question.field == "route"
    assert choice.back()
    assert choice.question.field == "do"
    assert not choice.back()


def test_lists_are_picked_by_their_elements() -> None:
    choice = Narrowing(KEEPS)
    assert choice.question.several
    assert choice.question.values == ["a", "b", "c"]
    assert not choice.pick(["a"])
    assert choice.pick(["c", "a"])
    assert choice.move == KEEPS[1]


def test_one_long_ticket_or_none() -> None:
    choice = Narrowing([{"tickets": []}, {"tickets": ["a"]}, {"tickets": ["b"]}])
    assert choice.question.values == ["a", "b"]
    assert not choice.pick(["a", "b"])
    assert choice.pick([])


def test_matching_ignores_accents_and_order() -> None:
    labels = ["Paris – Zürich", "København – Essen", "Paris – Pamplona", "Pamplona – Madrid"]
    assert matching(labels, "ZUR") == [0]
    assert matching(labels, "kob") == [1]
    assert matching(labels, "pam par") == [2]
    assert matching(labels, "pam") == [2, 3]
    assert matching(labels, "xyz") == []
    assert matching(labels, "plona") == [2, 3]


def test_an_exact_name_stands_alone() -> None:
    assert matching(["Roma", "Romanshorn"], "roma") == [0]


def test_numbers() -> None:
    assert numbers("2", 3) == [1]
    assert numbers("1,3 2", 3) == [0, 2, 1]
    assert numbers("3 3", 3) == [2]
    for wrong in ("0", "4", "-1", "x", "", "1 x", "99999999"):
        assert numbers(wrong, 3) is None
