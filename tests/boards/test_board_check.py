"""Every mistake in a board file is found, on its line, in words that help."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings

from stellwerk.boards import (
    BoardError,
    Mistake,
    check_board,
    load_board,
    shipped_boards,
    shipped_text,
)
from stellwerk.boards.lines import Lines
from stellwerk.games.ticket.board.schema import TicketBoard

from .mistaken_text import Changes, changed, changes, check_stand_in

GOOD = """\
format = 1
family = "ticket"
id = "ticket-little"
title = "Little"
players = [2, 2]
trains = 10
stations = 0
countries = [{ id = "sea", name = "Sea" }]
cities = [
  { id = "ada", name = "Ada", lon = 1, lat = 2.5 },

  # the middle
  { id = "bo", name = "Bo", lon = 1, lat = 3 },
  { id = "cy", name = "Cy", lon = 2, lat = 3 },
  { id = "port", name = "Port", lon = 2, lat = 4, country = "sea" },
]
routes = [
  { id = "ada_bo", a = "ada", b = "bo", length = 2, color = "red" },
  { id = "ada_bo_2", a = "bo", b = "ada", length = 2, color = "blue", double_of = "ada_bo" },
  { id = "bo_cy", a = "bo", b = "cy", length = 3, color = "gray", kind = "ferry", locomotives = 1 },
  { id = "cy_port", a = "cy", b = "port", length = 1, color = "gray", kind = "tunnel" },
]
tickets = [
  { id = "t1", a = "ada", b = "cy", points = 5, tags = ["base"] },
  { id = "t2", from = "ada", to = { sea = 6 }, tags = ["base"], big_city = true },
  { id = "t3", a = "bo", b = "cy", points = 3, tags = ["extra"] },
]

[provenance]
sources = ["made up"]

[cards]
pink = 4
white = 4
blue = 4
yellow = 4
orange = 4
black = 4
red = 4
green = 4
locomotive = 4

[points]
1 = 1
2 = 2
3 = 4

[rules]
locomotives = "anywhere"
row_locomotive = "whole-turn"
second_track_from = 4
unkept_tickets = "under-deck"

[[ticket_sets]]
id = "base"
tags = ["base"]
regular = 1
keep = 1
unkept_at_start = "under-deck"
draw = 1
longest_path = 10

