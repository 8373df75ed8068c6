"""Pictures look like the pages: the same colours, shapes and drawings."""

import re
from pathlib import Path

from stellwerk.pictures.looks import CARD_SYMBOLS, ICONS, SEAT_SHAPES
from stellwerk.pictures.theme import ALIKE, PAIRS

THEME = Path(__file__).parents[2] / "web" / "src" / "theme"


def test_colours_are_those_of_the_pages() -> None:
    css = (THEME / "tokens.css").read_text("utf-8")
    pairs = dict(re.findall(r"--([\w-]+): light-dark\((.+)\);", css))
    for name, (light, dark) in PAIRS.items():
        assert pairs[name] == f"{light}, {dark}", name
    alike = dict(re.findall(r"--([\w-]+): (#\w+);", css))
    for name, colour in ALIKE.items():
        assert alike[name] == colour, name


def test_shapes_are_those_of_the_pages() -> None:
    for file, shapes in (("players", SEAT_SHAPES), ("cards", CARD_SYMBOLS), ("icons", ICONS)):
        source = (THEME / f"{file}.ts").read_text("utf-8")
        for name, path in shapes.items():
            assert re.search(rf'\b{name}:\s*"{re.escape(path)}"', source), name
