"""Every mistake in a Wensleydale board file is found, on its line, in words that help."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from stellwerk.boards import board_from_text, check_board, load_board
from stellwerk.games.wensleydale.board.schema import WensleydaleBoard

from .mistaken_text import Changes, changed, changes, check_stand_in

SHAPE = "polygon = [[0, 0], [9, 0], [9, 9.5]]"
LINE = "x = 1, y = 2, angle = 45, line = [[0, 0], [9, 9]]"
GOOD = f"""\
format = 1
family = "wensleydale"
id = "little"
title = "Little"
players = [2, 2]
goods = {{ plain = "cheese", hill = "stone" }}
companies = {{ red = "Red", green = "Green" }}
size = [100, 50]
areas = [
  {{ id = "red", name = "R", terrain = "plain", town = "company", company = "red", x = 1, y = 2, {SHAPE} }},
  {{ id = "green", name = "G", terrain = "valley", town = "company", company = "green", x = 1, y = 2, {SHAPE} }},
  {{ id = "large", name = "L", terrain = "valley", town = "major", fixed = ["red", "green"], x = 1, y = 2, {SHAPE} }},
  {{ id = "small", name = "S", terrain = "plain", town = "minor", x = 1, y = 2, {SHAPE} }},
  {{ id = "field", name = "F", terrain = "plain", goods = true, x = 1, y = 2, {SHAPE} }},
  {{ id = "hill", name = "H", terrain = "hill", goods = true, x = 1, y = 2, {SHAPE} }},
  {{ id = "dale", name = "D", terrain = "valley", x = 1, y = 2, {SHAPE} }},
  {{ id = "edge", name = "E", terrain = "special", x = 1, y = 2, {SHAPE} }},
]
borders = [
  {{ a = "red", b = "field", {LINE} }},
  {{ a = "field", b = "small", river = "Ouse", {LINE} }},
  {{ a = "small", b = "hill", {LINE} }},
  {{ a = "small", b = "large", {LINE} }},
  {{ a = "large", b = "green", {LINE} }},
  {{ a = "green", b = "dale", {LINE} }},
  {{ a = "dale", b = "edge", {LINE} }},
  {{ a = "red", b = "large", closed = true, {LINE} }},
]
rivers = [
  {{ name = "Ouse", points = [[0, 0], [50, 50]] }},
]

[provenance]
sources = ["made up"]

[connection_bonus]
from = ["red", "field"]
to = ["dale"]

[components]
cubes = 15
tracks = 10
cubes_per_turn = 12
goods = {{ plain = 2, hill = 2 }}
people = {{ red = 2, green = 1, landowner = 2 }}
start = {{ white = 1, brown = 0, red = 1, green = 1 }}