[[bonus_tickets]]
id = "extra"
"""

# What stands in the good file, what replaces it, where the mistake is, what its text says.
MISTAKES = [
    ("format = 1", "format = 2", 1, '"format" must be 1, not 2'),
    ('"ticket"', '"train"', 2, "the families are: ticket, trans"),
    ('"ticket-little"', '"Ticket Little"', 3, "small letters a to z, digits, _ and - only"),
    ('"Little"', '""', 4, "must be a text that is not empty"),
    ("[2, 2]", "[2, 6]", 5, 'entry 2 of "players" must be a whole number from 2 to 5, not 6'),
    ("[2, 2]", "[2]", 5, "must be a list of 2 entries"),
    ("[2, 2]", "[2, 1]", 5, "from 2 to 5, not 1"),
    ("[2, 2]", "[3, 2]", 5, "write the fewest players first: players = [2, 3]"),
    ("trains = 10", "trains = 61", 6, "from 1 to 60, not 61"),
    ("trains = 10", "", 1, 'the key "trains" is missing'),
    ("stations = 0", "stations = true", 7, "must be a whole number from 0 to 3, not true"),
    ("stations = 0", "stations = 0xFFFFFFFFFFFFFFFFFF", 7, "not a huge number"),
    ("stations = 0", "station = 0", 7, 'the key "station" is not known here; did you mean "st'),
    ('name = "Sea" }', 'name = "Sea" }, { id = "ice", name = "Ice" }', 8, "no border exit leads"),
    ("lat = 2.5", "lat = nan", 10, '"lat" must be a number from -90 to 90, not nan'),
    ("lat = 2.5", "lat = '2.5'", 10, 'not "2.5"'),
    ('"Bo", lon = 1, lat', '"Bo", lon = 1, height = 3, lat', 13, "keys known here are: id, name"),
    ('{ id = "cy",', '{ id = "bo",', 14, 'the id "bo" is taken by the city on line 13'),
    ('{ id = "cy",', '{ id = "sea",', 8, 'the id "sea" is taken by the city on line 14'),
    ("stations = 0", 'stations = 0\nbig_cities = ["ada", "boo"]', 8, 'no city "boo"; did you mean'),
    ('country = "sea"', 'country = "se"', 15, 'no country "se"; did you mean "sea"?'),
    ('country = "sea"', 'country = "moon"', 15, "the countries are: sea"),
    ('a = "ada", b = "bo", length', 'a = "adda", b = "bo", length', 18, 'did you mean "ada"?'),
    ('a = "ada", b = "bo", length', 'a = "x", b = "bo", length', 18, "cities are: ada, bo, cy"),
    ('a = "ada", b = "bo", length', 'a = "bo", b = "bo", length', 18, 'both ends are "bo"'),
    ('length = 2, color = "red"', 'length = 0, color = "red"', 18, "from 1 to 9, not 0"),
    ('length = 2, color = "red"', 'length = -2, color = "red"', 18, "from 1 to 9, not -2"),
    ('length = 2, color = "red"', 'length = 10, color = "red"', 18, "from 1 to 9, not 10"),
    ('length = 2, color = "red"', 'color = "red"', 18, 'the key "length" is missing'),
    ('color = "red"', 'color = "grey"', 18, '"white", "yellow", not "grey"'),
    ('id = "ada_bo_2"', 'id = "bo_cy"', 20, 'the id "bo_cy" is taken by the route on line 19'),
    ('double_of = "ada_bo"', 'double_of = "ada_b"', 19, 'no route "ada_b"; did you mean'),
    ('double_of = "ada_bo"', 'double_of = "ada_bo_2"', 19, "cannot be its own second track"),
    ('double_of = "ada_bo"', 'double_of = "bo_cy"', 19, '"bo_cy" joins other cities'),
    ('length = 2, color = "blue"', 'length = 1, color = "blue"', 19, "has length 2, not 1"),
    (', double_of = "ada_bo"', "", 19, 'write double_of = "ada_bo"'),
    ('color = "red" }', 'color = "red", double_of = "ada_bo_2" }', 18, "is a second track itself"),
    ('kind = "ferry"', 'kind = "boat"', 20, 'must be one of "ferry", "normal", "tunnel"'),
    (", locomotives = 1", "", 20, "a ferry needs locomotives = 1 or more"),
    ("locomotives = 1 }", "locomotives = 4 }", 20, "the route has only 3 spaces"),
    ('"gray", kind = "ferry"', '"red", kind = "ferry"', 20, 'write color = "gray"'),
    (
        'kind = "tunnel"',
        'kind = "tunnel", locomotives = 1',
        21,
        "only a ferry asks for locomotives",
    ),
    ('a = "cy", b = "port"', 'a = "cy", b = "bo"', 15, "no route leads to this city"),
    ('b = "cy", length', 'b = "ada", length', 14, "to the rest of the net: cy, port"),
    ('a = "bo", b = "cy", length', 'a = "bo", b = "port", length', 15, "lead to one city only"),
    ('a = "ada", b = "cy"', 'a = "ada", b = "ci"', 24, 'there is no city "ci"'),
    ('a = "ada", b = "cy"', 'a = "cy", b = "cy"', 24, "they must be two different cities"),
    ('b = "cy", points = 5', 'b = "cy"', 24, 'the key "points" is missing'),
    ("points = 5", "points = 0", 24, "from 1 to 255, not 0"),
    ("points = 5", "points = 5, to = { sea = 1 }", 24, "either a, b and points, or from and to"),
    ('points = 5, tags = ["base"]', 'points = 5, tags = ["bass"]', 24, "are: base, extra"),
    ('from = "ada"', 'from = "nowhere"', 25, 'there is no city or country "nowhere"'),
    ('from = "ada"', 'from = "sea"', 25, 'both starts and ends in "sea"'),
    ("{ sea = 6 }", "{ bo = 6 }", 25, 'there is no country "bo"; the countries are: sea'),
    ("{ sea = 6 }", "{ sea = -6 }", 25, "from 1 to 255, not -6"),
    ("{ sea = 6 }", "{ }", 25, "no destination; the countries are: sea"),
    ('["extra"] }', '["extra", 3] }', 26, 'entry 2 of "tags" must be a text in quotes, not 3'),
    ('sources = ["made up"]', "", 29, 'the key "sources" is missing'),
    ("pink = 4\n", "", 32, 'the number of "pink" cards is missing'),
    ("pink = 4", "purple = 4", 33, '"purple" must be one of "black", "blue"'),
    ("pink = 4", "pink = 190", 32, "there are 222 train cards; at most 200"),
    ("[2, 2]", "[2, 2.0]", 5, "must be a whole number from 2 to 5, not 2.0"),
    ("3 = 4\n", "", 20, "[points] says nothing about length 3; the lengths with points are: 1, 2"),
    ("3 = 4\n", "3 = 4\nten = 4\n", 47, 'the key "ten" must be a whole number from 1 to 9'),
    ('"anywhere"', '"nowhere"', 49, '"anywhere", "tunnels", not "nowhere"'),
    ('"anywhere"', '"tunnels"', 20, "nobody could ever claim this ferry"),
    ('tags = ["base"]\nregular', "tags = []\nregular", 56, "name at least one tag"),
    ("regular = 1", "regular = 2", 57, "2 players with 2 each need 4 regular tickets, but the set"),
    ("regular = 1", "big_city_only = true\nregular = 1", 58, "but the set has 1"),
    ("regular = 1", "regular = 1\nlong = 1", 58, "need 2 long tickets, but the set has 0"),
    ("keep = 1", "keep = 6", 58, "from 1 to 5, not 6"),
    ("draw = 1", "draw = 6", 60, "from 1 to 5, not 6"),
    ("regular = 1", "regular = 6", 57, "from 0 to 5, not 6"),
    ("longest_path = 10", "longest_path = 256", 61, "from 0 to 255, not 256"),
    ("points = 5", "points = 256", 24, "from 1 to 255, not 256"),
    ("keep = 1", "keep = 2", 58, "nobody can keep 2 tickets when only 1"),
    ("keep = 1", "keep = 1\ntwo_steps = true", 59, "two steps need long = 1 or more"),
    ('"under-deck"\ndraw', '"burn"\ndraw', 59, '"shuffled-under-deck", "under-deck", not'),
    ('id = "extra"', 'id = "extras"', 64, 'no ticket has the tag "extras"; did you mean'),
    ('id = "extra"', 'id = "base"', 64, "the option would change nothing"),
    ('id = "extra"', 'id = "extra"\nroutes = []', 65, "move it above the first line that begins"),
    ("[rules]", "[rules", 48, "this is not valid TOML"),
    ("trains = 10", "trains = 10\ntrains = 11", 7, "this is not valid TOML: Cannot overwrite"),
    ('id = "extra"', 'id = """extra', 64, "this is not valid TOML"),
    ("trains = 10", "trains = " + "[" * 9000, 6, "nested far too deeply"),
    ("trains = 10", "trains = " + "9" * 5000, 1, "this is not valid TOML"),
]


