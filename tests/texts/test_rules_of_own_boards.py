"""The rules of a board of one's own name its counts, not those of a printed board."""

import pytest
from msgspec.structs import replace

import stellwerk
from stellwerk.boards import Board, shipped_board
from stellwerk.cli.rule_book import book, rule_page
from stellwerk.games.rule_book import START, books, sections, words_of
from stellwerk.games.ticket.board.schema import TicketBoard
from stellwerk.games.trans.board.schema import TransBoard
from stellwerk.games.wensleydale.board.schema import WensleydaleBoard
from stellwerk.texts import has_text, message_ids, text
from stellwerk.texts.catalogue import LANGUAGES


def own(name: str) -> Board:
    """A shipped board in which somebody has changed something."""
    return replace(shipped_board(name), title="The moor")


def told(rule: str, board: Board, lang: str = "en") -> str:
    return rule_page(rule, board, lang)["text"]


def test_trains_and_points_are_those_of_the_board() -> None:
    board = own("ticket-europe")
    assert isinstance(board, TicketBoard)
    moor = replace(board, trains=31, stations=2, players=(2, 4), points={**board.points, 2: 9})
    assert told("TTR-COMP-2", moor) == "2–4 players, each with 31 trains. Stations for each: 2."
    assert "2 → 9" in told("TTR-COMP-3", moor)
    assert "You have 2 for the whole game" in told("TTR-STATION-1", moor)
    assert "45" in told("TTR-COMP-2", shipped_board("ticket-europe"))


def test_ticket_sets_stand_in_place_of_how_printed_ones_are_dealt() -> None:
    board = own("ticket-europe")
    rules = [rule for _, inside in sections(board) for rule in inside]
    assert "TTR-SETUP-8" in rules
    assert not {"TTR-SETUP-5", "TTR-SETUP-6", "TTR-SETUP-7", "TTR-SETUP-11"} & set(rules)
    assert "mega: 2 + 5 → 2" in told("TTR-SETUP-8", board)


def test_rails_cities_and_the_target_are_those_of_the_board() -> None:
    board = own("trans-europa")
    assert isinstance(board, TransBoard)
    moor = replace(board, rails=60, target=20, cities=board.cities[:30])
    assert "30 cities" in told("TRANS-SETUP-1", moor)
    assert "60 rails" in told("TRANS-ROUND-4", moor)
    assert "20 points or more" in told("TRANS-END-1", moor)
    assert rule_page("TRANS-END-1", moor, "en")["title"] == "The end of the game"


def test_cubes_turns_and_trains_are_those_of_the_board() -> None:
    board = own("nurnberg")
    assert isinstance(board, WensleydaleBoard)
    parts = replace(board.components, cubes=21, cubes_per_turn=13)
    side = replace(board.sides[0], turns={3: 7, 4: 6})
    moor = replace(board, components=parts, sides=(side, *board.sides[1:]))
    assert "21 investment cubes" in told("LTW-COMP-1", moor)
    assert "take 13 cubes" in told("LTW-CUBE-1", moor)
    assert f"{side.id}: 3 → 7, 4 → 6" in told("LTW-TURN-1", moor)
    assert "Fürth 1 + 1" in told("LTW-SETUP-8", moor)


def test_every_message_about_own_boards_belongs_to_a_rule_that_counts() -> None:
    counted = {
        f"own-{START}{family.prefix}{short}"
        for family in books().values()
        for short in family.counts
    }
    said = {message for message in message_ids("en") if message.startswith("own-")}
    assert {message.removesuffix("-title") for message in said} == counted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", stellwerk.games())
def test_all_of_it_can_be_said_in_every_language(name: str, lang: str) -> None:
    """With the counts of shipped boards, which are as many as boards can have."""
    board = own(name)
    for section in book(board, lang)["sections"]:
        for rule in section["rules"]:
            assert not set("{}$") & set(rule["text"]), rule
    own_words = [words_of(rule, board) for _, rules in sections(board) for rule in rules]
    assert sum(bool(words.arguments) for words in own_words) >= 7
    for words in own_words:
        assert has_text(words.text, lang)
        for number in words.arguments.values():
            assert str(number) in text(words.text, dict(words.arguments), lang) or isinstance(
                number, str
            )