[[sides]]
id = "2"
players = [2, 2]
turns = {{ 2 = 4 }}
tokens = {{ white = 3, brown = 3, red = 2, green = 0 }}
boxes = [{{ least = 3, tokens = 2 }}, {{ least = 3, tokens = 2 }}, {{ least = 2, tokens = 2 }}, {{ least = 2, tokens = 2 }}]
trains = [
  {{ id = "A1", price = 1, passengers = 2, goods = 1, points = 1 }},
  {{ id = "A2", price = 1, passengers = 1, goods = 2, points = 1 }},
  {{ id = "B1", price = 2, passengers = 2, goods = 0, points = 1 }},
  {{ id = "B2", price = 2, passengers = 2, goods = 2, points = 1 }},
  {{ id = "C1", price = 3, passengers = 3, goods = 2, points = 1 }},
  {{ id = "C2", price = 3, passengers = 2, goods = 3, points = 1 }},
]
"""  # noqa: E501

# What stands in the good file, what replaces it, where the mistake is, what its text says.
MISTAKES = [
    ('"wensleydale"', '"wensley"', 2, "the families are: ticket, trans, wensleydale"),
    ("[2, 2]", "[2, 5]", 5, 'entry 2 of "players" must be a whole number from 2 to 4, not 5'),
    ("[2, 2]", "[4, 2]", 5, "write the fewest players first: players = [2, 4]"),
    ('plain = "cheese", ', "", 6, 'the key "plain" is missing'),
    ('plain = "cheese"', 'plane = "cheese"', 6, 'the key "plane" must be one of "hill", "plain"'),
    (', green = "Green"', "", 7, 'the key "green" is missing'),
    (
        'red = "Red"',
        'blue = "Blue", red = "Red"',
        7,
        'the key "blue" must be one of "green", "red"',
    ),
    ("[100, 50]", "[100, 0]", 8, 'entry 2 of "size" must be a whole number from 1 to 10000'),
    ("size = [100, 50]\n", "", 1, 'the key "size" is missing'),
    # areas
    ('"plain", town', '"swamp", town', 10, '"hill", "plain", "special", "valley", not "swamp"'),
    ('town = "company"', 'town = "city"', 10, '"company", "major", "minor", not "city"'),
    ('company = "red"', 'company = "blue"', 10, 'one of "", "green", "red", not "blue"'),
    (', company = "red"', "", 10, 'a company town needs company = "red" or company = "green"'),
    (', company = "red"', "", 7, "the red company has no town; give at least one area town ="),
    ('town = "minor"', 'town = "minor", company = "red"', 13, "only a company town has a company"),
    ('"D", terrain', '"D", company = "red", terrain', 16, "only a company town has a company"),
    ('town = "minor"', 'town = "minor", goods = true', 13, "a town holds people, never goods"),
    (
        '"D", terrain',
        '"D", goods = true, terrain',
        16,
        'and on hills only; here terrain = "valley"',
    ),
    ('"E", terrain', '"E", goods = true, terrain', 17, "here terrain = " + '"special"'),
    ('"H", terrain', '"H", town = "minor", terrain', 15, "a town lies in a plain or a valley"),
    ('["red", "green"], x', '["red", "blue"], x', 12, 'entry 2 of "fixed" must be one of'),
    (
        '["red", "green"], x',
        '["red", "red", "red", "green"], x',
        12,
        "4 printed passengers are too many: this town holds 3 people",
    ),
    ('"D", terrain', '"D", fixed = ["red"], terrain', 16, "in major and minor towns only"),
    ('company = "red", x', 'company = "red", fixed = ["red"], x', 10, "in major and minor towns"),
    ('id = "dale"', 'id = "field"', 16, 'the id "field" is taken by the area on line 14'),
    ('id = "dale"', 'id = "Dale"', 16, "small letters a to z, digits, _ and - only"),
    ('"red", x = 1', '"red", x = 101', 10, "x = 101 lies outside the board, which ends at 100"),
    ("[9, 9.5]", "[9, 59.5]", 10, "y = 59.5 lies outside the board, which ends at 50"),
    ("[9, 9.5]", "[9]", 10, 'entry 3 of "polygon" must be a list of 2 entries'),
    ("[9, 0], [9, 9.5]", "[9, 0]", 10, '"polygon" must be a list of at least 3'),
    # borders and rivers
    (
        'a = "red", b = "field"',
        'a = "read", b = "field"',
        20,
        'no area "read"; did you mean "red"?',
    ),
    (
        'a = "field", b',
        'a = "small", b',
        21,
        'both ends are "small"; they must be two different ar',
    ),
    ('b = "large", closed', 'b = "field", closed', 27, "listed already, on line 20 of the file"),
    ('a = "red", b = "large"', 'a = "green", b = "large"', 27, "listed already, on line 24"),
    ('b = "edge"', 'b = "edge", closed = true', 26, 'no track may touch "edge" anyway'),
    ('b = "hill"', 'b = "hill", closed = true', 22, 'no track may touch "hill" anyway'),
    ('river = "Ouse"', 'river = "Ous"', 21, 'there is no river "Ous"; did you mean "Ouse"?'),
    ('river = "Ouse"', 'river = "Rhein"', 21, "the rivers are: Ouse"),
    ("angle = 45", "angle = 400", 20, '"angle" must be a number from 0 to 360, not 400'),
    ("[50, 50]", "[50, 51]", 30, "y = 51 lies outside the board"),
    (
        "rivers = [\n",
        'rivers = [\n  { name = "Ouse", points = [[0, 0], [5, 5]] },\n',
        31,
        'the name "Ouse" is taken by the river on line 30',
    ),
    # the map
    (
        'a = "dale", b = "edge"',
        'a = "dale", b = "hill"',
        17,
        "this area has no border with another",
    ),
    (
        'a = "large", b = "green", ',
        'a = "large", b = "green", closed = true, ',
        11,
        "no track can join these areas to the rest of the map: green, dale",
    ),
    (
        'b = "dale", ',
        'b = "hill", ',
        16,
        "no track can join these areas to the rest of the map: dale",
    ),
    ('a = "small", b = "hill"', 'a = "dale", b = "hill"', 15, "no major or minor town lies beside"),
    # the bonus
    ('from = ["red", "field"]', 'from = ["fields"]', 37, 'there is no area "fields"; did you mean'),
    ('to = ["dale"]', 'to = ["hill"]', 38, 'no track may touch "hill", so nothing can be joined'),
    ('to = ["dale"]', 'to = ["red"]', 38, '"red" stands under "from" too'),
    ('to = ["dale"]', "to = []", 38, '"to" must be a list of at least 1'),
    ('to = ["dale"]\n', "", 36, 'the key "to" is missing'),
    # components
    ("cubes = 15", "cubes = 0", 41, '"cubes" must be a whole number from 1 to 18, not 0'),
    ("tracks = 10", "tracks = -1", 42, '"tracks" must be a whole number from 1 to 16, not -1'),
    ("cubes_per_turn = 12", "cubes_per_turn = 16", 43, "each player has only 15"),
    (
        "cubes_per_turn = 12",
        "cubes_per_turn = 5",
        43,
        "5 cubes are too few: a bid of 3 with 3 cubes",
    ),
    (
        "{ plain = 2, hill = 2 }",
        "{ plain = 2, hill = 1 }",
        44,
        "2 areas with goods need 4 cubes, 2",
    ),
    ("{ plain = 2, hill = 2 }", "{ plain = 4 }", 44, 'the key "hill" is missing'),
    ("landowner = 2", "landowner = 1", 45, "the towns hold 5 people, but there are 4"),
    (", landowner = 2", "", 45, 'the key "landowner" is missing'),
    (
        '["red", "green"], x',
        '["green", "green"], x',
        45,
        "2 green passengers are printed on the map, but there are 1",
    ),
    ("white = 1, ", "", 46, 'the key "white" is missing'),
    # sides
    ("players = [2, 2]\nturns", "players = [3, 3]\nturns", 48, "no side is for 2 players"),
    ("players = [2, 2]\nturns", "players = [2, 3]\nturns", 50, "the board is for 2 to 2 players"),
    ("players = [2, 2]\nturns", "players = [4, 2]\nturns", 50, "write the fewest players first"),
    (
        "players = [2, 2]\nturns",
        "players = [2, 3]\nturns",
        51,
        "how many turns are there with 3 pl",
    ),
    ("{ 2 = 4 }", "{ 2 = 4, 3 = 4 }", 51, "this side is not for 3 players"),
    ("{ 2 = 4 }", "{ 2 = 0 }", 51, '"2" must be a whole number from 1 to 9, not 0'),
    ("{ 2 = 4 }", "{ two = 4 }", 51, 'the key "two" must be a whole number from 2 to 4'),
    ("white = 3", "white = 4", 52, "9 tokens must fill the boxes exactly, but these have 8 spaces"),
    (", green = 0", "", 52, 'the number of "green" tokens is missing; 0 is allowed'),
    (", { least = 2, tokens = 2 }]", "]", 53, "2 players need 4 boxes, 2 each, but there are 3"),
    ("least = 3", "least = 4", 53, '"least" must be a whole number from 1 to 3, not 4'),
    (
        "tokens = 2 }",
        'tokens = 2, printed = ["white"] }',
        53,
        'other boxes have "printed" points; this one needs some too',
    ),
    ("tokens = 2 }", 'tokens = 2, printed = ["blue"] }', 53, "must be one of"),
    ('id = "A2"', 'id = "A1"', 56, 'the id "A1" is taken by the train on line 55'),
    ('id = "A2"', 'id = "A 2"', 56, "letters a to z and A to Z, digits, _ and - only"),
    (
        '"A2", price = 1',
        '"A2", price = 2',
        54,
        "2 players need 2 trains of price 1, but there are 1",
    ),
    ('"A2", price = 1', '"A2", price = 4', 56, '"price" must be a whole number from 1 to 3, not 4'),
    ("passengers = 2, goods = 0", "passengers = 0, goods = 0", 57, "no place for anything"),
    (
        "[components]\n",
        "[components]\nareas = []\n",
        41,
        "move it above the first line that begins",
    ),
]


def test_a_mistake_says_in_which_part_of_the_board_it_is() -> None:
    broken = GOOD.replace('id = "dale"', 'id = "Dale"').replace('river = "Ouse"', "river = 1")
    broken = broken.replace("[50, 50]", "[50, 51]").replace('to = ["dale"]', 'to = ["hill"]')
    broken = broken.replace("cubes = 15", "cubes = 0").replace('id = "A2"', 'id = "A1"')
    mistakes = check_board(broken.replace('"dale"', '"Dale"'), "my.toml")
    assert [mistake.where for mistake in mistakes] == [
        'area "Dale"',
        'border "field|small"',
        'river "Ouse"',
        "[connection_bonus]",
        "[components]",
        'side "2"',
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('a = "large", b = "green"', 'a = "large", b = "greece"'),
        ('id = "large"', 'id = "Large"'),
        ('"G", terrain = "valley"', '"G", terrain = "swamp"'),
    ],
)
def test_a_wrong_area_or_border_is_not_reported_as_a_cut_off_map_too(old: str, new: str) -> None:
    mistakes = check_board(GOOD.replace(old, new, 1), "my.toml")
    assert mistakes
    assert not any("rest of the map" in mistake.message for mistake in mistakes)


def test_a_hill_without_goods_needs_no_town_beside_it() -> None:
    bare = GOOD.replace('"hill", goods = true', '"hill"')
    assert check_board(bare.replace('a = "small", b = "hill"', 'a = "dale", b = "hill"'), "m") == []


def with_more_fields(columns: int, rows: int) -> str:
    """The good board with a grid of bare plains, joined to the field at one corner."""
    names = [[f"f{row}-{column}" for column in range(columns)] for row in range(rows)]
    areas = "".join(
        f'  {{ id = "{name}", name = "X", terrain = "plain", x = 1, y = 2, {SHAPE} }},\n'
        for row in names
        for name in row
    )
    pairs = [("field", names[0][0])]
    pairs += [(row[at], row[at + 1]) for row in names for at in range(columns - 1)]
    pairs += [
        (names[at][column], names[at + 1][column])
        for at in range(rows - 1)
        for column in range(columns)
    ]
    borders = "".join(f'  {{ a = "{a}", b = "{b}", {LINE} }},\n' for a, b in pairs)
    text = GOOD.replace("]\nborders", f"{areas}]\nborders")
    return text.replace("]\nrivers", f"{borders}]\nrivers")


@pytest.mark.parametrize(
    ("columns", "rows", "message"),
    [
        (10, 10, ""),  # 186 borders with those of the good board
        (10, 11, "205 borders can take a track; at most 192 are allowed"),
        (11, 11, '"areas" must be a list of at most 128, not a list of 129'),
    ],
)
def test_a_board_that_is_too_large_is_refused(columns: int, rows: int, message: str) -> None:
    messages = [mistake.message for mistake in check_board(with_more_fields(columns, rows), "m")]
    assert (message in messages) if message else (messages == [])


def test_a_long_list_of_cut_off_areas_is_cut_short() -> None:
    link = 'a = "f25-0", b = "f26-0"'
    (mistake,) = check_board(with_more_fields(1, 40).replace(link, f"{link}, closed = true"), "m")
    assert "to the rest of the map: f26-0, f27-0" in mistake.message
    assert mistake.message.endswith("f36-0, f37-0 and 2 more")


def test_the_connection_bonus_and_the_rivers_may_be_left_out() -> None:
    start, end = GOOD.index("[connection_bonus]"), GOOD.index("[components]")
    text = (GOOD[:start] + GOOD[end:]).replace('river = "Ouse", ', "")
    start, end = text.index("rivers = ["), text.index("[provenance]")
    board = board_from_text(text[:start] + text[end:], "my.toml")
    assert isinstance(board, WensleydaleBoard)
    assert board.connection_bonus is None
    assert board.rivers == ()


def test_a_good_file_loads_with_its_borders_in_board_order(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(GOOD, encoding="utf-8")
    board = load_board(file)
    assert isinstance(board, WensleydaleBoard)
    buildable = {board.border_id(border): board.cost(border) for border in board.buildable_borders}
    assert list(buildable.items()) == [
        ("red|field", 1),
        ("field|small", 2),
        ("small|large", 2),
        ("large|green", 2),
        ("green|dale", 2),
    ]
    assert board.neighbours("small") == ["field", "hill", "large"]
    assert board.sides_for(2) == ["2"]
    assert board.sides_for(3) == []


@settings(max_examples=300, deadline=None)
@given(changes('"red"'))
def test_no_change_of_values_makes_the_loader_fail_in_another_way(made: Changes) -> None:
    text = changed(GOOD, made)
    mistakes = check_board(text, "changed.toml")
    check_stand_in(text, mistakes)
    if not mistakes:
        board = board_from_text(text, "changed.toml")
        assert isinstance(board, WensleydaleBoard)
        assert board.buildable_borders