def places_of(value: object, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    """All places of a parsed TOML text."""
    children: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        children = list(value.items())
    elif isinstance(value, list):
        children = list(enumerate(value))
    places = {path} if path else set()
    return places.union(*(places_of(child, (*path, key)) for key, child in children))


def mistakes_in(file: Path) -> list[Mistake]:
    try:
        load_board(file)
    except BoardError as error:
        return error.mistakes
    return []


def test_a_mistake_says_in_which_part_of_the_board_it_is() -> None:
    broken = GOOD.replace("length = 3", "length = 12").replace('"anywhere"', '"x"')
    broken = broken.replace('{ id = "t1", ', "{ ").replace("trains = 10", "trains = 0")
    wheres = [mistake.where for mistake in check_board(broken, "my.toml")]
    assert wheres == ["the board", 'route "bo_cy"', "ticket 1", "[rules]"]


def test_several_mistakes_are_all_reported_in_the_order_of_the_lines() -> None:
    broken = GOOD
    for old, new in (
        ("stations = 0", "stations = -1"),
        ("length = 3", "length = 12"),
        ('b = "port"', 'b = "prt"'),
        ('b = "cy", points = 5', 'b = "ada", points = "5"'),
        ("draw = 1", "draw = 0"),
    ):
        broken = broken.replace(old, new, 1)
    assert [mistake.line for mistake in check_board(broken, "my.toml")] == [7, 20, 21, 24, 24, 60]


def test_one_row_can_have_several_mistakes() -> None:
    broken = GOOD.replace('b = "bo", length = 2', 'b = "boo", length = 12', 1)
    messages = [mistake.message for mistake in check_board(broken, "my.toml")]
    assert len(messages) == 2
    assert 'there is no city "boo"' in messages[0] + messages[1]


def test_a_misspelt_end_of_a_route_is_not_reported_as_a_lonely_city_too() -> None:
    assert len(check_board(GOOD.replace('b = "port"', 'b = "prt"'), "my.toml")) == 1


def test_a_net_in_two_parts_of_equal_size_names_the_part_that_comes_later() -> None:
    broken = GOOD.replace('a = "bo", b = "cy", length', 'a = "bo", b = "ada", length')
    (mistake,) = check_board(broken, "my.toml")
    assert (mistake.where, mistake.line) == ('city "cy"', 14)


def test_a_board_of_too_many_cities_or_a_third_track_is_refused() -> None:
    city = '  { id = "c%d", name = "C", lon = 1, lat = 1 },\n'
    crowd = "".join(city % number for number in range(61))
    mistakes = check_board(GOOD.replace("cities = [\n", "cities = [\n" + crowd), "my.toml")
    assert "must be a list of at most 64, not a list of 65" in mistakes[0].message
    assert (mistakes[0].line, len(mistakes)) == (9, 62)
    third = (
        '{ id = "third", a = "ada", b = "bo", length = 2, color = "red", double_of = "ada_bo" },'
    )
    (mistake,) = check_board(GOOD.replace('  { id = "bo_cy"', third + '\n  { id = "bo_cy"'), "m")
    assert '"ada_bo" already has the second track "ada_bo_2"' in mistake.message


def test_lists_of_tables_give_the_same_mistakes_as_lists_in_brackets() -> None:
    routes = tomllib.loads(GOOD)["routes"]
    start, end = GOOD.index("routes = ["), GOOD.index("tickets = [")
    blocks = ""
    for route in routes:
        pairs = "".join(f"{key} = {value!r}\n" for key, value in route.items())
        blocks += f"\n# a comment\n[[routes]]\n{pairs}"
    text = GOOD[:start] + GOOD[end:] + blocks
    assert check_board(text, "my.toml") == []
    (mistake,) = check_board(text.replace("length = 1\n", "length = 11\n"), "my.toml")
    assert text.splitlines()[mistake.line - 1] == "length = 1"


TOML_SAMPLES = [
    "a = 1\r\n\r\nb = [1, 2,\r\n  3 ]\r\n",
    '"a b".c = "]"  # }\n[x."y.z"]\nk = """\n[no]\n"""\nn = 1\n',
    "[[r]]\nid = 1\n[[r.s]]\nq = '#'\n[r.t]\nu = 1979-05-27 07:32:00\n[[r]]\nid = 2\n",
    "a = [\n # one\n { b = [[], [1]], c = { d = '''x\n''' } }, # two\n\n {},\n]\n",
    'a = "\\"\\\\" # "\nb = """""x\\""""""\nc = {}\nd = []\n',
]


@pytest.mark.parametrize("text", [*TOML_SAMPLES, GOOD])
def test_the_locator_finds_exactly_the_places_the_parser_finds(text: str) -> None:
    assert set(Lines.of_text(text).places) == places_of(tomllib.loads(text))


@pytest.mark.parametrize("board_id", shipped_boards("ticket"))
def test_the_locator_finds_every_row_of_the_shipped_ticket_boards(board_id: str) -> None:
    text = shipped_text(board_id)
    lines, rows = Lines.of_text(text), text.splitlines()
    for position, route in enumerate(tomllib.loads(text)["routes"]):
        assert f'id = "{route["id"]}"' in rows[lines.line(("routes", position, "length")) - 1]


def test_the_locator_counts_over_comments_blank_lines_and_long_texts() -> None:
    lines = Lines.of_text(TOML_SAMPLES[1])
    assert lines.line(("a b", "c")) == 1
    assert lines.line(("x", "y.z")) == 2
    assert lines.line(("x", "y.z", "n")) == 6
    assert Lines.of_text(TOML_SAMPLES[2]).line(("r", 1, "id")) == 8
    assert Lines.of_text(TOML_SAMPLES[3]).line(("a", 1)) == 6


def test_an_error_tells_the_first_mistake_and_how_many_more() -> None:
    first, second = Mistake("m", 2, "the board", "too small"), Mistake("m", 3, "the board", "x")
    assert str(BoardError([first])) == "m, line 2, the board: too small"
    assert str(BoardError([first, second])).endswith("too small (and 1 more mistake)")
    assert str(BoardError([first, second, second])).endswith("(and 2 more mistakes)")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"", b"\x00", b'family = "ticket"', b"a = 1\n\n\xe9"]
)
def test_a_file_that_is_no_board_is_a_board_error(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(content)
    with pytest.raises(BoardError, match=r"^my\.toml, line \d"):
        load_board(file)


def test_a_folder_or_a_missing_file_is_a_board_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml", "nul\0.toml"):
        with pytest.raises(BoardError):
            load_board(path)


def test_a_good_file_loads(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("\ufeff" + GOOD, encoding="utf-8")
    board = load_board(file)
    assert isinstance(board, TicketBoard)
    assert [ticket.start for ticket in board.tickets] == ["ada", "ada", "bo"]


@settings(max_examples=300, deadline=None)
@given(changes('"ada"'))
def test_no_change_of_values_makes_the_loader_fail_in_another_way(
    tmp_path_factory: pytest.TempPathFactory, made: Changes
) -> None:
    text = changed(GOOD, made)
    file = tmp_path_factory.getbasetemp() / "changed.toml"
    file.write_text(text, encoding="utf-8")
    check_stand_in(text, mistakes_in(file))
