"""Every mistake in a Trans board file is found, on its line, in words that help."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from stellwerk.boards import board_from_text, check_board, load_board
from stellwerk.games.trans.board.schema import TransBoard

from .mistaken_text import Changes, changed, changes, check_stand_in

GOOD = """\
format = 1
family = "trans"
id = "trans-little"
title = "Little"
players = [2, 2]
rails = 20
target = 5
cities = [
  { id = "b1", name = "B1", at = "r0c1", colour = "brown", lon = 1, lat = 2.5 },
  { id = "b2", name = "B2", at = "r0c3", colour = "brown", lon = 1, lat = 2 },
  { id = "b3", name = "B3", at = "r0c5", colour = "brown", lon = 1, lat = 2 },
  { id = "w1", name = "W1", at = "r0c7", colour = "white", lon = 1, lat = 2 },
  { id = "w2", name = "W2", at = "r1c0", colour = "white", lon = 1, lat = 2 },
  { id = "w3", name = "W3", at = "r1c2", colour = "white", lon = 1, lat = 2 },
  # the middle
  { id = "p1", name = "P1", at = "r1c4", colour = "pink", lon = 1, lat = 2 },
  { id = "p2", name = "P2", at = "r1c6", colour = "pink", lon = 1, lat = 2 },
  { id = "p3", name = "P3", at = "r1c8", colour = "pink", lon = 1, lat = 2 },
  { id = "o1", name = "O1", at = "r2c1", colour = "orange", lon = 1, lat = 2 },
  { id = "o2", name = "O2", at = "r2c3", colour = "orange", lon = 1, lat = 2 },
  { id = "o3", name = "O3", at = "r2c5", colour = "orange", lon = 1, lat = 2 },
  { id = "t1", name = "T1", at = "r2c7", colour = "turquoise", lon = 1, lat = 2 },
  { id = "t2", name = "T2", at = "r3c0", colour = "turquoise", lon = 1, lat = 2 },
  { id = "t3", name = "T3", at = "r3c2", colour = "turquoise", lon = 1, lat = 2 },
]
lines = [
  { a = "r0c1", b = "r0c3", terrain = "water", feature = "Lake" },
  { a = "r1c2", b = "r0c3", terrain = "mountain" },
  { a = "r0c5", b = "r1c4", terrain = "ferry", confidence = "assumed" },
]

[provenance]
sources = ["made up"]

[net]
rows = [
  [1, 3, 5, 7],
  [0, 2, 4, 6, 8],
  [1, 3, 5, 7],
  [0, 2, 4],
]

[scoring]
base = [4, 2, 1]
card_1 = [4, 4]
card_2 = [1]

