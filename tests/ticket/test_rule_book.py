"""Which rules the books of the Ticket to Ride boards show, and what they call our own decisions."""

import pytest

from stellwerk.games.rule_book import note_on, sections, uses_rule
from stellwerk.games.ticket.board.kind import ticket_board
from stellwerk.games.ticket.places import Places
from stellwerk.texts import LANGUAGES, has_text, text

EUROPE, SWITZERLAND, USA = map(ticket_board, ("ticket-europe", "ticket-switzerland", "ticket-usa"))
BOARDS = (EUROPE, SWITZERLAND, USA)


@pytest.mark.parametrize(
    ("rule", "ours"),
    [
        ("TTR-SETUP-3", {"ticket-europe", "ticket-switzerland", "ticket-usa"}),
        ("TTR-TURN-2", {"ticket-europe", "ticket-switzerland", "ticket-usa"}),
        ("TTR-DRAW-2", {"ticket-europe"}),
        ("TTR-DRAW-6", {"ticket-switzerland", "ticket-usa"}),
        ("TTR-TIE-3", {"ticket-switzerland"}),
        ("TTR-STATION-3", set()),
        ("TTR-SCORE-5", set()),
        ("TTR-CLAIM-3", set()),
    ],
)
def test_a_rule_is_called_ours_only_where_no_book_says_it(rule: str, ours: set[str]) -> None:
    assert {board.id for board in BOARDS if note_on(rule, board)} == ours


@pytest.mark.parametrize("rule", ["TTR-DRAW-2", "TTR-SETUP-9", "TTR-TUNNEL-5", "TTR-SCORE-4"])
def test_a_note_names_the_part_of_a_rule_that_is_ours(rule: str) -> None:
    board = SWITZERLAND if rule == "TTR-SCORE-4" else EUROPE
    assert note_on(rule, board) == f"rule-{rule}-note"
    assert all(has_text(f"rule-{rule}-note", lang) for lang in LANGUAGES)


def test_who_begins_is_told_where_the_book_tells_it() -> None:
    assert [board.id for board in BOARDS if uses_rule(board, "TTR-SETUP-4")] == ["ticket-europe"]
    shown = [rule for _, rules in sections(USA) for rule in rules]
    assert "TTR-SETUP-4" not in shown
    assert "TTR-SETUP-3" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_countries_are_called_as_the_reader_calls_them(lang: str) -> None:
    places = Places(SWITZERLAND)
    italy = text("country-italy", {}, lang)
    assert places.city("italy", lang) == italy
    assert places.city("it_3", lang) == f"{italy} (Como)"
    assert places.city("bern", lang) == "Bern"
    countries = [ticket.id for ticket in SWITZERLAND.tickets if "italy" in ticket.destinations]
    assert countries
    assert all(f"{italy} " in places.ticket(ticket, lang) for ticket in countries)
    for country in SWITZERLAND.countries:
        assert has_text(f"country-{country.id}", lang)