[geo_fit]
lon0 = 1
lat0 = 2.0
x = [1, 2, 3, 4, 5, 6.5]
y = [1, 2, 3, 4, 5, -6]
"""

# What stands in the good file, what replaces it, where the mistake is, what its text says.
MISTAKES = [
    ('"trans"', '"trains"', 2, "the families are: ticket, trans"),
    ('"trans-little"', '"Trans Little"', 3, "small letters a to z, digits, _ and - only"),
    ('"Little"', '""', 4, "must be a text that is not empty"),
    ("[2, 2]", "[2, 7]", 5, 'entry 2 of "players" must be a whole number from 2 to 6, not 7'),
    ("[2, 2]", "[1, 2]", 5, 'entry 1 of "players" must be a whole number from 2 to 6, not 1'),
    ("[2, 2]", "[6, 2]", 5, "write the fewest players first: players = [2, 6]"),
    ("rails = 20", "rails = 0", 6, '"rails" must be a whole number from 1 to 255, not 0'),
    ("rails = 20", "rail = 20", 6, 'the key "rail" is not known here; did you mean "rails"?'),
    ("target = 5", "target = -5", 7, '"target" must be a whole number from 1 to 255, not -5'),
    ("target = 5\n", "", 1, 'the key "target" is missing'),
    # cities
    ("lat = 2.5", "lat = 95", 9, '"lat" must be a number from -90 to 90, not 95'),
    ('id = "b2"', 'id = "b1"', 10, 'the id "b1" is taken by the city on line 9'),
    ('at = "r0c5"', 'at = "r0c3"', 11, '"r0c3" is taken by the city on line 10'),
    ('at = "r0c5"', 'at = "r9c9"', 11, 'there is no crossing "r9c9"; the crossings are: r0c1'),
    ('at = "r0c5"', 'at = "r00c5"', 11, 'there is no crossing "r00c5"; did you mean "r0c5"?'),
    ('at = "r0c5"', "at = 5", 11, '"at" must be a text in quotes, not 5'),
    (
        'colour = "white"',
        'colour = "blue"',
        12,
        '"brown", "orange", "pink", "turquoise", "white", not "blue"',
    ),
    ('colour = "white"', 'color = "white"', 12, 'did you mean "colour"?'),
    (
        'colour = "white"',
        'colour = "pink"',
        8,
        "the same number of cities; now there are: 3 brown, 2 white, 4 pink, 3 orange, 3 turq",
    ),
    (
        'colour = "white"',
        'colour = "white", dashed = true',
        8,
        "the same number of dashed cities; now there are: 0 brown, 1 white, 0 pink",
    ),
    (
        'colour = "white"',
        'colour = "white", dashed = true',
        8,
        "2 players need 3 cities of every colour, one each and one left over; "
        "not counting dashed ones, there are 3 brown, 2 white",
    ),
    ('colour = "white"', 'colour = "white", dashed = 1', 12, '"dashed" must be true or false'),
    ("[2, 2]", "[2, 3]", 8, "3 players need 4 cities of every colour"),
    ("[2, 2]", "[4, 6]", 8, "6 players need 7 cities of every colour"),
    # lines
    ('"water"', '"lava"', 27, 'one of "ferry", "mountain", "tunnel", "water", not "lava"'),
    ('"water"', '"plain"', 27, 'not "plain"'),
    ('b = "r0c3", terrain = "water"', 'b = "r0c4", terrain = "water"', 27, 'no crossing "r0c4"'),
    ('a = "r1c2", b', 'a = "r0c3", b', 28, 'both ends are "r0c3"; they must be two different cro'),
    (
        'a = "r1c2", b = "r0c3"',
        'a = "r1c2", b = "r0c5"',
        28,
        '"r1c2" and "r0c5" are not neighbours; the neighbours of "r1c2" are: '
        "r0c1, r0c3, r1c0, r1c4, r2c1, r2c3",
    ),
    (
        'a = "r1c2", b = "r0c3"',
        'a = "r0c3", b = "r0c1"',
        28,
        "this one is listed already, on line 27 of the file",
    ),
    ('confidence = "assumed"', 'confidence = "sure"', 29, 'not "sure"'),
    ('a = "r0c5", ', "", 29, 'the key "a" is missing'),
    # the net
    ("  [1, 3, 5, 7],\n", "  [1, 3, 5, 5, 7],\n", 37, "column 5 stands twice in this row"),
    ("  [1, 3, 5, 7],\n", "  [1, 5, 3, 7],\n", 37, "from west to east: 3 must not come after 5"),
    ("  [1, 3, 5, 7],\n", "  [1, 3, 4, 5, 7],\n", 37, "4 is even, but the row begins with 1"),
    ("[0, 2, 4, 6, 8]", "[1, 3, 5, 7]", 38, "this row and the row above both have odd columns"),
    ("[0, 2, 4, 6, 8]", "[]", 38, 'entry 2 of "rows" must be a list of at least 1'),
    ("[0, 2, 4, 6, 8]", "[0, 2, -4]", 38, 'entry 3 of entry 2 of "rows" must be a whole number'),
    ("[0, 2, 4, 6, 8]", "8", 38, 'entry 2 of "rows" must be a list, not 8'),
    ("[0, 2, 4]", "[0, 2, 4, 20]", 40, "to the rest of the net: r3c20"),
    ("[net]\nrows", "[net]\nlines = []\nrows", 36, "move it above the first line that begins with"),
    # scoring and the rest
    ("base = [4, 2, 1]", "base = []", 44, '"base" must be a list of at least 1'),
    ("base = [4, 2, 1]", "base = [4, 2, 3]", 44, "2 missing rails would get 3 points, 1 only 2"),
    ("card_1 = [4, 4]", "card_1 = [4, 5]", 45, "1 missing rails would get 5 points, 0 only 4"),
    ("card_1 = [4, 4]", "card_1 = [4, -4]", 45, 'entry 2 of "card_1" must be a whole number'),
    ("card_2 = [1]", "card_2 = [0]", 46, "the winner of a round and must be 1 or more"),
    ("card_2 = [1]\n", "", 43, 'the key "card_2" is missing'),
    ("lat0 = 2.0", "lat0 = inf", 50, '"lat0" must be a number from -90 to 90, not inf'),
    ("[1, 2, 3, 4, 5, 6.5]", "[1, 2]", 51, '"x" must be a list of 6 entries, not a list of 2'),
]


def with_more_cities(each: int, dashed: int) -> str:
    """The good board with a long row below it, `each` more cities of every colour there."""
    places = iter(range(1, 200, 2))
    rows = "".join(
        f'  {{ id = "{colour}-{number}", name = "X", at = "r4c{next(places)}", colour = "{colour}",'
        f" dashed = {'true' if number < dashed else 'false'}, lon = 1, lat = 2 }},\n"
        for colour in ("brown", "white", "pink", "orange", "turquoise")
        for number in range(each)
    )
    longer = "  [0, 2, 4],\n  " + str(list(range(1, 10 * each, 2))) + ",\n"
    return GOOD.replace("]\nlines", rows + "]\nlines").replace("  [0, 2, 4],\n", longer)


def test_a_mistake_says_in_which_part_of_the_board_it_is() -> None:
    broken = GOOD.replace('id = "w1"', 'id = "W1"').replace('"water"', '"lava"')
    broken = broken.replace('a = "r0c5", ', "").replace("[0, 2, 4, 6, 8]", "[0, 2, 4, 8, 6]")
    broken = broken.replace("card_2 = [1]", "card_2 = [0]").replace("rails = 20", "rails = 0")
    wheres = [mistake.where for mistake in check_board(broken, "my.toml")]
    lines = ['rail line "r0c1-r0c3"', "rail line 3"]
    assert wheres == ["the board", 'city "W1"', *lines, "[net]", "[scoring]"]


def test_several_mistakes_are_all_reported_in_the_order_of_the_lines() -> None:
    broken = GOOD
    for old, new in (
        ("rails = 20", "rails = -1"),
        ('at = "r0c5"', 'at = "r9c9"'),
        ('"mountain"', '"hill"'),
        ("base = [4, 2, 1]", "base = [4, 2, 9]"),
        ("[1, 2, 3, 4, 5, -6]", "[]"),
    ):
        broken = broken.replace(old, new, 1)
    assert [mistake.line for mistake in check_board(broken, "m")] == [6, 11, 28, 44, 52]


def test_two_lines_listed_twice_under_different_names_of_their_ends_are_the_same() -> None:
    twice = '  { a = "r0c3", b = "r1c2", terrain = "water" },\n]\n\n[prov'
    (mistake,) = check_board(GOOD.replace("]\n\n[prov", twice), "my.toml")
    assert (mistake.line, mistake.where) == (30, 'rail line "r0c3-r1c2"')
    assert "on line 28" in mistake.message


def test_a_wrong_row_is_not_reported_as_a_cut_off_net_too() -> None:
    (mistake,) = check_board(GOOD.replace("  [0, 2, 4],\n", "  [0, 2, 1, 4],\n"), "my.toml")
    assert "from west to east" in mistake.message
    broken = GOOD.replace("[0, 2, 4, 6, 8]", "[0, 2, true]")
    assert [mistake.line for mistake in check_board(broken, "my.toml")] == [38]


def test_a_net_in_two_parts_names_the_smaller_one() -> None:
    (mistake,) = check_board(GOOD.replace("[0, 2, 4],", "[0, 2, 4, 14, 16],"), "my.toml")
    assert mistake.message.endswith("to the rest of the net: r3c14, r3c16")
    assert (mistake.line, mistake.where) == (40, "[net]")


def test_a_long_list_of_cut_off_crossings_is_cut_short() -> None:
    island = ", ".join(str(column) for column in range(14, 44, 2))
    (mistake,) = check_board(GOOD.replace("[0, 2, 4],", f"[0, 2, 4, {island}],"), "my.toml")
    assert mistake.message.endswith("r3c34, r3c36 and 3 more")


def test_a_net_with_too_many_crossings_is_refused_and_not_searched_further() -> None:
    wide = str(list(range(0, 500, 2)))
    (mistake,) = check_board(GOOD.replace("[0, 2, 4, 6, 8]", wide), "my.toml")
    assert mistake.message == "the net has 261 crossings; at most 256 are allowed"
    assert (mistake.line, mistake.where) == (36, "[net]")


def test_a_net_with_too_many_lines_is_refused() -> None:
    start, end = GOOD.index("rows = ["), GOOD.index("[scoring]")
    rows = [list(range((row + 1) % 2, 32, 2)) for row in range(16)]
    (mistake,) = check_board(f"{GOOD[:start]}rows = {rows}\n{GOOD[end:]}", "my.toml")
    assert mistake.message == "the net has 705 lines; at most 640 are allowed"


def test_more_than_64_cities_are_refused() -> None:
    mistakes = check_board(with_more_cities(10, 0), "my.toml")
    assert [mistake.message for mistake in mistakes] == [
        '"cities" must be a list of at most 64, not a list of 65'
    ]


@pytest.mark.parametrize(
    ("players", "each", "dashed", "words"),
    [
        ("[2, 6]", 4, 2, ""),
        ("[2, 6]", 4, 3, ""),
        ("[2, 6]", 4, 4, "3 players need 4 cities of every colour"),
        ("[2, 6]", 3, 2, "6 players need 7 cities of every colour"),
        ("[2, 5]", 3, 2, ""),
        ("[2, 3]", 3, 2, ""),
        ("[2, 2]", 3, 3, ""),
        ("[4, 6]", 4, 4, ""),  # too few for 3 players, but 3 never play
    ],
)
def test_everybody_gets_a_city_of_each_colour_and_one_is_left_over(
    players: str, each: int, dashed: int, words: str
) -> None:
    text = with_more_cities(each, dashed).replace("[2, 2]", players)
    messages = [mistake.message for mistake in check_board(text, "my.toml")]
    assert len(messages) == (1 if words else 0), messages
    assert all(words in message for message in messages)


def test_a_good_file_loads_with_its_lines_in_board_order(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(GOOD, encoding="utf-8")
    board = load_board(file)
    assert isinstance(board, TransBoard)
    assert board.crossings[:5] == ["r0c1", "r0c3", "r0c5", "r0c7", "r1c0"]
    assert board.line_ids[:4] == ["r0c1-r0c3", "r0c1-r1c0", "r0c1-r1c2", "r0c3-r0c5"]
    marked = [line for line in board.all_lines if line.terrain != "plain"]
    assert marked == [
        ("r0c1-r0c3", "r0c1", "r0c3", "water", 2),
        ("r0c3-r1c2", "r0c3", "r1c2", "mountain", 2),
        ("r0c5-r1c4", "r0c5", "r1c4", "ferry", 1),
    ]


@settings(max_examples=300, deadline=None)
@given(changes('"r0c1"'))
def test_no_change_of_values_makes_the_loader_fail_in_another_way(made: Changes) -> None:
    text = changed(GOOD, made)
    mistakes = check_board(text, "changed.toml")
    check_stand_in(text, mistakes)
    if not mistakes:
        board = board_from_text(text, "changed.toml")
        assert isinstance(board, TransBoard)
        assert board.all_lines
